/** What only the description of the API and the method say of a field is no use to a browser; the table it stands in is one (decision 0025). */

const TABLES = /packages\/contract\/src\/(?:fields|spans)\.ts$/
const SAID = /\b(?:says|name):\s*'(?:[^'\\]|\\.)*',?/g

/** The table of the fields without its sentences and plain names. */
export const withoutSaid = (source) => source.replace(SAID, '')

export const fieldsForBrowsersPlugin = () => ({
  name: 'fields-for-browsers',
  enforce: 'pre',
  transform: (code, id) => (TABLES.test(id) ? { code: withoutSaid(code), map: null } : undefined),
})
