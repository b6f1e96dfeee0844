"""Behind the stand-in `hailo_platform`: the simulated machine, for tests alone to import."""
