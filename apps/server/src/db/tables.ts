import type { CalculationStatus } from '@madre/contract'
import type { Generated } from 'kysely'

/** The tables of the database, as migrations/ makes them. */
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
}

interface UsersTable {
  id: Generated<string>
  email: string
  /** the e-mail in lower case: what makes an account unique */
  email_key: string
  password_hash: string
  first_name: string
  last_name: string
  company: string
  lang: string
  activated_at: Date | null
  created_at: Generated<Date>
  /** where the turns of the user's long calculations end, on the scale of `run_turn` */
  turn_ends: Generated<number>
  /** whether simulations save themselves while they are edited */
  autosave: Generated<boolean>
  /** JSON text: what new simulations start with; null: the product's own values */
  start_values: string | null
}

interface SessionsTable {
  id: Generated<string>
  user_id: string
  /** sha256 of the cookie's token: the token itself is never stored */
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
  /** what a list says of the design besides; null in a row that an older process wrote */
  profile_type: string | null
  main_spans: number | null
  consoles: number | null
  status: CalculationStatus
  chosen_result_id: string | null
  /** JSON text: what a list says of the chosen solution, with its id */
  chosen: string | null
  /** JSON text, kept as it was written so that a result stays the same to the byte */
  request: string
  result: string | null
  /** when that was; null without a result, and for one that an older process wrote */
  calculated_at: Date | null
  error_message: string | null
  /** the engine that said what `underestimated` says; null: none has looked at the result yet */
  judged_by: string | null
  /** what the engine of the result underestimated, separated by commas */
  underestimated: Generated<string>
  /** JSON text: what a result came to before it was calculated again */
  recalculated: string | null
  /** fences the run: only the run that holds it may write a result; null when nothing runs */
  run_token: string | null
  /** whether the run stands in the job queue; false while it waits for the user's other runs */
  run_admitted: Generated<boolean>
  run_requested_at: Date | null
  /** what the run is estimated to take [ms]; null for runs of earlier versions */
  run_cost_ms: number | null
  /** of a long run that stands in the job queue: lower ones come first */
  run_turn: number | null
  /** 0 to 1 of a run that is being calculated; null while it waits */
  run_share: number | null
  /** counts the user's changes; the ETag */
  version: Generated<number>
  /** JSON text: letter and state of the newest revision; null without one */
  issued: string | null
  /** the version that the newest revision was made of, moved along by changes that it does not show */
  issued_version: number | null
  issued_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

interface OutboxTable {
  id: Generated<string>
  kind: MailKind
  /** null: the mail is about a check, or not to a user, or the address has no account: then it is written so that both cases cost the same, and never sent */
  user_id: string | null
  lang: string
  /** JSON text of a mail that is written already; null: it is written when it goes out, and once it has gone */
  content: string | null
  /** the check that the mail is about; it goes with it */
  check_id: string | null
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  created_at: Generated<Date>
}

/** Mails to a user, written when they go out. */
export type UserMailKind = 'confirm' | 'reset' | 'address-taken' | 'password-changed'
/** Mails about a check, written when they go out: to whom it is asked of, and to the author. */
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
  /** stays when the calculation is deleted, so that its key makes no second one */
  calculation_id: string
  created_at: Generated<Date>
}

interface AccessTokensTable {
  id: Generated<string>
  user_id: string
  name: string
  scope: 'read' | 'write'
  /** sha256 of the token: the token itself is never stored */
  token_hash: string
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
}

interface TemplatesTable {
  id: Generated<string>
  user_id: string
  name: string
  /** the name in lower case: one template a name */
  name_key: string
  /** JSON text */
  request: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

/** What stands in the title block of the notes of a project. */
interface ProjectsTable {
  user_id: string
  /** as it is typed in the simulations */
  name: string
  job_number: string
  client: string
  site: string
}

/** Apart from the users, of whom every request reads all columns. */
interface OfficeLogosTable {
  user_id: string
  png: Uint8Array
}

/** Never changed; a trigger refuses it. */
export interface RevisionsTable {
  id: Generated<string>
  user_id: string
  calculation_id: string
  /** from 1; the letter says the same */
  seq: number
  letter: string
  /** JSON text with its keys in order: what was issued */
  record: string
  /** sha256 of the record */
  hash: string
  /** the first 32 digits of the hash: what the note is verified by */
  code: string
  issued_at: Date
  /** JSON text: what a list says, so that it need not read the record */
  shown: string
}

/** Never changed; a trigger refuses it. */
interface RevisionNotesTable {
  revision_id: string
  kind: 'ISSUED' | 'CHECKED'
  language: string
  sha256: string
  /** of the PDF as it is downloaded */
  bytes: number
  /** the PDF, gzip */
  pdf: Uint8Array
  /** the PNG that the note of the issue was made with, so that the one with the check has the same; null without one */
  logo: Uint8Array | null
}

export interface RevisionChecksTable {
  id: Generated<string>
  revision_id: string
  /** who is asked, as the author typed it; and in lower case, by which the account is found */
  email: string
  email_key: string
  message: string
  asked_at: Generated<Date>
  /** when it was withdrawn, or a newer revision issued; null: it is open or decided */
  ended_at: Date | null
  decision: 'CHECKED' | 'RETURNED' | null
  decided_at: Date | null
  /** the account that decided; null before, and when that account has gone */
  checker_id: string | null
  /** of who decided, as they were then */
  name: string | null
  company: string | null
  comment: string | null
}

interface SharesTable {
  id: Generated<string>
  user_id: string
  calculation_id: string
  /** null: the link is to the working copy */
  revision_id: string | null
  label: string
  /** sha256 of the token: the token itself is never stored */
  token_hash: string
  created_at: Generated<Date>
  expires_at: Date
  last_used_at: Date | null
}

/** Never changed; a trigger refuses it. */
interface HistoryTable {
  /** rises with every act; as text, since it may be larger than a number is exact */
  id: Generated<string>
  calculation_id: string
  at: Generated<Date>
  act: HistoryAct
  letter: string | null
  /** the name of who did it, as it was then */
  actor: string
  /** JSON text */
  detail: string
}

export type HistoryAct =
  | 'ISSUED'
  | 'ASKED'
  | 'WITHDRAWN'
  | 'SUPERSEDED'
  | 'CHECKED'
  | 'RETURNED'
  | 'SHARED'
  | 'SHARE_ENDED'
