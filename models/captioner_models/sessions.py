"""How ONNX Runtime's sessions on the CPU are set up, the same when a model is built and used."""

import onnxruntime as ort


def cpu_options(threads: int, *, arena: bool) -> ort.SessionOptions:
    """Options of a session that stays small and quiet.

    Args:
        threads: inside one call.
        arena: keep freed memory for the next call.
    """
    options = ort.SessionOptions()
    options.intra_op_num_threads = threads
    options.inter_op_num_threads = 1
    options.log_severity_level = 4  # failures come as exceptions; the rest is noise
    # The graphs are written as they are to run. The optimiser finds nothing to do in them, but
    # copies their weights out of the mapped file: 20 MB more for tiny.en.
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.enable_mem_pattern = False  # plans memory per input shape, and ours vary
    options.enable_cpu_mem_arena = arena
    options.add_session_config_entry("session.intra_op.allow_spinning", "0")  # idle costs nothing
    options.add_session_config_entry("session.inter_op.allow_spinning", "0")
    return options
