/** Which way imports may point, between packages and inside them; `check-imports.mjs` proves it. */

/** Which packages each package may import. */
export const MAY_IMPORT = {
  'packages/engine': [],
  'packages/climate': [],
  'packages/strips': [],
  // It knows the API alone, from its description.
  'packages/client': [],
  'packages/contract': ['engine', 'climate', 'strips'],
  'packages/print': ['engine'],
  'packages/method': ['engine'],
  'packages/words': ['engine', 'climate', 'contract'],
  'packages/exports': ['engine', 'contract', 'print', 'words'],
  'packages/drawing': ['engine', 'climate', 'contract', 'print', 'words'],
  'packages/difference': ['engine', 'climate', 'contract', 'print', 'words', 'drawing'],
  'packages/note': ['engine', 'climate', 'strips', 'contract', 'print', 'method', 'words', 'drawing', 'difference'],
  'apps/server': ['engine', 'climate', 'contract', 'words', 'drawing', 'note'],
  'apps/web': [
    'engine',
    'climate',
    'strips',
    'contract',
    'print',
    'method',
    'words',
    'exports',
    'drawing',
    'difference',
  ],
  'apps/cli': ['engine', 'climate', 'strips', 'contract', 'note', 'server'],
}

/** What only the tests of a package may import: those of the engine are written as requests, which `contract` decodes into lines. */
export const TESTS_MAY_IMPORT = { 'packages/engine': ['contract'] }

/** Functions of their input alone, in Node and in the browser. */
export const PURE = ['packages/engine', 'packages/climate', 'packages/strips']

const CLAUSES = ['en1993-1-1-2005', 'en1993-1-5-2006', 'en1993-1-3-2006']
const OF_DESIGN = ['actions', 'beam', 'sections', 'line', 'search', 'derivation', 'checks/*', 'standards', 'warnings']
/**
 * Which rooms each folder of `src` may import besides itself; all of them stand above it in the list, so that there is no way back.
 * A room `x/*` is every folder of x by itself. Files beside the folders, `.`, are open to all of them; the entry imports what it
 * likes, and nothing imports it.
 */
export const ROOMS = {
  'packages/engine': {
    // A point of a section, in the types of what is derived and drawn.
    '.': ['sections/midline.ts'],
    formula: [],
    beam: [],
    catalogue: [],
    'national-annex': [],
    actions: ['beam'],
    en1990: ['actions'],
    // Laps, sleeves and hinges: what of a line they cut, stiffen and weigh.
    joints: ['actions', 'beam'],
    // How rounded corners shorten plates is a clause, and what a section is made of.
    sections: ['en1993-1-3-2006/5-1-rounded-corners.ts'],
    'en1993-1-1-2005': ['formula'],
    'en1993-1-5-2006': ['formula'],
    'en1993-1-3-2006': ['formula', 'sections', 'en1993-1-5-2006'],
    stability: ['beam', 'sections'],
    // What is the same for all candidates, and their search, know a standard as a value and none of its clauses.
    line: ['actions', 'beam', 'joints', 'sections', 'stability', 'standards/rules.ts'],
    search: ['actions', 'sections', 'line', 'standards/rules.ts'],
    // The lines that derivations are made of.
    derivation: ['formula', 'joints', 'sections', 'stability', 'line', 'search', ...CLAUSES],
    'checks/*': ['actions', 'joints', 'sections', 'stability', 'line', 'search', 'derivation', ...CLAUSES],
    checks: ['search', 'checks/*'],
    standards: [
      'actions',
      'en1990',
      'national-annex',
      'sections',
      'search',
      'derivation',
      'checks/*',
      'checks',
      ...CLAUSES,
    ],
    warnings: ['actions', 'joints', 'sections', 'line', 'search', 'checks/*'],
    design: [...OF_DESIGN, 'joints'],
    explain: [...OF_DESIGN, 'design'],
    redesign: ['design'],
  },
  'apps/web': {
    api: [],
    // The language shown is the one the server answers in.
    i18n: ['api/client.ts'],
    ui: ['i18n'],
    actions: ['api', 'i18n', 'ui'],
    'features/*': ['api', 'i18n', 'ui', 'actions'],
    app: ['api', 'i18n', 'ui', 'actions', 'features/*'],
  },
}
