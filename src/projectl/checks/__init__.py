"""The rules checked by playing: invariants, several ways of running, whole games watched."""
