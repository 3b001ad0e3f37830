import type { CalculationStatus, Decision, HistoryEntry } from '@madre/contract'
import type { Generated } from 'kysely'

/** The tables of the database, as created by migrations/. */
export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  codes: CodesTable
  calculations: CalculationsTable
  outbox: OutboxTable
  rate_limits: RateLimitsTable
  secrets: SecretsTable
  idempotency_keys: IdempotencyKeysTable
  access_tokens: AccessTokensTable
  templates: TemplatesTable
  projects: ProjectsTable
  office_logos: OfficeLogosTable
  revisions: RevisionsTable
  revision_notes: RevisionNotesTable
  revision_checks: RevisionChecksTable
  shares: SharesTable
  history: HistoryTable
  sheets: SheetsTable
}

interface UsersTable {
  id: Generated<string>
  email: string
  /** the e-mail in lower case; identifies an account */
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  company: string
  lang: string
  activated_at: Date | null
  created_at: Generated<Date>
  /** end of the turns of the user's long calculations, on the scale of `run_turn` */
  turn_ends: Generated<number>
  /** whether simulations are saved automatically while they are edited */
  autosave: Generated<boolean>
  /** JSON text: start values of new simulations; null: the product's own */
  start_values: string | null
  /** JSON text: the user's costs of a line; null: unknown */
  costs: string | null
}

interface SessionsTable {
  id: Generated<string>
  user_id: string
  /** sha256 of the cookie's token; the token itself is never stored */
  token_hash: string
  user_agent: string
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
}

interface CodesTable {
  id: Generated<string>
  user_id: string
  purpose: 'confirm' | 'reset'
  code_hash: string
  expires_at: Date
}

export interface CalculationsTable {
  id: Generated<string>
  user_id: string
  name: string
  description: string
  project: string
  simulation_type: string
  spans: number
  /** further values for lists; null in a row of an older process */
  profile_type: string | null
  main_spans: number | null
  consoles: number | null
  status: CalculationStatus
  chosen_result_id: string | null
  /** JSON text: summary of the chosen solution for lists, with its id */
  chosen: string | null
  /** JSON text, kept as written so that a result stays the same to the byte */
  request: string
  result: string | null
  /** date of the result; null without a result, and for a row of an older process */
  calculated_at: Date | null
  error_message: string | null
  /** the engine that set `underestimated`; null: the result is not judged yet */
  judged_by: string | null
  /** what the engine of the result underestimated, comma-separated */
  underestimated: Generated<string>
  /** JSON text: the values of the result before its recalculation */
  recalculated: string | null
  /** fencing token: only the run that holds it may write a result; null without a run */
  run_token: string | null
  /** whether the run is in the job queue; false while it waits for the user's other runs */
  run_admitted: Generated<boolean>
  run_requested_at: Date | null
  /** estimated duration of the run [ms]; null for runs of earlier versions */
  run_cost_ms: number | null
  /** turn of a long run in the job queue: lower ones come first */
  run_turn: number | null
  /** 0 to 1 while the run is calculated; null while it waits */
  run_share: number | null
  /** incremented by the user's changes; the ETag */
  version: Generated<number>
  /** JSON text: letter and state of the newest revision; null without one */
  issued: string | null
  /** the version the newest revision was made of; also updated by changes that the revision does not show */
  issued_version: number | null
  issued_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface OutboxTable {
  id: Generated<string>
  kind: MailKind
  /** null: a mail about a check or to no user, or to an address without account: written at equal cost for both cases, never sent */
  user_id: string | null
  lang: string
  /** JSON text of a mail already written; null: written on sending, and after sending */
  content: string | null
  /** the check of the mail; deleted with it */
  check_id: string | null
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  created_at: Generated<Date>
}

/** Mails to a user, written on sending. */
export type UserMailKind = 'confirm' | 'reset' | 'address-taken' | 'password-changed'
/** Mails about a check, written on sending: to the person asked, and to the author. */
export type CheckMailKind = 'check-asked' | 'check-decided'
export type MailKind = UserMailKind | CheckMailKind | 'enquiry'

interface RateLimitsTable {
  key: string
  hits: number
  window_ends_at: Date
}

interface SecretsTable {
  name: string
  value: string
}

interface IdempotencyKeysTable {
  user_id: string
  key: string
  body_hash: string
  /** stays when the calculation is deleted, so that its key creates no second one */
  calculation_id: string
  created_at: Generated<Date>
}

/** A token or a link of a user, valid until it expires. */
interface SecretTable {
  id: Generated<string>
  user_id: string
  /** sha256 of the token; the token itself is never stored */
  token_hash: string
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
}

interface AccessTokensTable extends SecretTable {
  name: string
  scope: 'read' | 'write'
}

/** What a user keeps under a name. */
interface NamedTable {
  id: Generated<string>
  user_id: string
  name: string
  /** the name in lower case: one row per name */
  name_key: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface TemplatesTable extends NamedTable {
  /** JSON text */
  request: string
}

interface SheetsTable extends NamedTable {
  /** JSON text */
  sheet: string
}

/** Values of the title block of a project's notes. */
interface ProjectsTable {
  user_id: string
  /** as typed in the simulations */
  name: string
  job_number: string
  client: string
  site: string
}

/** Separate from the users, since every request reads all their columns. */
interface OfficeLogosTable {
  user_id: string
  png: Uint8Array
}

/** Never changed: a trigger refuses it. */
export interface RevisionsTable {
  id: Generated<string>
  user_id: string
  calculation_id: string
  /** from 1; equivalent to the letter */
  seq: number
  letter: string
  /** JSON text with sorted keys: the issued state */
  record: string
  /** sha256 of the record */
  hash: string
  /** the first 32 digits of the hash, by which the note is verified */
  code: string
  issued_at: Date
  /** JSON text: summary for lists, so that they do not read the record */
  shown: string
}

/** Never changed: a trigger refuses it. */
interface RevisionNotesTable {
  revision_id: string
  kind: 'ISSUED' | 'CHECKED'
  language: string
  sha256: string
  /** size of the PDF as downloaded */
  bytes: number
  /** the PDF, gzip */
  pdf: Uint8Array
  /** the PNG in the note of the issue, reused in the note with the check; null without one */
  logo: Uint8Array | null
}

export interface RevisionChecksTable {
  id: Generated<string>
  revision_id: string
  /** the person asked, as typed by the author; `email_key` in lower case, to find the account */
  email: string
  email_key: string
  message: string
  asked_at: Generated<Date>
  /** when it was withdrawn or superseded by a newer revision; null: open or decided */
  ended_at: Date | null
  decision: Decision | null
  decided_at: Date | null
  /** the account that decided; null before, and after its deletion */
  checker_id: string | null
  /** of the person who decided, at that time */
  name: string | null
  company: string | null
  comment: string | null
}

interface SharesTable extends SecretTable {
  calculation_id: string
  /** null: a link to the working copy */
  revision_id: string | null
  label: string
}

/** Never changed: a trigger refuses it. */
interface HistoryTable {
  /** rises with every act; a text, since it may exceed the exact integers of a number */
  id: Generated<string>
  calculation_id: string
  at: Generated<Date>
  act: HistoryEntry['act']
  letter: string | null
  /** name of the acting person at that time */
  actor: string
  /** JSON text */
  detail: string
}
