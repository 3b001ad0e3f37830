import { type Brand, type Language, simulationFile, simulationFileName } from '@madre/contract'
import type { Catalogue } from '@madre/engine'
import { designInWords } from '@madre/note/design-in-words'
import type { OneDesign } from '../jobs/threads.ts'
import { escapeHtml, mailPage, signature } from '../mail/mail-page.ts'
import type { WrittenMail } from '../mail/outbox.ts'
import { personName } from '../mail/person-name.ts'
import type { EnquiryBody } from './enquiry-schemas.ts'
import { enquiryWords } from './enquiry-words.ts'

interface Part {
  heading: string
  rows?: [name: string, text: string][]
  /** text of the visitor, line by line */
  quoted?: string
  list?: string[]
}

/** Names of simulations that nobody has named, in English: left out, since they tell the maker nothing. */
const NEVER_NAMED = ['', 'Untitled', 'Untitled Project']

/**
 * The mail of an enquiry, to the maker only (decision 0021): the contact, the request and the server's design of it, with the simulation as
 * a file.
 */
export function enquiryMail(
  { contact, request, name: simulation, description, chosenResultId }: EnquiryBody,
  design: OneDesign,
  { brand, catalogue, lang, now }: { brand: Brand; catalogue: Catalogue; lang: Language; now: Date },
): WrittenMail {
  const said = enquiryWords(lang)
  const words = designInWords({ request, solution: design.solution, warnings: design.warnings }, catalogue, lang)
  const name = personName(contact.name)
  const company = personName(contact.company)
  const project = personName(request.metadata.projectName)
  const title = [personName(simulation), project].filter((text) => !NEVER_NAMED.includes(text)).join(', ')
  const values: Record<string, string> = {
    brand: brand.name,
    solution: words.solution,
    name: [name, company].filter((text) => text !== '').join(', ') || contact.email,
    engine: design.engineVersion,
    catalogue: design.catalogueVersion,
    date: `${new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(now)} UTC`,
  }
  const colon = lang === 'fr' ? '\u00a0:' : ':'
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  const parts: Part[] = [
    {
      heading: said.contact,
      rows: [
        [said.name, name || '–'],
        [said.company, company || '–'],
        [said.email, contact.email],
      ],
    },
    ...(contact.message === '' ? [] : [{ heading: said.message, quoted: written(contact.message) }]),
    {
      heading: `${said.design}${colon} ${words.solution}`,
      list: [words.verdict],
      rows: [...words.figures, [said.simulation, title || '–']],
    },
    { heading: words.heading.input, rows: words.member },
    { heading: words.heading.loads, rows: words.loads },
    { heading: words.heading.warnings, list: words.warnings },
  ]
  const closing = [fill(said.designedAgain), fill(said.attached), `${fill(said.consent)} ${fill(said.consentText)}`]
  const subject = fill(said.subject)
  const text = [
    said.intro,
    ...parts.map((part) => asText(part, colon)),
    ...closing,
    said.foot,
    `-- \n${signature(brand).join('\n')}\n`,
  ]
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`
  return {
    subject,
    text: text.join('\n\n'),
    html: mailPage({
      lang,
      subject,
      brand,
      inside: [paragraph(said.intro), ...parts.map(asHtml), ...closing.map(paragraph)].join(''),
      foot: said.foot,
    }),
    replyTo: { name, address: contact.email },
    attachment: {
      fileName: simulationFileName(personName(simulation)),
      text: `${JSON.stringify(simulationFile({ name: simulation, description, chosenResultId, request }), null, 2)}\n`,
    },
  }
}

/** A visitor's message in lines, without characters that are invisible or change the direction of text. */
const written = (message: string): string =>
  message
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/[\p{C}]+/gu, ' ').trimEnd())
    .join('\n')

function asText({ heading, rows = [], quoted, list = [] }: Part, colon: string): string {
  const lines = [
    ...list.map((item) => (list.length > 1 ? `- ${item}` : item)),
    ...rows.map(([label, text]) => `${label}${colon} ${text}`),
    ...(quoted === undefined ? [] : quoted.split('\n').map((line) => `> ${line}`)),
  ]
  return `${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`
}

function asHtml({ heading, rows = [], quoted, list = [] }: Part): string {
  const cell = 'padding:2px 12px 2px 0;vertical-align:top'
  const items = list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')
  return [
    `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(heading)}</h2>`,
    list.length === 1 ? `<p style="margin:0 0 8px">${escapeHtml(list[0] ?? '')}</p>` : '',
    list.length > 1 ? `<ul style="margin:0;padding-left:20px">${items}</ul>` : '',
    quoted === undefined
      ? ''
      : `<blockquote style="margin:0;padding-left:12px;border-left:3px solid #dde2e6;white-space:pre-wrap">${escapeHtml(quoted)}</blockquote>`,
    rows.length === 0
      ? ''
      : `<table style="border-collapse:collapse">${rows.map(([label, text]) => `<tr><td style="${cell};color:#5b6670">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(text)}</td></tr>`).join('')}</table>`,
  ].join('')
}
