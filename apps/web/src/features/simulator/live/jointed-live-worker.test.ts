import { decode } from '@madre/contract'
import { type Catalogue, genericCatalogue } from '@madre/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setAllJoints } from '../model/joint-edits.ts'
import { setMainSpanCount } from '../model/span-rules.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { setProfile } from '../model/with-profile.ts'
import type { LiveAnswer, LiveFailure, LiveQuestion } from './live-engine.ts'

const Z = genericCatalogue.families.find(({ typology }) => typology.startsWith('Z-150'))!
const catalogue: Catalogue = { ...genericCatalogue, families: [{ ...Z, nests: true } as typeof Z] }
const lineOf = (values: Values) =>
  decode(toRequest({ values, steelGrades: ['S350'] }, { project: '', description: '', date: '' })).line
const two = setMainSpanCount(setProfile(defaultValues(), 'Z'), 2)

let answered: (answer: LiveAnswer | LiveFailure) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('self', { postMessage: (answer: LiveAnswer | LiveFailure) => answered(answer) })
  vi.stubGlobal('navigator', { connection: { saveData: true } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const ask = (data: LiveQuestion) =>
  new Promise<LiveAnswer | LiveFailure>((resolve) => {
    answered = resolve
    ;(self as unknown as { onmessage: (event: { data: LiveQuestion }) => void }).onmessage({ data })
  })

it('designs lines with laps, and says how long those would have to be', async () => {
  await import('./jointed-live-worker.ts')
  const lapped = setAllJoints(two, 'LAP')
  const first = (await ask({ id: 1, line: lineOf(lapped), catalogue })) as LiveAnswer
  expect(first).toMatchObject({ id: 1, unjoined: null, solution: { section: Z.name } })
  // Of the member that runs through, which carries a part of the moment over the support.
  expect(first.solution!.envelopes!.xM.at(-1)).toBeGreaterThan(10)
  const short = { ...lapped, joints: { ...lapped.joints, supports: [{ kind: 'LAP' as const, left: 5, right: 5 }] } }
  expect(await ask({ id: 2, line: lineOf(short) })).toMatchObject({
    id: 2,
    solution: null,
    unjoined: { neededM: 0.45 },
  })
  expect(await ask({ id: 3, line: lineOf(two) })).toMatchObject({
    id: 3,
    unjoined: null,
    solution: { section: Z.name },
  })
})

it('is asked where the other worker has no search of such lines', async () => {
  await import('./live-worker.ts')
  expect(await ask({ id: 1, line: lineOf(setAllJoints(two, 'HINGE')), catalogue })).toHaveProperty('error')
})
