"""Pictures of the icon in the sizes that desktops ask for."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # pixels, of the hicolor theme


def render(svg: Path, size: int, png: Path) -> None:
    """Draw an SVG file as a square PNG file with a transparent ground.

    Raises:
        ValueError: it is not an SVG file that can be drawn.
        OSError: the PNG file cannot be written.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(svg))
    if not renderer.isValid():
        raise ValueError(f"{svg} cannot be drawn")
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    png.parent.mkdir(parents=True, exist_ok=True)
    if not image.save(str(png)):
        raise OSError(f"{png} cannot be written")


def render_theme(svg: Path, hicolor: Path, name: str, sizes: Iterable[int] = SIZES) -> None:
    """Fill a hicolor theme's folder with `name` in all sizes, and the SVG file itself."""
    for size in sizes:
        render(svg, size, hicolor / f"{size}x{size}/apps/{name}.png")
    scalable = hicolor / f"scalable/apps/{name}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    scalable.write_bytes(svg.read_bytes())
