import { proveLines } from './testing/prove-lines.ts'

proveLines([0, 2, 4, 6])
