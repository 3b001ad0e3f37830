/** What is issued of a simulation: revisions, their records, checks and history, and the title block of a project. */
import type { Solution } from '@madre/engine'
import type { Language } from './limits.ts'
import type { CalculationRequest, CalculationResult } from './request.ts'

/** ISSUED: nobody is asked to check it; SUBMITTED: somebody is. It is that of the last check: a revision itself never changes. */
export const REVISION_STATES = ['ISSUED', 'SUBMITTED', 'CHECKED', 'RETURNED'] as const
export type RevisionState = (typeof REVISION_STATES)[number]

export const DECISIONS = ['CHECKED', 'RETURNED'] as const
export type Decision = (typeof DECISIONS)[number]

export const HISTORY_ACTS = [
  'ISSUED',
  'ASKED',
  'WITHDRAWN',
  'SUPERSEDED',
  ...DECISIONS,
  'SHARED',
  'SHARE_ENDED',
] as const

/** The newest revision of a simulation, as the simulation and the lists of them say it. */
export interface RevisionMark {
  letter: string
  state: RevisionState
  /** whether the working copy says something else by now, or was calculated again */
  isChangedSince: boolean
}

/** What stands in the title block of every note of a project; empty texts are not printed. */
export interface ProjectTitle {
  jobNumber: string
  client: string
  site: string
}

export interface Project extends ProjectTitle {
  name: string
}

export interface Author {
  name: string
  company: string
}

/** All that was issued, and what the hash is of. */
export interface RevisionRecord {
  letter: string
  issuedAt: string
  /** of its note */
  language: Language
  message: string
  /** why a solution that fails is issued all the same; null of one that passes */
  reason: string | null
  author: Author
  name: string
  project: string
  titleBlock: ProjectTitle
  description: string
  calculatedAt: string
  /** of the tables by which the note says what the place gives; null without a place */
  tablesVersion: string | null
  request: CalculationRequest
  chosenResultId: string
  /** with its one solution, and all else of it */
  result: CalculationResult
}

/** The one solution of a revision, as a list says it. */
export type IssuedSolution = Pick<
  Solution,
  'id' | 'section' | 'thicknessMm' | 'endBayThicknessMm' | 'steel' | 'massPerMetreKg' | 'utilisation' | 'pass'
>

/** The last check somebody was asked for. */
export interface RevisionCheck {
  email: string
  message: string
  askedAt: string
  decidedAt: string | null
  decision: Decision | null
  /** of who decided, as they were then */
  name: string | null
  company: string | null
  comment: string | null
}

/** A revision as a list says it. */
export interface Revision
  extends Pick<RevisionRecord, 'letter' | 'message' | 'reason' | 'issuedAt' | 'language' | 'author'> {
  id: string
  state: RevisionState
  isNewest: boolean
  isChangedSince: boolean
  /** sha256 of the record as canonical JSON */
  hash: string
  /** its first 32 digits */
  code: string
  engineVersion: string
  catalogueVersion: string
  notes: { as: 'ISSUED' | 'CHECKED'; sha256: string; bytes: number }[]
  solution: IssuedSolution
  /** null where nobody was asked, or the last question was withdrawn */
  check: RevisionCheck | null
}

export interface HistoryEntry {
  at: string
  act: (typeof HISTORY_ACTS)[number]
  letter: string | null
  /** the name of who did it, as it was then */
  actor: string
  detail: Record<string, string>
}

const A = 'A'.charCodeAt(0)
const LETTERS = 26

/** The letter of a revision by its number from 1: A to Z, AA, AB and on. */
export function revisionLetter(seq: number): string {
  const last = String.fromCharCode(A + ((seq - 1) % LETTERS))
  return seq <= LETTERS ? last : revisionLetter(Math.floor((seq - 1) / LETTERS)) + last
}
