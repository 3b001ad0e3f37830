import { lazyExtra } from '../../../ui/lazy-extra.ts'

/** The pieces of a line, drawn: one file with that of the form. */
export const JointedLine = lazyExtra(() => import('../../../ui/joints/jointed-line.tsx'))
