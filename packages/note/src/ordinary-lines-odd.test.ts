import { proveLines } from './testing/prove-lines.ts'

proveLines([1, 3, 5, 7])
