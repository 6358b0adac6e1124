"""Where kernels run outside this process: WebAssembly in Node, the code of another processor in an emulator."""
