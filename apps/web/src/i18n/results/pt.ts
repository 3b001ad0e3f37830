import { checks } from '@madre/words/pt/checks'
import { derivation } from '@madre/words/pt/derivation'
import { results } from '@madre/words/pt/results'
import { warnings } from '@madre/words/pt/warnings'

/** The keys are the Portuguese texts; only what changes with a count stands here. */
const texts: Record<string, string> = {
  ...checks,
  ...derivation,
  ...results,
  ...warnings,

  '{{count}} condições a respeitar_zero': '{{count}} condições a respeitar',
  '{{count}} condições a respeitar_one': '{{count}} condição a respeitar',
  '{{count}} condições a respeitar_other': '{{count}} condições a respeitar',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_zero':
    'Mais {{count}} travamentos laterais da fibra inferior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_one':
    'Mais {{count}} travamento lateral da fibra inferior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra inferior {{where}}:_other':
    'Mais {{count}} travamentos laterais da fibra inferior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_zero':
    'Mais {{count}} travamentos laterais da fibra superior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_one':
    'Mais {{count}} travamento lateral da fibra superior {{where}}:',
  'Mais {{count}} travamentos laterais da fibra superior {{where}}:_other':
    'Mais {{count}} travamentos laterais da fibra superior {{where}}:',
  '{{count}} filtros aplicados_zero': '{{count}} filtros aplicados',
  '{{count}} filtros aplicados_one': '{{count}} filtro aplicado',
  '{{count}} filtros aplicados_other': '{{count}} filtros aplicados',
  '{{count}} resultados_zero': '{{count}} resultados',
  '{{count}} resultados_one': '{{count}} resultado',
  '{{count}} resultados_other': '{{count}} resultados',
  'Peso em função da altura: {{count}} soluções_zero': 'Peso em função da altura: {{count}} soluções',
  'Peso em função da altura: {{count}} soluções_one': 'Peso em função da altura: {{count}} solução',
  'Peso em função da altura: {{count}} soluções_other': 'Peso em função da altura: {{count}} soluções',
  '{{count}} soluções que não verificam correspondem aos filtros._zero':
    '{{count}} soluções que não verificam correspondem aos filtros.',
  '{{count}} soluções que não verificam correspondem aos filtros._one':
    '{{count}} solução que não verifica corresponde aos filtros.',
  '{{count}} soluções que não verificam correspondem aos filtros._other':
    '{{count}} soluções que não verificam correspondem aos filtros.',
  'mais {{count}}_zero': 'mais {{count}}',
  'mais {{count}}_one': 'mais {{count}}',
  'mais {{count}}_other': 'mais {{count}}',
}

export default texts
