import { type CalculationRequest, type CalculationResult, decode, inputHash } from '@madre/contract'
import { EXAMPLES } from '@madre/contract/examples'
import { design, genericCatalogue } from '@madre/engine'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Designer, TRIAL_ID, TrialStore } from './trial-store.ts'
import { keepTrialText, trialText } from './trial-text.ts'
import { readTrialWork } from './trial-work.ts'

const { request } = EXAMPLES['omega-roof']
const wider: CalculationRequest = { ...request, transverseLengthM: request.transverseLengthM + 0.1 }
const result: CalculationResult = {
  ...design(decode(request).line, genericCatalogue),
  inputHash: inputHash(request),
  elapsedMs: 1,
}
const solution = result.solutions.find((s) => s.pass)!

/** Designs that the test brings to their end. */
class HandDesigner implements Designer {
  readonly asked: { request: CalculationRequest; onProgress: (share: number) => void }[] = []
  #settle: { done: (result: CalculationResult) => void; fail: (error: Error) => void }[] = []
  stops = 0
  design = (wanted: CalculationRequest, onProgress: (share: number) => void) => {
    this.asked.push({ request: wanted, onProgress })
    return new Promise<CalculationResult>((done, fail) => this.#settle.push({ done, fail }))
  }
  stop = () => {
    this.stops += 1
  }
  async finish(index = this.#settle.length - 1) {
    this.#settle[index]!.done(result)
    await Promise.resolve()
  }
  async fail(index = this.#settle.length - 1) {
    this.#settle[index]!.fail(new Error('stopped'))
    await Promise.resolve()
  }
}

const opened = (designer = new HandDesigner()) => ({ designer, store: new TrialStore(designer, null, request) })
const created = (store: TrialStore) => store.create({ name: 'Nave', request })

beforeEach(() => keepTrialText(null))

describe('the simulation of a trial', () => {
  it('stays calculated when restraints are declared, and keeps that', async () => {
    const { store, designer } = opened()
    await created(store)
    await store.calculate()
    await designer.finish()
    const declared = { ...request, metadata: { ...request.metadata, restraintsDeclared: true } }
    expect((await store.change(TRIAL_ID, { request: declared })).calculationStatus).toBe('COMPLETE')
    expect((await opened().store.load()).request.metadata.restraintsDeclared).toBe(true)
  })

  it('is there again without a number that the sample has and the request may leave out', async () => {
    const { roofPointLoadKn: _, ...without } = { roofPointLoadKn: 1, ...request }
    const sample = { ...request, roofPointLoadKn: 1 }
    await new TrialStore(new HandDesigner(), null, sample).create({ name: 'Nave', request: without })
    const again = new TrialStore(new HandDesigner(), null, sample)
    expect(again.has()).toBe(true)
    expect((await again.load()).request).toEqual(without)
    keepTrialText(trialText()!.replace('"transverseLengthM"', '"roofPointLoadKn":"1","transverseLengthM"'))
    expect(new TrialStore(new HandDesigner(), null, sample).has(), 'no number').toBe(false)
  })

  it('is there again after a reload, and its results are designed anew', async () => {
    const { store, designer } = opened()
    expect(store.has()).toBe(false)
    await created(store)
    await store.calculate()
    await designer.finish()
    await store.change(TRIAL_ID, { chosenResultId: solution.id })

    const again = opened()
    expect(again.store.has()).toBe(true)
    expect(await again.store.load()).toMatchObject({ name: 'Nave', calculationStatus: 'IN_PROGRESS' })
    expect(again.designer.asked[0]?.request).toEqual(request)
    await again.designer.finish()
    expect(await again.store.load()).toMatchObject({
      calculationStatus: 'COMPLETE',
      chosenResultId: solution.id,
      result: { inputHash: result.inputHash },
    })
  })

  it('loses a choice that the catalogue does not have any more', async () => {
    const { store, designer } = opened()
    await store.create({ name: 'Nave', request, chosenResultId: 'OMEGA-OF-YESTERDAY' })
    await store.calculate()
    await designer.finish()
    expect((await store.load()).chosenResultId).toBeNull()
  })

  it('is outdated after a change of what is designed, and not after one of its name', async () => {
    const { store, designer } = opened()
    await created(store)
    await store.calculate()
    await designer.finish()
    await store.change(TRIAL_ID, { chosenResultId: solution.id })
    expect(await store.change(TRIAL_ID, { name: 'Hall', project: 'North' })).toMatchObject({
      name: 'Hall',
      project: 'North',
      request: { metadata: { projectName: 'North' } },
      calculationStatus: 'COMPLETE',
      chosenResultId: solution.id,
    })
    const edited = await store.change(TRIAL_ID, { request: wider })
    expect(edited).toMatchObject({ calculationStatus: 'EDITED', chosenResultId: null })
    expect(edited.result, 'the old result stays readable').not.toBeNull()
    const again = opened()
    expect(await again.store.load()).toMatchObject({ calculationStatus: 'PENDING', result: null })
    expect(again.designer.asked).toEqual([])
  })

  it('takes no result of a run that was cancelled, or of what was changed meanwhile', async () => {
    const { store, designer } = opened()
    await created(store)
    await store.calculate()
    designer.asked[0]!.onProgress(0.4)
    expect((await store.load()).progress).toEqual({ placeInQueue: null, shareDone: 0.4 })
    expect(await store.cancel()).toMatchObject({ calculationStatus: 'PENDING' })
    await designer.finish(0)
    expect(await store.load()).toMatchObject({ calculationStatus: 'PENDING', result: null })
    await store.calculate()
    await store.change(TRIAL_ID, { request: wider })
    await designer.finish(1)
    expect(await store.load()).toMatchObject({ calculationStatus: 'PENDING', result: null })
    expect(designer.stops).toBe(2)
  })

  it('says that a design has failed, and can be calculated again', async () => {
    const { store, designer } = opened()
    await created(store)
    await store.calculate()
    await designer.fail()
    expect((await store.load()).calculationStatus).toBe('ERROR')
    await store.calculate()
    await designer.finish()
    expect((await store.load()).calculationStatus).toBe('COMPLETE')
  })

  it('names another version after every change, so that the form goes along', async () => {
    const { store } = opened()
    const etags = [(await created(store)).etag, (await store.change(TRIAL_ID, { name: 'B' })).etag]
    etags.push((await store.calculate()).etag)
    expect(new Set(etags).size).toBe(3)
  })

  it('is taken over where another tab has written, and is gone where it was removed', async () => {
    const here = opened().store
    const replaced = vi.fn()
    here.listen(replaced)
    await created(here)
    const there = opened().store
    await there.load()
    await there.change(TRIAL_ID, { name: 'Elsewhere' })
    expect((await here.load()).name).toBe('Elsewhere')
    expect(replaced).toHaveBeenCalledTimes(1)
    await here.remove()
    expect(replaced).toHaveBeenCalledTimes(2)
    expect([here.has(), trialText()]).toEqual([false, null])
    await expect(here.load()).rejects.toMatchObject({ status: 404 })
  })

  it('lives as long as the page where the browser keeps nothing', async () => {
    const refuses = () => {
      throw new Error('QuotaExceededError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
    const { store } = opened()
    await created(store)
    expect(await store.change(TRIAL_ID, { name: 'Hall' })).toMatchObject({ name: 'Hall' })
    expect((await store.load()).name).toBe('Hall')
    vi.restoreAllMocks()
    keepTrialText(null)
  })
})

/** The lists of a request over two spans without cantilevers. */
const twoEqualSpans = (of: typeof request) => {
  const two = (list: number[] | null) => list && [list[0] ?? 0, list[0] ?? 0]
  const held = <T extends { lateralLocks: number[] }>(fibre: T): T => ({ ...fibre, lateralLocks: [0, 0] })
  return {
    spanLengthsM: [5, 5],
    hasLeftCantilever: false,
    hasRightCantilever: false,
    loadPermanentDistributed: two(of.loadPermanentDistributed),
    loadPermanentDistributedMin: two(of.loadPermanentDistributedMin),
    loadPermanentDistributedMax: two(of.loadPermanentDistributedMax),
    loadLiveDistributed: two(of.loadLiveDistributed),
    loadSnowRegular: two(of.loadSnowRegular),
    loadSnowExceptional: two(of.loadSnowExceptional),
    spanRestraints: { upper: held(of.spanRestraints.upper), lower: held(of.spanRestraints.lower) },
  }
}

describe('what a device has kept', () => {
  const work = {
    name: 'Nave',
    description: '',
    request,
    chosenResultId: null,
    isCalculated: true,
    creationDate: '2026-01-31T12:00:00.000Z',
    lastUpdateDate: '2026-01-31T12:00:00.000Z',
  }
  /** A field of the request, as deep as the text may be long. */
  const deep = (field: string, open: string, close: string) =>
    JSON.stringify(withRequest({ [field]: ['DEEP'] })).replace(
      '"DEEP"',
      `${open.repeat(30_000)}${close[0] === '1' ? `1${close.slice(1).repeat(30_000)}` : close.repeat(30_000)}`,
    )
  const withRequest = (change: object) => ({ ...work, request: { ...request, ...change } })

  const twoSpans = twoEqualSpans(request)

  it('is read with its joints', () => {
    const lap = { kind: 'LAP', left: 10, right: 10 }
    const kept = withRequest({ ...twoSpans, joints: { supports: [lap], lapUnit: 'M', endBays: 'SAME' } })
    expect(readTrialWork(JSON.stringify(kept), request)).toEqual(kept)
  })

  it('is read as it was written, for every example', () => {
    for (const { name, request } of Object.values(EXAMPLES)) {
      const kept = { ...work, name, request }
      expect(readTrialWork(JSON.stringify(kept), EXAMPLES['omega-roof'].request), name).toEqual(kept)
    }
  })

  it('is no more than it says, whatever else stands in it', () => {
    const poisoned = JSON.stringify(work).replace(
      '{',
      '{"__proto__":{"isTrial":true},"constructor":{"prototype":{"x":1}},',
    )
    expect(readTrialWork(poisoned, request)?.name).toBe(work.name)
    keepTrialText(poisoned)
    expect(opened().store.has()).toBe(true)
    expect({}).not.toHaveProperty('isTrial')
    expect({}).not.toHaveProperty('x')
  })

  it.each<[string, unknown]>([
    ['no JSON', '{"name":'],
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['no request', { ...work, request: undefined }],
    ['a request that is text', { ...work, request: 'x' }],
    ['a name that is none', { ...work, name: { toString: 'x' } }],
    ['a date that is none', { ...work, creationDate: 'yesterday' }],
    ['a choice that is none', { ...work, chosenResultId: 7 }],
    ['spans that are text', withRequest({ spanLengthsM: ['5'] })],
    ['a span without end', withRequest({ spanLengthsM: request.spanLengthsM.map(() => 1e9) })],
    ['no span at all', withRequest({ spanLengthsM: [] })],
    ['a thousand spans', withRequest({ spanLengthsM: Array.from({ length: 1000 }, () => 5) })],
    ['fewer loads than spans', withRequest({ loadLiveDistributed: [1] })],
    ['a type nobody knows', withRequest({ simulationType: 'BRIDGE' })],
    ['a profile nobody knows', withRequest({ sectionTypes: ['I'] })],
    ['joints of other supports', withRequest({ joints: { supports: Array(9).fill({ kind: 'HINGE' }) } })],
    ['joints nobody knows', withRequest({ ...twoSpans, joints: { supports: [{ kind: 'GLUE' }] } })],
    ['a lap without lengths', withRequest({ ...twoSpans, joints: { supports: [{ kind: 'LAP', left: '10' }] } })],
    ['joints that are null', withRequest({ joints: null })],
    ['a wind that is null', withRequest({ loadWindPressure: null })],
    ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a request nested without end', deep('metadata', '[', ']')],
    ['point loads nested without end', deep('loadPermanentPoint', '[', ']')],
    ['point loads of objects without end', deep('loadLivePoint', '{"a":', '1}')],
    ['a text without end', { ...work, description: 'x'.repeat(300_000) }],
  ])('is left alone where it is %s', (_what, kept) => {
    const text = typeof kept === 'string' ? kept : JSON.stringify(kept)
    expect(readTrialWork(text, request)).toBeNull()
    keepTrialText(text)
    expect(opened().store.has()).toBe(false)
  })
})
