/** What only results of lines with joints load, with its texts. */
import { loadArea } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.ts'

async function withTexts<M>(code: Promise<M>): Promise<M> {
  const [part] = await Promise.all([code, loadArea('joints')])
  return part
}

export const NoSectionForJoints = lazyExtra(() => withTexts(import('../../../ui/joints/no-section.tsx')))
export const JointsTab = lazyExtra(() => withTexts(import('./joints-tab.tsx')))
export const PiecesDialog = lazyExtra(() => withTexts(import('./pieces-dialog.tsx')))
export const JointNotPossible = lazyExtra(() => withTexts(import('./joint-not-possible.tsx')))
