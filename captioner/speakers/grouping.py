"""Which pieces of a sound belong together. Pure."""

from collections.abc import Sequence

import numpy as np

from captioner.units import FloatArray


def unit(vector: FloatArray) -> FloatArray:
    """A vector (d,) of length 1; one of zeros stays what it is."""
    return vector / max(float(np.linalg.norm(vector)), 1e-9)


def groups(embeddings: FloatArray, together: float) -> list[list[int]]:
    """Join the two most similar groups, on average over their pieces, while these are `together`.

    Args:
        embeddings: (n, d) of length 1.
        together: least mean cosine of two groups that are joined.

    Returns:
        Rows of each group, the largest group first.
    """
    joined = [[row] for row in range(len(embeddings))]
    similar = embeddings @ embeddings.T  # (groups, groups)
    np.fill_diagonal(similar, -1.0)
    while len(joined) > 1 and similar.max() >= together:
        a, b = sorted(int(at) for at in np.unravel_index(similar.argmax(), similar.shape))
        share = len(joined[a]) / (len(joined[a]) + len(joined[b]))
        mean = share * similar[a] + (1 - share) * similar[b]
        similar[a] = similar[:, a] = mean
        similar[a, a] = -1.0
        similar = np.delete(np.delete(similar, b, 0), b, 1)
        joined[a] += joined.pop(b)
    return sorted((sorted(rows) for rows in joined), key=len, reverse=True)


def best_path(scores: FloatArray, change_cost: float) -> Sequence[int]:
    """The column for each row with the largest sum of scores, less `change_cost` per change.

    Args:
        scores: (n, k), both at least 1.
        change_cost: not negative.
    """
    total = scores[0].copy()  # (k,)
    came_from = np.zeros(scores.shape, np.intp)
    for row, score in enumerate(scores[1:], start=1):
        best = int(total.argmax())
        stays = total >= total[best] - change_cost
        came_from[row] = np.where(stays, np.arange(len(total)), best)
        total = np.where(stays, total, total[best] - change_cost) + score
    path = [int(total.argmax())]
    for row in range(len(scores) - 1, 0, -1):
        path.append(int(came_from[row, path[-1]]))
    return path[::-1]
