import { type EarlierValues, valuesOfEarlier } from '../model/earlier-values.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'
import { readNumbers } from '../model/typed-numbers.ts'
import {
  DEFAULT_INTRODUCTION,
  NO_ROOF_POINT,
  NO_SHEETING,
  noJoints,
  type PointIntroduction,
  type Values,
} from '../model/values.ts'

/** Unsaved changes as they are kept on this device. */
interface KeptDraft extends Draft {
  /** the version they were made on, null for a new simulation */
  etag: string | null
  /** when they were made; absent in drafts kept before that was noted */
  at?: string
}

type KeptLoads = Omit<Values['loads'], 'introduction'> & {
  introduction?: PointIntroduction | { kind: PointIntroduction; bearing: number }
}

/** Raised when the shape of `Values` changes, so that older drafts are left alone. */
const SHAPE = 1

/** In the place of a user: the drafts of a trial belong to no account. */
export const TRIAL_DRAFTS = 'trial'

export const draftKey = (userId: string, simulation: string) => `madre.draft.${SHAPE}.${userId}.${simulation}`

const isDate = (text: unknown): text is string => typeof text === 'string' && !Number.isNaN(Date.parse(text))

/** The unsaved changes of a simulation, if there are any that can still be read. */
export function readDraft(key: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as
      | (Omit<KeptDraft, 'values'> & { values: Values | EarlierValues })
      | null
    if (kept === null) return null
    const named = 'locks' in kept.values ? valuesOfEarlier(kept.values) : kept.values
    // Kept before it was asked how point loads reach the member, and before roofs had their concentrated load.
    const { introduction: asked = DEFAULT_INTRODUCTION, live, ...loads } = named.loads as KeptLoads
    const { roofPoint = structuredClone(NO_ROOF_POINT) } = live
    // Kept while the length of a point load stood beside its introduction, and before later numbers were asked.
    const [introduction, length] =
      typeof asked === 'string' ? [asked, {}] : [asked.kind, { pointLoadBearingMm: asked.bearing }]
    const numbers = readNumbers({ ...length, ...named.numbers })
    // Before there were further deflection limits, before there were joints, and before a sheet could be chosen.
    const {
      furtherDeflections = [],
      joints = noJoints(named.spans.main.length),
      sheeting = structuredClone(NO_SHEETING),
    } = named as Partial<Values>
    const values = {
      ...named,
      furtherDeflections,
      joints,
      sheeting,
      numbers,
      loads: { ...loads, introduction, live: { ...live, roofPoint } },
    }
    const draft = { values, steelGrades: kept.steelGrades, ...(kept.site ? { site: kept.site } : {}) }
    toRequest(draft)
    return { ...draft, etag: kept.etag, ...(isDate(kept.at) ? { at: kept.at } : {}) }
  } catch {
    return null
  }
}

/** Keeps unsaved changes until they are saved or discarded; without storage they live as long as the page. */
export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
