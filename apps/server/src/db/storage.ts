import { statfsSync } from 'node:fs'

/** The disk of the data is full. */
export class StorageFullError extends Error {
  constructor(cause?: unknown) {
    super('the disk that holds the data is full', { cause })
  }
}

/**
 * Free space required for a statement that writes [bytes]. The embedded database extends its log in pieces of 16 MB, and crashes in the
 * middle of a commit if one does not fit. So it writes only while several pieces fit, with the work in progress.
 */
export const STORAGE_RESERVE = 64 * 1024 * 1024
/** Deleting needs little, and frees space. */
const DELETING_RESERVE = STORAGE_RESERVE / 2

/** Statements that only read, or begin and end a transaction. All others write. */
const READING = /^\s*(select|show|explain|begin|start|commit|rollback|savepoint|release|set|values)\b/i
const DELETING = /^\s*delete\b/i

/** Whether there is room for a statement in the file system of a directory. */
export function hasRoom(directory: string, statement: string, reserve = STORAGE_RESERVE): boolean {
  if (READING.test(statement)) return true
  const { bavail, bsize } = statfsSync(directory)
  return bavail * bsize >= Math.min(reserve, DELETING.test(statement) ? DELETING_RESERVE : reserve)
}

/** Whether a database error, embedded or not, means a full disk: SQLSTATE 53100. */
export function isDiskFull(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '53100'
}

/** Runs a write that reading does not need. It is skipped while the disk is full, so that reading goes on. */
export async function unlessFull(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (!(error instanceof StorageFullError) && !isDiskFull(error)) throw error
  })
}
