/** What is offered without an account: the simulator alone, with the calculation note, or nothing. */
export const TRIAL_MODES = ['screen', 'note', 'off'] as const
export type TrialMode = (typeof TRIAL_MODES)[number]

/** The longest line a calculation note is printed of on trial. */
export const TRIAL_NOTE_MAIN_SPANS = 5
