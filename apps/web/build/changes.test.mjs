import { describe, expect, it } from 'vitest'
import { sectionsOf } from './changes.mjs'

describe('the sections of what changed', () => {
  it('have a name, a date and an anchor, in their order', () => {
    const sections = sectionsOf(
      '# Changes\n\n## Engine 1.3.0 — 2026-11-22\n\n- one\n\n## 1.0.0 — 2026-11-21\n\nFirst.\n',
    )
    expect(sections).toEqual([
      { id: 'engine-1-3-0', name: 'Engine 1.3.0', date: '2026-11-22', markdown: '\n- one\n\n' },
      { id: '1-0-0', name: '1.0.0', date: '2026-11-21', markdown: '\nFirst.\n' },
    ])
  })

  it.each([
    ['has no date', '## Engine 1.3.0\n', /"## Engine 1.3.0" needs its date/],
    ['has a day that does not exist', '## Engine 1.3.0 — 2026-02-30\n', /needs its date/],
    ['stands twice', '## A — 2026-11-22\n## A — 2026-11-21\n', /"A" stands twice/],
    ['is older than what stands below it', '## B — 2026-11-21\n## A — 2026-11-22\n', /"B" is older/],
    ['is missing', '# Changes\n', /no section/],
  ])('stop the build where one %s', (_, markdown, message) => {
    expect(() => sectionsOf(markdown)).toThrow(message)
  })
})
