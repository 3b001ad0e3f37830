/** The keys are the Portuguese texts; only what changes with a count stands here. */
const texts: Record<string, string> = {
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
}

export default texts
