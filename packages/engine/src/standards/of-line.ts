import type { PurlinLine } from '../input.ts'
import { EN1993_1_3_2006 } from './en1993-1-3-2006.ts'
import type { Standard } from './standard.ts'

/** What a line is designed by: every line by the one standard there is, until it can name another. */
export const standardOf = (_line: PurlinLine): Standard => EN1993_1_3_2006
