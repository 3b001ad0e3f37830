import type { CalculationRequest } from '@madre/contract'
import { unprintableTexts } from '@madre/note/fonts/unprintable-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem.ts'
import { type NoteTask, SolutionRefusedError } from '../jobs/note-process.ts'
import type { NoteQueue } from '../jobs/note-queue.ts'
import { ThreadTimeoutError } from '../jobs/threads.ts'

/**
 * A calculation note as base64, made in its turn.
 *
 * @param turnOf  whose turn it takes: a user, or an address
 * @throws ProblemError 400  a text has a character missing in all fonts of the note, or a solution designed anew is not available
 * @throws ProblemError 429, 503  as the queue
 * @throws ProblemError 500  the note could not be made
 */
export async function printNote(
  request: FastifyRequest,
  reply: FastifyReply,
  queue: NoteQueue,
  turnOf: string,
  task: NoteTask,
): Promise<string> {
  refuseUnprintable(task)
  try {
    return await queue.make(turnOf, task, whenGone(reply))
  } catch (error) {
    if (error instanceof ProblemError) throw error
    if (error instanceof SolutionRefusedError)
      throw ProblemError.invalid([{ field: 'chosenResultId', key: error.reason }])
    if (error instanceof ThreadTimeoutError)
      throw new ProblemError(503, 'TooBusy', { headers: { 'retry-after': '10' } })
    request.log.error({ err: error, turnOf }, 'a calculation note failed')
    throw new ProblemError(500, 'NoteFailed')
  }
}

/** Aborts when the client leaves before its answer. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!reply.raw.writableFinished) gone.abort(new ProblemError(499, 'RequestRefused'))
  }
  reply.raw.once('close', leave)
  if (reply.raw.destroyed) leave()
  return gone.signal
}

/** @throws ProblemError 400  a user's text has a character missing in all fonts of the note; it is named */
export function refuseUnprintable(task: NoteTask): void {
  refuseUnprintableTexts({ ...task, request: JSON.parse(task.request) as CalculationRequest }, 'author')
}

/** @param nameField  the field in which the author's name was typed */
export function refuseUnprintableTexts(texts: Parameters<typeof unprintableTexts>[0], nameField: string): void {
  const issues = unprintableTexts(texts).map(({ field, characters }) => ({
    field: field === 'author' ? nameField : field,
    key: 'CharacterNotPrintable' as const,
    values: { characters: characters.join(' ') },
  }))
  if (issues.length > 0) throw ProblemError.invalid(issues)
}
