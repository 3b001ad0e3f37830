import { LANGUAGES, type Language } from '@madre/contract'
import { type Catalogue, genericCatalogue } from '@madre/engine'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { catalogueQuery } from '../../../api/catalogue.ts'
import { loadArea, startI18n } from '../../../i18n/i18n.ts'
import { storeLanguage } from '../../../i18n/languages.ts'
import { setAllJoints, setLapSide } from '../model/joint-edits.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { setProfile } from '../model/with-profile.ts'
import { GeneralSheet } from '../sheets/general-sheet.tsx'
import { SpansSection } from '../sheets/spans-section.tsx'
import { HeldSheet } from '../testing/held-sheet.tsx'

afterEach(cleanup)

const line = (count: number) => setMainSpanCount(setProfile(defaultValues(), 'Z'), count)
const lapped = (count: number) => setAllJoints(line(count), 'LAP')
const withSleeves: Catalogue = {
  ...genericCatalogue,
  families: genericCatalogue.families.map((family) =>
    family.profileType === 'Z'
      ? {
          ...family,
          sleeves: [{ thicknessMm: 2, lengthMm: 600, kThetaKnmPerRad: 300, mRdKnm: 8, vRdKn: 30, source: 'tests' }],
        }
      : family,
  ),
}

async function shown(start: Values, { language = 'pt', catalogue = genericCatalogue, isWhole = false } = {}) {
  storeLanguage(language as Language)
  await startI18n()
  await loadArea('simulator')
  const client = new QueryClient()
  client.setQueryData(catalogueQuery.queryKey, catalogue)
  let now = start
  const steel = { available: [{ id: 'S350', name: 'S350' }], chosen: ['S350'], onChange: () => {} }
  render(
    <QueryClientProvider client={client}>
      <HeldSheet
        start={start}
        onValues={(values) => {
          now = values
        }}
      >
        {(props) => (isWhole ? <GeneralSheet {...props} steel={steel} /> : <SpansSection {...props} />)}
      </HeldSheet>
    </QueryClientProvider>,
  )
  return () => toRequest({ values: now, steelGrades: ['S350'] }, { project: '', description: '', date: '' }).joints
}
const summary = () => screen.getByText('Emendas').closest('summary')!
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
const lap = (left: number, right: number) => ({ kind: 'LAP', left, right })

describe('joints in the form', () => {
  it('are one line while the line is one piece, and none over a single span', async () => {
    const sent = await shown(line(4))
    expect(summary().textContent).toBe('Emendascontínua')
    expect(screen.queryByLabelText('Apoio 2')).toBeNull()
    expect(sent()).toBeUndefined()
    cleanup()
    await shown(line(1))
    expect(screen.queryByText('Emendas')).toBeNull()
  })

  it('are chosen support by support or all alike, and a lap begins with what is proposed', async () => {
    const user = userEvent.setup()
    const sent = await shown(line(4))
    await user.click(summary())
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Apoio 3' }), 'HINGE')
    expect(sent()).toEqual({ supports: [{ kind: 'CONTINUOUS' }, { kind: 'HINGE' }, { kind: 'CONTINUOUS' }] })
    expect(screen.getByLabelText<HTMLSelectElement>('Todos os apoios').value).toBe('MIXED')
    await user.selectOptions(screen.getByLabelText('Todos os apoios'), 'LAP')
    expect(sent()).toEqual({ supports: [lap(10, 15), lap(10, 10), lap(15, 10)] })
    expect(summary().textContent).toContain('3 × sobreposição')
    expect(screen.getAllByText('Para secções até 166 mm de altura')).toHaveLength(3)
    await user.selectOptions(screen.getByLabelText('Comprimentos em'), 'M')
    expect(sent()).toEqual({ supports: [lap(0.5, 0.75), lap(0.5, 0.5), lap(0.75, 0.5)], lapUnit: 'M' })
    await user.click(screen.getByRole('switch', { name: 'Vãos extremos reforçados' }))
    expect(sent()?.endBays).toBe('HEAVIER')
  })

  it('say what is wrong with a lap beside it', async () => {
    const user = userEvent.setup()
    await shown(lapped(3))
    const group = await screen.findByRole('group', { name: 'Apoio 2' })
    const right = within(group).getByRole('spinbutton', { name: 'No vão 2' })
    await user.clear(right)
    await user.type(right, '24')
    expect(screen.getByRole('alert').textContent).toBe('Um lado tem no máximo o dobro do outro: são 0,50 m e 1,20 m.')
    const other = within(screen.getByRole('group', { name: 'Apoio 3' })).getByRole('spinbutton', { name: 'No vão 2' })
    await user.clear(other)
    await user.type(other, '20')
    const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
    expect(alerts).toContain('Vão 2: as sobreposições ocupam 44 % do vão; no máximo 40 %.')
    await user.click(screen.getByRole('button', { name: 'Propor comprimentos' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('open where a lap cannot be built', async () => {
    await shown(setLapSide(lapped(3), 0, 'left', 2))
    expect(await screen.findByText(/^De 3 a 25 % do vão e pelo menos 0,15 m/)).toBeTruthy()
  })

  it('are offered as far as they can be, and say why not', async () => {
    const user = userEvent.setup()
    await shown(setProfile(line(3), 'C'))
    await user.click(summary())
    expect(optionsOf(await screen.findByRole('combobox', { name: 'Apoio 2' }))).toEqual(['CONTINUOUS', 'HINGE'])
    expect(screen.getByText(/^Só perfis Z se sobrepõem/)).toBeTruthy()
    expect(screen.getByText(/^Mangas: o catálogo não tem nenhuma/)).toBeTruthy()
    const heavier = screen.getByRole<HTMLInputElement>('switch', { name: 'Vãos extremos reforçados' })
    expect(heavier.disabled).toBe(true)
    expect(screen.getByText('É precisa uma emenda no primeiro e no último apoio interior.')).toBeTruthy()
    cleanup()
    await shown(lapped(2), { catalogue: withSleeves })
    expect(optionsOf(await screen.findByRole('combobox', { name: 'Apoio 2' }))).toEqual([
      'CONTINUOUS',
      'LAP',
      'SLEEVE',
      'HINGE',
    ])
    expect(screen.getByText('São precisos pelo menos três vãos.')).toBeTruthy()
  })

  it('count laps as continuous for a C or Ω, say so beside the profile, and have them again with a Z', async () => {
    const user = userEvent.setup()
    const sent = await shown(lapped(3), { isWhole: true })
    await user.click(screen.getByRole('radio', { name: /Perfil C/ }))
    expect(sent()).toBeUndefined()
    expect((await screen.findByText(/^As sobreposições contam como contínuas/)).closest('[role="note"]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Voltar ao Z' }))
    expect(sent()).toEqual({ supports: [lap(10, 15), lap(15, 10)] })
  })

  it.each(LANGUAGES)('have their words: %s', async (language) => {
    await shown(lapped(4), { language })
    await expect.poll(() => screen.getAllByRole('spinbutton').length).toBeGreaterThan(8)
    const text = document.body.textContent ?? ''
    expect(text).not.toMatch(/\{\{|joint\.|heavierEndBays/)
    if (language !== 'pt') expect(text).not.toMatch(/Apoio \d|Comprimentos em|Mangas/)
  })
})
