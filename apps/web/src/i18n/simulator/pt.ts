import { pt as labels } from '@madre/drawing/labels/pt'
import { drawn } from '@madre/words/pt/drawn'
import { form } from '@madre/words/pt/form'

/** The keys are the Portuguese texts; only what changes with a count stands here. */
const texts: Record<string, string> = {
  ...drawn,
  ...form,
  ...labels,

  'No máximo {{count}} casas decimais._one': 'No máximo {{count}} casa decimal.',
  'No máximo {{count}} casas decimais._other': 'No máximo {{count}} casas decimais.',
  '{{count}} de {{candidates}} secções verificam._zero': '{{count}} de {{candidates}} secções verificam.',
  '{{count}} de {{candidates}} secções verificam._one': '{{count}} de {{candidates}} secções verifica.',
  '{{count}} de {{candidates}} secções verificam._other': '{{count}} de {{candidates}} secções verificam.',
}

export default texts
