/** What only lines with joints load, with its texts. */
import { withTexts } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'

export const JointFields = lazyExtra(() => withTexts('joints', import('./joint-fields.tsx')))
export const LeftOutNotes = lazyExtra(() => withTexts('joints', import('./left-out-notes.tsx')))
export const NoSectionForJoints = lazyExtra(() => withTexts('joints', import('../../../ui/joints/no-section.tsx')))
/** The pieces of a line, drawn. */
export const JointedLine = lazyExtra(() => import('../../../ui/joints/jointed-line.tsx'))
