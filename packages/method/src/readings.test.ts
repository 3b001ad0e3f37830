import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CHECK_CODES } from '@madre/engine'
import { describe, expect, it } from 'vitest'
import { METHOD_CHAPTERS } from './chapters.ts'
import { addressOfReading, METHOD_OF_CHECK } from './readings.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const METHOD = join(ROOT, 'docs/method')

const chapters = METHOD_CHAPTERS.map((name, i) => readFileSync(join(METHOD, `${i + 1}-${name}.md`), 'utf8'))
const readings = new Set(chapters.flatMap((text) => [...text.matchAll(/^## (\d+\.\d+) /gm)].map((m) => m[1])))

/** Every number after the word: 'method 3.7', 'methods 3.14 to 3.16', 'method 1.8 and 1.9'. */
const cited = (text: string): string[] =>
  [...text.matchAll(/\b[Mm]ethods? (\d+\.\d+(?:(?:, | to | and | or )\d+\.\d+)*)/g)].flatMap(
    (m) => m[1]!.match(/\d+\.\d+/g)!,
  )

const SOURCES = /\.(?:tsx?|mjs|md)$/
const LEFT_OUT = /node_modules|[/\\](?:dist|data|screenshots)(?:[/\\]|$)/

const texts = ['packages', 'apps', 'docs', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && SOURCES.test(f.name) && !LEFT_OUT.test(f.parentPath))
    .map((f) => ({ file: join(f.parentPath, f.name), text: readFileSync(join(f.parentPath, f.name), 'utf8') })),
)

describe('the readings of the method', () => {
  it.each(CHECK_CODES)('%s is derived in one that exists, the same that the index names', (code) => {
    const reading = METHOD_OF_CHECK[code]
    expect(readings).toContain(reading)
    const row = readFileSync(join(METHOD, 'README.md'), 'utf8')
      .split('\n')
      .find((line) => line.includes(`\`${code}\``))
    expect(row).toContain(`method ${reading} |`)
  })

  it('are found at the address of their chapter', () => {
    expect(addressOfReading('3.11')).toBe('/method/sections#3.11')
    expect(addressOfReading('8.14')).toBe('/method/readings#8.14')
  })

  it('exist wherever code and pages cite them', () => {
    const missing = texts.flatMap(({ file, text }) =>
      cited(text)
        .filter((number) => !readings.has(number))
        .map((number) => `${file}: method ${number}`),
    )
    expect(missing).toEqual([])
    expect(texts.flatMap(({ text }) => cited(text)).length).toBeGreaterThan(100)
  })
})
