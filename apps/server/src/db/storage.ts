import { statfsSync } from 'node:fs'

/** Nothing more can be stored where the data are. */
export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super('the disk that holds the data is full', { cause })
  }
}

/**
 * What has to be free for a statement that writes [bytes]. The embedded database takes its log in pieces of 16 MB, and one
 * that it cannot take ends it in the middle of a commit: so it is asked to write only while several fit, with what is at
 * hand besides.
 */
export const STORAGE_RESERVE = 64 * 1024 * 1024
/** Deleting takes little, and makes room for what comes. */
const DELETING_RESERVE = STORAGE_RESERVE / 2

/** Statements that only read, or begin and end a transaction; all others write. */
const READING = /^\s*(select|show|explain|begin|start|commit|rollback|savepoint|release|set|values)\b/i
const DELETING = /^\s*delete\b/i

/** Whether there is room for a statement in the file system of a directory. */
export function hasRoom(directory: string, statement: string, reserve = STORAGE_RESERVE): boolean {
  if (READING.test(statement)) return true
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= Math.min(reserve, DELETING.test(statement) ? DELETING_RESERVE : reserve)
}

/** Whether an error of a database, embedded or not, says that its disk is full: SQLSTATE 53100. */
export function isDiskFull(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '53100'
}

/** Does a write that reading can do without: while the disk is full it is left undone, so that who only reads can go on. */
export async function unlessFull(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof StorageFullError) && !isDiskFull(error)) throw error
  })
}
