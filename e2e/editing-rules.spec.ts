import { expect, test } from './fixtures.ts'
import { paste } from './paste.ts'

test('another span count resizes every list: new spans take defaults, point loads of removed ones go', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({
    request: {
      loadPermanentDistributed: [0.2, 0.3, 0.4],
      loadPermanentPoint: [
        { spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.7, p2: 0, l1: 30, l2: 0 } },
        { spanType: 'SPAN', spanIdx: 2, loads: { p1: 0.5, p2: 0, l1: 40, l2: 0 } },
      ],
    },
  })
  const spans = page.getByRole('spinbutton', { name: /^Length, Span/ })
  await page.goto(`/simulator/${id}`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(spans).toHaveCount(4)
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  await expect(page.getByRole('spinbutton', { name: 'Load, Span 4' })).toHaveValue('1.00')
  expect((await simulations.read(id)).request).toMatchObject({
    spanLengthsM: [5, 5, 5, 5],
    loadPermanentDistributed: [0.2, 0.3, 0.4, 1],
    loadLiveDistributed: [0.4, 0.4, 0.4, 0.4],
    loadSnowRegular: [0.5, 0.5, 0.5, 0.5],
  })

  await page.goto(`/simulator/${id}`)
  await page.getByRole('button', { name: 'Less' }).click()
  await page.getByRole('button', { name: 'Less' }).click()
  await expect(spans).toHaveCount(2)
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  const { request } = await simulations.read(id)
  expect(request).toMatchObject({ spanLengthsM: [5, 5], loadPermanentDistributed: [0.2, 0.3] })
  expect(request.loadPermanentPoint.filter(({ loads }) => loads.p1 !== 0)).toEqual([
    { spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.7, p2: 0, l1: 30, l2: 0 } },
  ])
})

test('cantilevers come with 0.25 m each and take their columns in the grids with them', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}`)
  await page.getByRole('switch', { name: 'With cantilevers' }).check()
  await expect(page.getByRole('spinbutton', { name: 'Length, Left cantilever' })).toHaveValue('0.25')
  await expect(page.getByText('Total length: 15.50 m')).toBeVisible()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  await page.getByRole('switch', { name: 'Same for all spans' }).uncheck()
  await expect(page.getByRole('columnheader')).toContainText([
    'Left cantilever',
    'Span 1',
    'Span 2',
    'Span 3',
    'Right cantilever',
  ])
})

test('the last band follows the line, those that no longer fit are cleared, and either is told', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({
    request: { loadWindSuction: { w1: 0.9, l1: 4, w2: 0.6, l2: 11, w3: 0, l3: 0 } },
  })
  await page.goto(`/simulator/${id}?step=wind`)
  const length = (n: number) =>
    page.getByRole('spinbutton', { name: `General wind: Suction, Length, Band ${n}`, exact: true })
  await expect(length(2)).toHaveValue('11.00')
  await expect(length(1)).toHaveValue('4.00')
  await page.goto(`/simulator/${id}`)
  const told = page.getByRole('note').filter({ hasText: 'The length of the line has changed' })
  await page.getByRole('spinbutton', { name: 'Length, Span 1' }).fill('3')
  await expect(told).toContainText('General wind, Suction: band 2 from 11.00 m to 9.00 m')
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  expect((await simulations.read(id)).request.loadWindSuction).toMatchObject({ l1: 4, l2: 9, l3: 0 })
  await page.goto(`/simulator/${id}`)
  await expect(told).toHaveCount(0)
  await page.getByRole('spinbutton', { name: 'Number of spans' }).fill('1')
  await expect(told).toContainText('General wind, Suction: no longer fit; their lengths were cleared')
  await told.getByRole('button', { name: /Wind/ }).click()
  await page.getByRole('button', { name: 'Save and leave' }).click()
  await expect(page).toHaveURL(/step=wind/)
  expect((await simulations.read(id)).request.loadWindSuction).toMatchObject({ l1: 0, l2: 0, l3: 0 })
})

test('a band takes at most what is left of the line', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=wind`)
  await page.getByRole('switch', { name: 'Band by band' }).check()
  const length = (n: number) => page.getByRole('spinbutton', { name: `General wind: Suction, Length, Band ${n}` })
  await length(1).fill('9')
  await length(2).fill('8')
  await expect(page.getByText(/8 is not allowed: 0\.00 – 6\.00 m/)).toBeVisible()
  await length(2).blur()
  await expect(length(2)).toHaveValue('0.00')
})

test('loads and lengths of bands are pasted as a whole, and a load that would not act is neither saved nor calculated', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=wind`)
  await page.getByRole('switch', { name: 'Band by band' }).check()
  const cell = (row: string, n: number) => page.getByRole('spinbutton', { name: `General wind: ${row}, Band ${n}` })
  const error = page.getByRole('main').getByRole('alert')
  await paste(cell('Pressure', 1), '0,6\t0,8')
  await expect(error).toContainText('Pressure, band 2: it has a load (0.80 kN/m²) but no length')
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(page.getByText('There are bands whose load would not act.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=wind/)
  expect((await simulations.read(id)).request.loadWindPressure).toMatchObject({ w1: 0.3, l1: 15, w2: 0 })

  await paste(cell('Pressure, Length', 1), '7,5\t7,5\t7,5')
  await expect(error.first()).toContainText('The bands (7.50 + 7.50 + 7.50 m) add up to 22.50 m; the line is 15.00 m.')
  await expect(cell('Pressure, Length', 1)).toHaveValue('15.00')
  await paste(cell('Pressure, Length', 1), '7,5\t7,5')
  await expect(error).toHaveCount(0)
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=snow/)
  expect((await simulations.read(id)).request.loadWindPressure).toEqual({
    w1: 0.6,
    l1: 7.5,
    w2: 0.8,
    l2: 7.5,
    w3: 0,
    l3: 0,
  })
})

test('a horizontal facade proposes its restraints from the spans, another type takes them back', async ({
  page,
  simulations,
}) => {
  const id = await simulations.save({
    request: {
      spanLengthsM: [3, 8, 21],
      loadWindPressure: { w1: 0.3, l1: 32, w2: 0, l2: 0, w3: 0, l3: 0 },
      loadWindSuction: { w1: 0.3, l1: 32, w2: 0, l2: 0, w3: 0, l3: 0 },
    },
  })
  const lowerRestraints = page.getByRole('spinbutton', { name: /^Inner fibre: .*, Span/ })
  await page.goto(`/simulator/${id}`)
  await page.getByRole('radio', { name: 'Façade' }).check()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  await page.goto(`/simulator/${id}?step=additional-parameters`)
  await expect(page.getByRole('switch', { name: 'Lateral restraints' })).toBeChecked()
  await expect(lowerRestraints).toHaveCount(3)
  for (const [i, value] of ['0', '2', '6'].entries()) await expect(lowerRestraints.nth(i)).toHaveValue(value)
  await expect(page.getByText(/6 restraints|propose/i).first()).toBeVisible()

  await page.goto(`/simulator/${id}`)
  await page.getByRole('radio', { name: 'General' }).check()
  await page.getByRole('button', { name: 'Save and Continue' }).click()
  await expect(page).toHaveURL(/step=loads/)
  const { request } = await simulations.read(id)
  expect(request.spanRestraints.lower.use).toBe(false)
  expect(request.spanRestraints.upper.type).toBe(0)
})

test('combination factors name their preset, and a preset sets them', async ({ page, simulations }) => {
  const id = await simulations.save()
  await page.goto(`/simulator/${id}?step=snow`)
  const preset = page.getByRole('combobox', { name: 'Values for' })
  await expect(preset).toHaveValue('h<=1000m')
  await preset.selectOption({ label: 'Altitude above 1000 m' })
  await expect(page.getByRole('spinbutton', { name: 'ψ₀' })).toHaveValue('0.70')
  await page.getByRole('spinbutton', { name: 'ψ₁' }).fill('0.4')
  await expect(preset).toHaveValue('customized')
  await page.getByRole('spinbutton', { name: 'ψ₁' }).fill('0.5')
  await expect(preset).toHaveValue('h>1000m')
})

test('every step keeps what is entered in it', async ({ page, simulations }) => {
  const id = await simulations.save()
  const saveTo = async (step: string) => {
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await expect(page).toHaveURL(new RegExp(`step=${step}`))
  }
  await page.goto(`/simulator/${id}`)
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ label: 'Germany' })
  await page.getByRole('radio', { name: 'Z profile' }).check()
  await page.getByRole('radio', { name: '>= 200mm' }).check()
  await page.getByRole('checkbox', { name: /S280/ }).uncheck()
  await page.getByRole('spinbutton', { name: 'Span divided by' }).fill('250')
  await page.getByRole('combobox', { name: 'Combination' }).selectOption({ label: 'Frequent' })
  await saveTo('loads')
  await page.getByRole('switch', { name: 'Minimum and maximum' }).check()
  await page.getByRole('spinbutton', { name: 'Minimum load' }).fill('0.1')
  await page.getByRole('spinbutton', { name: 'Maximum load' }).fill('0.3')
  await page.locator('summary').filter({ hasText: 'Point loads' }).click()
  await page.getByRole('spinbutton', { name: 'P1, Span 2' }).fill('0.5')
  await page.getByRole('spinbutton', { name: 'L1, Span 2' }).fill('50')
  await saveTo('overloads')
  await page.getByRole('spinbutton', { name: /Load$/ }).fill('0.75')
  await saveTo('wind')
  await page.getByRole('switch', { name: 'Local wind' }).check()
  await page.getByRole('spinbutton', { name: 'Suction' }).last().fill('1.2')
  await saveTo('snow')
  await page.getByRole('switch', { name: 'Exceptional snow' }).check()
  await page.getByRole('switch', { name: 'Drifted snow' }).check()
  await page.getByRole('spinbutton', { name: 'Drifted snow: Load, Band 1' }).fill('1.1')
  await page.getByRole('spinbutton', { name: 'Drifted snow: Load, Length, Band 1' }).fill('2.5')
  await saveTo('additional-parameters')
  await page.getByRole('switch', { name: 'Axial load' }).check()
  await page.getByRole('spinbutton', { name: 'Value' }).fill('3')
  await page.getByRole('radio', { name: 'Compression' }).check()
  // What is typed of the cladding stays where restraints hold the fibre.
  await page.getByRole('switch', { name: 'Cladding properties' }).check()
  await page.getByRole('spinbutton', { name: 'Cladding inertia' }).fill('12')
  await page.getByRole('spinbutton', { name: 'Fixings per metre' }).fill('3')
  await page.getByRole('switch', { name: 'Lateral restraints' }).check()
  await page.getByRole('radio', { name: 'Number of lateral restraints' }).first().check()
  await page.getByRole('button', { name: 'Save and Calculate' }).click()
  await expect(page).toHaveURL(/step=results/)
  const { request } = await simulations.read(id)
  expect(request).toMatchObject({
    location: 'GERMANY',
    sectionTypes: ['Z'],
    supportWidth: 'MORE_THAN_200',
    steelGrades: ['S350'],
    deflectionLimit: { limit: 250, combination: 'FREQUENT' },
    loadPermanentDistributed: null,
    loadPermanentDistributedMin: [0.1, 0.1, 0.1],
    loadPermanentDistributedMax: [0.3, 0.3, 0.3],
    loadLiveDistributed: [0.75, 0.75, 0.75],
    loadWindLocalSuction: { w1: 1.2, l1: 15 },
    loadSnowExceptional: [1, 1, 1],
    loadSnowAccumulation: { s1: 1.1, l1: 2.5 },
    axialLoad: { valueKn: 3, direction: 'COMPRESSIONS', type: 'DESIGN' },
    claddingProperties: { coveringInertia: 12, fixationsPerMeter: 3 },
  })
  expect(request.spanRestraints.upper.type).toBe(1)
  expect(request.loadPermanentPoint).toContainEqual({
    spanType: 'SPAN',
    spanIdx: 1,
    loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 },
  })
})
