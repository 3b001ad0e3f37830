import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol
type Message = messages.BackendMessage
type Result = ReturnType<typeof parse.parseResults>[number]

/** A statement parsed and planned by the database, with its result columns. */
interface Prepared {
  name: string
  parameterTypes: number[]
  columns: Message[]
}

/** Each keeps its plan in the database's memory. */
const MOST_PREPARED = 300
const CHANGES_SCHEMA = /\b(create|alter|drop)\b/i

/**
 * Runs statements on an embedded database. Each is parsed once, and planned like a prepared statement of PostgreSQL.
 *
 * PGlite's own `query` parses and plans every time, in six calls instead of one, which takes two to three times as long. Nothing else may
 * use the database meanwhile: a statement runs to its end before the call returns.
 */
export class PGliteStatements {
  readonly #pg: PGlite
  readonly #prepared = new Map<string, Prepared>()
  #named = 0

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  /** @throws DatabaseError the error PostgreSQL returns instead of a result */
  run(text: string, values: readonly unknown[]): Result | undefined {
    // A text without parameters may hold several statements, which only the simple protocol accepts.
    if (values.length === 0) return this.#runSimple(text)
    const statement = this.#prepared.get(text) ?? this.#prepare(text)
    const answer = this.#ask(
      serialize.bind({
        statement: statement.name,
        values: values.map((v, i) => this.#written(v, statement.parameterTypes[i])),
      }),
      serialize.execute(),
      serialize.sync(),
    )
    return parse.parseResults([...statement.columns, ...answer], this.#pg.parsers)[0]
  }

  #runSimple(text: string): Result | undefined {
    // Older plans would return the old columns.
    if (CHANGES_SCHEMA.test(text)) this.#forgetAll()
    return parse.parseResults(this.#ask(serialize.query(text)), this.#pg.parsers).at(-1)
  }

  #prepare(text: string): Prepared {
    if (this.#prepared.size === MOST_PREPARED) this.#forgetAll()
    const name = `s${this.#named++}`
    const answer = this.#ask(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((m) => m.name === 'rowDescription'),
    }
    this.#prepared.set(text, statement)
    return statement
  }

  #forgetAll(): void {
    for (const { name } of this.#prepared.values()) this.#ask(serialize.close({ type: 'S', name }), serialize.sync())
    this.#prepared.clear()
  }

  #written(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    return this.#pg.serializers[type]?.(value) ?? String(value)
  }

  #ask(...parts: Uint8Array[]): Message[] {
    const received: Message[] = []
    const parser = new protocol.Parser()
    const message = parts.length === 1 ? (parts[0] as Uint8Array) : new Uint8Array(Buffer.concat(parts))
    // It is done when the call returns. It would then wait for a file system that writes later; ours does not.
    void this.#pg.execProtocolRawStream(message, {
      syncToFs: false,
      onRawData: (bytes) => parser.parse(bytes, (m) => received.push(m)),
    })
    const error = received.find((m) => m.name === 'error')
    if (error !== undefined) throw error
    return received
  }
}
