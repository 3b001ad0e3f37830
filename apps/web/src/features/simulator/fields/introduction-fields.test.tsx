import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { withPointLoads } from '../model/point-loads.ts'
import { setType } from '../model/restraint-rules.ts'
import { withRoofPoint } from '../model/roof-point.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { LiveSheet } from '../sheets/live-sheet.tsx'
import { PermanentSheet } from '../sheets/permanent-sheet.tsx'
import { HeldSheet } from '../testing/held-sheet.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
})
afterEach(cleanup)

const asked = () => screen.queryByRole('group', { name: 'Como chegam as cargas pontuais à madre' })
const length = () => screen.queryByRole('spinbutton', { name: 'Comprimento de apoio da carga' })
const said = (values: Values) => {
  const request = toRequest({ values, steelGrades: ['S350'] }, { project: '', description: '', date: '' })
  return [request.pointLoadIntroduction, request.pointLoadBearingMm]
}

/** A roof without its concentrated load, which asks for it in a line of its own. */
const plain = () => withRoofPoint(defaultValues(), { use: false })

/** A live point load of `p1` kN at mid-span. */
function loaded(p1 = 2): Values {
  const v = plain()
  const live = { ...v.loads.live, point: withPointLoads([], v.spans, 'span:0', [p1, 0, 50, 0]) }
  return { ...v, loads: { ...v.loads, live } }
}

describe('how point loads reach the member', () => {
  it.each([
    ['permanent', PermanentSheet],
    ['live', LiveSheet],
  ])('is asked beside the %s point loads as soon as one of either kind is not 0', (_, StepSheet) => {
    for (const [start, isAsked] of [
      [plain(), false],
      [loaded(0), false],
      [loaded(), true],
      [setType(loaded(), 'GENERAL'), true],
      [setType(loaded(), 'FACADE'), false],
    ] as const) {
      render(<HeldSheet start={start}>{(props) => <StepSheet {...props} />}</HeldSheet>)
      expect(asked() !== null).toBe(isAsked)
      cleanup()
    }
  })

  it('starts on the flange over 100 mm, takes another length, and the web, which has none', async () => {
    const user = userEvent.setup()
    let values = loaded()
    const onValues = (now: Values) => {
      values = now
    }
    render(
      <HeldSheet start={values} onValues={onValues}>
        {(props) => <LiveSheet {...props} />}
      </HeldSheet>,
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sobre o banzo, em 100\smm/ }).checked).toBe(true)
    expect(said(values)).toEqual([undefined, undefined])
    await user.clear(length()!)
    await user.type(length()!, '62')
    expect(screen.getByRole('radio', { name: /Sobre o banzo, em 62\smm/ })).toBeTruthy()
    expect(said(values)).toEqual([undefined, 62])
    await user.click(screen.getByRole('radio', { name: /Na alma/ }))
    expect(length()).toBeNull()
    expect(said(values)[0]).toBe('WEB')
  })

  it('shows the decimals of a stored length', () => {
    const v = loaded()
    const start = { ...v, numbers: { ...v.numbers, pointLoadBearingMm: 62.5 } }
    render(<HeldSheet start={start}>{(props) => <LiveSheet {...props} />}</HeldSheet>)
    expect((length() as HTMLInputElement).value).toBe('62.5')
    expect(screen.getByRole('radio', { name: /em 62,5\smm/ })).toBeTruthy()
  })

  it('refuses a length outside 10 to 500 mm in words, and keeps the last valid one', async () => {
    const user = userEvent.setup()
    let values = loaded()
    const onValues = (now: Values) => {
      values = now
    }
    render(
      <HeldSheet start={values} onValues={onValues}>
        {(props) => <LiveSheet {...props} />}
      </HeldSheet>,
    )
    await user.clear(length()!)
    await user.type(length()!, '501')
    await user.tab()
    expect(screen.getByText(/^501 não é permitido: 10.*500 mm/)).toBeTruthy()
    expect(said(values)).toEqual([undefined, undefined])
  })
})
