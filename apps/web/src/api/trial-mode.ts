import { TRIAL_MODES, type TrialMode } from '@madre/contract'

/** What the server offers without an account; it writes this into the page. */
export function trialMode(): TrialMode {
  const told = document.querySelector<HTMLMetaElement>('meta[name="madre-trial"]')?.content
  return TRIAL_MODES.find((mode) => mode === told) ?? 'screen'
}
