import { expect, test } from './fixtures.ts'

const PRESSES = 15

// How soon it follows is measured by bench/live.mjs: a clock among walks would measure the machine.
test('the diagrams and the lightest section follow the typing, key by key', async ({ page, simulations }) => {
  const id = await simulations.save({
    request: {
      spanLengthsM: [0.25, 5, 5, 5, 0.25],
      hasLeftCantilever: true,
      hasRightCantilever: true,
      loadPermanentDistributed: Array(5).fill(0.2),
      loadLiveDistributed: Array(5).fill(0.4),
      loadSnowRegular: Array(5).fill(0.5),
      spanRestraints: {
        upper: { type: 0, lateralLocks: Array(5).fill(0) },
        lower: { use: false, lateralLocks: Array(5).fill(0) },
      },
    },
  })
  await page.goto(`/simulator/${id}`)
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await expect(panel.getByText('Lightest that works')).toBeVisible()
  await expect(panel.getByRole('img')).toHaveCount(2)

  // How often the moment diagram was drawn anew after a key.
  await page.evaluate(() => {
    const drawn = { count: 0 }
    let isPressed = false
    const remember = () => {
      isPressed = true
    }
    document.addEventListener('keydown', remember, true)
    const diagram = document.querySelector('aside [role="tabpanel"]')!
    new MutationObserver(() => {
      if (isPressed) drawn.count++
      isPressed = false
    }).observe(diagram, { subtree: true, childList: true, attributes: true, characterData: true })
    Object.assign(window, { drawn })
  })
  await page.getByRole('spinbutton', { name: 'Profile spacing' }).focus()
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: { count: number } }).drawn.count)
  const masses = new Set<string | undefined>()
  for (let i = 1; i <= PRESSES; i++) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(drawn, { intervals: [20] }).toBe(i)
    masses.add(/[\d.]+\s*kg\/m/.exec((await panel.textContent()) ?? '')?.[0])
  }
  // The wider the spacing, the heavier the lightest section that works.
  expect(masses.size).toBeGreaterThan(1)
})

test('the panel answers with the same section as the calculation, and its tabs show M, V and δ', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated()
  await page.goto(`/simulator/${id}`)
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await expect(panel.getByText('Lightest that works')).toBeVisible()
  const solution = (await simulations.read(id)).result!.solutions[0]!
  await expect(panel).toContainText(`${solution.section}×${solution.thicknessMm.toFixed(1)} ${solution.steel}`)
  await expect(panel).toContainText(`${solution.massPerMetreKg.toFixed(2)} kg/m`)
  for (const symbol of ['M', 'V', 'δ']) {
    await panel.getByRole('tab', { name: symbol }).click()
    await expect(panel.getByRole('tabpanel').getByRole('img')).toBeVisible()
  }
  await panel.getByRole('tabpanel').hover({ position: { x: 200, y: 90 } })
  await expect(panel.getByText(/^x = .* m: δ = .* mm$/)).toBeVisible()
})

test('with every load there is the lightest section and the line stand above the fold, and the diagram is reached within the panel', async ({
  page,
  simulations,
}) => {
  const all = (value: number) => [value, value, value, value, value]
  const bands = { w1: 0.9, l1: 3, w2: 0.6, l2: 13.6, w3: 0, l3: 0 }
  const id = await simulations.save({
    request: {
      spanLengthsM: [0.8, 5, 5, 5, 0.8],
      hasLeftCantilever: true,
      hasRightCantilever: true,
      loadPermanentDistributed: null,
      loadPermanentDistributedMin: all(0.15),
      loadPermanentDistributedMax: [0.2, 0.2, 0.25, 0.2, 0.2],
      loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 1, loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 } }],
      loadLiveDistributed: all(0.4),
      loadLivePoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 1, p2: 0, l1: 50, l2: 0 } }],
      loadSnowRegular: all(0.5),
      loadSnowExceptional: all(0.9),
      loadSnowAccumulation: { s1: 0.8, l1: 4, s2: 0, l2: 0, s3: 0, l3: 0 },
      loadWindPressure: bands,
      loadWindSuction: bands,
      loadWindLocalPressure: { ...bands, w1: 1.1 },
      loadWindLocalSuction: { ...bands, w1: 1.2 },
      axialLoad: { valueKn: 2, direction: 'COMPRESSIONS', type: 'DESIGN' },
      spanRestraints: {
        upper: { type: 0, lateralLocks: all(0) },
        lower: { use: true, lateralLocks: all(1) },
      },
    },
  })
  const panel = page.getByRole('complementary', { name: 'Preview' })
  const line = panel.getByRole('img').first()
  for (const step of ['general', 'overloads']) {
    await page.goto(`/simulator/${id}?step=${step}`)
    await expect(panel.getByRole('tabpanel').getByRole('img')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (const part of [panel.getByText('Lightest that works'), line]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height, `${step}: ${await part.getAttribute('aria-label')}`).toBeLessThanOrEqual(900)
    }
    // What has no room scrolls in the panel.
    await panel.getByRole('tabpanel').getByRole('img').hover()
    await expect(panel.getByRole('tabpanel').getByRole('img')).toBeInViewport({ ratio: 0.99 })
    await expect(panel.getByRole('tablist')).toBeInViewport({ ratio: 0.99 })
  }
  for (const words of [
    'Permanent load g, max',
    'Live load q',
    'Exceptional snow',
    'Drifted snow',
    'Wind suction, local',
  ])
    await expect(line).toContainText(words)
  await expect(line).toContainText('1.20 · 0.60 kN/m²')
  const sizes = await line.locator('text').evaluateAll((texts) => texts.map((t) => t.getBoundingClientRect().height))
  expect(Math.min(...sizes)).toBeGreaterThan(9)
})

for (const [width, height] of [
  [1366, 650],
  [1280, 720],
] as const)
  test(`at ${width}×${height} every load strip is at least 24 px high and every point load has its value`, async ({
    page,
    simulations,
  }) => {
    const bands = { w1: 0.9, l1: 3, w2: 0.6, l2: 3.6, w3: 0, l3: 0 }
    const id = await simulations.save({
      request: {
        spanLengthsM: [0.8, 5, 0.8],
        hasLeftCantilever: true,
        hasRightCantilever: true,
        loadPermanentDistributed: [0.2, 0.2, 0.2],
        loadPermanentPoint: [{ spanType: 'SPAN', spanIdx: 0, loads: { p1: 0.5, p2: 1.25, l1: 50, l2: 52 } }],
        loadLiveDistributed: [0.4, 0.4, 0.4],
        loadLivePoint: [{ spanType: 'CONSOLE', spanIdx: 1, loads: { p1: 1, p2: 0, l1: 100, l2: 0 } }],
        loadSnowRegular: [0.5, 0.5, 0.5],
        loadWindPressure: bands,
        loadWindSuction: bands,
        spanRestraints: {
          upper: { type: 0, lateralLocks: [0, 0, 0] },
          lower: { use: false, lateralLocks: [0, 0, 0] },
        },
      },
    })
    await page.setViewportSize({ width, height })
    await page.goto(`/simulator/${id}?step=overloads`)
    const panel = page.getByRole('complementary', { name: 'Preview' })
    const line = panel.getByRole('img').first()
    await expect(panel.getByRole('tabpanel').getByRole('img')).toBeVisible()
    // The outlines of the bands, a row each: what stands on one foot belongs together.
    const rows = await line.locator('polygon').evaluateAll((polygons) => {
      const heights = new Map<number, number>()
      for (const polygon of polygons) {
        if (polygon.getAttribute('points')!.split(' ').length !== 4) continue
        const box = polygon.getBoundingClientRect()
        const foot = Math.round(box.bottom)
        heights.set(foot, Math.max(heights.get(foot) ?? 0, box.height))
      }
      return [...heights.values()]
    })
    expect(rows.length).toBeGreaterThan(0)
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(23.9)
    for (const value of ['0.50 kN', '1.25 kN', '1.00 kN'])
      await expect(line.getByText(value, { exact: true })).toBeVisible()
    const picture = (await line.boundingBox())!
    for (const value of await line.getByText(/ kN$/).all()) {
      const box = (await value.boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(picture.x + picture.width + 1)
    }
  })

test('the panel says before its answer that nobody entered wind or snow', async ({ page, simulations }) => {
  const none = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
  const id = await simulations.save({
    request: { loadWindPressure: none, loadWindSuction: none, loadSnowRegular: null },
  })
  await page.goto(`/simulator/${id}`)
  const panel = page.getByRole('complementary', { name: 'Preview' })
  await expect(panel.getByText('Lightest that works')).toBeVisible()
  expect(await panel.textContent()).toMatch(/^No wind was entered\.No snow was entered\.Lightest/)
})
