import type { Problem, StartValues, User } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ work: false })
})
afterAll(() => server.close())

describe('saving by itself', () => {
  it('is off until it is asked for, holds on every device of the user, and for nobody else', async () => {
    const ana = await server.signedIn()
    expect((await ana.get<User>('Users/whoami')).body.autosave).toBe(false)
    expect((await ana.patch<User>('Users/me', { autosave: true })).body.autosave).toBe(true)
    const phone = server.client()
    const { body } = await phone.login((await ana.get<User>('Users/whoami')).body.email)
    expect(body.autosave).toBe(true)
    expect((await ana.patch<User>('Users/me', { company: 'Nave' })).body.autosave).toBe(true)
    expect((await (await server.signedIn()).get<User>('Users/whoami')).body.autosave).toBe(false)
    const { user } = (await ana.get<{ user: User }>('Users/export')).body
    expect(user.autosave).toBe(true)
  })

  it('is true or false', async () => {
    const answer = await (await server.signedIn()).patch<Problem>('Users/me', { autosave: 'yes' })
    expect([answer.status, answer.body.details[0]?.field, answer.body.code]).toEqual([
      400,
      'autosave',
      'ValidationFailed',
    ])
  })
})

describe('start values', () => {
  const START: StartValues = {
    location: 'GERMANY',
    steelGrades: ['S350'],
    deflectionLimit: { limit: 250, combination: 'FREQUENT' },
    loadLiveCombinationFactor: { psi1: 0, psi2: 0, psi3: 0 },
    loadWindCombinationFactor: { psi1: 0.6, psi2: 0.2, psi3: 0 },
    loadSnowCombinationFactor: { psi1: 0.7, psi2: 0.5, psi3: 0.2 },
    spanRestraints: { upper: { type: 1, lateralLocks: 2 }, lower: { use: true, lateralLocks: 1 } },
    claddingProperties: { coveringInertia: 20, fixationsPerMeter: 3 },
  }

  it('are none until they are set, replace each other as a whole, and go with null', async () => {
    const ana = await server.signedIn()
    expect((await ana.get<User>('Users/whoami')).body.startValues).toBeNull()
    expect((await ana.patch<User>('Users/me', { startValues: START })).body.startValues).toEqual(START)
    expect((await ana.patch<User>('Users/me', { lang: 'pt' })).body.startValues).toEqual(START)
    expect((await ana.get<{ user: User }>('Users/export')).body.user.startValues).toEqual(START)
    await ana.patch('Users/me', { startValues: { location: 'SPAIN' } })
    expect((await ana.get<User>('Users/whoami')).body.startValues).toEqual({ location: 'SPAIN' })
    expect((await ana.patch<User>('Users/me', { startValues: null })).body.startValues).toBeNull()
    expect((await (await server.signedIn()).get<User>('Users/whoami')).body.startValues).toBeNull()
  })

  it('are refused with the path of what is wrong', async () => {
    const ana = await server.signedIn()
    const refused = async (startValues: unknown) => {
      const { status, body } = await ana.patch<Problem>('Users/me', { startValues })
      return [status, body.details.map((d) => d.field)]
    }
    expect(await refused({ steelGrades: ['S350', 'S999'] })).toEqual([400, ['startValues.steelGrades.1']])
    expect(
      await refused({
        location: 'MARS',
        deflectionLimit: { limit: 1, combination: 'FREQUENT' },
        spanRestraints: { upper: { type: 1, lateralLocks: 11 }, lower: { use: true, lateralLocks: 0.5 } },
        angle: 7,
      }),
    ).toEqual([
      400,
      [
        'startValues.location',
        'startValues.deflectionLimit.limit',
        'startValues.spanRestraints.upper.lateralLocks',
        'startValues.spanRestraints.lower.lateralLocks',
        'startValues.angle',
      ],
    ])
    expect(await refused({ steelGrades: [] })).toEqual([400, ['startValues.steelGrades']])
  })

  const SHEET = {
    ...{ kind: 'TRAPEZOIDAL', name: 'T 35/207', heightMm: 35, ribMm: 207, narrowFlangeMm: 40, wideFlangeMm: 119 },
    ...{ tNomMm: 0.75, inertiaCm4M: 8.5, position: 'POSITIVE', through: 'TROUGH', ribs: 'EVERY', laidOn: 'FLANGE' },
    roofLengthM: 20,
  }
  const FURTHER = { limit: 200, combination: 'FREQUENT', action: 'TOTAL', of: 'SPANS' }

  it.each([
    ['a sheet screwed through crests on the purlin', { sheeting: { ...SHEET, through: 'CREST' } }, 'sheeting.through'],
    ['a narrow flange wider than the wide one', { sheeting: { ...SHEET, wideFlangeMm: 10 } }, 'sheeting.wideFlangeMm'],
    ['flanges wider than a rib', { sheeting: { ...SHEET, wideFlangeMm: 200 } }, 'sheeting.wideFlangeMm'],
    ['a sheet that declares nothing', { sheeting: { kind: 'DECLARED', name: 'a', source: 'b' } }, 'sheeting'],
    ['a limit of both kinds', { deflectionLimits: [FURTHER, { ...FURTHER, limitMm: 20 }] }, 'deflectionLimits.1'],
  ])('that no request may have are refused, and left out where they are stored: %s', async (_, wrong, field) => {
    const ana = await server.signedIn()
    const refused = await ana.patch<Problem>('Users/me', { startValues: wrong })
    expect([refused.status, refused.body.details.map((d) => d.field)]).toEqual([400, [`startValues.${field}`]])
    const { body } = await ana.patch<User>('Users/me', {
      startValues: { sheeting: SHEET, deflectionLimits: [FURTHER] },
    })
    expect(Object.keys(body.startValues ?? {})).toEqual(['deflectionLimits', 'sheeting'])
    await server.database.db
      .updateTable('users')
      .set({ start_values: JSON.stringify({ location: 'SPAIN', ...wrong }) })
      .where('id', '=', body.id)
      .execute()
    const { startValues, startValuesLeftOut } = (await ana.get<User>('Users/whoami')).body
    expect([startValues, startValuesLeftOut]).toEqual([{ location: 'SPAIN' }, Object.keys(wrong)])
  })

  it('that are no longer legal are left out and named, and take no other with them', async () => {
    const ana = await server.signedIn()
    const { body } = await ana.patch<User>('Users/me', { startValues: START })
    const stored = { ...START, location: 'ATLANTIS', deflectionLimit: { limit: 20, combination: 'FREQUENT' }, angle: 7 }
    await server.database.db
      .updateTable('users')
      .set({ start_values: JSON.stringify(stored) })
      .where('id', '=', body.id)
      .execute()
    const { startValues, startValuesLeftOut } = (await ana.get<User>('Users/whoami')).body
    const { location: _, deflectionLimit: __, ...legal } = START
    expect(startValues).toEqual(legal)
    expect(startValuesLeftOut).toEqual(['location', 'deflectionLimit', 'angle'])
  })
})
