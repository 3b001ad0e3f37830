/** The pages of the documentation, made when the application is built; decision 0012. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sectionsByLanguage } from './changes.mjs'
import { renderPage } from './render-page.mjs'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
const METHOD = join(DOCS, 'method')
const EXAMPLES = join(DOCS, 'examples')
const CHANGES = join(DOCS, 'changes')

/** Address of the page of a Markdown file: '3-sections.md' → '/method/sections'. */
const addressOf = (file) => (file === 'README.md' ? '/method' : `/method/${file.replace(/^\d+-|\.md$/g, '')}`)

/** What the engine, and wind and snow from the place, are compared with. */
const VERIFICATIONS = new Map([
  ['verification.md', '/verification'],
  ['verification-references.md', '/verification/references'],
  ['verification-climate.md', '/verification/climate'],
])

/** Every page at its address: the method's index and chapters, and the verifications; and, by language, the sections of what changed. */
export function documentPages() {
  const files = readdirSync(METHOD).filter((name) => name.endsWith('.md'))
  const sources = new Map(files.map((file) => [file, readFileSync(join(METHOD, file), 'utf8')]))
  const readings = new Map()
  for (const [file, source] of sources) {
    for (const [, number] of source.matchAll(/^## (\d+\.\d+) /gm)) {
      if (readings.has(number)) throw new Error(`reading ${number} stands twice`)
      readings.set(number, `${addressOf(file)}#${number}`)
    }
  }
  const site = {
    reading: (number) => readings.get(number) ?? null,
    page: (href) => {
      const [, path, anchor] = /^([^#]*)(#.*)?$/.exec(href)
      const file = path.replace(/^(?:\.\.\/)*(?:docs\/)?(?:method\/)?/, '')
      const address = VERIFICATIONS.get(file) ?? (sources.has(file) ? addressOf(file) : null)
      return address === null ? null : address + (anchor ?? '')
    },
    picture: (href) => {
      const file = join(DOCS, href.replace(/^(?:\.\.\/)+/, ''))
      return href.endsWith('.svg') && existsSync(file) ? readFileSync(file, 'utf8') : null
    },
  }
  const made = (address, make) => {
    try {
      return make()
    } catch (error) {
      throw new Error(`the page of ${address}: ${error.message}`, { cause: error })
    }
  }
  const page = (address, source) => made(address, () => ({ address, ...renderPage(source, site) }))
  const chapters = [...sources].map(([file, source]) => page(addressOf(file), source))
  chapters.sort((a, b) =>
    (a.address === '/method' ? '' : a.title).localeCompare(b.address === '/method' ? '' : b.title, 'en', {
      numeric: true,
    }),
  )
  const verifications = [...VERIFICATIONS].map(([file, address]) =>
    page(address, readFileSync(join(DOCS, file), 'utf8')),
  )
  const changes = made('/changes', () => {
    const pages = readdirSync(CHANGES).map((file) => [
      file.replace('.md', ''),
      readFileSync(join(CHANGES, file), 'utf8'),
    ])
    const read = ({ markdown, ...section }) => ({ ...section, html: renderPage(markdown, site).html })
    const sections = Object.entries(sectionsByLanguage(Object.fromEntries(pages)))
    return Object.fromEntries(sections.map(([language, list]) => [language, list.map(read)]))
  })
  return { chapters, verifications, changes }
}

/** The worked examples of the API, as they stand and as a test of the server runs them; request.json is what they read. */
export function workedExamples() {
  const files = ['token.sh', 'design.sh', 'design.ts', 'design.py', 'request.json']
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(EXAMPLES, file), 'utf8')]))
}

/** Only one format of a font is needed by the browsers this is built for. */
const newestFormatOnly = (css) => css.replace(/,\s*url\([^)]*\)\s*format\(["'](?:woff|truetype)["']\)/g, '')

/**
 * Makes modules of the pages under docs/ when the application is built: `virtual:document-pages` lists them, and loads each from a
 * chunk of its own. Of docs/changes `virtual:changes` holds the sections of every language, `virtual:newest-change` the name of the newest alone.
 * `virtual:worked-examples` holds the files of docs/examples.
 */
export function documentPagesPlugin() {
  let pages
  const made = () => {
    pages ??= documentPages()
    return pages
  }
  const all = () => [...made().chapters, ...made().verifications]
  return {
    name: 'document-pages',
    enforce: 'pre',
    resolveId: (id) =>
      /^virtual:(document-page|changes$|newest-change$|worked-examples$)/.test(id) ? `\0${id}` : undefined,
    load(id) {
      if (id === '\0virtual:changes') return `export const changes = ${JSON.stringify(made().changes)}`
      if (id === '\0virtual:worked-examples') return `export const examples = ${JSON.stringify(workedExamples())}`
      if (id === '\0virtual:newest-change')
        return `export const newestChange = ${JSON.stringify(made().changes.en[0].name)}`
      if (!id.startsWith('\0virtual:document-page')) return undefined
      const [, address] = id.split('!')
      if (address !== undefined)
        return `export default ${JSON.stringify(all().find((p) => p.address === address).html)}`
      const entries = all().map(
        ({ address, title, headings }) =>
          `{ ...${JSON.stringify({ address, title, headings })}, load: () => import(${JSON.stringify(`virtual:document-page!${address}`)}) }`,
      )
      return `export const pages = [${entries.join(',\n')}]`
    },
    transform: (code, id) => (/katex(?:\.min)?\.css$/.test(id) ? newestFormatOnly(code) : undefined),
    configureServer(server) {
      server.watcher.add(DOCS)
      server.watcher.on('change', (file) => {
        if (file.startsWith(DOCS)) server.restart()
      })
    },
  }
}
