import { fields } from '@madre/words/pt/fields'

/** The keys are the Portuguese texts; only what changes with a count stands here. */
const texts: Record<string, string> = {
  ...fields,

  '{{count}} vãos_zero': '{{count}} vãos',
  '{{count}} vãos_one': '{{count}} vão',
  '{{count}} vãos_other': '{{count}} vãos',
  '{{count}} resultados disponíveis_zero': '{{count}} resultados disponíveis',
  '{{count}} resultados disponíveis_one': '{{count}} resultado disponível',
  '{{count}} resultados disponíveis_other': '{{count}} resultados disponíveis',
  '{{count}} consolas_one': '{{count}} consola',
  '{{count}} consolas_other': '{{count}} consolas',
  '{{count}} simulações importadas._one': '{{count}} simulação importada.',
  '{{count}} simulações importadas._other': '{{count}} simulações importadas.',
  '{{count}} simulações têm resultados que um motor anterior subestimou._one':
    '{{count}} simulação tem resultados que um motor anterior subestimou.',
  '{{count}} simulações têm resultados que um motor anterior subestimou._other':
    '{{count}} simulações têm resultados que um motor anterior subestimou.',
  '{{count}} simulações foram recalculadas depois de uma correção do motor._one':
    '{{count}} simulação foi recalculada depois de uma correção do motor.',
  '{{count}} simulações foram recalculadas depois de uma correção do motor._other':
    '{{count}} simulações foram recalculadas depois de uma correção do motor.',
  '{{count}} simulações não puderam ser calculadas. Tente novamente._one':
    '{{count}} simulação não pôde ser calculada. Tente novamente.',
  '{{count}} simulações não puderam ser calculadas. Tente novamente._other':
    '{{count}} simulações não puderam ser calculadas. Tente novamente.',
}

export default texts
