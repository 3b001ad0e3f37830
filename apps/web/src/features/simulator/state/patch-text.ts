import type { RequestPatch } from '@madre/contract'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { wordsFor } from '../../../i18n/facade.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Draft } from '../model/simulation.ts'

/** What a patch changes in the form, from what to what. */
export function patchText(patch: RequestPatch, before: Draft, plain: TFunction, format: Format): string {
  const t = wordsFor(before.values.type === 'FACADE', plain)
  if (patch.transverseLengthM !== undefined)
    return t('Afastamento: {{from}} m → {{to}} m', {
      from: format.typed(before.values.profileSpacing, 2),
      to: format.typed(patch.transverseLengthM, 2),
    })
  if (patch.claddingProperties)
    return t('Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro', {
      inertia: format.typed(patch.claddingProperties.coveringInertia),
      fixings: format.typed(patch.claddingProperties.fixationsPerMeter),
    })
  if (patch.steelGrades) return format.labelled(t('steel' satisfies WordKey), patch.steelGrades.join(', '))
  const { upper, lower } = patch.spanRestraints!
  const of = (locks: number[]) => locks.join(' – ')
  return upper.type === 1
    ? t('Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}', {
        upper: of(upper.lateralLocks),
        lower: of(lower.lateralLocks),
      })
    : t('Travamentos por vão da fibra inferior: {{lower}}', { lower: of(lower.lateralLocks) })
}
