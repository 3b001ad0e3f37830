/** Memory shared by a calculation and its thread while it runs. */
export type RunCells = Int32Array

/** Thousandths done; written by the thread. */
const DONE = 0
/** Whether to stop; read by the thread after each candidate. */
const STOP = 1

export const newRunCells = (): RunCells => new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))

export const thousandthsDone = (cells: RunCells): number => Atomics.load(cells, DONE)
export const tellDone = (cells: RunCells, thousandths: number): void => void Atomics.store(cells, DONE, thousandths)
export const tellToStop = (cells: RunCells): void => void Atomics.store(cells, STOP, 1)
export const isToStop = (cells: RunCells): boolean => Atomics.load(cells, STOP) === 1
