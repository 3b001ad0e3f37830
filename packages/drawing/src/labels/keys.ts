import type { DrawnWords, Texts } from '@madre/words/keys'
import type { en } from './en.ts'

/** What drawings alone say: the keys of the English texts, which every language has to have. */
export type OwnLabels = Texts<typeof en>
export type LabelKey = keyof OwnLabels | keyof DrawnWords
/** A word of the drawings in the language read. */
export type Labels = (key: LabelKey) => string
