import type { SiteBlock } from '@madre/climate'
import { type CalculationRequest, canonicalJson, type StartValues, toDesignRequest } from '@madre/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { StoredCalculation } from '../../../api/simulation-store.ts'
import { fromRequest } from '../model/from-request.ts'
import { type Draft, newSimulation, usableGrades } from '../model/simulation.ts'
import type { Step } from '../model/steps.ts'
import { toRequest } from '../model/to-request.ts'
import type { UpdateValues, Values } from '../model/values.ts'
import { type EditHistory, makeAgain, noHistory, recordEdit, takeBack } from './edit-history.ts'
import { dropDraft, keepDraft, onDroppedElsewhere, readDraft } from './local-drafts.ts'

/** The design, the source of its loads, and whether restraints were declared; the server's additions on saving do not count. */
function contentOf(request: CalculationRequest): string {
  const { restraintsDeclared = false } = request.metadata
  const { accepted, ...site } = request.metadata.site ?? {}
  const sources = Object.entries(accepted?.loads ?? {}).map(([load, entry]) => [load, entry?.source])
  const place = request.metadata.site ? { site, sources: Object.fromEntries(sources) } : null
  return canonicalJson({ design: toDesignRequest(request), place, restraintsDeclared })
}

/** The request of a form: two states with the same request are equal. */
const designOf = (draft: Draft) => contentOf(toRequest(draft))

/** Takes over the server's decisions about the loads of the same place. */
function withSettledSite(draft: Draft, saved: Draft): Draft {
  const place = ({ accepted: _, ...site }: SiteBlock) => canonicalJson(site)
  if (!draft.site || !saved.site || place(draft.site) !== place(saved.site)) return draft
  return { ...draft, site: saved.site }
}

interface Base {
  draft: Draft
  /** the design of the server's request, to distinguish its changes of status from changes of content */
  design: string
  etag: string | null
}

interface State {
  draft: Draft
  base: Base
  wasRestored: boolean
  /** date of the restored changes, if known */
  restoredFrom: string | null
  /** number of the user's changes on this screen */
  edits: number
  /** the restored changes belong to an older version than the server's: saving asks first */
  isStale: boolean
  history: EditHistory<Draft, Step>
}

/** The edited text field: further typing in it is the same change. */
function typedIn(): Element | null {
  const field = document.activeElement
  return field instanceof HTMLInputElement && !['checkbox', 'radio'].includes(field.type) ? field : null
}

/** A new simulation, with the grades the catalogue has as far as that is known. */
function newBase(startValues: StartValues | null, availableGrades: string[] | undefined): Base {
  const { values, steelGrades: wanted } = newSimulation(startValues)
  const steelGrades = availableGrades ? usableGrades(wanted, availableGrades) : wanted
  const draft = { values, steelGrades }
  return { draft, design: designOf(draft), etag: null }
}

function baseOf(calculation: StoredCalculation): Base {
  return {
    draft: fromRequest(calculation.request),
    design: contentOf(calculation.request),
    etag: calculation.etag,
  }
}

/** State of values that equal the saved ones. */
const untouched = { wasRestored: false, restoredFrom: null, isStale: false, history: noHistory<Draft, Step>() }

function start(calculation: StoredCalculation | undefined, key: string, startValues: StartValues | null): State {
  const base = calculation ? baseOf(calculation) : newBase(startValues, undefined)
  const kept = readDraft(key)
  if (!kept || designOf(kept) === designOf(base.draft)) return { ...untouched, draft: base.draft, base, edits: 0 }
  const { etag, at = null, ...draft } = kept
  const isStale = etag !== null && etag !== base.etag
  const restored = { wasRestored: true, restoredFrom: at, isStale }
  return { ...untouched, ...restored, draft, base: isStale ? { ...base, etag } : base, edits: 0 }
}

export interface DraftState {
  draft: Draft
  isDirty: boolean
  /** the form's request if it is saved, else the saved one */
  saved: Draft
  /** the same at this moment, for work across renders */
  current: () => Pick<DraftState, 'draft' | 'isDirty' | 'etag'>
  /** unsaved changes of an earlier visit were found */
  wasRestored: boolean
  /** when those were made, where that is known */
  restoredFrom: string | null
  /** number of the user's changes here: another number means a change */
  edits: number
  /** the version the changes are made on */
  etag: string | null
  update: UpdateValues
  setSteelGrades: (steelGrades: string[]) => void
  /** loads of a place, and the place itself */
  setFromPlace: (values: Values, site: SiteBlock) => void
  /** everything at once, as one change of the step shown */
  replace: (draft: Draft, step: Step) => void
  canUndo: boolean
  canRedo: boolean
  undo: () => Step | null
  redo: () => Step | null
  /** restored changes count as the user's, as if just made */
  keepRestored: () => void
  /** back to what is saved */
  discard: () => void
  /** the saved state is the new base; changes typed meanwhile stay */
  markSaved: (saved: StoredCalculation) => void
  /** follows a version that differs only in name, status or choice */
  follow: (calculation: StoredCalculation) => void
  /** discards the changes for another version */
  adopt: (calculation: StoredCalculation) => void
}

/** The server's own changes (status, result, name) update the version. Another tab's content is taken over only if nothing is lost. */
function followed(s: State, other: StoredCalculation): State {
  const next = baseOf(other)
  if (next.etag === s.base.etag) return s
  if (next.design === s.base.design) return s.isStale ? s : { ...s, base: { ...s.base, etag: next.etag } }
  if (designOf(s.draft) !== designOf(s.base.draft)) return s
  return { ...untouched, draft: next.draft, base: next, edits: s.edits }
}

/** The saved state is the new base; changes typed meanwhile stay. */
function afterSaving(s: State, saved: StoredCalculation): State {
  const next = baseOf(saved)
  // The form keeps its appearance (a grid of equal values stays a grid) if it means the same.
  const draft = withSettledSite(s.draft, next.draft)
  return {
    ...untouched,
    draft,
    base: { ...next, draft: designOf(draft) === next.design ? draft : next.draft },
    edits: s.edits,
    history: s.history,
  }
}

/** The state, for renders and at this moment. */
function useChanges(initial: () => State) {
  const [state, setState] = useState(initial)
  const latest = useRef(state)
  const now = useCallback(() => latest.current, [])
  const change = useCallback((rule: (s: State) => State) => {
    latest.current = rule(latest.current)
    setState(latest.current)
  }, [])
  // Entering a field again starts another change.
  useEffect(() => {
    const close = () => {
      latest.current = { ...latest.current, history: { ...latest.current.history, source: null } }
    }
    document.addEventListener('focusout', close)
    return () => document.removeEventListener('focusout', close)
  }, [])
  return { state, now, change }
}

type Changes = ReturnType<typeof useChanges>

/** Changes of the user, each with the step it was made on, and back through them. */
function useEdits({ now, change }: Changes, stepNow: () => Step) {
  const where = useRef(stepNow)
  where.current = stepNow
  const edit = useCallback(
    (rule: (draft: Draft) => Draft, step = where.current(), source = typedIn()) =>
      change((s) => ({
        ...s,
        draft: rule(s.draft),
        edits: s.edits + 1,
        history: recordEdit(s.history, s.draft, step, source),
      })),
    [change],
  )
  const move = useCallback(
    (by: typeof takeBack<Draft, Step>): Step | null => {
      const { history, draft } = now()
      const moved = by(history, draft)
      if (moved) change((s) => ({ ...s, draft: moved.state, edits: s.edits + 1, history: moved.history }))
      return moved?.place ?? null
    },
    [now, change],
  )
  return { edit, move }
}

/** Keeps the draft on the device as long as it differs from what is saved. */
function useKept({ state: { draft, base }, now }: Changes, key: string, isDirty: boolean) {
  const keptUnder = useRef(key)
  const keep = useCallback(() => {
    // Restored ones that nobody has touched keep their time.
    const { edits, restoredFrom } = now()
    const at = (edits === 0 && restoredFrom) || new Date().toISOString()
    keepDraft(key, { ...draft, etag: base.etag, at })
  }, [key, draft, base.etag, now])
  useEffect(() => {
    // A new simulation that is saved goes on under the address it gets.
    if (keptUnder.current !== key) dropDraft(keptUnder.current)
    keptUnder.current = key
    if (isDirty) keep()
    else dropDraft(key)
  }, [key, isDirty, keep])
  useEffect(() => (isDirty ? onDroppedElsewhere(key, keep) : undefined), [key, isDirty, keep])
}

/** A maker's catalogue may have other grades than those a new simulation starts with. */
function useGradesThere(
  { change }: Changes,
  calculation: StoredCalculation | undefined,
  availableGrades: string[] | undefined,
) {
  useEffect(() => {
    if (!availableGrades) return
    const usable = (d: Draft): Draft => ({ ...d, steelGrades: usableGrades(d.steelGrades, availableGrades) })
    change((s) => {
      if (usable(s.draft).steelGrades.join() === s.draft.steelGrades.join()) return s
      const base = calculation ? s.base : { ...s.base, draft: usable(s.base.draft) }
      return { ...s, draft: usable(s.draft), base }
    })
  }, [availableGrades, calculation, change])
}

/** The values being edited against those that are saved, kept on the device as long as they differ. */
export function useDraft(
  calculation: StoredCalculation | undefined,
  key: string,
  availableGrades?: string[] | undefined,
  stepNow: () => Step = () => 'general',
  startValues: StartValues | null = null,
): DraftState {
  const changes = useChanges(() => start(calculation, key, startValues))
  const { state, now, change } = changes
  const { draft, base } = state
  const isDirty = designOf(draft) !== designOf(base.draft)
  const isNew = calculation === undefined

  const { edit, move } = useEdits(changes, stepNow)
  useKept(changes, key, isDirty)

  const follow = useCallback((other: StoredCalculation) => change((s) => followed(s, other)), [change])
  useEffect(() => {
    if (calculation) follow(calculation)
  }, [calculation, follow])
  useGradesThere(changes, calculation, availableGrades)

  return {
    draft,
    isDirty,
    saved: isDirty ? base.draft : draft,
    current: useCallback(() => {
      const { draft, base } = now()
      return { draft, isDirty: designOf(draft) !== designOf(base.draft), etag: base.etag }
    }, [now]),
    wasRestored: state.wasRestored && isDirty,
    restoredFrom: state.restoredFrom,
    edits: state.edits,
    etag: base.etag,
    update: useCallback((rule) => edit((d) => ({ ...d, values: rule(d.values) })), [edit]),
    setSteelGrades: useCallback((steelGrades) => edit((d) => ({ ...d, steelGrades })), [edit]),
    setFromPlace: useCallback((values, site) => edit((d) => ({ ...d, values, site })), [edit]),
    replace: useCallback((next, step) => edit(() => next, step, null), [edit]),
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    undo: useCallback(() => move(takeBack), [move]),
    redo: useCallback(() => move(makeAgain), [move]),
    keepRestored: useCallback(() => change((s) => ({ ...s, wasRestored: false, edits: s.edits + 1 })), [change]),
    discard: useCallback(() => {
      dropDraft(key)
      change((s) => {
        // What new simulations start with may have been set on this very one.
        const base = isNew ? newBase(startValues, availableGrades) : s.base
        return { ...untouched, draft: base.draft, base, edits: s.edits }
      })
    }, [key, isNew, startValues, availableGrades, change]),
    markSaved: useCallback(
      (saved) => {
        dropDraft(key)
        change((s) => afterSaving(s, saved))
      },
      [key, change],
    ),
    follow,
    adopt: useCallback(
      (other) => {
        dropDraft(key)
        const next = baseOf(other)
        change((s) => ({ ...untouched, draft: next.draft, base: next, edits: s.edits }))
      },
      [key, change],
    ),
  }
}
