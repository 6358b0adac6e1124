"""Every condition of every action, once: why it may not be done, or that it may."""
