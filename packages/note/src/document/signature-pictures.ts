import { type Drawing, signatureDrawing } from '@madre/drawing'
import type { ElasticLevel } from '@madre/engine'
import { linearSymbol } from '@madre/print'
import type { Action } from '@madre/strips'
import type { Subject } from './subject.ts'

export const signatureFile = (action: Action) => `signature-${{ N: 'n', 'M+': 'top', 'M-': 'bottom' }[action]}.svg`

export const signatureDrawings = (s: Subject): [string, Drawing][] =>
  s.opinions.map(({ action, curve, minima, levels, f_yb }) => [
    signatureFile(action),
    signatureDrawing(
      {
        lengthsMm: curve.lengthsMm,
        stressesNmm2: curve.factors.map((factor) => factor * f_yb),
        minima,
        levels: levels.map((l) => ({ kind: l.kind, stressNmm2: l.stressNmm2, name: levelName(l, s) })),
      },
      { width: 640, height: s.opinions.length > 2 ? 172 : 250 },
    ),
  ])

/** 'σ_cr,s', 'Web kσ 21.4' */
const levelName = ({ role, k_sigma, symbol }: ElasticLevel, s: Subject): string =>
  role === null || k_sigma === null
    ? linearSymbol(symbol).replace('_', '')
    : `${s.say(`plate.${role}`)} kσ\u00a0${s.number(k_sigma, 1)}`
