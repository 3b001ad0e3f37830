import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import {
  type Revision,
  type RevisionCheck,
  type RevisionMark,
  type RevisionRecord,
  type RevisionState,
  revisionLetter,
} from '@madre/contract'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CalculationRow } from '../calculations/calculation-store.ts'
import { issuedMark } from '../calculations/issued-mark.ts'
import { bytesAsked, bytesOf, bytesSent } from '../db/bytes.ts'
import type { Executor, Tx } from '../db/database.ts'
import type { RevisionChecksTable, RevisionsTable } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import type { Shown } from './record.ts'

export type RevisionRow = Selectable<RevisionsTable>

export const MOST_REVISIONS = { ofCalculation: 100, ofUser: 1000 }

export interface KeptNote {
  sha256: string
  bytes: number
  gzipped: Buffer
}

/** Every query names the owner, so another user's revision is not found. */
const owned = (db: Executor, userId: string, calculationId: string) =>
  db.selectFrom('revisions').where('user_id', '=', userId).where('calculation_id', '=', calculationId)

export function newestRevision(db: Executor, userId: string, calculationId: string): Promise<RevisionRow | undefined> {
  return owned(db, userId, calculationId).selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirst()
}

/** The form of letters. Any other text names no revision, and the database refuses some texts. */
const LETTER = /^[A-Z]{1,3}$/

/** A revision by its letter, with all columns. */
export async function findRevision(
  db: Executor,
  userId: string,
  calculationId: string,
  letter: string,
): Promise<RevisionRow | undefined> {
  if (!LETTER.test(letter)) return undefined
  return owned(db, userId, calculationId).selectAll().where('letter', '=', letter).executeTakeFirst()
}

export async function readRecord(db: Executor, id: string): Promise<string | undefined> {
  return (await db.selectFrom('revisions').select('record').where('id', '=', id).executeTakeFirst())?.record
}

/** The previous revision; undefined before the first. */
export function revisionBefore(
  db: Executor,
  { calculation_id, seq }: Pick<RevisionRow, 'calculation_id' | 'seq'>,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('revisions')
    .selectAll()
    .where('calculation_id', '=', calculation_id)
    .where('seq', '=', seq - 1)
    .executeTakeFirst()
}

export async function countRevisions(db: Executor, userId: string): Promise<number> {
  const counted = db.selectFrom('revisions').select(sql<number>`count(*)::int`.as('count'))
  return (await counted.where('user_id', '=', userId).executeTakeFirstOrThrow()).count
}

type CheckText = Pick<
  Selectable<RevisionChecksTable>,
  'email' | 'message' | 'decision' | 'name' | 'company' | 'comment'
> & { asked_at: string; ended_at: string | null; decided_at: string | null }

interface ListedRow extends Pick<RevisionRow, 'id' | 'seq' | 'letter' | 'hash' | 'code' | 'issued_at' | 'shown'> {
  notes: string | null
  last_check: string | null
}

/** Revisions without their records, newest first, with data of their notes and of the last check of each. */
async function readListed(db: Executor, where: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    SELECT id, seq, letter, hash, code, issued_at, shown,
      (SELECT json_agg(json_build_object('as', kind, 'sha256', sha256, 'bytes', bytes) ORDER BY kind DESC)::text
        FROM revision_notes WHERE revision_id = revisions.id) AS notes,
      (SELECT row_to_json(c)::text FROM (
        SELECT email, message, asked_at, ended_at, decision, decided_at, name, company, comment FROM revision_checks
        WHERE revision_id = revisions.id ORDER BY asked_at DESC, id LIMIT 1) c) AS last_check
    FROM revisions WHERE ${where} ORDER BY seq DESC`.execute(db)
  return rows
}

/** Columns of a simulation that tell whether a revision is the newest, and whether the simulation has changed since. */
const COPY_COLUMNS = ['id', 'issued', 'issued_version', 'issued_at', 'version', 'calculated_at'] as const
export type WorkingCopy = Pick<CalculationRow, (typeof COPY_COLUMNS)[number]>

/** A simulation of the user with the columns its revisions need, without large ones. */
export function findWorkingCopy(db: Executor, userId: string, id: string): Promise<WorkingCopy | undefined> {
  return db
    .selectFrom('calculations')
    .select(COPY_COLUMNS)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** All revisions of a simulation, newest first. */
export async function listRevisions(
  db: Executor,
  userId: string,
  calculationId: string,
  copy: WorkingCopy,
): Promise<Revision[]> {
  const where = sql`user_id = ${userId} AND calculation_id = ${calculationId}`
  return (await readListed(db, where)).map((row) => present(row, copy))
}

/** One revision as in lists. */
export async function presentRevision(db: Executor, id: string, copy: WorkingCopy): Promise<Revision> {
  const [row] = await readListed(db, sql`id = ${id}`)
  if (row === undefined) throw new ProblemError(404, 'RevisionNotFound')
  return present(row, copy)
}

function present(row: ListedRow, copy: WorkingCopy): Revision {
  const { message, reason, language, author, engineVersion, catalogueVersion, solution } = JSON.parse(
    row.shown,
  ) as Shown
  const check = row.last_check === null ? null : presentCheck(JSON.parse(row.last_check) as CheckText)
  const mark = issuedMark(copy)
  const isNewest = mark?.letter === row.letter
  return {
    id: row.id,
    letter: row.letter,
    state: stateOf(check),
    isNewest,
    // A newer revision has a later state.
    isChangedSince: !isNewest || mark.isChangedSince,
    message,
    reason,
    issuedAt: row.issued_at.toISOString(),
    language,
    author,
    hash: row.hash,
    code: row.code,
    engineVersion,
    catalogueVersion,
    notes: JSON.parse(row.notes ?? '[]'),
    solution,
    check,
  }
}

function presentCheck({ asked_at, ended_at, decided_at, ...check }: CheckText): RevisionCheck | null {
  if (ended_at !== null) return null
  return {
    email: check.email,
    message: check.message,
    askedAt: new Date(asked_at).toISOString(),
    decidedAt: decided_at === null ? null : new Date(decided_at).toISOString(),
    decision: check.decision,
    name: check.name,
    company: check.company,
    comment: check.comment,
  }
}

/** The state of a revision after its last check. */
export function stateOf(check: Pick<RevisionCheck, 'decision'> | null): RevisionState {
  return check === null ? 'ISSUED' : (check.decision ?? 'SUBMITTED')
}

/** Writes letter and state of its newest revision into a simulation. */
export async function markIssued(
  tx: Tx,
  calculationId: string,
  { letter, state }: Pick<RevisionMark, 'letter' | 'state'>,
  made: Partial<Pick<CalculationRow, 'issued_version' | 'issued_at'>> = {},
): Promise<void> {
  await tx
    .updateTable('calculations')
    .set({ issued: JSON.stringify({ letter, state }), ...made })
    .where('id', '=', calculationId)
    .execute()
}

/**
 * Adds a revision and its note to a locked simulation, as its newest.
 *
 * @param logo  in the note
 */
export async function insertRevision(
  tx: Tx,
  { id: calculationId, user_id, version }: Pick<CalculationRow, 'id' | 'user_id' | 'version'>,
  revision: Pick<RevisionRow, 'seq' | 'record' | 'hash' | 'code' | 'issued_at'> & { shown: Shown },
  note: KeptNote,
  logo: Buffer | null,
): Promise<string> {
  const letter = revisionLetter(revision.seq)
  const { id } = await tx
    .insertInto('revisions')
    .values({
      ...revision,
      user_id,
      calculation_id: calculationId,
      letter,
      shown: JSON.stringify(revision.shown),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertNote(tx, id, 'ISSUED', revision.shown.language, note, logo)
  const made = { issued_version: version, issued_at: revision.issued_at }
  await markIssued(tx, calculationId, { letter, state: 'ISSUED' }, made)
  return id
}

/** Ends an open check of a locked simulation, since a newer revision is issued. @returns the letter that was being checked */
export async function endOpenCheck(tx: Tx, calculationId: string): Promise<string | null> {
  const { rows } = await sql<{ letter: string }>`
    UPDATE revision_checks c SET ended_at = now() FROM revisions r
    WHERE r.calculation_id = ${calculationId} AND c.revision_id = r.id AND c.ended_at IS NULL AND c.decision IS NULL
    RETURNING r.letter`.execute(tx)
  return rows[0]?.letter ?? null
}

const [zip, unzip] = [promisify(gzip), promisify(gunzip)]

export async function keptNote(base64Pdf: string): Promise<KeptNote> {
  const pdf = Buffer.from(base64Pdf, 'base64')
  return { sha256: createHash('sha256').update(pdf).digest('hex'), bytes: pdf.length, gzipped: await zip(pdf) }
}

export async function insertNote(
  tx: Tx,
  revisionId: string,
  kind: 'ISSUED' | 'CHECKED',
  language: string,
  { sha256, bytes, gzipped }: KeptNote,
  logo: Buffer | null = null,
): Promise<void> {
  const picture = logo === null ? null : bytesSent(logo)
  await tx
    .insertInto('revision_notes')
    .values({ revision_id: revisionId, kind, language, sha256, bytes, pdf: bytesSent(gzipped), logo: picture })
    .execute()
}

/** The logo in a revision's note of the issue, whatever logo the office has now; null without one. */
export async function issuedLogo(db: Executor, revisionId: string): Promise<Buffer | null> {
  const { logo } = await db
    .selectFrom('revision_notes')
    .select(sql<string | null>`encode(logo, 'base64')`.as('logo'))
    .where('revision_id', '=', revisionId)
    .where('kind', '=', 'ISSUED')
    .executeTakeFirstOrThrow()
  return logo === null ? null : bytesOf(logo)
}

/** The note of a revision: with the check if there is one, unless that of the issue is requested. */
export async function readRevisionNote(
  db: Executor,
  revisionId: string,
  asIssued: boolean,
): Promise<{ pdf: Buffer; sha256: string }> {
  const { pdf, sha256 } = await db
    .selectFrom('revision_notes')
    .select(['sha256', bytesAsked<'revision_notes'>('pdf').as('pdf')])
    .where('revision_id', '=', revisionId)
    .$if(asIssued, (query) => query.where('kind', '=', 'ISSUED'))
    .orderBy('kind')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { pdf: await unzip(bytesOf(pdf)), sha256 }
}

export const recordIn = ({ record }: Pick<RevisionRow, 'record'>): RevisionRecord => JSON.parse(record)
