/** What only lines under a chosen sheet load, with its texts. */
import { createContext } from 'react'
import { loadArea } from '../../../i18n/i18n.ts'
import { lazyExtra } from '../../../ui/lazy-extra.ts'

/** Whether the simulator may use an account, in which sheets are kept. */
export const HasAccount = createContext(false)

export const SheetingFields = lazyExtra(async () => {
  const [fields] = await Promise.all([import('./sheeting-fields.tsx'), loadArea('sheeting')])
  return fields
})
