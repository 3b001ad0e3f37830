import { derive, type LoadKey, type SiteBlock } from '@madre/climate'
import { climateWords } from '@madre/words/climate/climate-words'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { bandFaults } from '../model/band-rules.ts'
import { fromRequest, hasNegativeWind } from '../model/from-request.ts'
import { setBandByBand } from '../model/mode-rules.ts'
import { setSpanSize, setUseConsole } from '../model/span-rules.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { openSite } from '../place/site-draft.ts'
import { takeLoads } from '../place/take-loads.ts'
import { HeldSheet } from '../testing/held-sheet.tsx'
import { WindSheet } from './wind-sheet.tsx'

beforeAll(async () => {
  storeLanguage('pt')
  await startI18n()
  await loadArea('simulator')
})
afterEach(cleanup)

/** A line of 10.60 m, its wind band by band: band 1 is the whole line. */
const start = () =>
  setBandByBand(setSpanSize(setUseConsole(defaultValues(), false), { kind: 'SPAN', index: 0 }, 10.6), true)

function open(values = start()) {
  let latest: Values = values
  render(
    <HeldSheet start={values} onValues={(v) => (latest = v)}>
      {(props) => <WindSheet {...props} />}
    </HeldSheet>,
  )
  return { user: userEvent.setup(), pressure: () => latest.wind.general.pressure, values: () => latest }
}
const setPressure = (v: Values, w: number) => ({
  ...v.wind,
  general: {
    ...v.wind.general,
    pressure: { w: [w, 0, 0] as const satisfies [number, number, number], l: v.wind.general.pressure.l },
  },
})
const load = (n: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Vento geral: Pressão, Faixa ${n}` })
const length = (n: number) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Vento geral: Pressão, Comprimento, Faixa ${n}` })
const error = () => screen.queryByRole('alert')?.textContent ?? null

describe('wind in bands', () => {
  it('takes loads and lengths of several bands pasted at once, whatever stood there before', async () => {
    const { user, pressure, values } = open()
    await user.click(load(1))
    await user.paste('0,6\t0,8\n5,3\t5,3')
    expect(pressure()).toEqual({ w: [0.6, 0.8, 0], l: [5.3, 5.3, 0] })
    expect(error()).toBeNull()
    expect(bandFaults(values())).toEqual([])
  })

  it('takes the lengths before the loads just as well', async () => {
    const { user, pressure } = open()
    await user.click(length(1))
    await user.paste('5,3\t5,3')
    await user.click(load(1))
    await user.paste('0,6\t0,8')
    expect(pressure()).toEqual({ w: [0.6, 0.8, 0], l: [5.3, 5.3, 0] })
    expect(error()).toBeNull()
  })

  it('takes no length of bands that are longer than the line together, and says so until the grid changes', async () => {
    const { user, pressure } = open()
    await user.click(length(1))
    await user.paste('5,3\t5,3\t5,3')
    expect(pressure().l).toEqual([10.6, 0, 0])
    const told =
      'Vento geral: Pressão, Comprimento: não colado. As faixas (5,30 + 5,30 + 5,30 m) somam 15,90 m; a linha tem 10,60 m.'
    expect(error()).toBe(told)
    await user.tab()
    await user.tab()
    expect(error()).toBe(told)
    await user.click(length(1))
    await user.paste('5,3\t5,3')
    expect(pressure().l).toEqual([5.3, 5.3, 0])
    expect(error()).toBeNull()
  })

  it('lets band 1 give way to the others as long as it is the whole line, and says so', async () => {
    const { user, pressure } = open()
    await user.clear(length(2))
    await user.type(length(2), '6,6')
    expect(pressure().l).toEqual([4, 6.6, 0])
    expect(screen.getByText('Pressão: a faixa 1 fica com o que as outras deixam da linha, 4,00 m.')).toBeTruthy()
    await user.clear(length(3))
    await user.type(length(3), '2')
    expect(pressure().l).toEqual([2, 6.6, 2])
    expect(length(1).value).toBe('2.00')
  })

  it('does not touch a length of band 1 that was typed, and says why another is refused', async () => {
    const { user, pressure } = open()
    await user.clear(length(1))
    await user.type(length(1), '9')
    await user.clear(length(2))
    await user.type(length(2), '8')
    expect(
      screen.getByText(/8 não é permitido: 0,00 – 1,60 m\. As outras faixas ocupam 9,00 m dos 10,60 m da linha\./),
    ).toBeTruthy()
    await user.tab()
    expect(pressure().l).toEqual([9, 0, 0])
  })

  it('says how the bands fill the line and what happens to the rest', async () => {
    const { user } = open()
    expect(screen.getByText('Pressão: 10,60 m de 10,60 m.')).toBeTruthy()
    await user.click(length(1))
    await user.paste('3\t2,5')
    expect(
      screen.getByText('Pressão: 3,00 m + 2,50 m de 10,60 m. Resto (5,10 m): continua a última faixa.'),
    ).toBeTruthy()
    const bar = screen.getByText(/3,00 m \+ 2,50/).nextElementSibling!
    const widths = [...bar.children].map((part) => Number.parseFloat((part as HTMLElement).style.width))
    expect(widths.map((w) => w.toFixed(2))).toEqual(['28.30', '23.58', '48.11'])
    await user.click(screen.getByRole('switch', { name: /Vento local/ }))
    await user.click(screen.getByRole('spinbutton', { name: 'Vento local: Pressão, Comprimento, Faixa 1' }))
    await user.paste('3\t2')
    expect(screen.getByText('Pressão: 3,00 m + 2,00 m de 10,60 m. Resto (5,60 m): vale o vento geral.')).toBeTruthy()
  })

  it('names a band that has a load but no length, as long as it has none', async () => {
    const { user, values } = open()
    await user.clear(load(2))
    await user.type(load(2), '0,8')
    expect(error()).toContain('Pressão, faixa 2: tem carga (0,80 kN/m²) mas não tem comprimento')
    expect(bandFaults(values())).toHaveLength(1)
    await user.clear(length(2))
    await user.type(length(2), '5,3')
    expect(error()).toBeNull()
    expect(bandFaults(values())).toEqual([])
  })

  it('answers a typed or pasted minus beside the field, and takes none', async () => {
    const { user, pressure } = open()
    await user.click(load(1))
    await user.keyboard('-0.5')
    expect(pressure().w[0]).toBe(0.5)
    // The digits that follow, and leaving the field, do not take the answer away.
    expect(screen.getByText(/a sucção tem a sua própria linha/)).toBeTruthy()
    await user.tab()
    expect(screen.getByText(/a sucção tem a sua própria linha/)).toBeTruthy()
    await user.click(load(1))
    expect(screen.queryByText(/a sucção tem a sua própria linha/)).toBeNull()
    await user.clear(load(1))
    await user.paste('-0,6')
    expect(screen.getByText(/a sucção tem a sua própria linha/)).toBeTruthy()
    expect(pressure().w[0]).toBe(0.5)
    await user.click(load(1))
    await user.paste('-0,6\t0,8')
    expect(error()).toMatch(/não colado.*a sucção tem a sua própria linha/)
    expect(pressure().w).toEqual([0.5, 0, 0])
  })

  it('shows a stored negative value as its magnitude, says so, and is not changed by that', () => {
    const values = start()
    const draft = { values: { ...values, wind: setPressure(values, 0.5) }, steelGrades: ['S350'] }
    const request = toRequest(draft, { project: '', description: '', date: '' })
    const negative = { ...request, loadWindPressure: { ...request.loadWindPressure, w1: -0.5 } }
    expect(hasNegativeWind(request)).toBe(false)
    expect(hasNegativeWind(negative)).toBe(true)
    expect(fromRequest(negative)).toEqual(fromRequest(request))
    render(<HeldSheet start={values}>{(props) => <WindSheet {...props} wasNegative />}</HeldSheet>)
    expect(screen.getByRole('note').textContent).toContain('vento com sinal negativo')
  })

  it('is switched on above both general and local wind', () => {
    open()
    const headings = screen.getAllByRole('heading').map((h) => h.textContent)
    expect(headings.slice(0, 3)).toEqual(['Distribuição ao longo da linha', 'Vento geral', 'Vento local'])
  })
})

describe('wind from the place', () => {
  const bare = { values: defaultValues(), steelGrades: ['S350'] }
  const site = {
    ...openSite(undefined, 'PORTUGAL'),
    altitudeM: 900,
    place: { code: 907, municipality: 'Guarda' },
    building: { lengthM: 30, widthM: 12, ridgeHeightM: 7 },
  }
  const show = (values: Values, taken?: SiteBlock) => {
    const draft = taken ? { ...bare, values, site: taken } : { ...bare, values }
    render(
      <HeldSheet start={values}>
        {(props) => <WindSheet {...props} place={{ draft, setFromPlace: () => {} }} />}
      </HeldSheet>,
    )
  }
  const take = (isTicked: (load: LoadKey) => boolean) => {
    const request = toRequest(bare, { project: '', description: '', date: '' })
    const answer = derive({ ...request, metadata: { site } })
    if (!answer.ok) throw new Error(JSON.stringify(answer.errors))
    const ticked = (Object.keys(answer.loads) as LoadKey[]).filter(isTicked)
    return takeLoads(bare, site, answer.loads, answer.tablesVersion, new Set(ticked))
  }
  const words = climateWords('pt')
  const told = `${words.slots} ${words['slot.ROOF.HORIZONTAL']}`

  it('says that general and local are two directions, and which', async () => {
    const { values, site: taken } = take(() => true)
    show(values, taken)
    expect((await screen.findByText(words.slots, { exact: false })).textContent).toBe(told)
  })

  it('says so for no wind that was typed', async () => {
    const { values, site: taken } = take((load) => !load.startsWith('loadWind'))
    show(values, taken)
    expect((await screen.findAllByText('escrito')).length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByText(words.slots, { exact: false })).toBeNull()
  })
})
