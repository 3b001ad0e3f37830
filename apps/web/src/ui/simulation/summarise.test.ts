import { type CalculationRequest, decode } from '@madre/contract'
import { fields } from '@madre/words/pt/fields'
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { formatFor } from '../../i18n/format.ts'
import { summarise } from './summarise.ts'

const words: Record<string, string> = fields
const t = ((key: string, values: Record<string, unknown> = {}) =>
  (words[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))) as unknown as TFunction

const bands = { w1: 0, l1: 0, w2: 0, l2: 0, w3: 0, l3: 0 }
const factors = { psi1: 0, psi2: 0, psi3: 0 }
const request: CalculationRequest = {
  steelGrades: ['S280'],
  simulationType: 'ROOF',
  location: 'PORTUGAL',
  inclinationDegrees: 5,
  spanLengthsM: [0.25, 5, 6, 0.25],
  hasLeftCantilever: true,
  hasRightCantilever: true,
  transverseLengthM: 2,
  supportWidth: 'LESS_THAN_135',
  sectionTypes: ['OMEGA'],
  sectionOrientation: 'MAJOR_AXIS_BENDING_REGULAR',
  profileOrientation: 'HORIZONTAL',
  loadPermanentDistributed: null,
  loadPermanentDistributedMin: [0.15, 0.15, 0.15, 0.15],
  loadPermanentDistributedMax: [0.2, 0.2, 0.2, 0.2],
  loadPermanentPoint: [
    { spanType: 'CONSOLE', spanIdx: 1, loads: { p1: 0.5, p2: 0, l1: 50, l2: 0 } },
    { spanType: 'SPAN', spanIdx: 1, loads: { p1: 0, p2: 0, l1: 0, l2: 0 } },
  ],
  loadLiveDistributed: [0.4, 0.4, 0.5, 0.4],
  loadLivePoint: [],
  loadLiveCombinationFactor: factors,
  loadWindPressure: bands,
  loadWindSuction: { ...bands, w1: 0.9, l1: 2, w2: -0.6, l2: 9.5 },
  loadWindLocalPressure: bands,
  loadWindLocalSuction: bands,
  loadWindCombinationFactor: factors,
  loadSnowRegular: [0.4, 0.4, 0.4, 0.4],
  loadSnowExceptional: null,
  loadSnowAccumulation: { s1: 0, l1: 0, s2: 0, l2: 0, s3: 0, l3: 0 },
  loadSnowCombinationFactor: factors,
  deflectionLimit: { limit: 200, combination: 'CHARACTERISTIC' },
  axialLoad: { valueKn: 0, direction: 'TRACTION', type: 'DESIGN' },
  spanRestraints: {
    upper: { type: 0, lateralLocks: [0, 0, 0, 0] },
    lower: { use: false, lateralLocks: [0, 0, 0, 0] },
  },
  claddingProperties: { coveringInertia: 0, fixationsPerMeter: 0 },
  metadata: { language: 'PT', description: '', projectName: 'P', calculationDate: null },
}

const sections = (change: Partial<CalculationRequest> = {}, language = 'pt') =>
  summarise(decode({ ...request, ...change }).typed, t, formatFor(language))
const row = (label: string, change?: Partial<CalculationRequest>) =>
  sections(change)
    .flatMap((section) => section.rows)
    .find((r) => r.label === label)
const table = (caption: string, change?: Partial<CalculationRequest>) =>
  sections(change)
    .flatMap((section) => section.tables)
    .find((r) => r.caption === caption)

describe('the summary of a simulation', () => {
  it('says what joins the spans, where the line is more than one piece', () => {
    expect(row('Emendas')).toBeUndefined()
    const supports = [{ kind: 'LAP' as const, left: 10, right: 15 }]
    expect(row('Emendas', { sectionTypes: ['Z'], joints: { supports } })?.value).toBe('sobreposição 0,5 + 0,9\u00a0m')
    const hinges = {
      spanLengthsM: [5, 6, 5, 6],
      hasLeftCantilever: false,
      hasRightCantilever: false,
      joints: { supports: [1, 2, 3].map(() => ({ kind: 'HINGE' as const })), endBays: 'HEAVIER' as const },
    }
    expect(row('Emendas', hinges)?.value).toBe('3 × rótula · vãos extremos reforçados')
  })

  it('has the five sections', () => {
    expect(sections().map((section) => section.title)).toEqual(['Geral', 'Cargas', 'Vento', 'Neve', 'Outros'])
  })

  it('writes one value where all spans have it, a pair where there is a minimum and a maximum', () => {
    expect(row('Carga permanente (mín. – máx.)')).toMatchObject({ value: '0,15 – 0,2', unit: 'kN/m²' })
    expect(row('Neve geral')).toMatchObject({ value: '0,4' })
  })

  it('writes a column a span where they differ, cantilevers named', () => {
    expect(table('Sobrecarga')).toMatchObject({
      head: ['Consola esquerda', 'Vão 1', 'Vão 2', 'Consola direita'],
      body: [{ cells: ['0,4', '0,4', '0,5', '0,4'] }],
    })
    const noCantilevers = { hasLeftCantilever: false, hasRightCantilever: false }
    expect(table('Comprimento dos vãos', noCantilevers)?.head).toEqual(['Vão 1', 'Vão 2', 'Vão 3', 'Vão 4'])
  })

  it('lists the point loads that are set', () => {
    expect(table('Cargas permanentes pontuais')?.body).toEqual([
      { label: 'Consola direita', cells: ['0,5', '50', '0', '0'] },
    ])
    expect(row('Sobrecargas pontuais')?.value).toBe('Não utilizado')
  })

  it('says how point loads reach the member, where there are any that press on it', () => {
    const label = 'Como chegam as cargas pontuais à madre'
    expect(row(label)?.value).toBe('Sobre o banzo, em 100\u00a0mm')
    expect(row(label, { pointLoadBearingMm: 62.5 })?.value).toBe('Sobre o banzo, em 62,5\u00a0mm')
    expect(row(label, { pointLoadIntroduction: 'WEB' })?.value).toBe('Na alma, por uma peça de ligação')
    expect(row(label, { simulationType: 'FACADE' })).toBeUndefined()
    expect(row(label, { loadPermanentPoint: [] })).toBeUndefined()
    expect(row(label, { loadPermanentPoint: [], roofPointLoadKn: 1 })?.value).toBe('Sobre o banzo, em 100\u00a0mm')
  })

  it('says the concentrated load of a roof, also where there is none, but not on a façade', () => {
    const label = 'Carga concentrada de cobertura'
    expect(row(label, { roofPointLoadKn: 1.5 })).toMatchObject({ value: '1,5', unit: 'kN' })
    for (const none of [{}, { roofPointLoadKn: 0 }]) expect(row(label, none)?.value).toBe('Não utilizado')
    expect(row(label, { simulationType: 'FACADE' })).toBeUndefined()
  })

  it('writes the bands as W1–W3 and L1–L3', () => {
    expect(table('Sucção geral')).toMatchObject({
      head: ['W1 · L1', 'W2 · L2', 'W3 · L3'],
      body: [{ cells: ['0,9', '−0,6', '0'] }, { cells: ['2', '9,5', '0'] }],
    })
    expect(row('Pressão geral')?.value).toBe('Não utilizado')
  })

  it('says that a band without a length stands on the whole line, where it is the only one', () => {
    expect(row('Pressão geral', { loadWindPressure: { ...bands, w1: 0.6 } })?.value).toBe('0,6 kN/m² em toda a linha')
    expect(table('Pressão geral', { loadWindPressure: { ...bands, w1: 0.6, w2: 0.3 } })?.body[1]?.cells).toEqual([
      '0',
      '0',
      '0',
    ])
  })

  it('reads a slope back as it was typed', () => {
    expect(row('Ângulo', { inclinationDegrees: 5.710593 })?.value).toBe('10\u00a0% (5,71°)')
    expect(row('Ângulo', { inclinationDegrees: 5.5 })?.value).toBe('5,5°')
  })

  it('says what unspecified restraints mean, and lists the others', () => {
    expect(row('Travamentos')?.value).toContain('fibra superior travada pelo revestimento')
    const upper = { type: 1 as const, lateralLocks: [0, 1, 2, 0] }
    const spanRestraints = { upper, lower: { use: true, lateralLocks: [1, 1, 1, 1] } }
    expect(table('Fibra superior: travamentos por vão', { spanRestraints })?.body[0]?.cells).toEqual([
      '0',
      '1',
      '2',
      '0',
    ])
    expect(row('Fibra inferior', { spanRestraints })?.value).toBe('1')
  })

  it('names axial load, cladding and deflection limit', () => {
    expect(row('Limite de deformação')?.value).toBe('L/200 · Característica')
    const axialLoad = { valueKn: 3.5, direction: 'COMPRESSIONS' as const, type: 'DESIGN' as const }
    expect(row('Esforço axial', { axialLoad })?.value).toBe('Compressão, Valor de cálculo: 3,5')
    expect(row('Revestimento', { claddingProperties: { coveringInertia: 10, fixationsPerMeter: 5 } })?.value).toBe(
      '10 cm⁴/m, 5 fixações/m',
    )
    const fastened = { coveringInertia: 10, fixationsPerMeter: 5, fastenerToWebMm: 32.5 }
    expect(row('Revestimento', { claddingProperties: fastened })?.value).toBe(
      '10 cm⁴/m, 5 fixações/m, fixações a 32,5 mm da alma',
    )
    const alone = { coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 32.5 }
    expect(row('Revestimento', { claddingProperties: alone })?.value).toBe('fixações a 32,5 mm da alma')
    expect(row('Revestimento')?.value).toBe('Não utilizado')
  })
})
