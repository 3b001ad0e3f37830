/** A module of the product's sources for a bench, bundled as they stand. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @param exports lines of exports @param folder of the project that their paths start from */
export async function bundled(exports, folder = '.') {
  const { outputFiles } = await build({
    stdin: { contents: exports, resolveDir: join(ROOT, folder), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
