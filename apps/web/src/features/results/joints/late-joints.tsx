/** What only results of lines with joints load, with its texts. */
import { withTexts } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'

export const NoSectionForJoints = lazyExtra(() => withTexts('joints', import('../../../ui/joints/no-section.tsx')))
export const JointsTab = lazyExtra(
  () => withTexts('joints', import('./joints-tab.tsx')),
  <Skeleton lines={3} height="120px" />,
)
export const PiecesDialog = lazyExtra(() => withTexts('joints', import('./pieces-dialog.tsx')))
export const JointNotPossible = lazyExtra(() => withTexts('joints', import('./joint-not-possible.tsx')))
