/** `npm run shell -- CASE.json [ID]`: the one case of a file, or the one named; prints one JSON document. */
import { calculixVersion, SolverError } from './calculix-run.ts'
import { carriedLine } from './carried-line.ts'
import type { ShellCase } from './case.ts'
import { flangeStresses } from './flange-stresses.ts'
import { freeLineBuckling } from './free-line-buckling.ts'
import { lappedFlange } from './lapped-flange.ts'
import { omegaBuckling } from './omega-buckling.ts'
import { readCases } from './read-cases.ts'
import { sidewaysStresses } from './sideways-stresses.ts'

function main([file, id]: string[]): void {
  if (!file) throw new SolverError('usage: npm run shell -- CASE.json [ID]')
  const solver = `CalculiX ${calculixVersion()}`
  const cases = readCases(file)
  const test = id === undefined && cases.length === 1 ? cases[0] : cases.find((c) => c.id === id)
  if (!test) throw new SolverError(`name one case of the file: ${cases.map((c) => c.id).join(', ')}`)
  console.log(JSON.stringify({ id: test.id, solver, ...resultOf(test) }, null, 1))
}

function resultOf(test: ShellCase) {
  switch (test.kind) {
    case 'free-flange':
      return flangeStresses(test)
    case 'omega-buckling':
      return omegaBuckling(test)
    case 'free-line':
      return freeLineBuckling(test)
    case 'carried':
      return carriedLine(test)
    case 'lapped-flange':
      return lappedFlange(test)
    case 'sideways':
      return sidewaysStresses(test)
  }
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof SolverError)) throw error
  console.error(error.message)
  process.exit(1)
}
