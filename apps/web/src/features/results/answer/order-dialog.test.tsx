import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { omegaRoof } from '../testing/omega-roof.ts'
import { calculationOf } from '../testing/render-results.tsx'
import { OrderDialog } from './order-dialog.tsx'

beforeAll(async () => {
  storeLanguage('en')
  await startI18n()
  await loadArea('results')
})
afterEach(cleanup)

it('says of a piece that is too long that it cannot be delivered as one', async () => {
  const solution = { ...calculationOf(omegaRoof).result!.solutions[0]!, alignmentLengthM: 18 }
  render(<OrderDialog open onClose={() => {}} solution={solution} name="Roof" language="en" remarks={[]} />)
  const user = userEvent.setup()
  expect(await screen.findByText(/more than 14 m cannot be delivered in one piece/)).toBeTruthy()
  const length = screen.getByRole('spinbutton', { name: 'Length of a piece' })
  await user.clear(length)
  await user.type(length, '14')
  expect(screen.queryByText(/cannot be delivered/)).toBeNull()
})
