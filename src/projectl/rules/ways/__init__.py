"""The ways to run the kernels: interpreted, as a native library, as WebAssembly; one protocol for all of them."""
