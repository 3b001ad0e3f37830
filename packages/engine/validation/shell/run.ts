/** `npm run shell -- CASE.json [ID]`: one case file, or one line of a file of many; prints one JSON document. */
import { readFileSync } from 'node:fs'
import { calculixVersion, SolverError } from './calculix-run.ts'
import type { ShellCase } from './case.ts'
import { flangeStresses } from './flange-stresses.ts'
import { omegaBuckling } from './omega-buckling.ts'

function main([file, id]: string[]): void {
  if (!file) throw new SolverError('usage: npm run shell -- CASE.json [ID]')
  const test = pick(JSON.parse(readFileSync(file, 'utf8')), id)
  const result = test.kind === 'free-flange' ? flangeStresses(test) : omegaBuckling(test)
  console.log(JSON.stringify({ id: test.id, solver: `CalculiX ${calculixVersion()}`, ...result }, null, 1))
}

function pick(content: ShellCase | { cases: ShellCase[] }, id: string | undefined): ShellCase {
  const cases = 'cases' in content ? content.cases : [content]
  const found = id === undefined ? cases[0] : cases.find((c) => c.id === id)
  if (!found) throw new SolverError(`no case ${id ?? ''} in the file`)
  return found
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof SolverError)) throw error
  console.error(error.message)
  process.exit(1)
}
