/** What only lines under a chosen sheet load, with its texts. */
import { loadArea } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.ts'

export const SheetingFields = lazyExtra(async () => {
  const [fields] = await Promise.all([import('./sheeting-fields.tsx'), loadArea('sheeting')])
  return fields
})
