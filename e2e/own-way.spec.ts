import { expect, test } from './fixtures.ts'
import { toast } from './toasts.ts'

test('what an account keeps: simulations that save themselves, start values and templates', async ({
  page,
  simulations,
}) => {
  const spacing = page.getByRole('spinbutton', { name: 'Profile spacing' })
  const location = page.getByRole('combobox', { name: 'Location' })
  const toolbar = page.getByRole('toolbar', { name: 'Simulation' })
  const take = async (what: RegExp) => {
    await toolbar.getByRole('button', { name: 'More actions' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: what }).press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const id = await simulations.save({ name: 'Hall', request: { location: 'SPAIN', steelGrades: ['S350'] } })

  await test.step('changes save themselves, and what was calculated does not', async () => {
    await page.goto('/account')
    await page.getByRole('switch', { name: 'Save automatically' }).focus()
    const kept = page.waitForResponse((answer) => answer.url().includes('Users/me') && answer.ok())
    await page.keyboard.press('Space')
    await kept
    await page.goto(`/simulator/${id}`)
    await spacing.fill('1.25')
    await expect(toolbar.getByText('Saved')).toBeVisible()
    expect((await simulations.read(id)).request.transverseLengthM).toBe(1.25)

    await page.getByRole('button', { name: 'Save and Calculate' }).click()
    await expect(page.locator('#results-answer')).toBeVisible()
    await page.goto(`/simulator/${id}`)
    await spacing.fill('0.9')
    await expect(toolbar.getByText('unsaved changes')).toBeVisible()
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page.getByText(/^Unsaved draft of .*, recovered/)).toBeVisible()
    await expect(spacing).toHaveValue('0.90')
    expect(await simulations.read(id)).toMatchObject({
      calculationStatus: 'COMPLETE',
      request: { transverseLengthM: 1.25 },
    })
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(spacing).toHaveValue('1.25')
  })

  await test.step('a new simulation starts with the values of another one', async () => {
    await take(/^Use as start values/)
    await expect(page.getByRole('checkbox', { name: 'Location' })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'Deflection limit' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await expect(toast(page, 'Start values saved.')).toBeVisible()
    await page.goto('/simulator/new')
    await expect(page.getByText(/^With your start values: Location, Steel\./)).toBeVisible()
    await expect(location).toHaveValue('SPAIN')
    await expect(page.getByRole('checkbox', { name: /S280/ })).not.toBeChecked()
    await expect(toolbar.getByText('unsaved changes')).toBeHidden()
  })

  await test.step('a template begins another one, and is renamed and deleted in the account', async () => {
    await page.goto(`/simulator/${id}`)
    await take(/^Save as template/)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Hall, C')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Template saved.')).toBeVisible()
    await page.goto('/simulator/new')
    await page.getByRole('button', { name: 'From a template' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Hall, C' }).press('Enter')
    await expect(spacing).toHaveValue('1.25')
    await expect(page.getByRole('spinbutton', { name: 'Number of spans' })).toHaveValue('3')
    // It never creates: what is new waits for its first save.
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Permanent Loads' })).toBeVisible()
    const [, made] = /simulator\/([0-9a-f-]{36})/.exec(page.url()) ?? []
    const { request: own } = await simulations.read(made!)
    const { request: given } = await simulations.read(id)
    expect({ ...own, metadata: null }).toEqual({ ...given, metadata: null })

    await page.goto('/account')
    await page.getByRole('button', { name: 'Rename: Hall, C' }).press('Enter')
    await page.getByRole('textbox', { name: 'Template name' }).fill('Hall, three spans')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Delete Hall, three spans' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Templates' }).getByRole('listitem')).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove: Location' }).press('Enter')
    await page.getByRole('button', { name: 'Remove: Steel' }).press('Enter')
    await expect(page.getByText(/A new simulation starts with the values of the program/)).toBeVisible()
    await page.goto('/simulator/new')
    await expect(location).toHaveValue('PORTUGAL')
    await expect(page.getByRole('button', { name: 'From a template' })).toBeHidden()
  })
})
