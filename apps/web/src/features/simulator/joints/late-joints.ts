/** What only lines with joints load, with its texts. */
import { loadArea } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.ts'

async function withTexts<M>(code: Promise<M>): Promise<M> {
  const [part] = await Promise.all([code, loadArea('joints')])
  return part
}

export const JointFields = lazyExtra(() => withTexts(import('./joint-fields.tsx')))
export const LeftOutNotes = lazyExtra(() => withTexts(import('./left-out-notes.tsx')))
export const NoSectionForJoints = lazyExtra(() => withTexts(import('../../../ui/joints/no-section.tsx')))
/** The pieces of a line, drawn. */
export const JointedLine = lazyExtra(() => import('../../../ui/joints/jointed-line.tsx'))
