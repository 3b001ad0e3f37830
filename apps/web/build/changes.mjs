import { slugOf } from './render-page.mjs'

const HEADING = /^(.+) — (\d{4}-\d{2}-\d{2})$/

const isDay = (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * The sections of a page of changes, "## Engine 1.3.0 — 2026-11-22", newest first.
 *
 * @param markdown
 * @returns id, name, ISO date and Markdown of each
 * @throws a section without its date, one that is older than what stands below it, a name that stands twice
 */
export function sectionsOf(markdown) {
  const sections = markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [heading, ...body] = part.split('\n')
      const [, name, date] = HEADING.exec(heading.trim()) ?? []
      if (name === undefined || !isDay(date)) throw new Error(`"## ${heading}" needs its date: "## name — 2026-11-22"`)
      return { id: slugOf(name), name, date, markdown: body.join('\n') }
    })
  if (sections.length === 0) throw new Error('there is no section')
  sections.forEach(({ id, name, date }, i) => {
    if (sections.findIndex((s) => s.id === id) !== i) throw new Error(`"${name}" stands twice`)
    if (date < (sections[i + 1]?.date ?? date)) throw new Error(`"${name}" is older than what stands below it`)
  })
  return sections
}

/**
 * The sections of every language: those of English, in its order and of its days, with as many points, under its anchors.
 *
 * @param pages  Markdown by language, `en` among them
 * @throws a language whose sections are others
 */
export function sectionsByLanguage(pages) {
  const english = sectionsOf(pages.en)
  const shape = (sections) => sections.map(({ date, markdown }) => `${date}: ${markdown.match(/^- /gm)?.length ?? 0}`)
  return Object.fromEntries(
    Object.entries(pages).map(([language, markdown]) => {
      const own = sectionsOf(markdown)
      if (shape(own).join() !== shape(english).join()) throw new Error(`${language} has other sections than en`)
      return [language, own.map((section, i) => ({ ...section, id: english[i].id }))]
    }),
  )
}
