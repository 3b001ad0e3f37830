/** The keys are the Portuguese texts; only what changes with a count stands here. */
const texts: Record<string, string> = {
  'No máximo {{count}} casas decimais._one': 'No máximo {{count}} casa decimal.',
  'No máximo {{count}} casas decimais._other': 'No máximo {{count}} casas decimais.',
  '{{count}} de {{candidates}} perfis verificam._zero': '{{count}} de {{candidates}} perfis verificam.',
  '{{count}} de {{candidates}} perfis verificam._one': '{{count}} de {{candidates}} perfis verifica.',
  '{{count}} de {{candidates}} perfis verificam._other': '{{count}} de {{candidates}} perfis verificam.',
}

export default texts
