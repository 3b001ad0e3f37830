import { decode } from '@madre/contract'
import type { Change } from '@madre/engine'
import type { WordKey } from '@madre/words/keys'
import type { TFunction } from 'i18next'
import { wordsFor } from '../../../i18n/facade.ts'
import type { Format } from '../../../i18n/format.ts'
import { jointsText } from '../../../ui/simulation/joints-text.ts'
import { entryOf, lineSpans } from '../model/line.ts'
import type { Draft } from '../model/simulation.ts'
import { toRequest } from '../model/to-request.ts'

/** What a proposal changes in the form, from what to what. */
export function patchText(kind: Change['kind'], before: Draft, next: Draft, plain: TFunction, format: Format): string {
  const { values } = next
  const t = wordsFor(before.values.envelope === 'FACADE', plain)
  switch (kind) {
    case 'SPACING':
      return t('Afastamento: {{from}} m → {{to}} m', {
        from: format.typed(before.values.spacing, 2),
        to: format.typed(values.spacing, 2),
      })
    case 'CLADDING':
      return t('Revestimento: {{inertia}} cm⁴/m, {{fixings}} fixações por metro', {
        inertia: format.typed(values.cladding.inertia),
        fixings: format.typed(values.cladding.fixings),
      })
    case 'SHEETING':
      return t('Chapa: aparafusada em cada nervura')
    case 'UNHELD':
      return t('Fibra superior: sem painel e sem travamentos')
    case 'LAPS': {
      const { joints } = decode(toRequest(next, { project: '', description: '', date: '' })).typed
      return format.labelled(t('joints' satisfies WordKey), joints ? jointsText(joints, t, format) : '')
    }
    case 'STEEL':
      return format.labelled(t('steel' satisfies WordKey), next.steelGrades.join(', '))
    case 'RESTRAINTS': {
      const { upper, lower } = values.restraints
      const of = ({ perSpan }: typeof upper | typeof lower) =>
        lineSpans(values.spans)
          .map((span) => entryOf(perSpan, span))
          .join(' – ')
      return upper.byPanel
        ? t('Travamentos por vão da fibra inferior: {{lower}}', { lower: of(lower) })
        : t('Travamentos por vão: fibra superior {{upper}}, fibra inferior {{lower}}', {
            upper: of(upper),
            lower: of(lower),
          })
    }
  }
}
