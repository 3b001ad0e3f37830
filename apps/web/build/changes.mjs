import { slugOf } from './render-page.mjs'

const HEADING = /^(.+) — (\d{4}-\d{2}-\d{2})$/

const isDay = (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/**
 * The sections of CHANGELOG.md, "## Engine 1.3.0 — 2026-11-22", newest first.
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
