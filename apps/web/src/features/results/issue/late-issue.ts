/** What only results in an account load, with its texts. */
import { loadArea } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.ts'

export const IssueButton = lazyExtra(async () => {
  const [part] = await Promise.all([import('./issue-button.tsx'), loadArea('revisions')])
  return part
})
