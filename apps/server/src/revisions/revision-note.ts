import { type CalculationResult, canonicalJson, type RevisionRecord } from '@madre/contract'
import type { IssuedRevision, TitleBlock } from '@madre/note'
import type { AppDeps } from '../app-deps.ts'
import { printedDescription } from '../calculations/issued-mark.ts'
import type { NoteTask } from '../jobs/note-process.ts'
import { titleBlockOf } from '../projects/project-store.ts'
import { type RevisionRow, recordIn } from './revision-store.ts'

/**
 * The input of a revision's note: the record alone, with the logo of the office. The note of the issue and the one with the check differ in
 * `check` only.
 *
 * @param code    the first 32 digits of the record's hash
 * @param before  the previous revision, undefined for the first
 */
export function revisionNoteTask(
  { brand, baseUrl }: Pick<AppDeps, 'brand' | 'baseUrl'>,
  record: RevisionRecord,
  {
    code,
    logo,
    before,
    check,
  }: { code: string; logo: Buffer | null; before: RevisionRow | undefined; check: IssuedRevision['check'] },
): NoteTask {
  const { letter, message, reason, issuedAt, language, author, request, result } = record
  const titleBlock: TitleBlock | undefined = titleBlockOf(record.titleBlock, author.company, logo)
  return {
    language,
    form: 'full',
    secondOpinion: false,
    brand,
    calculation: {
      name: record.name,
      project: record.project,
      description: printedDescription(record),
      date: record.calculatedAt,
    },
    author,
    // With sorted keys, as in the stored record: both notes are made of the same text.
    request: canonicalJson(request),
    result: canonicalJson(result),
    solutionId: record.chosenResultId,
    publicAddress: baseUrl,
    ...(titleBlock === undefined ? {} : { titleBlock }),
    revision: {
      letter,
      message,
      reason,
      code,
      verifyUrl: baseUrl === null ? null : `${baseUrl}/verify/${code}`,
      issuedAt,
      preparedBy: author,
      check,
      previous: before === undefined ? null : previousOf(before),
    },
  }
}

/** The previous revision, for the note and for the checker. */
export function previousOf(row: RevisionRow) {
  const { letter, request, result } = recordIn(row)
  const [solution] = result.solutions
  return {
    letter,
    engineVersion: result.engineVersion,
    request,
    solution: solution as CalculationResult['solutions'][0],
  }
}
