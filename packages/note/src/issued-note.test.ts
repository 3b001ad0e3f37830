import { LANGUAGES, type Language } from '@madre/contract'
import { requests } from '@madre/contract/testing/requests'
import { factWords, fill } from '@madre/difference'
import { describe, expect, it } from 'vitest'
import type { NoteInput } from './note-input.ts'
import { checkedBy, issuedNote, revision, titleBlock } from './testing/issued-note.ts'
import { noteInput } from './testing/note-input.ts'
import { qrOnPage } from './testing/qr-on-page.ts'
import { readPdf } from './testing/read-pdf.ts'
import { strictPdf } from './testing/strict-pdf.ts'
import { wordsOf } from './words/words.ts'

const squeezed = (text: string) => text.replace(/\s+/g, '')
const dates = (language: Language) => (language === 'de' ? ['01.02.2026', '03.02.2026'] : ['01/02/2026', '03/02/2026'])
const short = (input: NoteInput): NoteInput => ({ ...input, form: 'short' })

describe.each(LANGUAGES)('the note of a revision in %s', async (language) => {
  const { document: words } = wordsOf(language)
  const [issuedOn, checkedOn] = dates(language)
  const by = `${checkedBy.name}, ${checkedBy.company}, ${checkedOn}`
  const issued = await readPdf(strictPdf(short(issuedNote(language))))
  const checked = await readPdf(strictPdf(short(issuedNote(language, { check: checkedBy }))))
  const letter = fill(words['revision.letter'], { letter: 'B' })
  const state = (says: string) => squeezed(`${letter} · ${issuedOn} · ${says} · 0123456789ab`)
  const isChecked = fill(words['revision.checked'], { by })

  it('says on every page how it stands, and from the second on job number and letter', () => {
    for (const { text } of issued.pages) expect(text).toContain(state(words['revision.notChecked']))
    for (const { text } of checked.pages) expect(text).toContain(state(isChecked))
    for (const { text } of issued.pages.slice(1))
      expect(text).toContain(squeezed(`2026-041 · Warehouse · Hall 3, axis B · ${letter}`))
  })

  it('has the title block on page 1, with who prepared it and that nobody has checked it', () => {
    const [first] = issued.pages
    for (const text of [
      ...[titleBlock.jobNumber, titleBlock.client, titleBlock.site, titleBlock.office],
      ...[words['titleBlock.jobNumber'], words['titleBlock.client'], words['titleBlock.site']],
      `${words['revision.preparedBy']}${revision.preparedBy.name}, ${revision.preparedBy.company}`,
      `B, ${issuedOn}`,
      `${words['revision.checkedBy']}${words['revision.notChecked']}`,
      words['revision.message'] + revision.message,
      words['revision.verify'] + revision.verifyUrl,
    ])
      expect(first!.text).toContain(squeezed(text))
  })

  it('says of a check who made it and when, in title block, footer and signatures, and nothing else otherwise', () => {
    expect(checked.pages.length).toBe(issued.pages.length)
    const signed = squeezed(isChecked)
    const record = squeezed(words['revision.record'])
    const last = checked.pages.at(-1)!.text.replace(state(isChecked), '')
    expect(last).toContain(signed)
    expect(last).toContain(record)
    const cell = squeezed(words['revision.checkedBy'])
    const uncheckedPage = (text: string) =>
      text
        .replace(state(isChecked), state(words['revision.notChecked']))
        .replace(cell + squeezed(by), cell + squeezed(words['revision.notChecked']))
        .replace(signed, '')
        .replace(record, '')
    expect(checked.pages.map(({ text }) => uncheckedPage(text))).toEqual(issued.pages.map(({ text }) => text))
  })

  it('says what has changed since the revision before', () => {
    const title = fill(factWords(language)['difference.title'], { letter: 'A' })
    expect(issued.outline[0]).toBe(title)
    const table = issued.pages.flatMap((p) => p.tables).find((rows) => rows[0]?.[1] === 'A' && rows[0]?.[2] === 'B')!
    expect(table.length).toBeGreaterThan(10)
    const spacing = table.find(([label]) => label === words['summary.spacing'])!
    expect(spacing.map((cell) => cell.replace(',', '.'))).toEqual([words['summary.spacing'], '1.80 m', '2.00 m'])
    expect(issued.text).toContain('1.6.0')
  })
})

describe('the note of a revision', () => {
  const input = issuedNote('en')

  it('has on page 1 a code that leads where the paper may be asked about, read from the page as it is drawn', async () => {
    const pdf = strictPdf(short(input))
    expect(await qrOnPage(pdf, 1)).toBe(revision.verifyUrl)
    const { links, pages } = await readPdf(pdf)
    expect([...new Set(links)]).toEqual([revision.verifyUrl])
    const alt = fill(wordsOf('en').document['revision.qr'], { url: revision.verifyUrl! })
    expect(pages[0]!.pictures).toEqual(expect.arrayContaining([titleBlock.office, alt]))
  })

  it('has neither code nor link without a public address', async () => {
    const pdf = strictPdf(short(issuedNote('en', { verifyUrl: null })))
    const { links, text } = await readPdf(pdf)
    expect(links).toEqual([])
    expect(text).not.toContain(squeezed(wordsOf('en').document['revision.verify']))
    expect(await qrOnPage(pdf, 1)).toBeNull()
  })

  it('says on page 1 why it was issued although the section fails', async () => {
    const failing = input.result.solutions.find((s) => s.status === 'FAIL')!
    const reason = 'Strengthened on site by a second member, see sheet 7.'
    const { pages } = await readPdf(strictPdf({ ...short(issuedNote('en', { reason })), solutionId: failing.id }))
    expect(pages[0]!.text).toContain(squeezed(fill(wordsOf('en').document['revision.reason'], { reason })))
  })

  it('is the same to the last byte for the same input', () => {
    expect(Buffer.compare(strictPdf(short(input)), strictPdf(short(structuredClone(input))))).toBe(0)
  })

  it('is the full note of the same chapters with the same numbers', async () => {
    const { titleBlock: _, revision: __, ...working } = input
    const [full, plain] = [await readPdf(strictPdf(input)), await readPdf(strictPdf(working))]
    expect(full.outline.slice(1)).toEqual(plain.outline)
    const equations = (of: typeof full) => [...new Set(of.pages.flatMap((p) => p.equations))]
    expect(equations(full)).toEqual(equations(plain))
  })

  it('holds texts as long as they may be, on pages that do not run over', async () => {
    const long = (length: number) => 'Wohnungsbaugesellschaft '.repeat(30).slice(0, length).trim()
    const person = { name: long(100), company: long(100) }
    const { pages } = await readPdf(
      strictPdf({
        ...short(issuedNote('en', { message: long(500), preparedBy: person, check: { ...checkedBy, ...person } })),
        titleBlock: { jobNumber: long(40), client: long(80), site: long(120), office: long(100), logoPng: null },
      }),
    )
    expect(Math.max(...pages.map((p) => p.reachMm))).toBeLessThan(210 - 20 + 0.1)
    expect(pages.at(-1)!.text).toContain(squeezed(wordsOf('en').document['revision.record']))
  })
})

describe('a working copy', () => {
  const input = short(noteInput(requests.omega, 'en'))

  it.each(LANGUAGES)('says on every page in %s after which revision it comes', async (language) => {
    const { pages } = await readPdf(strictPdf({ ...short(noteInput(requests.omega, language)), isAfter: 'B' }))
    const after = squeezed(fill(wordsOf(language).document['revision.after'], { letter: 'B' }))
    for (const { text } of pages) expect(text).toContain(after)
  })

  it('has the title block where it is filled, without anything of a revision', async () => {
    const { pages } = await readPdf(strictPdf({ ...input, titleBlock }))
    for (const text of [titleBlock.jobNumber, titleBlock.client, titleBlock.site, titleBlock.office])
      expect(pages[0]!.text).toContain(squeezed(text))
    expect(pages[1]!.text).toContain(squeezed('2026-041 · Warehouse · Hall 3, axis B'))
    expect(pages.map((p) => p.text).join('')).not.toMatch(/Revision|not\s*checked by/)
  })

  it('is to the last byte as it was where an office fills in nothing', () => {
    const nothing = { jobNumber: '', client: ' ', site: '', office: '', logoPng: null }
    expect(Buffer.compare(strictPdf({ ...input, titleBlock: nothing }), strictPdf(input))).toBe(0)
  })
})
