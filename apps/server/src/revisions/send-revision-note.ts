import type { FastifyReply, FastifyRequest } from 'fastify'
import { attachment, noteFileName } from '../calculations/note-file-name.ts'
import type { Db } from '../db/database.ts'
import type { Shown } from './record.ts'
import { type RevisionRow, readRevisionNote } from './revision-store.ts'

/**
 * Answers with the stored note of a revision: base64 in JSON, or the PDF itself for `Accept: application/pdf`.
 *
 * @param isAsIssued  the note of the issue, even if there is one with the check
 */
export async function sendRevisionNote(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Db,
  { id, letter, shown }: Pick<RevisionRow, 'id' | 'letter' | 'shown'>,
  isAsIssued: boolean,
): Promise<never> {
  const { pdf, sha256 } = await readRevisionNote(db, id, isAsIssued)
  reply.header('etag', `"${sha256}"`)
  if (!request.headers.accept?.includes('application/pdf'))
    return reply.send({ base64Pdf: pdf.toString('base64') }) as never
  const { name } = JSON.parse(shown) as Shown
  reply.type('application/pdf').header('content-disposition', attachment(noteFileName(`${name} ${letter}`)))
  return reply.send(pdf) as never
}
