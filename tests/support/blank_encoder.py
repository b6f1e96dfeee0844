"""An encoder that hears nothing."""

import numpy as np


class BlankEncoder:
    """Gives as many states as it is asked for, all zeros."""

    def frames_for(self, n_frames):
        return n_frames + n_frames % 2

    def encode(self, mel):
        return np.zeros((mel.shape[1] // 2, 64), np.float32)

    def close(self):
        pass
