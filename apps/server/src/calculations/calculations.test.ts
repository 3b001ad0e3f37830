import type { Calculation, CalculationSummary, Problem } from '@madre/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../testing/api-client.ts'
import { sampleRequest } from '../testing/sample-request.ts'
import { type TestServer, testServer } from '../testing/test-server.ts'

let server: TestServer
let ana: ApiClient

beforeAll(async () => {
  server = await testServer()
  ana = await server.signedIn()
})
afterAll(() => server.close())

describe('a saved simulation', () => {
  it('comes back as it was sent, PENDING and with an ETag', async () => {
    const sent = {
      name: 'Armazém',
      description: 'piso 1',
      request: sampleRequest(),
      chosenResultId: 'OMEGA-100-40-1.5-S280',
    }
    const created = await ana.post<Calculation>('Calculations', sent)
    expect(created.status).toBe(201)
    expect(created.headers.etag).toBe('"1"')
    expect(created.body).toMatchObject({ ...sent, project: 'Nave 1', calculationStatus: 'PENDING', result: null })
    const read = await ana.get<Calculation>(`Calculations/${created.body.id}`)
    expect(read.body).toEqual(created.body)
    expect(read.body).not.toHaveProperty('errorMessage')
  })

  it('stands in the list, newest update first', async () => {
    const older = await ana.createCalculation({}, 'older')
    const newer = await ana.createCalculation({ spanLengthsM: [4, 4, 4, 4] }, 'newer')
    await ana.patch(`Calculations/${older.id}`, { description: 'touched' })
    const { body } = await ana.get<CalculationSummary[]>('Calculations')
    expect(body.slice(0, 2).map((s) => s.name)).toEqual(['older', 'newer'])
    expect(body[1]).toEqual({
      id: newer.id,
      name: 'newer',
      simulationType: 'ROOF',
      spans: 4,
      profileType: 'OMEGA',
      mainSpans: 2,
      consoles: 2,
      chosen: null,
      calculationStatus: 'PENDING',
      creationDate: newer.creationDate,
      lastUpdateDate: newer.lastUpdateDate,
      metadata: { projectName: 'Nave 1' },
      underestimated: [],
      recalculated: null,
      revision: null,
    })
  })

  it('is gone once deleted', async () => {
    const { id } = await ana.createCalculation()
    expect((await ana.delete(`Calculations/${id}`)).status).toBe(204)
    expect((await ana.get(`Calculations/${id}`)).status).toBe(404)
    expect((await ana.delete(`Calculations/${id}`)).status).toBe(404)
  })

  it('mirrors its project in the request', async () => {
    const { id } = await ana.createCalculation()
    const { body } = await ana.patch(`Calculations/${id}`, { project: 'Nave 2' })
    expect([body.project, body.request.metadata.projectName]).toEqual(['Nave 2', 'Nave 2'])
  })
})

describe('another user', () => {
  it.each([
    ['GET', ''],
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/calculate'],
    ['POST', '/cancel'],
    ['GET', '/calculation-note'],
  ])('finds nothing with %s …%s, exactly as for an id that never existed', async (method, tail) => {
    const rui = await server.signedIn()
    const { id } = await ana.createCalculation()
    const body = method === 'PATCH' ? { name: 'mine now' } : undefined
    const foreign = await rui.request<Problem>(method, `Calculations/${id}${tail}`, body)
    const unknown = await rui.request<Problem>(method, `Calculations/00000000-0000-4000-8000-000000000000${tail}`, body)
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, traceId: '' }).toEqual({ ...unknown.body, traceId: '' })
    expect((await ana.get<Calculation>(`Calculations/${id}`)).body.name).toBe('Nave')
    expect((await rui.get<CalculationSummary[]>('Calculations')).body).toEqual([])
  })

  it('cannot even guess an id that is none', async () => {
    for (const id of ['1', 'null', '%00', "' OR 1=1 --", '00000000-0000-0000-0000-00000000000g'])
      expect((await ana.get(`Calculations/${encodeURIComponent(id)}`)).status, id).toBe(404)
  })
})

describe('a calculation', () => {
  it('goes from PENDING over IN_PROGRESS to COMPLETE with the result of the engine', async () => {
    const { id } = await ana.createCalculation()
    const started = await ana.post<Calculation>(`Calculations/${id}/calculate`)
    expect([started.status, started.body.calculationStatus]).toEqual([202, 'IN_PROGRESS'])
    const done = await ana.settled(id)
    expect(done.calculationStatus).toBe('COMPLETE')
    expect(done.result?.inputHash).toMatch(/^[0-9a-f]{64}$/)
    expect(done.result?.solutions.length).toBe(40)
  })

  it('is refused while it runs', async () => {
    const { id } = await ana.createCalculation()
    await ana.post(`Calculations/${id}/calculate`)
    const second = await ana.post<Problem>(`Calculations/${id}/calculate`)
    expect([second.status, second.body.code]).toEqual([409, 'AlreadyRunning'])
    await ana.settled(id)
  })

  it('becomes EDITED by a change of the request: the old result stays, the choice goes, the note is refused', async () => {
    const done = await ana.calculated()
    const chosenResultId = done.result?.solutions[0]?.id ?? ''
    await ana.patch(`Calculations/${done.id}`, { chosenResultId })
    const body = { name: 'Nave', request: sampleRequest({ transverseLengthM: 1.5 }), chosenResultId }
    const edited = await ana.patch(`Calculations/${done.id}`, body)
    expect(edited.body).toMatchObject({ calculationStatus: 'EDITED', chosenResultId: null, result: done.result })
    const note = await ana.get<Problem>(`Calculations/${done.id}/calculation-note`)
    expect([note.status, note.body.code]).toEqual([409, 'ResultOutdated'])
    const choice = await ana.patch<Problem>(`Calculations/${done.id}`, { chosenResultId })
    expect([choice.status, choice.body.code]).toEqual([409, 'ResultOutdated'])
    await ana.post(`Calculations/${done.id}/calculate`)
    expect((await ana.settled(done.id)).calculationStatus).toBe('COMPLETE')
  })

  it('keeps its status through a change of name, project, description, choice or the same request again', async () => {
    const done = await ana.calculated()
    const chosenResultId = done.result?.solutions[0]?.id ?? ''
    const full = {
      name: 'Outro',
      request: { ...done.request, metadata: { ...done.request.metadata, description: 'x' } },
      chosenResultId,
    }
    for (const change of [{ name: 'A' }, { project: 'B' }, { description: 'C' }, { chosenResultId }, full])
      expect(
        (await ana.patch(`Calculations/${done.id}`, change)).body,
        JSON.stringify(change).slice(0, 40),
      ).toMatchObject({
        calculationStatus: 'COMPLETE',
        result: done.result,
      })
    expect((await ana.get<Calculation>(`Calculations/${done.id}`)).body.chosenResultId).toBe(chosenResultId)
  })

  it('keeps its status, choice and result when it is only declared that restraints are as they stand, and keeps that', async () => {
    const done = await ana.calculated()
    const chosenResultId = done.result?.solutions[0]?.id ?? ''
    const request = { ...done.request, metadata: { ...done.request.metadata, restraintsDeclared: true } }
    const { body } = await ana.patch<Calculation>(`Calculations/${done.id}`, { request, chosenResultId })
    const kept = { calculationStatus: 'COMPLETE', chosenResultId, request, result: done.result }
    expect(body).toMatchObject(kept)
    expect((await ana.get<Calculation>(`Calculations/${done.id}`)).body).toMatchObject(kept)
    await ana.post(`Calculations/${done.id}/calculate`)
    expect((await ana.settled(done.id)).result?.inputHash).toBe(done.result?.inputHash)
  })

  it('that was never calculated stays PENDING when it is edited', async () => {
    const { id } = await ana.createCalculation()
    const { body } = await ana.patch(`Calculations/${id}`, { request: sampleRequest({ transverseLengthM: 3 }) })
    expect(body.calculationStatus).toBe('PENDING')
  })

  it('edited in the middle of a run drops that run', async () => {
    const { id } = await ana.createCalculation()
    await ana.post(`Calculations/${id}/calculate`)
    const { body } = await ana.patch(`Calculations/${id}`, { request: sampleRequest({ transverseLengthM: 3 }) })
    expect(['PENDING', 'EDITED']).toContain(body.calculationStatus)
    await new Promise((done) => setTimeout(done, 500))
    const later = (await ana.get<Calculation>(`Calculations/${id}`)).body
    expect(later.calculationStatus).toBe(body.calculationStatus)
    expect(later.result).toEqual(body.result)
  })

  it('keeps its choice when it is calculated again and the solution is still there', async () => {
    const done = await ana.calculated()
    const chosenResultId = done.result?.solutions[3]?.id ?? ''
    await ana.patch(`Calculations/${done.id}`, { chosenResultId })
    await ana.post(`Calculations/${done.id}/calculate`)
    expect((await ana.settled(done.id)).chosenResultId).toBe(chosenResultId)
  })

  it.each([
    ['no-such', 'is not among its results'],
    ['C-300-90-1.5-S280', 'is outside the standard'],
  ])('loses a choice that cannot be made: %s %s', async (chosenResultId) => {
    const created = await ana.post<Calculation>('Calculations', {
      name: 'n',
      request: sampleRequest({ sectionTypes: ['C'] }),
      chosenResultId,
    })
    await ana.post(`Calculations/${created.body.id}/calculate`)
    expect((await ana.settled(created.body.id)).chosenResultId).toBeNull()
  })

  it('takes no solution that is not among its results', async () => {
    const done = await ana.calculated()
    const answer = await ana.patch<Problem>(`Calculations/${done.id}`, { chosenResultId: 'Z-1-1-X' })
    expect([answer.status, answer.body.details[0]?.field]).toEqual([400, 'chosenResultId'])
  })

  it('takes no solution outside the limits of the standard, which has no note', async () => {
    const done = await ana.calculated({ sectionTypes: ['C'] })
    const outside = done.result?.solutions.find((s) => s.status === 'NOT_APPLICABLE')?.id ?? ''
    const answer = await ana.patch<Problem>(`Calculations/${done.id}`, { chosenResultId: outside })
    expect([answer.status, answer.body.details[0]?.code]).toEqual([400, 'SolutionOutsideStandard'])
  })

  it('takes no solution for which nothing was checked', async () => {
    const NONE = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
    const done = await ana.calculated({
      simulationType: 'FACADE',
      inclinationDegrees: 0,
      loadSnowRegular: null,
      loadSnowExceptional: null,
      loadWindPressure: NONE,
      loadWindSuction: NONE,
      loadWindLocalPressure: NONE,
      loadWindLocalSuction: NONE,
    })
    expect(done.result?.solutions.map((s) => s.pass)).not.toContain(true)
    const answer = await ana.patch<Problem>(`Calculations/${done.id}`, {
      chosenResultId: done.result?.solutions.find((s) => s.reason === 'NOTHING_CHECKED')?.id,
    })
    expect([answer.status, answer.body.details[0]?.code]).toEqual([400, 'NothingChecked'])
    expect(answer.body.details[0]?.description).toContain('No load reaches the member')
  })
})

describe('the calculation note', () => {
  it('needs a chosen solution', async () => {
    const done = await ana.calculated()
    const answer = await ana.get<Problem>(`Calculations/${done.id}/calculation-note`)
    expect([answer.status, answer.body.code, answer.body.details[0]?.description]).toEqual([
      409,
      'NoSolutionChosen',
      'No solution chosen.',
    ])
  })

  it('comes as base64, or as the file itself under its name', async () => {
    const done = await ana.calculated()
    await ana.patch(`Calculations/${done.id}`, { chosenResultId: done.result?.solutions[0]?.id })
    const json = await ana.get<{ base64Pdf: string }>(`Calculations/${done.id}/calculation-note?lang=de`)
    expect(json.status).toBe(200)
    expect(Buffer.from(json.body.base64Pdf, 'base64').toString('latin1')).toMatch(/^%PDF-/)
    const short = await ana.get<{ base64Pdf: string }>(`Calculations/${done.id}/calculation-note?lang=de&form=short`)
    expect(short.status).toBe(200)
    expect(short.body.base64Pdf.length).toBeLessThan(0.8 * json.body.base64Pdf.length)
    const opinion = await ana.get<{ base64Pdf: string }>(
      `Calculations/${done.id}/calculation-note?lang=de&form=short&secondOpinion=true`,
    )
    expect(opinion.status).toBe(200)
    expect(opinion.body.base64Pdf.length).toBeGreaterThan(short.body.base64Pdf.length)
    const file = await ana.get(`Calculations/${done.id}/calculation-note`, { accept: 'application/pdf' })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''Simula%C3%A7%C3%A3o%20Nave%20-%20Note%20de%20c%C3%A1lculo.pdf",
    )
  })
})

describe('two tabs on one simulation', () => {
  it('are told apart by If-Match', async () => {
    const { id } = await ana.createCalculation()
    const first = await ana.patch(`Calculations/${id}`, { name: 'first' }, { 'if-match': '"1"' })
    expect([first.status, first.headers.etag]).toEqual([200, '"2"'])
    const second = await ana.patch<Problem>(`Calculations/${id}`, { name: 'second' }, { 'if-match': '"1"' })
    expect([second.status, second.body.code]).toEqual([409, 'StaleVersion'])
    expect((await ana.get<Calculation>(`Calculations/${id}`)).body.name).toBe('first')
    expect((await ana.patch(`Calculations/${id}`, { name: 'third' }, { 'if-match': '"1", "2"' })).status).toBe(200)
    expect((await ana.patch(`Calculations/${id}`, { name: 'fourth' }, { 'if-match': '*' })).status).toBe(200)
  })

  it('are not confused by a calculation that ends in between', async () => {
    const { id } = await ana.createCalculation()
    await ana.post(`Calculations/${id}/calculate`)
    await ana.settled(id)
    expect((await ana.patch(`Calculations/${id}`, { name: 'mine' }, { 'if-match': '"1"' })).status).toBe(200)
  })
})
