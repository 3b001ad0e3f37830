import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PGliteStatements } from './pglite-statements.ts'

let pg: PGlite
let statements: PGliteStatements
beforeAll(async () => {
  pg = await PGlite.create()
  statements = new PGliteStatements(pg)
}, 60_000)
afterAll(() => pg.close())
beforeEach(() => {
  statements.run('ROLLBACK', [])
  statements.run('DROP TABLE IF EXISTS beams', [])
  statements.run('CREATE TABLE beams (id int PRIMARY KEY, name text)', [])
})

const preparedNow = async () => (await pg.query('SELECT * FROM pg_prepared_statements')).rows.length
const insert = 'INSERT INTO beams (id, name) VALUES ($1, $2) RETURNING name'

describe('statements of the embedded database', () => {
  it.each([
    ['a text with all that quotes and encodings trip over', 'text', `'"\\;–Ω\u{1f3d7}\n`],
    ['an empty text', 'text', ''],
    ['nothing', 'text', null],
    ['a whole number', 'int', -7],
    ['a large whole number, as text', 'text', '9007199254740993'],
    ['a number', 'float8', 0.1],
    ['yes', 'boolean', true],
    ['no', 'boolean', false],
    ['a date to the millisecond', 'timestamptz', new Date('2026-02-28T23:59:59.999Z')],
    ['texts in a row', 'text[]', ['a,b', '{}', '"', '']],
    ['a tree', 'jsonb', { a: [1, { b: null }] }],
    ['bytes', 'bytea', new Uint8Array([0, 255, 34, 92])],
  ])('give back %s as PGlite does', async (_what, type, value) => {
    const text = `SELECT $1::${type} AS v`
    const expected = (await pg.query(text, [value])).rows
    for (const _time of [1, 2]) expect(statements.run(text, [value])?.rows).toEqual(expected)
    expect(expected).toEqual([{ v: value }])
  })

  it('are read once, however often they run', async () => {
    const before = await preparedNow()
    for (let id = 0; id < 20; id++) expect(statements.run(insert, [id, `n${id}`])?.rows).toEqual([{ name: `n${id}` }])
    expect((await preparedNow()) - before).toBe(1)
    expect(statements.run('SELECT count(*)::int AS n FROM beams WHERE id < $1', [5])?.rows).toEqual([{ n: 5 }])
    expect(statements.run('UPDATE beams SET name = $1 WHERE id < $2', ['x', 3])?.affectedRows).toBe(3)
  })

  it('are forgotten when there are too many', async () => {
    const before = await preparedNow()
    for (let i = 0; i < 650; i++)
      expect(statements.run(`SELECT $1::int + ${i} AS v`, [1])?.rows).toEqual([{ v: i + 1 }])
    expect((await preparedNow()) - before).toBeLessThanOrEqual(300)
  })

  it('answer with the columns that a table has now', () => {
    statements.run(insert, [1, 'a'])
    const all = 'SELECT * FROM beams WHERE id = $1'
    expect(Object.keys(statements.run(all, [1])?.rows[0] ?? {})).not.toContain('span')
    statements.run('ALTER TABLE beams ADD COLUMN span int DEFAULT 6', [])
    expect(statements.run(all, [1])?.rows[0]).toMatchObject({ name: 'a', span: 6 })
  })

  it('that fail name the cause, and leave what follows whole', () => {
    statements.run(insert, [1, 'a'])
    expect(() => statements.run(insert, [1, 'b'])).toThrow(expect.objectContaining({ code: '23505' }))
    expect(() => statements.run('SELECT nothing FROM beams WHERE id = $1', [1])).toThrow(
      expect.objectContaining({ code: '42703' }),
    )
    expect(() => statements.run('SELECT $1::int', ['six'])).toThrow(expect.objectContaining({ code: '22P02' }))
    expect(() => statements.run('SELECT 1; SELEC 2', [])).toThrow(expect.objectContaining({ code: '42601' }))
    expect(statements.run(insert, [2, 'c'])?.rows).toEqual([{ name: 'c' }])
  })

  it('of a transaction that failed are undone, and may be asked again', () => {
    statements.run('BEGIN', [])
    statements.run(insert, [1, 'a'])
    expect(() => statements.run(insert, [1, 'a'])).toThrow(/duplicate key/)
    expect(() => statements.run('SELECT id FROM beams WHERE id = $1', [1])).toThrow(/current transaction is aborted/)
    statements.run('ROLLBACK', [])
    expect(statements.run('SELECT id FROM beams WHERE id = $1', [1])?.rows).toEqual([])
    expect(statements.run(insert, [1, 'a'])?.rows).toEqual([{ name: 'a' }])
  })

  it('read answers of several megabytes', () => {
    const long = 'Ω'.repeat(3_000_000)
    statements.run(insert, [1, long])
    expect(statements.run('SELECT name FROM beams WHERE id = $1', [1])?.rows).toEqual([{ name: long }])
  })
})
