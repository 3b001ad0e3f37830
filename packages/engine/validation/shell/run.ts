/** `npm run shell -- CASE.json [ID]`: the one case of a file, or the one named; prints one JSON document. */
import { calculixVersion, SolverError } from './calculix-run.ts'
import { flangeStresses } from './flange-stresses.ts'
import { omegaBuckling } from './omega-buckling.ts'
import { readCases } from './read-cases.ts'

function main([file, id]: string[]): void {
  if (!file) throw new SolverError('usage: npm run shell -- CASE.json [ID]')
  const solver = `CalculiX ${calculixVersion()}`
  const cases = readCases(file)
  const test = id === undefined && cases.length === 1 ? cases[0] : cases.find((c) => c.id === id)
  if (!test) throw new SolverError(`name one case of the file: ${cases.map((c) => c.id).join(', ')}`)
  const result = test.kind === 'free-flange' ? flangeStresses(test) : omegaBuckling(test)
  console.log(JSON.stringify({ id: test.id, solver, ...result }, null, 1))
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof SolverError)) throw error
  console.error(error.message)
  process.exit(1)
}
