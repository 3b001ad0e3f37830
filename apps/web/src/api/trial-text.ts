import { readText, writeText } from './local-text.ts'

const KEY = 'madre.trial.1'

/** The text of a trial on this device; null without one. */
export const trialText = (): string | null => readText(KEY)
export const keepTrialText = (text: string | null): void => writeText(KEY, text)
