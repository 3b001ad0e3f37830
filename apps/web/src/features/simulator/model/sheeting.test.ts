import { canonicalJson } from '@madre/contract'
import { calculationRequestSchema } from '@madre/contract/schemas'
import { genericCatalogue } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { chosenOf, offeredSheets } from '../sheeting/offered-sheets.ts'
import { fromRequest, withPatch } from './from-request.ts'
import { setBySheet, setLaid, setSheet } from './sheeting-edits.ts'
import { newSimulation } from './simulation.ts'
import { startValuesOf } from './taken-start-values.ts'
import { toRequest } from './to-request.ts'
import { defaultValues, type Values } from './values.ts'

const generic = genericCatalogue.sheets!
const offered = offeredSheets([], generic, generic)
const T35 = offered.generic.find(({ name, sheet }) => name === 'T 35/207' && sheet.kind === 'TRAPEZOIDAL')!.sheet
const draftOf = (values: Values) => ({ ...newSimulation(), values })
const requestOf = (values: Values) => toRequest(draftOf(values), { project: '', description: '', date: '2026-01-31' })
const typed: Values = {
  ...defaultValues(),
  profileType: 'Z',
  cladding: { use: true, inertia: 14, fixings: 4.8, fastenerMm: 30 },
}
const under = setSheet(typed, T35)
const restrained = (values: Values): Values => ({
  ...values,
  restraints: { ...values.restraints, use: true, upper: { ...values.restraints.upper, byPanel: false } },
})

describe('a chosen sheet', () => {
  it('is sent in the place of the two numbers, which are kept; where the fasteners stand is sent beside both', () => {
    expect(requestOf(typed)).not.toHaveProperty('sheeting')
    const request = requestOf(under)
    expect(request.claddingProperties).toEqual({ coveringInertia: 0, fixationsPerMeter: 0, fastenerToWebMm: 30 })
    expect(request.sheeting).toEqual({ ...T35, ...under.sheeting.laid })
    expect(calculationRequestSchema.safeParse(request).error?.issues).toBeUndefined()
    expect(canonicalJson(requestOf(setBySheet(under, false)))).toBe(canonicalJson(requestOf(typed)))
  })

  it('is none until one is picked, and none where restraints hold the fibre; after them it is there again', () => {
    expect(requestOf(setBySheet(typed, true))).not.toHaveProperty('sheeting')
    const held = requestOf(restrained(under))
    expect(held).not.toHaveProperty('sheeting')
    expect(held.claddingProperties.fastenerToWebMm).toBe(30)
    expect(calculationRequestSchema.safeParse(held).error?.issues).toBeUndefined()
    const back = { ...restrained(under), restraints: under.restraints }
    expect(requestOf(back)).toEqual(requestOf(under))
  })

  it('is screwed through crests only with its wide flange on the member', () => {
    const crest = setLaid(setLaid(under, { position: 'NEGATIVE' }), { through: 'CREST' })
    expect(crest.sheeting.laid.through).toBe('CREST')
    expect(setLaid(crest, { position: 'POSITIVE' }).sheeting.laid.through).toBe('TROUGH')
  })

  it('takes what the results propose: every rib, or no sheet, which waits in the form', () => {
    const second = setLaid(under, { ribs: 'SECOND' })
    const { sheeting } = requestOf(under)
    const every = withPatch(draftOf(second), { sheeting })!
    expect([every.kind, every.next.values.sheeting.laid.ribs]).toEqual(['SHEETING', 'EVERY'])
    const { upper, lower } = requestOf(second).spanRestraints
    const unheld = withPatch(draftOf(second), {
      spanRestraints: { upper: { ...upper, type: 1 }, lower },
      sheeting: undefined,
    })!
    expect(unheld.kind).toBe('UNHELD')
    expect(requestOf(unheld.next.values)).not.toHaveProperty('sheeting')
    const heldAgain = { ...unheld.next.values, restraints: second.restraints }
    expect(requestOf(heldAgain).sheeting).toEqual(requestOf(second).sheeting)
    const closer = withPatch(draftOf(restrained(second)), { transverseLengthM: 1 })!
    expect([closer.kind, closer.next.values.sheeting]).toEqual(['SPACING', second.sheeting])
  })

  it('is among what new simulations start with', () => {
    const { values } = startValuesOf(draftOf(under))
    expect(values.sheeting).toEqual(requestOf(under).sheeting)
    const begun = newSimulation({ sheeting: values.sheeting! })
    expect(requestOf(begun.values).sheeting).toEqual(values.sheeting)
    expect(startValuesOf(draftOf(typed)).values).not.toHaveProperty('sheeting')
  })

  it('keeps what a program left out, so that opening it changes nothing', () => {
    const { sheeting, ...others } = requestOf(under)
    const { tCoatMm: _, ...bare } = sheeting as Extract<typeof sheeting, { kind: 'TRAPEZOIDAL' }>
    const sent = { ...others, sheeting: bare }
    const meta = { project: '', description: '', date: '2026-01-31' }
    expect(toRequest(fromRequest(sent), meta).sheeting).toEqual(bare)
  })
})

describe('sheets to choose from', () => {
  it('are one for each thickness, the built-in ones once', () => {
    expect(offered.maker).toEqual([])
    expect(offered.generic).toHaveLength(generic.reduce((sum, { thicknesses }) => sum + thicknesses.length, 0))
    expect(chosenOf(offered, T35)?.sheet).toBe(T35)
    expect(chosenOf(offered, { ...T35, name: 'Other' })).toBeUndefined()
  })

  it('have those of a maker and the user beside them', () => {
    const maker = { ...generic[0]!, id: 'M-1', name: 'M 30', origin: 'x'.repeat(500) }
    const kept = { id: 'a', name: 'Barn', sheet: T35, creationDate: '', lastUpdateDate: '' }
    const all = offeredSheets([kept], [maker], generic)
    expect(all.maker.map(({ name }) => name)).toEqual(maker.thicknesses.map(() => 'M 30'))
    expect(all.maker[0]!.sheet.source).toHaveLength(200)
    expect(chosenOf(all, T35)?.name).toBe('Barn')
    const keys = [...all.own, ...all.maker, ...all.generic].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
