/** Additions of an office and an issue to the note: title block, header, footer and the state on every page. */
import { fill } from '@madre/difference'
import type { NoteInput } from '../note-input.ts'
import type { Block, NoteDocument } from '../typst/blocks.ts'
import { qrSvg } from './qr-code.ts'
import type { Subject } from './subject.ts'

const LOGO = 'office.png'
const QR = 'verify.svg'

/** The logo of the office and the QR code of the address, by file name. */
export function titlePictures({ titleBlock, revision }: NoteInput): [string, string | Uint8Array][] {
  return [
    ...(titleBlock?.logoPng ? [[LOGO, Buffer.from(titleBlock.logoPng, 'base64')] as [string, Uint8Array]] : []),
    ...(revision?.verifyUrl ? [[QR, qrSvg(revision.verifyUrl)] as [string, string]] : []),
  ]
}

/** Day, month, year in the order of the language. In UTC, so that a note is the same wherever it is made. */
export function dateText(date: Date, s: Pick<Subject, 'language'>): string {
  const [d, m, y] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear()]
  const two = (n: number) => String(n).padStart(2, '0')
  return s.language === 'de' ? `${two(d)}.${two(m)}.${y}` : `${two(d)}/${two(m)}/${y}`
}

/** 'Ana Sá, Sá Lda' */
export const personText = ({ name, company }: { name: string; company: string }, s: Pick<Subject, 'free'>): string =>
  s.free([name, company].filter((t) => t.trim() !== '').join(', '))

/** 'Rui Reis, Reis Lda, 02/02/2026'; null: not checked. */
export function checkerText(s: Subject): string | null {
  const check = s.note.revision?.check
  return check ? `${personText(check, s)}, ${dateText(new Date(check.decidedAt), s)}` : null
}

/** 'Revision B · 01/02/2026 · not checked · 0123456789ab': the state of an issued revision, or the revision before a working copy. */
export function stateText(s: Subject): { state?: string } {
  const { revision, isAfter, result, calculation } = s.note
  if (revision) {
    const by = checkerText(s)
    const parts = [
      s.say('revision.letter', { letter: revision.letter }),
      dateText(new Date(revision.issuedAt), s),
      by === null ? s.say('revision.notChecked') : s.say('revision.checked', { by }),
      (revision.code ?? result.inputHash).slice(0, 12),
    ]
    return { state: parts.join(' · ') }
  }
  if (isAfter === undefined) return {}
  const after = s.say('revision.after', { letter: isAfter })
  return { state: `${after} · ${dateText(new Date(calculation.date), s)} · ${result.inputHash.slice(0, 12)}` }
}

/** The header with job number and revision letter. */
export function headerText(s: Subject, names: string): string {
  const { titleBlock, revision } = s.note
  const jobNumber = typed(titleBlock?.jobNumber, s)
  return [
    ...(jobNumber === '' ? [] : [jobNumber]),
    names,
    ...(revision ? [s.say('revision.letter', { letter: revision.letter })] : []),
  ].join(' · ')
}

/** The title block of page 1; nothing where the office's fields are empty and nothing was issued. */
export function titleBlock(s: Subject): Pick<NoteDocument['titlePage'], 'block'> {
  const { titleBlock: filled, revision } = s.note
  const office = typed(filled?.office, s)
  const jobs = (['jobNumber', 'client', 'site'] as const).flatMap((key): [string, string][] => {
    const text = typed(filled?.[key], s)
    return text === '' ? [] : [[s.say(`titleBlock.${key}`), text]]
  })
  const hasLogo = Boolean(filled?.logoPng)
  if (!revision && !hasLogo && office === '' && jobs.length === 0) return {}
  const message = typed(revision?.message, s)
  const issued: [string, string][] = revision
    ? [
        [s.say('revision.heading'), `${revision.letter}, ${dateText(new Date(revision.issuedAt), s)}`],
        [s.say('revision.preparedBy'), personText(revision.preparedBy, s)],
        [s.say('revision.checkedBy'), checkerText(s) ?? s.say('revision.notChecked')],
      ]
    : []
  const url = revision?.verifyUrl
  return {
    block: {
      office,
      logo: hasLogo ? { file: LOGO, alt: office === '' ? s.say('titleBlock.logo') : office } : null,
      cells: [...jobs, ...issued],
      lines: message === '' ? [] : [[s.say('revision.message'), message]],
      verify: url ? { label: s.say('revision.verify'), url, file: QR, alt: s.say('revision.qr', { url }) } : null,
    },
  }
}

/** The reason for issuing a solution that fails. */
export function reason(s: Subject): Block[] {
  const why = typed(s.note.revision?.reason, s)
  if (why === '') return []
  return [{ kind: 'notice', tone: 'bad', text: { strong: fill(s.words.document['revision.reason'], { reason: why }) } }]
}

const typed = (text: string | null | undefined, s: Pick<Subject, 'free'>): string => s.free(text ?? '').trim()
