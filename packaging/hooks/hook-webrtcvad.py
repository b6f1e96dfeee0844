"""For PyInstaller: the module comes in another package than its own hook expects."""

from PyInstaller.utils.hooks import copy_metadata

datas = copy_metadata("webrtcvad-wheels")
