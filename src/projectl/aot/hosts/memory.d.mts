export type Kernels = {
  about(): string;
  room(size: number): number;
  release(at: number): void;
  write(at: number, bytes: Uint8Array): void;
  read(at: number, size: number): Uint8Array;
  call(name: string, letters: string, ...given: (number | bigint | string)[]): number | bigint | undefined;
};
export function open(module: BufferSource): Promise<Kernels>;
