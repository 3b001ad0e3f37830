/** What `npm run check` and `npm test` have in common, part by part. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT } from './run-parts.mjs'

const projects = ['packages', 'apps']
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name)))
  .concat('e2e', 'docs/examples')
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => join(folder, file)))
  .filter((file) => existsSync(join(ROOT, file)))

const script = (title, ...args) => ({ title, command: process.execPath, args })

/** Tests in one thread: the other processors have parts of their own. */
export const tests = (title, ...args) => ({ title, command: bin('vitest'), args: ['run', '--maxWorkers=1', ...args] })

/** Unit and validation tests in parts of about the same length; all but the notes of ordinary lines, which take minutes. */
export const unitTests = [
  tests('unit and validation tests, first half', '--project=logic*', '--shard=1/2'),
  tests('unit and validation tests, second half', '--project=logic*', '--shard=2/2'),
  tests('tests of the screens', '--project=screens*'),
]

/** Format, arrows, fields of a request, citations, types, dead code and the client of the API. */
export const staticChecks = [
  { title: 'dead code', command: bin('knip'), args: [] },
  script('client of the API', 'scripts/client.mjs', '--check'),
  { title: 'format and lint', command: bin('biome'), args: ['ci', '--colors=off', '.'] },
  ...projects.map((project) => ({ title: `types of ${project}`, command: bin('tsc'), args: ['-p', project] })),
  script('import arrows', 'scripts/check-imports.mjs'),
  script('fields of a request', 'scripts/check-wire-fields.mjs'),
  script('citations', 'scripts/check-citations.mjs'),
]
