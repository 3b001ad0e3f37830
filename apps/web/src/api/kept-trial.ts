import { useQueryClient } from '@tanstack/react-query'
import { calculationKey, summariesQuery } from './calculations.ts'
import { newKey } from './creation-attempts.ts'
import { readText, writeText } from './local-text.ts'
import { ApiError } from './problem.ts'
import { createUnder, serverStore } from './server-store.ts'
import type { NewCalculation, StoredCalculation } from './simulation-store.ts'
import { keepTrialText, trialText } from './trial-text.ts'

const KEY = 'madre.kept-trial.1'
/** An account not confirmed by then will not be confirmed. */
const KEPT_DAYS = 30

/** The simulation of a trial that goes into an account once somebody signs in on this device. */
export interface KeptTrial {
  /** the idempotency key: whichever tab sends first, one simulation is made */
  key: string
  keptAt: string
  creation: NewCalculation
  isCalculated: boolean
  /** content of the trial at that time, replaced by the simulation in the account */
  text: string | null
}

/** Keeps a simulation, across reloads and tabs, until it is in an account. */
export function keepTrial(calculation: StoredCalculation): void {
  const { name, description, request, chosenResultId, calculationStatus } = calculation
  const kept: KeptTrial = {
    key: newKey(),
    keptAt: new Date().toISOString(),
    creation: { name, description, request, chosenResultId },
    isCalculated: calculationStatus === 'COMPLETE',
    text: trialText(),
  }
  writeText(KEY, JSON.stringify(kept))
}

/** The simulation waiting for an account; null without one, or if it cannot be read. */
export function keptTrial(): KeptTrial | null {
  try {
    const kept = JSON.parse(readText(KEY) ?? 'null') as KeptTrial | null
    const ageDays = (Date.now() - Date.parse(kept?.keptAt ?? '')) / 86_400_000
    const isReadable = typeof kept?.key === 'string' && typeof kept.creation?.name === 'string' && ageDays < KEPT_DAYS
    return isReadable ? kept : null
  } catch {
    return null
  }
}

export const forgetKeptTrial = (): void => writeText(KEY, null)

/** Whether the server will never make it: it was refused, or deleted since. */
const isDecided = (error: unknown) => error instanceof ApiError && [400, 404, 413, 422].includes(error.status)

let underWay: Promise<{ saved: StoredCalculation; isCalculated: boolean } | null> | null = null

/**
 * Puts the waiting simulation into the account of the signed-in user, and calculates it there if it was calculated; null without one.
 *
 * @throws ApiError on failure: a refused simulation is forgotten, any other stays waiting
 */
export function useBringKeptTrial() {
  const client = useQueryClient()
  const bring = async () => {
    const kept = keptTrial()
    if (!kept) return null
    try {
      const created = await createUnder(kept.key, kept.creation)
      settle(kept)
      const isNew = kept.isCalculated && created.calculationStatus === 'PENDING'
      const saved = isNew ? await serverStore.calculate(created.id).catch(() => created) : created
      client.setQueryData(calculationKey(saved.id), saved)
      await client.invalidateQueries({ queryKey: summariesQuery.queryKey })
      return { saved, isCalculated: kept.isCalculated }
    } catch (error) {
      if (isDecided(error)) forget(kept)
      throw error
    }
  }
  return () => {
    underWay ??= bring().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** The simulation is in the account: it no longer waits, and the trial is empty again unless it was changed meanwhile. */
function settle(kept: KeptTrial): void {
  forget(kept)
  if (kept.text !== null && trialText() === kept.text) keepTrialText(null)
}

function forget({ key }: KeptTrial): void {
  if (keptTrial()?.key === key) forgetKeptTrial()
}
