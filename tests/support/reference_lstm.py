"""The speaker encoder in plain numpy and float64, step by step."""

import numpy as np


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(x, w_input, w_hidden, bias):
    """States (t, d) of x (t, n); the gates stand as torch has them: input, forget, cell, output."""
    d = w_hidden.shape[1]
    hidden, cell = np.zeros(d), np.zeros(d)
    states = []
    for step in x:
        gates = w_input @ step + w_hidden @ hidden + bias
        let_in, forget, new, out = (gates[i * d : (i + 1) * d] for i in range(4))
        cell = sigmoid(forget) * cell + sigmoid(let_in) * np.tanh(new)
        hidden = sigmoid(out) * np.tanh(cell)
        states.append(hidden)
    return np.array(states)


def embedding(mel, tensors):
    """Embedding (256,) of mel (t, 40) by the weights of a checkpoint."""
    weights = {name: np.asarray(value, np.float64) for name, value in tensors.items()}
    x = np.asarray(mel, np.float64)
    for layer in range(3):
        x = lstm(
            x,
            weights[f"lstm.weight_ih_l{layer}"],
            weights[f"lstm.weight_hh_l{layer}"],
            weights[f"lstm.bias_ih_l{layer}"] + weights[f"lstm.bias_hh_l{layer}"],
        )
    raw = np.maximum(weights["linear.weight"] @ x[-1] + weights["linear.bias"], 0)
    return raw / np.linalg.norm(raw)
