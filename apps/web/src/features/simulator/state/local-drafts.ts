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

const TAB = 'madre.tab'

/** Tells the tabs of a browser apart; the same after a reload. */
function tab(): string {
  const known = sessionStorage.getItem(TAB)
  if (known) return known
  const made = Math.random().toString(36).slice(2)
  sessionStorage.setItem(TAB, made)
  return made
}

/** Every tab keeps the changes made in it. */
const ownKey = (key: string) => `${key}.${tab()}`

/** Where other tabs keep theirs, open ones or closed ones; the key itself is from before tabs were told apart. */
const keysOfOthers = (key: string): string[] =>
  Object.keys(localStorage).filter((of) => of === key || (of.startsWith(`${key}.`) && of !== ownKey(key)))

/** Drafts of other tabs that this one has shown and not yet kept as its own: where they are. */
const taken = new Map<string, string>()

function dropTaken(key: string): void {
  const from = taken.get(key)
  if (from !== undefined) localStorage.removeItem(from)
  taken.delete(key)
}

/** The unsaved changes of a simulation, if there are any that can still be read: those of this tab, else the latest of another. */
export function readDraft(key: string): KeptDraft | null {
  try {
    const own = parseDraft(ownKey(key))
    if (own) return own
    const others = keysOfOthers(key).flatMap((from) => {
      const draft = parseDraft(from)
      return draft ? [{ from, draft }] : []
    })
    const latest = others.toSorted((a, b) => (b.draft.at ?? '').localeCompare(a.draft.at ?? ''))[0]
    if (!latest) return null
    taken.set(key, latest.from)
    return latest.draft
  } catch {
    return null
  }
}

function parseDraft(storageKey: string): KeptDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as
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
    localStorage.setItem(ownKey(key), JSON.stringify(draft))
    dropTaken(key)
  } catch {
    return
  }
}

/** Drops the changes of this tab. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(ownKey(key))
    dropTaken(key)
  } catch {
    return
  }
}

/** Drops the changes of all tabs; one that is open keeps its own again. */
export function dropAllDrafts(key: string): void {
  dropDraft(key)
  try {
    for (const from of keysOfOthers(key)) localStorage.removeItem(from)
  } catch {
    return
  }
}

/** Calls `keep` when another tab, which took the changes of this one for those of a closed tab, has dropped them. @returns the end of it */
export function onDroppedElsewhere(key: string, keep: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.newValue === null && event.key === ownKey(key)) keep()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
