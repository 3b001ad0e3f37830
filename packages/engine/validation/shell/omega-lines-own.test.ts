import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { analyseOmegaLine } from '../../src/stability/analyse-omega-line.ts'
import type { OmegaBuckling } from './case.ts'
import { compareUtilisations } from './general-method.ts'

type OwnLine = OmegaBuckling & {
  id: string
  group: string
  fe: {
    alpha: number | null
    searchedTo: number
    mode: { mode: string; corners: number; bulge: number; footTurn: number }
    skipped: { count: number }
  }
}
const { cases }: { cases: OwnLine[] } = JSON.parse(
  readFileSync(new URL('./cases/omega-lines-own.json', import.meta.url), 'utf8'),
)
const shared: { cases: any[] } = JSON.parse(
  readFileSync(new URL('./cases/omega-lines-shared.json', import.meta.url), 'utf8'),
)

describe('x', () => {
  it.each(
    [
      ...shared.cases
        .filter((c) => c.fe)
        .map((c) => ({ ...c, fe: { ...c.fe, mode: { mode: c.fe.mode }, searchedTo: c.fe.alpha } })),
      ...cases,
    ].map((c) => [c.id, c] as const),
  )('%s', (name, c) => {
    const { alphaCr } = analyseOmegaLine(c.case)
    const fe = c.fe.alpha ?? c.fe.searchedTo
    const u =
      Math.abs(c.case.q.reduce((a, b) => a + Math.abs(b), 0)) > 0 ? compareUtilisations(c.case, alphaCr!, fe) : null
    console.log(
      'ROW',
      name.padEnd(40),
      c.fe.alpha ? ' ' : '>',
      fe,
      'rule',
      alphaCr!.toFixed(4),
      ((alphaCr! / fe - 1) * 100).toFixed(1) + '%',
      'Mcr/Mc',
      u?.criticalToResistance.toFixed(2),
      'lam',
      u?.lambdaShell.toFixed(2),
      'effect',
      u ? (u.effect * 100).toFixed(1) + '%' : '',
      c.fe.mode?.mode,
      'skipped',
      c.fe.skipped?.count,
      c.fe.mode?.corners,
      c.fe.mode?.bulge,
      c.fe.mode?.footTurn,
    )
    expect(alphaCr).toBeGreaterThan(0)
  })
})
