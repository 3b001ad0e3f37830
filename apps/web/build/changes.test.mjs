import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@madre/contract'
import { describe, expect, it } from 'vitest'
import { sectionsByLanguage, sectionsOf } from './changes.mjs'

describe('the sections of what changed', () => {
  it('have a name, a date and an anchor, in their order', () => {
    const sections = sectionsOf(
      '# Changes\n\n## Engine 1.3.0 — 2026-11-22\n\n- one\n\n## 1.0.0 — 2026-11-21\n\nFirst.\n',
    )
    expect(sections).toEqual([
      { id: 'engine-1-3-0', name: 'Engine 1.3.0', date: '2026-11-22', markdown: '\n- one\n\n' },
      { id: '1-0-0', name: '1.0.0', date: '2026-11-21', markdown: '\nFirst.\n' },
    ])
  })

  it.each([
    ['has no date', '## Engine 1.3.0\n', /"## Engine 1.3.0" needs its date/],
    ['has a day that does not exist', '## Engine 1.3.0 — 2026-02-30\n', /needs its date/],
    ['stands twice', '## A — 2026-11-22\n## A — 2026-11-21\n', /"A" stands twice/],
    ['is older than what stands below it', '## B — 2026-11-21\n## A — 2026-11-22\n', /"B" is older/],
    ['is missing', '# Changes\n', /no section/],
  ])('stop the build where one %s', (_, markdown, message) => {
    expect(() => sectionsOf(markdown)).toThrow(message)
  })
})

describe('the page of changes', () => {
  const folder = new URL('../../../docs/changes/', import.meta.url)

  it('is written in every language, with the same sections', () => {
    const files = readdirSync(folder)
    expect(files.sort()).toEqual(LANGUAGES.map((language) => `${language}.md`).sort())
    const pages = Object.fromEntries(
      files.map((file) => [file.slice(0, -3), readFileSync(new URL(file, folder), 'utf8')]),
    )
    const sections = sectionsByLanguage(pages)
    for (const language of LANGUAGES)
      expect(sections[language].map(({ id }) => id)).toEqual(sectionsOf(pages.en).map(({ id }) => id))
  })

  it.each([
    ['a section is missing', '## A — 2026-11-22\n- one\n'],
    ['a day is another', '## A — 2026-11-22\n- one\n## B — 2026-11-20\n- two\n'],
    ['a point is missing', '## A — 2026-11-22\n- one\n## B — 2026-11-21\n'],
  ])('stops the build where in a language %s', (_, de) => {
    const en = '## A — 2026-11-22\n- one\n## B — 2026-11-21\n- two\n'
    expect(() => sectionsByLanguage({ en, de })).toThrow(/de has other sections/)
  })
})

it('the sections of CHANGELOG.md have their dates', () => {
  const changelog = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(sectionsOf(changelog).length).toBeGreaterThan(20)
})
