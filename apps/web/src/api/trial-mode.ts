import { TRIAL_MODES, type TrialMode } from '@madre/contract'

/** Services without an account, which the server writes into the page. */
export function trialMode(): TrialMode {
  const told = document.querySelector<HTMLMetaElement>('meta[name="madre-trial"]')?.content
  return TRIAL_MODES.find((mode) => mode === told) ?? 'screen'
}
