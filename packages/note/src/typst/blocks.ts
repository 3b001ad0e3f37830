import type { MathNode } from '@madre/print'

/** What a note is made of before it is set: data, rendered by the template. */

/** Text, or a small equation in the text with its words for a screen reader; `to`: the address a text links to. */
type Inline = string | { math: MathNode; alt: string } | { strong: string } | { muted: string; to?: string }
export type Line = Inline | Inline[]

export interface Column {
  /** a length of the typesetter: 'auto', '1fr', '22mm' */
  width: string
  align: 'left' | 'right' | 'center'
}

/** Columns of a table, each its width and its side: 'auto left', '1fr right'. */
export const columnsOf = (...columns: `${string} ${Column['align']}`[]): Column[] =>
  columns.map((column) => {
    const [width, align] = column.split(' ') as [string, Column['align']]
    return { width, align }
  })

/** One step of a derivation: parts that follow each other with '=', line by line, the clause it comes from, a remark. */
export interface StepBlock {
  lines: MathNode[][]
  /** too long to stand beside its clause */
  wide: boolean
  /** the whole equation in one line of text */
  alt: string
  clause: string
  remark: string
}

export type Tone = 'good' | 'bad' | 'open' | 'plain'

export type Block =
  /** unnumbered: a chapter without a number, so that those of the others stay as they are */
  | { kind: 'heading'; level: 1 | 2 | 3; text: string; tone?: Tone; tag?: string; unnumbered?: true }
  | { kind: 'text'; text: Line; style?: 'muted' | 'lead' }
  | { kind: 'list'; items: Line[] }
  /** mayBreak: from nine rows on it goes over the end of a page */
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
  /** values that come from one source, side by side */
  | { kind: 'values'; items: { math: MathNode; alt: string }[]; clause: string; remark: string }
  | { kind: 'verdict'; tone: Tone; headline: string; figure: string; figureLabel: string; text: Line; bar: number }
  | { kind: 'notice'; text: Line; tone?: Tone }
  /** of what was issued: what stands over each line, and the remark below, for which there is room before it is said */
  | { kind: 'signatures'; labels: string[]; issued?: { signed: string[]; remark: string; isSaid: boolean } }
  /** ifPageHolds: what is longer than a page is broken instead of running off it */
  | { kind: 'together'; blocks: Block[]; ifPageHolds?: true }
  | { kind: 'page-break' }

/** The title block of an office, and what was issued. */
export interface TitleBlockData {
  office: string
  logo: { file: string; alt: string } | null
  /** name and text, two beside each other */
  cells: [string, string][]
  /** over the whole width */
  lines: [string, string][]
  /** where the paper may be asked about */
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
  /** state: what was issued, and how it stands; it may take two lines */
  footer: { left: string; page: string; of: string; state?: string }
  /** across every page, and at its head; null: none */
  mark: string | null
  /** heading of the contents; null for a note without them */
  contents: string | null
  titlePage: {
    brand: string
    logo: string | null
    address: string
    heading: string
    /** absent where an office fills in nothing and nothing was issued */
    block?: TitleBlockData
    facts: [string, Line][]
    checksum: [string, Line]
  }
  first: Block[]
  body: Block[]
}
