import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const file = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** Drops files anywhere on the page, as the desktop would, once the page says that it takes them. */
async function drop(page: Page, files: { name: string; content: string }[]): Promise<void> {
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, content } of list) data.items.add(new File([content], name, { type: 'application/json' }))
    return data
  }, files)
  await expect(async () => {
    await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer })
    await expect(page.getByText('Drop simulation files here')).toBeVisible({ timeout: 500 })
  }).toPass()
  for (const type of ['dragover', 'drop']) await page.dispatchEvent('main', type, { dataTransfer: transfer })
}

/** The list’s own download, read. */
async function exported(page: Page, name: string): Promise<{ fileName: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download file: ${name}` }).click(),
  ])
  return { fileName: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test('an example is opened from the empty dashboard in one click, finished', async ({ page, simulations }) => {
  await page.goto('/dashboard')
  const examples = page.getByRole('region', { name: 'Examples' })
  await expect(examples.getByRole('listitem')).toHaveCount(5)
  await examples.getByRole('button', { name: 'Open: Z roof under uplift' }).click()
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}\?step=results/)
  const id = page.url().match(/simulator\/([0-9a-f-]{36})/)![1]!
  expect(await simulations.read(id)).toMatchObject({
    name: 'Z roof under uplift',
    project: 'Examples',
    calculationStatus: 'COMPLETE',
    chosenResultId: 'Z-200-70-2.0-S280',
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Examples' })).toHaveCount(0)
})

test('a simulation downloaded as a file comes back with its request, names, date and chosen solution', async ({
  page,
  simulations,
}) => {
  const id = await simulations.calculated({ name: 'North hall', project: 'Files' })
  const before = await simulations.read(id)
  const chosenResultId = (before.result as { solutions: { id: string }[] }).solutions[0]!.id
  await simulations.change(id, { chosenResultId })
  await page.goto('/simulations')
  const { fileName, text } = await exported(page, 'North hall')
  expect(fileName).toBe('North hall.madre.json')

  await page.getByLabel('Simulation files').setInputFiles(file(fileName, text))
  await expect(page).toHaveURL(/\/simulator\/[0-9a-f-]{36}/)
  const copy = page.url().match(/simulator\/([0-9a-f-]{36})/)![1]!
  expect(copy).not.toBe(id)
  const after = await simulations.read(copy)
  expect(after).toMatchObject({ name: 'North hall', project: 'Files', chosenResultId })
  expect(after.request).toEqual(before.request)
})

test('several files dropped on the dashboard are imported, and each that does not fit says why', async ({
  page,
  simulations,
}) => {
  const { name, request } = await simulations.read(await simulations.save({ name: 'Seed', project: 'Files' }))
  const good = { formatVersion: 1, name: `${name} 2`, request }
  await page.goto('/dashboard')
  await drop(page, [
    { name: 'good.madre.json', content: JSON.stringify(good) },
    { name: 'other.madre.json', content: JSON.stringify({ ...good, name: 'Seed 3' }) },
    { name: 'newer.madre.json', content: JSON.stringify({ ...good, formatVersion: 2 }) },
    { name: 'wide.madre.json', content: JSON.stringify({ ...good, request: { ...request, transverseLengthM: 99 } }) },
    { name: 'long.madre.json', content: JSON.stringify({ ...good, name: 'x'.repeat(40) }) },
    { name: 'many.madre.json', content: JSON.stringify({ ...good, extra: Array(4000).fill(0) }) },
    { name: 'steel.madre.json', content: JSON.stringify({ ...good, request: { ...request, steelGrades: ['S999'] } }) },
    { name: 'odd.madre.json', content: JSON.stringify(good).replace('{', '{"__proto__":{"admin":true},') },
    { name: 'deep.madre.json', content: `{"formatVersion":1,"request":${'['.repeat(50_000)}${']'.repeat(50_000)}}` },
    { name: 'picture.svg', content: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' },
    { name: 'huge.madre.json', content: `"${'x'.repeat(300_000)}"` },
    { name: 'list.json', content: '[1, 2]' },
  ])
  const refused = page.getByRole('dialog', { name: 'Files not imported' })
  await expect(refused).toBeVisible()
  const reason = (fileName: string) => refused.getByRole('listitem').filter({ hasText: fileName }).first()
  await expect(reason('newer.madre.json')).toContainText('newer version of this program (format 2)')
  await expect(reason('wide.madre.json')).toContainText('request.transverseLengthM:')
  await expect(reason('long.madre.json')).toContainText('name: Must have at most 25 characters')
  await expect(reason('many.madre.json')).toContainText('more than 3600 values')
  await expect(reason('steel.madre.json')).toContainText('request.steelGrades.0: Must be one of S280, S350')
  await expect(reason('odd.madre.json')).toContainText('__proto__')
  await expect(reason('deep.madre.json')).toContainText('nested too deep')
  await expect(reason('picture.svg')).toContainText('no JSON document')
  await expect(reason('huge.madre.json')).toContainText('larger than 256 kB')
  await expect(reason('list.json')).toContainText('no simulation')
  await expect(refused).not.toContainText('good.madre.json')
  await refused.getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/simulations')
  for (const imported of ['Seed 2', 'Seed 3'])
    await expect(page.getByRole('article').filter({ hasText: imported })).toHaveCount(1)
})
