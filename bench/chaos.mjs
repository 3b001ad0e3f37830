#!/usr/bin/env node
/**
 * Kills servers and workers at random moments while people work, and compares every write that was acknowledged, field by field,
 * with what the server holds afterwards, what was issued, checked and shared to the byte of its notes; others delete their accounts
 * while they write, again and again:
 * `node bench/chaos.mjs [--database embedded|postgres|both] [--kills 100]`. Exit 1 when anything was lost, doubled or stuck, when somebody
 * could still sign in to an account that was deleted, or when any answer was a fault (500).
 */
import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../scripts/free-port.mjs'
import { benchRequest, Client, onEachDatabase, PASSWORD, pause, Served } from './serving.mjs'

const { values: options } = parseArgs({
  options: { database: { type: 'string', default: 'both' }, kills: { type: 'string', default: '100' } },
})
const KILLS = Number(options.kills)
const USERS = 6
const LEAVERS = 2
/** Short, so that a job lost with its worker comes back within the run. */
const EXPIRY_SECONDS = 5
/** What is still running when none has ended for so long is stuck. */
const SETTLE_MS = 120_000
/** How many revisions are verified, and how many links opened, from one address. */
const VERIFIED = 110
/** How long one waits for what makes a note, and how many are made at once: they are made one after the other. */
const NOTE_MS = 60_000
const NOTES_AT_ONCE = 2
/** Notes that are made and revisions that are checked before the first kill, and how long that may take. */
const BEGUN_NOTES = 9
const BEGUN_CHECKS = 3
const BEGUN_MS = 130_000

const random = (from, to) => from + Math.random() * (to - from)

/** What a person sends: no two are alike in any field. */
function writing(name, count) {
  const request = benchRequest()
  return {
    name,
    description: `${name} ${Math.random()}`,
    request: {
      ...request,
      transverseLengthM: 1 + (count % 20_000) / 10_000,
      metadata: { ...request.metadata, projectName: name },
    },
  }
}

/** JSON with the keys of every object in order, so that equal values give equal text. */
const canonical = (value) =>
  JSON.stringify(value, (_, v) =>
    v !== null && typeof v === 'object' && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  )

/** The fields of a calculation that were written, as the server answers them. */
const fieldsOf = ({ name, description, request }) =>
  canonical({ name, description, project: request.metadata.projectName, request })
const answeredFields = ({ name, description, project, request }) => canonical({ name, description, project, request })

const sha256 = (data) => createHash('sha256').update(data).digest('hex')

/** Notes that are being made right now, and how long the last ones took: every other kill comes about when one is done and is kept. */
const notes = { began: new Map(), took: [] }
async function noted(making) {
  const key = {}
  const began = performance.now()
  notes.began.set(key, began)
  const answer = await making()
  notes.began.delete(key)
  if (answer.status === 200 || answer.status === 201) notes.took = [...notes.took, performance.now() - began].slice(-9)
  return answer
}

/** Waits until a note is about to be kept; not for ever. */
async function untilNoteIsMade() {
  const usual = [...notes.took].sort((a, b) => a - b)[Math.floor(notes.took.length / 2)] ?? 2_000
  const lasts = usual * random(0.85, 1.15)
  for (const end = performance.now() + 3 * usual + 10_000; performance.now() < end; ) {
    if ([...notes.began.values()].some((began) => performance.now() - began >= lasts)) return
    await pause(2)
  }
}

/** No answer, or one that does not say what was done. */
const isUnanswered = (status) => status === 0 || status >= 500

/** One person at work; remembers what the server acknowledged, and what it may or may not have done. */
class Worker {
  constructor(client, name, email) {
    this.client = client
    this.name = name
    this.email = email
    /** whom it asks to check */
    this.other = null
    /** id → { states: the fields the server may hold, choices: the solutions that may be chosen, calculated: whether a
     * calculation of the last state was acknowledged, deleted: no | maybe | yes, uncertain: no answer came to a write, after
     * which it is left alone: what was asked last might still be done; issued: revisions that were acknowledged, as they were
     * answered; mayBeIssued, mayBeAsked: messages of those that may be there; shares: links that were acknowledged and not ended,
     * mayBeShared: whether others may be there } */
    this.known = new Map()
    /** the name of every creation ever sent: each may exist once */
    this.sentCreates = new Set()
    /** id of a check → what was decided: { decision, comment, revisionId: null where no answer came } */
    this.decided = new Map()
    this.count = 0
    this.acknowledged = 0
    this.unanswered = 0
    this.refused = new Map()
  }

  async work(going) {
    while (going()) {
      await this.step()
      await pause(random(5, 60))
    }
  }

  async step() {
    const open = [...this.known].filter(([, c]) => c.deleted === 'no' && !c.uncertain)
    const one = (of) => of[Math.floor(Math.random() * of.length)] ?? []
    const [id, calculation] = one(open)
    const dice = Math.random()
    if (id === undefined || dice < 0.15) return this.create()
    if (dice < 0.25) return this.change(id, calculation)
    if (dice < 0.42) return this.calculate(id, calculation)
    if (dice < 0.5) return this.choose(id, calculation)
    // Of those that it can be done with, where there are any: else most of it would be refused.
    const [ready = id, calculated = calculation] = one(open.filter(([, c]) => c.calculated))
    if (dice < 0.65) return this.issue(ready, calculated)
    const [newest = id, issued = calculation] = one(open.filter(([, c]) => c.issued.length > 0))
    if (dice < 0.75) return this.askFor(newest, issued)
    if (dice < 0.84) return this.decide()
    if (dice < 0.9) return this.share(id, calculation)
    if (dice < 0.93) return this.endShare(calculation)
    if (dice < 0.97) return this.remove(id, calculation)
    await this.ask('GET', `Calculations/${id}`)
  }

  async ask(method, path, body, withinMs = 5_000) {
    const answer = await this.client.send(method, path, body, withinMs)
    if (answer.status === 0) {
      this.unanswered++
      await pause(100)
      // Nobody was there: what was asked is known not to be done.
      if (answer.isUnsent) return { ...answer, status: -1 }
    } else if (answer.status < 300) this.acknowledged++
    else this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1)
    return answer
  }

  async create() {
    const name = `${this.name}-${++this.count}`
    this.sentCreates.add(name)
    const sent = writing(name, this.count)
    const { status, body } = await this.ask('POST', 'Calculations', sent)
    if (status === 201)
      this.known.set(body.id, {
        states: new Set([fieldsOf(sent)]),
        calculated: false,
        choices: new Set([null]),
        deleted: 'no',
        name,
        issued: [],
        mayBeIssued: new Set(),
        mayBeAsked: new Set(),
        asked: [],
        shares: new Map(),
        mayBeShared: false,
        isIssuedAsIs: false,
      })
  }

  async change(id, calculation) {
    const name = `${this.name}-${++this.count}`
    const sent = writing(name, this.count)
    calculation.isIssuedAsIs = false
    const { status } = await this.ask('PATCH', `Calculations/${id}`, sent)
    if (status === 200) {
      calculation.name = name
      calculation.states = new Set([fieldsOf(sent)])
      calculation.choices = new Set([null])
      calculation.calculated = false
    } else if (isUnanswered(status)) {
      calculation.states.add(fieldsOf(sent))
      calculation.choices.add(null)
      Object.assign(calculation, { calculated: false, uncertain: true })
    }
  }

  async calculate(id, calculation) {
    calculation.isIssuedAsIs = false
    const { status } = await this.ask('POST', `Calculations/${id}/calculate`)
    if (status === 202) calculation.calculated = true
    else if (isUnanswered(status)) calculation.uncertain = true
  }

  async choose(id, calculation) {
    const { status: read, body } = await this.ask('GET', `Calculations/${id}`)
    if (read !== 200 || body.calculationStatus !== 'COMPLETE') return
    const chosenResultId = body.result.solutions.filter((s) => s.pass)[this.count % 3]?.id
    if (chosenResultId === undefined) return
    calculation.isIssuedAsIs = false
    const { status } = await this.ask('PATCH', `Calculations/${id}`, { chosenResultId })
    if (status === 200) calculation.choices = new Set([chosenResultId])
    else if (isUnanswered(status)) {
      calculation.choices.add(chosenResultId)
      calculation.uncertain = true
    }
  }

  /** Issues what is calculated and chosen; chooses first where nothing is. */
  async issue(id, calculation) {
    if (calculation.choices.has(null)) await this.choose(id, calculation)
    if (notes.began.size >= NOTES_AT_ONCE) return
    if (calculation.uncertain || calculation.choices.has(null)) return
    const message = `${this.name}-${++this.count}`
    const making = () => this.ask('POST', `Calculations/${id}/revisions`, { message }, NOTE_MS)
    const { status, body } = await noted(making)
    if (status === 201) {
      calculation.issued.push(body)
      calculation.isIssuedAsIs = true
    } else if (isUnanswered(status)) {
      calculation.mayBeIssued.add(message)
      calculation.uncertain = true
    }
  }

  /** Asks the next one, or somebody without an account, to check the newest revision; or takes a question back. */
  async askFor(id, calculation) {
    const newest = calculation.issued.at(-1)
    if (newest === undefined) return
    const path = `Calculations/${id}/revisions/${newest.letter}/check`
    if (Math.random() < 0.1) {
      const { status } = await this.ask('DELETE', path)
      if (isUnanswered(status)) calculation.uncertain = true
      return
    }
    const message = `${this.name}-${++this.count}`
    const email = Math.random() < 0.7 ? this.other.email : `${message}@example.org`
    const { status } = await this.ask('POST', path, { email, message })
    if (status === 200) calculation.asked.push(message)
    else if (isUnanswered(status)) {
      calculation.mayBeAsked.add(message)
      calculation.uncertain = true
    }
  }

  /** Decides one of the checks asked of it. */
  async decide() {
    const { status: read, body } = await this.ask('GET', 'Checks')
    const open = read === 200 ? body.find((c) => c.decision === null && !this.decided.has(c.id)) : undefined
    if (open === undefined) return
    const decision = Math.random() < 0.6 && notes.began.size < NOTES_AT_ONCE ? 'CHECKED' : 'RETURNED'
    const comment = `${this.name}-${++this.count}`
    const making = () => this.ask('POST', `Checks/${open.id}`, { decision, comment }, NOTE_MS)
    const { status, body: made } = decision === 'CHECKED' ? await noted(making) : await making()
    if (status === 200) this.decided.set(open.id, { decision, comment, revisionId: made.revision.id })
    else if (isUnanswered(status)) this.decided.set(open.id, { decision, comment, revisionId: null })
  }

  async share(id, calculation) {
    const letter = calculation.issued.at(-1)?.letter ?? null
    const { status, body } = await this.ask('POST', `Calculations/${id}/shares`, { letter, label: this.name })
    if (status === 201) calculation.shares.set(body.id, body)
    else if (isUnanswered(status)) Object.assign(calculation, { mayBeShared: true })
  }

  async endShare({ shares }) {
    const [id] = shares.keys()
    if (id === undefined) return
    const { status } = await this.ask('DELETE', `Shares/${id}`)
    if (status === 204) shares.delete(id)
    else if (isUnanswered(status)) shares.set(id, null)
  }

  async remove(id, calculation) {
    const { status } = await this.ask('DELETE', `Calculations/${id}?name=${encodeURIComponent(calculation.name)}`)
    if (status === 204 || status === 404) calculation.deleted = 'yes'
    else if (isUnanswered(status)) calculation.deleted = 'maybe'
  }
}

/** One who makes an account, writes everywhere at once, deletes it meanwhile, and begins again. */
class Leaver {
  constructor(client, name) {
    this.client = client
    this.name = name
    this.count = 0
    this.deleted = 0
    /** accounts that were deleted and let somebody in all the same */
    this.lost = 0
    this.refused = new Map()
  }

  async work(going) {
    while (going()) {
      await this.leave()
      await pause(random(50, 300))
    }
  }

  async ask(method, path, body) {
    const answer = await this.client.send(method, path, body, 5_000)
    if (answer.status >= 300) this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1)
    return answer
  }

  async leave() {
    const email = `${this.name}-${++this.count}@example.com`
    const password = PASSWORD
    const names = { firstName: 'Bench', lastName: 'Mark', company: 'Madre' }
    if ((await this.ask('POST', 'Users', { email, password, ...names })).status !== 201) return
    if ((await this.ask('POST', 'Users/login', { email, password })).status !== 200) return
    const { cookie } = this.client
    const { body } = await this.ask('POST', 'Calculations', writing(email, this.count))
    const [, gone] = await Promise.all([
      this.write(email, body?.id),
      pause(random(0, 60)).then(() => this.ask('POST', 'Users/delete-account', { password })),
    ])
    if (gone.status !== 204) return
    this.deleted++
    this.client.cookie = cookie
    const looks = [await this.ask('GET', 'Users/whoami'), await this.ask('POST', 'Users/login', { email, password })]
    if (looks.some(({ status }) => status === 200)) this.lost++
  }

  write(email, id) {
    const { request } = writing(email, this.count)
    return Promise.all([
      this.ask('PATCH', 'Users/me', { company: email }),
      this.ask('POST', 'Users/login', { email, password: PASSWORD }),
      this.ask('POST', 'Users/tokens', { name: 'robot', scope: 'read', expiresInDays: 1 }),
      this.ask('POST', 'Templates', { name: email, request }),
      this.ask('POST', 'Calculations', writing(email, this.count)),
      this.ask('POST', `Calculations/${id}/calculate`),
      this.ask('POST', `Calculations/${id}/shares`, { letter: null }),
      this.ask('PATCH', `Calculations/${id}`, { name: 'Other' }),
    ])
  }
}

/** Kills at random moments, every other one about when a note is kept; every fifth time while the server is just starting. */
async function killing(servers, kills) {
  for (let i = 0; i < kills; i++) {
    await pause(random(150, 1200))
    if (i % 2 === 1) await untilNoteIsMade()
    const victim = servers[Math.floor(Math.random() * servers.length)]
    await victim.kill()
    const starting = victim.start()
    if (Math.random() < 0.2 && ++i < kills) {
      await pause(random(50, 1500))
      await victim.kill()
      await victim.start()
    }
    await starting
  }
}

/** What stands there, asked until it is answered: on a busy machine an answer may take longer than a client waits. */
async function read(client, path) {
  for (;;) {
    const { status, body } = await client.send('GET', path)
    if (status === 200) return body
    await pause(500)
  }
}

/** Waits until nothing runs any more, or nothing ends any more. */
async function settle(workers) {
  let fewest = Number.POSITIVE_INFINITY
  let endedAt = Date.now()
  for (;;) {
    const lists = await Promise.all(workers.map((w) => read(w.client, 'Calculations')))
    const running = lists.flat().filter((c) => c.calculationStatus === 'IN_PROGRESS').length
    if (running < fewest) {
      fewest = running
      endedAt = Date.now()
    }
    if (running === 0 || Date.now() - endedAt > SETTLE_MS) return lists
    await pause(250)
  }
}

/** In what the revisions of a simulation are not as they were acknowledged, or not whole: record, note, history, mark and links. */
async function issuedDifferences({ client }, id, kept, body, tally) {
  const wrong = []
  const revisions = await read(client, `Calculations/${id}/revisions`)
  const history = await read(client, `Calculations/${id}/history`)
  const acts = (act) => history.filter((entry) => entry.act === act)
  const has = (letter) => revisions.find((r) => r.letter === letter)
  for (const { letter, hash, message, notes: made } of kept.issued) {
    const now = has(letter)
    const note = now?.notes.find(({ as }) => as === 'ISSUED')
    if (now?.hash !== hash || now.message !== message || note?.sha256 !== made[0].sha256)
      wrong.push(`revision ${letter}`)
  }
  const messages = new Set([...kept.issued.map(({ message }) => message), ...kept.mayBeIssued])
  for (const { letter, message, hash, code, state, check, notes: made } of revisions) {
    tally.revisions++
    if (!messages.has(message)) wrong.push(`revision ${letter}, which nobody issued`)
    if (revisions.filter((r) => r.message === message).length > 1) wrong.push(`revision ${letter} issued twice`)
    const { record } = await read(client, `Calculations/${id}/revisions/${letter}`)
    if (sha256(canonical(record)) !== hash) wrong.push(`record of ${letter}`)
    for (const { as, sha256: said } of made) {
      const query = as === 'ISSUED' ? '?as=issued' : ''
      const { base64Pdf } = await read(client, `Calculations/${id}/revisions/${letter}/calculation-note${query}`)
      if (sha256(Buffer.from(base64Pdf, 'base64')) !== said) wrong.push(`note ${as} of ${letter}`)
    }
    const kinds = state === 'CHECKED' ? 'ISSUED CHECKED' : 'ISSUED'
    if (made.map(({ as }) => as).join(' ') !== kinds) wrong.push(`notes of ${letter}`)
    if (acts('ISSUED').filter((entry) => entry.letter === letter).length !== 1) wrong.push(`history of ${letter}`)
    const signed = acts('CHECKED').filter((entry) => entry.letter === letter).length
    if (signed !== (state === 'CHECKED' ? 1 : 0)) wrong.push(`history of the check of ${letter}`)
    tally.checked += signed
    if (tally.revisions <= VERIFIED) {
      const verified = await read(client, `Verify/${code}`)
      if (verified.state !== state || verified.newest.letter !== revisions[0].letter) wrong.push(`verifying ${letter}`)
    }
    if (check && !kept.asked.includes(check.message) && !kept.mayBeAsked.has(check.message))
      wrong.push(`check of ${letter}, which nobody asked for`)
  }
  if (acts('ISSUED').length !== revisions.length) wrong.push('history of revisions')
  const told = acts('ASKED').length
  if (told < kept.asked.length || told > kept.asked.length + kept.mayBeAsked.size) wrong.push('history of questions')
  if (
    (body.revision?.letter ?? null) !== (revisions[0]?.letter ?? null) ||
    body.revision?.state !== revisions[0]?.state
  )
    wrong.push('mark of the newest revision')
  if (kept.isIssuedAsIs && !kept.uncertain && body.revision?.isChangedSince !== false) wrong.push('changed since')
  const links = await read(client, `Shares?calculation=${id}`)
  for (const [share, made] of kept.shares) {
    if (made === null || tally.links >= VERIFIED) continue
    tally.links++
    const authorization = `Bearer ${made.url.split('#')[1]}`
    const { status } = await client.send('GET', 'Shared', undefined, undefined, { authorization })
    if (status !== 200 || !links.some((l) => l.id === share)) wrong.push('link')
  }
  if (!kept.mayBeShared && links.some((l) => !kept.shares.has(l.id))) wrong.push('link that nobody made')
  return wrong
}

/**
 * How many decisions are not what their checker was told, or never sent.
 *
 * @param standing  ids of revisions whose simulations are there
 */
async function decisionsLost({ client, decided }, standing, tally) {
  const checks = new Map((await read(client, 'Checks')).map((c) => [c.id, c]))
  let lost = 0
  for (const [id, { decision, comment, revisionId }] of decided) {
    const now = checks.get(id)
    if (revisionId !== null && standing.has(revisionId) && (now?.decision ?? null) === null) lost++
    if ((now?.decision ?? null) === null) continue
    tally.decisions++
    const { comment: kept } = await read(client, `Checks/${id}`)
    if (now.decision !== decision || kept !== comment) lost++
  }
  return lost
}

/** Compares every field of every simulation with the last change that the server acknowledged. */
async function judge(workers, lists) {
  const verdict = {
    compared: 0,
    lost: 0,
    duplicated: 0,
    stuck: 0,
    complete: 0,
    error: [],
    revisions: 0,
    checked: 0,
    decisions: 0,
    links: 0,
  }
  const there = new Set(lists.flat().map(({ id }) => id))
  const known = workers.flatMap((w) => [...w.known])
  const standing = new Set(known.flatMap(([id, { issued }]) => (there.has(id) ? issued.map((r) => r.id) : [])))
  for (const [i, worker] of workers.entries()) {
    const rows = lists[i]
    const byId = new Map(rows.map((r) => [r.id, r]))
    for (const [id, kept] of worker.known) {
      const row = byId.get(id)
      if ((kept.deleted === 'no' && row === undefined) || (kept.deleted === 'yes' && row !== undefined)) verdict.lost++
      if (row === undefined || kept.deleted === 'yes') continue
      const body = await read(worker.client, `Calculations/${id}`)
      verdict.compared++
      if (row.calculationStatus === 'COMPLETE') verdict.complete++
      if (row.calculationStatus === 'ERROR') verdict.error.push(body.errorCode)
      const differs = differences(kept, row, body)
      differs.push(...(await issuedDifferences(worker, id, kept, body, verdict)))
      if (differs.length > 0) {
        verdict.lost++
        console.log(`${id}: ${differs.join(', ')}`)
      }
    }
    verdict.stuck += rows.filter((r) => r.calculationStatus === 'IN_PROGRESS').length
    const descriptions = new Map()
    for (const { id } of rows) {
      const body = await read(worker.client, `Calculations/${id}`)
      descriptions.set(body.description, (descriptions.get(body.description) ?? 0) + 1)
    }
    verdict.lost += await decisionsLost(worker, standing, verdict)
    // Every write has a description of its own: two simulations of one are one too many.
    for (const n of descriptions.values()) if (n > 1) verdict.duplicated += n - 1
    if (rows.length > worker.sentCreates.size) verdict.duplicated += rows.length - worker.sentCreates.size
  }
  return verdict
}

/** In what a simulation is not as it was written, by the answer for itself and by the list. */
function differences(kept, row, body) {
  const fields = []
  if (!kept.states.has(answeredFields(body))) fields.push('name, description, project or request')
  if (row.name !== body.name || row.metadata.projectName !== body.project) fields.push('name or project in the list')
  if (row.calculationStatus !== body.calculationStatus) fields.push('status in the list')
  if (!kept.choices.has(body.chosenResultId)) fields.push('choice')
  const chosen = body.result?.solutions.find((s) => s.id === body.chosenResultId)
  if ((row.chosen?.utilisation ?? null) !== (chosen?.utilisation ?? null)) fields.push('choice in the list')
  if (kept.calculated && ['PENDING', 'EDITED'].includes(body.calculationStatus)) fields.push('calculation')
  if (body.calculationStatus === 'COMPLETE' && !isResultOf(body)) fields.push('result')
  return fields
}

/** Whether a result is whole, and of the request beside it. */
function isResultOf({ request, result, calculatedAt }) {
  return result?.solutions?.length > 0 && calculatedAt !== null && result.inputHash === inputHash(request)
}

/** sha256 of the canonical request, as `inputHash` of a result. */
const inputHash = (request) => createHash('sha256').update(canonical(request)).digest('hex')

async function run(database, env) {
  const served = async (role) =>
    new Served({ role, port: await freePort(), env: { ...env, JOB_EXPIRY_SECONDS: String(EXPIRY_SECONDS) } })
  const servers =
    database === 'postgres'
      ? [
          await served('web'),
          await served('web'),
          await served('worker'),
          await served('worker'),
          await served('worker'),
        ]
      : [await served('all')]
  const webs = servers.filter((s) => s.role !== 'worker')
  const started = performance.now()
  try {
    for (const server of servers) await server.start()
    const anyWeb = () => webs[Math.floor(Math.random() * webs.length)].url
    const workers = []
    for (let i = 0; i < USERS; i++) {
      const client = new Client(anyWeb)
      await client.signUp(`chaos${i}@example.com`)
      workers.push(new Worker(client, `u${i}`, `chaos${i}@example.com`))
    }
    workers.forEach((worker, i) => {
      worker.other = workers[(i + 1) % USERS]
    })
    let going = true
    const leavers = Array.from({ length: LEAVERS }, (_, i) => new Leaver(new Client(anyWeb), `leaver${i}`))
    const working = [...workers, ...leavers].map((w) => w.work(() => going))
    // The first of them finds something issued and checked, and it is known how long a note takes.
    const checkedBy = ({ decided }) =>
      [...decided.values()].filter((d) => d.decision === 'CHECKED' && d.revisionId).length
    const checks = () => workers.reduce((n, worker) => n + checkedBy(worker), 0)
    const isBegun = () => notes.took.length >= BEGUN_NOTES && checks() >= BEGUN_CHECKS
    for (const end = performance.now() + BEGUN_MS; !isBegun() && performance.now() < end; ) await pause(100)
    await killing(servers, KILLS)
    going = false
    await Promise.all(working)
    const verdict = await judge(workers, await settle(workers))
    const sum = (key) => workers.reduce((n, w) => n + w[key], 0)
    const refused = {}
    for (const w of [...workers, ...leavers])
      for (const [status, n] of w.refused) refused[status] = (refused[status] ?? 0) + n
    const letIn = leavers.reduce((n, l) => n + l.lost, 0)
    const starts = servers.flatMap((s) => s.startTimes)
    for (const line of servers.flatMap((s) => s.faults).filter((l) => l.includes('request failed'))) console.log(line)
    console.log(
      [
        `${database.padEnd(8)}  ${servers.length} process(es), ${KILLS} kills in ${((performance.now() - started) / 1000).toFixed(0)} s`,
        `load average ${loadavg()[0].toFixed(1)}`,
        `acknowledged ${sum('acknowledged')}`,
        `compared field by field ${verdict.compared}`,
        `revisions ${verdict.revisions}, checked ${verdict.checked}, decisions ${verdict.decisions}, links ${verdict.links}`,
        `unanswered ${sum('unanswered')}`,
        `refused ${JSON.stringify(refused)}`,
        `complete ${verdict.complete}`,
        `error ${verdict.error.length} ${verdict.error.join(' ')}`,
        `lost ${verdict.lost}`,
        `duplicated ${verdict.duplicated}`,
        `stuck ${verdict.stuck}`,
        `accounts deleted ${leavers.reduce((n, l) => n + l.deleted, 0)}`,
        `of them let in ${letIn}`,
        `answers of 500 ${refused[500] ?? 0}`,
        `start median ${starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)].toFixed(0)} ms`,
      ].join(' · '),
    )
    return verdict.lost + verdict.duplicated + verdict.stuck + letIn + (refused[500] ?? 0) === 0
  } finally {
    await Promise.all(servers.map((s) => s.kill()))
  }
}

await onEachDatabase(options.database, run)
