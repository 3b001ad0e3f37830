/** Chapters by their number, the first being 1: files `docs/method/1-actions.md` …, addresses `/method/actions` … */
export const METHOD_CHAPTERS = [
  'actions',
  'statics',
  'sections',
  'resistances',
  'stability',
  'sheeting',
  'deflections',
  'readings',
  'place',
] as const
