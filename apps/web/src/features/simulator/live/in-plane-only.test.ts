import { decode } from '@madre/contract'
import type { Envelopes } from '@madre/engine'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { setInverted, setLevel, setType } from '../model/restraint-rules.ts'
import { toRequest } from '../model/to-request.ts'
import { defaultValues, type Values } from '../model/values.ts'
import { inPlaneText, isInPlaneOnly } from './in-plane-only.ts'

const t = ((key: string) => key) as unknown as TFunction
const inputOf = (values: Values) =>
  decode(toRequest({ values, steelGrades: ['S350'] }, { project: '', description: '', date: '' })).typed
const envelopes = (moment: number): Envelopes => ({
  xM: [0, 1],
  momentMaxKnm: [0, moment],
  momentMinKnm: [0, 0],
  shearMaxKn: [0, 0],
  shearMinKn: [0, 0],
  deflectionMaxMm: [0, 0],
  deflectionMinMm: [0, 0],
  lateralMomentMaxKnm: null,
  lateralMomentMinKnm: null,
})
const facade = setType(defaultValues(), 'FACADE')

describe('a façade without wind', () => {
  it('is told from one that bends, and from a roof', () => {
    expect(isInPlaneOnly(inputOf(facade), envelopes(0))).toBe(true)
    expect(isInPlaneOnly(inputOf(facade), envelopes(0.2))).toBe(false)
    expect(isInPlaneOnly(inputOf(defaultValues()), envelopes(0))).toBe(false)
  })

  it('says where its weight goes', () => {
    expect(inPlaneText(t, inputOf(facade))).toMatch(/atua na fibra/)
    expect(inPlaneText(t, inputOf(setInverted(facade, true)))).toMatch(/revestimento/)
    expect(inPlaneText(t, inputOf(setLevel(facade, false)))).toMatch(/esforço axial/)
  })
})
