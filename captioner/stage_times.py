"""Where the time goes while a segment is transcribed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StageTimes:
    """Wall-clock seconds spent per stage on one segment."""

    mel_s: float
    encode_s: float
    """Encoder alone."""
    decode_s: float
    """Cross-attention keys and values, and all decoder passes."""

    def __add__(self, other: "StageTimes") -> "StageTimes":
        return StageTimes(
            self.mel_s + other.mel_s,
            self.encode_s + other.encode_s,
            self.decode_s + other.decode_s,
        )

    @property
    def total_s(self) -> float:
        """Sum over the stages."""
        return self.mel_s + self.encode_s + self.decode_s
