import { type RawBuilder, type ReferenceExpression, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Sends bytes as base64: the embedded database would write and read half a megabyte digit by digit, which blocks everybody for 0.2 s. */
export const bytesSent = (bytes: Uint8Array): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`

/** A column of bytes, to be read with `bytesOf`. */
export const bytesAsked = <T extends keyof Tables>(column: ReferenceExpression<Tables, T> & string) =>
  sql<string>`encode(${sql.ref(column)}, 'base64')`

export const bytesOf = (asked: string): Buffer => Buffer.from(asked, 'base64')
