/** How many main spans a line has, and the lengths they and its cantilevers may have. */
export const SPANS = {
  count: { name: 'main spans', min: 1, max: 20, unit: '', precision: 0, most: 0, step: 1, help: 'spans' },
  main: { name: 'span', min: 0.1, max: 25, unit: 'm', precision: 2, most: 3, step: 0.1, help: 'lengths' },
  console: { name: 'cantilever', min: 0, max: 5, unit: 'm', precision: 2, most: 3, step: 0.05, help: 'consoles' },
} as const

/** The longest list over the spans: both cantilevers, too. */
export const MOST_SPANS = SPANS.count.max + 2
