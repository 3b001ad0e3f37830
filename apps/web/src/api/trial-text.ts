import { readText, writeText } from './local-text.ts'

const KEY = 'madre.trial.1'

/** What this device holds of a trial; null for nothing. */
export const trialText = (): string | null => readText(KEY)
export const keepTrialText = (text: string | null): void => writeText(KEY, text)
