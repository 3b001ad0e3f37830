import { Marked } from 'marked'
import markedKatex from 'marked-katex-extension'

const CITATION = /^[Mm]ethods? \d+\.\d+(?:(?:, | to | and | or )\d+\.\d+)*/
const NUMBER = /\d+\.\d+/g

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** 'Engine 1.3.0' → 'engine-1-3-0' */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * A page of the documentation as HTML: formulas typeset, readings and headings with anchors, "method 3.7" a link; decision 0012.
 *
 * @param markdown
 * @param site  `reading(number)`: address of a reading, or null; `page(href)`: address of another page of the repository, or null;
 *   `picture(href)`: the text of an SVG file of the repository, or null
 * @returns title, html and the headings in their order
 * @throws a citation of a reading or a picture that does not exist, or a formula that cannot be typeset
 */
export function renderPage(markdown, { reading, page, picture }) {
  let title = ''
  const headings = []
  const marked = new Marked({ gfm: true })
  marked.use(markedKatex({ throwOnError: true, strict: 'error', nonStandard: true, output: 'htmlAndMathml' }))
  marked.use({
    extensions: [
      {
        name: 'citation',
        level: 'inline',
        start: (source) => source.match(/\b[Mm]ethods? \d/)?.index,
        tokenizer(source) {
          const match = CITATION.exec(source)
          return match ? { type: 'citation', raw: match[0] } : undefined
        },
        renderer({ raw }) {
          // One reading is one link, its word included; of several every number is one.
          const link = (number, text) => {
            const href = reading(number)
            if (!href) throw new Error(`there is no reading ${number}: "${raw}"`)
            return `<a class="reading" href="${href}">${text}</a>`
          }
          const numbers = raw.match(NUMBER)
          return numbers.length === 1 ? link(numbers[0], raw) : raw.replace(NUMBER, (number) => link(number, number))
        },
      },
    ],
    renderer: {
      heading({ tokens, depth, text }) {
        const words = this.parser.parseInline(tokens)
        if (depth === 1) {
          title = text
          return ''
        }
        const [number] = /^\d+\.\d+(?= )/.exec(text) ?? []
        const id = number ?? slugOf(text)
        headings.push({ id, title: text })
        const shown = number ? `<a class="number" href="#${id}">${number}</a> ${words.slice(number.length + 1)}` : words
        return `<h${depth} id="${id}">${shown}</h${depth}>\n`
      },
      table({ header, rows }) {
        const cells = (row, tag) =>
          row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')
        const head = header.map(({ tokens }) => {
          const words = this.parser.parseInline(tokens)
          return words === '' ? '<td></td>' : `<th scope="col">${words}</th>`
        })
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`)
        return `<div class="scrolls"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
      // Inside the page, so that it takes the page's theme; its title is its text for screen readers.
      image({ href }) {
        const svg = picture(href)
        if (!svg) throw new Error(`there is no picture ${href}`)
        return `<span class="picture scrolls">${svg}</span>`
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens)
        const target = /^https?:|^#/.test(href) ? href : page(href)
        return target === null ? words : `<a href="${escaped(target)}">${words}</a>`
      },
    },
  })
  const html = marked
    .parse(markdown)
    // The source of a formula is for copying into other documents; here it would be a tenth of the page.
    .replace(/<annotation\b.*?<\/annotation>/gs, '')
    .replace(/<span class="katex-display">/g, '<span class="katex-display scrolls">')
  return { title, html, headings }
}
