import type { MathNode } from '@madre/print'

/** The data of a note before typesetting, rendered by the template. */

/** Text, or a small inline equation with its words for a screen reader; `to`: the target of a link. */
type Inline = string | { math: MathNode; alt: string } | { strong: string } | { muted: string; to?: string }
export type Line = Inline | Inline[]

export interface Column {
  /** a length of the typesetter: 'auto', '1fr', '22mm' */
  width: string
  align: 'left' | 'right' | 'center'
}

/** Columns of a table by width and alignment: 'auto left', '1fr right'. */
export const columnsOf = (...columns: `${string} ${Column['align']}`[]): Column[] =>
  columns.map((column) => {
    const [width, align] = column.split(' ') as [string, Column['align']]
    return { width, align }
  })

/** One step of a derivation: parts joined by '=', line by line, its clause, a remark. */
export interface StepBlock {
  lines: MathNode[][]
  /** too long to fit beside its clause */
  wide: boolean
  /** the whole equation in one line of text */
  alt: string
  clause: string
  remark: string
}

export type Tone = 'good' | 'bad' | 'open' | 'plain'

export type Block =
  /** unnumbered: a chapter without a number, which leaves the numbers of the others unchanged */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; tone?: Tone; tag?: string; unnumbered?: true }
  | { kind: 'text'; text: Line; style?: 'muted' | 'lead' }
  | { kind: 'list'; items: Line[] }
  /** mayBreak: a table of nine or more rows may continue on the next page */
  | {
      kind: 'table'
      columns: Column[]
      head: Line[]
      rows: Line[][]
      strongRows?: number[]
      small?: boolean
      mayBreak?: true
    }
  | { kind: 'facts'; rows: [string, Line][]; columns: 1 | 2 }
  | { kind: 'figure'; file: string; alt: string; caption: string; width: string }
  | { kind: 'pair'; left: Block[]; right: Block[]; ratio: [string, string] }
  | { kind: 'steps'; items: StepBlock[] }
  /** values from one source, side by side */
  | { kind: 'values'; items: { math: MathNode; alt: string }[]; clause: string; remark: string }
  | { kind: 'verdict'; tone: Tone; headline: string; figure: string; figureLabel: string; text: Line; bar: number }
  | { kind: 'notice'; text: Line; tone?: Tone }
  /** `issued`: the text over each line of a revision, and the remark below; both leave room before there is text */
  | { kind: 'signatures'; labels: string[]; issued?: { signed: string[]; remark: string; isSaid: boolean } }
  /** ifPageHolds: a block longer than a page is broken instead of running off it */
  | { kind: 'together'; blocks: Block[]; ifPageHolds?: true }
  | { kind: 'page-break' }

/** The title block of an office and its revision. */
export interface TitleBlockData {
  office: string
  logo: { file: string; alt: string } | null
  /** name and text, two beside each other */
  cells: [string, string][]
  /** over the whole width */
  lines: [string, string][]
  /** where the paper can be verified */
  verify: { label: string; url: string; file: string; alt: string } | null
}

/** The whole note as data. */
export interface NoteDocument {
  language: string
  title: string
  author: string
  /** UTC: year, month, day, hour, minute, second */
  date: [number, number, number, number, number, number]
  accent: string
  header: { left: string; right: string }
  /** state: the revision and its state; it may take two lines */
  footer: { left: string; page: string; of: string; state?: string }
  /** across every page and in its header; null: none */
  mark: string | null
  /** heading of the contents; null for a note without them */
  contents: string | null
  titlePage: {
    brand: string
    logo: string | null
    address: string
    heading: string
    /** absent where the office's fields are empty and nothing was issued */
    block?: TitleBlockData
    facts: [string, Line][]
    checksum: [string, Line]
  }
  first: Block[]
  body: Block[]
}
