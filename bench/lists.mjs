#!/usr/bin/env node
/**
 * Lists of an account with 20,000 simulations where 120,000 are in the table, a third of them issued, alone and beside ten other people,
 * and the hundred revisions of one simulation:
 * `node bench/lists.mjs [--database embedded|postgres|both]`. Exit 1 when a request was refused or a list was not whole.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { inDatabase } from './data-directly.mjs'
import { otherUsers } from './other-users.mjs'
import { benchRequest, Client, onEachDatabase, percentile, Served } from './serving.mjs'

const { values: options } = parseArgs({ options: { database: { type: 'string', default: 'both' } } })
const OWN = 20_000
const OTHERS = 100_000
const TIMES = 15
const REVISIONS = 100

/** The account's simulations lie between those of others, as they would after years. */
async function fill(env, own, other) {
  const copies = `
    INSERT INTO calculations (user_id, name, description, project, simulation_type, spans, profile_type, main_spans, consoles,
      status, request, updated_at, issued, issued_version, issued_at)
    SELECT CASE WHEN i % ${(OWN + OTHERS) / OWN} = 0 THEN $1::uuid ELSE $2::uuid END, 'Nave ' || i, '', 'Projeto ' || i % 300,
      simulation_type, spans, profile_type, main_spans, consoles, 'PENDING', request,
      now() - make_interval(secs => (i::bigint * 7919) % 1000003),
      CASE WHEN i % 3 = 0 THEN '{"letter":"A","state":"ISSUED"}' END, CASE WHEN i % 3 = 0 THEN 1 END, CASE WHEN i % 3 = 0 THEN now() END
    FROM calculations, generate_series(1, ${OWN + OTHERS - 2}) i WHERE user_id = $1::uuid`
  await inDatabase(env, async (query) => {
    await query(copies, [own, other])
    await issue(query, own)
    // As PostgreSQL does by itself before long, and the server with an embedded database when it starts.
    await query('VACUUM ANALYZE calculations')
  })
}

/** As many revisions of the account's oldest simulation as there may be, each checked once: records of 100 kB, notes of 400. */
async function issue(query, own) {
  const shown = {
    message: 'snow of the valley, and the gable moved',
    reason: null,
    language: 'en',
    author: { name: 'Ana Sá', company: 'Sá Lda' },
    engineVersion: '1.8.0',
    catalogueVersion: 'generic-2',
    solution: {
      id: 'O-1.5-S350',
      section: 'O 150',
      thicknessMm: 1.5,
      steel: 'S350',
      massPerMetreKg: 4,
      utilisation: 0.9,
      pass: true,
    },
    name: 'First',
    project: 'Projeto 1',
    titleBlock: { jobNumber: '', client: '', site: '' },
  }
  await query(
    `INSERT INTO revisions (user_id, calculation_id, seq, letter, record, hash, code, issued_at, shown)
     SELECT user_id, id, i, CASE WHEN i > 26 THEN chr(64 + (i - 1) / 26) ELSE '' END || chr(65 + (i - 1) % 26),
       repeat(md5(i::text), 3200), md5(i::text) || md5(id::text || i), md5(i::text), now(), $2
     FROM (SELECT id, user_id FROM calculations WHERE user_id = $1::uuid ORDER BY created_at LIMIT 1) c, generate_series(1, ${REVISIONS}) i`,
    [own, JSON.stringify(shown)],
  )
  await query(
    `INSERT INTO revision_notes SELECT id, kind, 'en', hash, 1300000, decode(repeat(md5(hash), 25000), 'hex')
     FROM revisions, unnest(ARRAY['ISSUED', 'CHECKED']) kind`,
  )
  await query(
    `INSERT INTO revision_checks (revision_id, email, email_key, message, decision, decided_at, name, company, comment)
     SELECT id, 'bea@example.com', 'bea@example.com', 'before Friday', 'CHECKED', now(), 'Bea Lima', 'Lima Lda', repeat('as agreed ', 20) FROM revisions`,
  )
}

async function measure(client, name, path, whole, repeat = TIMES) {
  const times = []
  let sound = true
  for (let i = 0; i < repeat; i++) {
    const asked = performance.now()
    const { status, body } = await client.send('GET', path)
    times.push(performance.now() - asked)
    sound = sound && status === 200 && whole(body)
  }
  const p = (n) => percentile(times, n).toFixed(0)
  console.log(
    `  ${name.padEnd(44)} median ${p(50)} ms · p95 ${p(95)} ms · longest ${p(100)} ms${sound ? '' : ' · NOT WHOLE'}`,
  )
  return sound
}

async function run(database, env) {
  const server = new Served({ port: await freePort(), env: { ...env, LOG_LEVEL: 'warn' } })
  try {
    await server.start()
    const [own, other] = [new Client(server.url), new Client(server.url)]
    await own.signUp('own@example.com')
    await other.signUp('other@example.com')
    await own.send('POST', 'Calculations', { name: 'First', request: benchRequest() })
    const ids = [await own.send('GET', 'Users/whoami'), await other.send('GET', 'Users/whoami')].map((a) => a.body.id)
    await server.stop()
    await fill(env, ...ids)
    await server.start()
    const { body: all } = await own.send('GET', 'Calculations')
    const issued = all.find(({ name }) => name === 'First')
    console.log(
      `${database}: ${all.length} simulations of ${OWN + OTHERS} in the table, load average ${loadavg()[0].toFixed(1)}`,
    )
    const asks = [
      ['the whole list', 'Calculations', (body) => new Set(body.map((c) => c.id)).size === all.length],
      ['a page of 100', 'Calculations?limit=100', (body) => body.length === 100],
      [
        'a page of 100 from the middle',
        `Calculations?limit=100&after=${all[all.length / 2]?.id}`,
        (b) => b.length === 100,
      ],
      ['ten of a search that finds many', 'Calculations?limit=10&search=projeto', (body) => body.length === 10],
      [
        'a search that finds one',
        `Calculations?limit=10&search=${all[777].name.replace(' ', '+')}+nave`,
        (b) => b.length > 0,
      ],
      ['a search that finds nothing, slips tried', 'Calculations?limit=10&search=quimera', (body) => body.length === 0],
      [
        'the hundred revisions of a simulation',
        `Calculations/${issued?.id}/revisions`,
        (body) => body.length === REVISIONS && body.every(({ notes, check }) => notes.length === 2 && check !== null),
      ],
    ]
    let sound = all.length >= OWN - 1
    for (const ask of asks) sound = (await measure(own, ...ask)) && sound
    const others = await otherUsers(server.url, benchRequest())
    sound = (await measure(own, 'the whole list, beside ten others', ...asks[0].slice(1))) && sound
    const listing = await others.stop()
    console.log(`  ${listing.line}`)
    const pages = await otherUsers(server.url, benchRequest())
    sound = (await measure(own, 'a page of 100, beside ten others', ...asks[1].slice(1), 10 * TIMES)) && sound
    const paging = await pages.stop()
    console.log(`  ${paging.line}, load average ${loadavg()[0].toFixed(1)}`)
    return sound && listing.sound && paging.sound
  } finally {
    await server.kill()
  }
}

await onEachDatabase(options.database, run)
