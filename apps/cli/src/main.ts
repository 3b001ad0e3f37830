/** `madre`: exit status 0 done, 2 bad input (one line a problem on standard error), 1 anything else. */
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@madre/contract'
import { BadInput } from './bad-input.ts'
import {
  beam,
  calculate,
  climate,
  line,
  note,
  type Options,
  redesign,
  section,
  sheeting,
  spacing,
  strips,
} from './commands.ts'

const USAGE = `usage:
  madre calculate REQUEST.json [--catalogue FILE]
  madre note REQUEST.json --solution ID [--lang ${LANGUAGES.join('|')}] [--short] [--strips] [--catalogue FILE] -o note.pdf
  madre redesign REQUEST.json --solution ID [--catalogue FILE]
  madre spacing REQUEST.json [--catalogue FILE]
  madre section SECTION.json [--strips [--verbose]]
  madre sheeting CASE.json
  madre beam BEAM.json
  madre line LINE.json
  madre strips MODEL.json
  madre climate REQUEST.json
  madre serve [--role all|web|worker]
A file name of - reads standard input.`

const COMMANDS = { calculate, note, redesign, spacing, section, sheeting, beam, line, strips, climate }

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArguments(args)
  if (values.help || positionals.length === 0) {
    console.error(USAGE)
    process.exitCode = values.help ? 0 : 2
    return
  }
  const [command, file, ...rest] = positionals
  if (rest.length > 0) throw new BadInput([`${rest[0]}: one file at a time`, USAGE])
  if (command === 'serve') {
    await startServer(values.role)
    return
  }
  const options: Options = {
    catalogue: values.catalogue,
    solution: values.solution,
    lang: values.lang,
    output: values.output,
    short: values.short,
    strips: values.strips,
    verbose: values.verbose,
  }
  const reading = Object.entries(COMMANDS).find(([name]) => name === command)?.[1]
  if (!reading) throw new BadInput([`${command}: no such command`, USAGE])
  if (file === undefined) throw new BadInput([`${command}: the file to read is needed`, USAGE])
  await reading(file, options)
}

async function startServer(role: string): Promise<void> {
  if (role !== 'all' && role !== 'web' && role !== 'worker')
    throw new BadInput([`--role: all, web or worker, got ${role}`])
  const { EnvError, serve } = await import('@madre/server')
  try {
    await serve(role, process.env)
  } catch (error) {
    if (error instanceof EnvError) throw new BadInput([error.message])
    throw error
  }
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        catalogue: { type: 'string' },
        solution: { type: 'string' },
        lang: { type: 'string' },
        output: { type: 'string', short: 'o' },
        short: { type: 'boolean' },
        strips: { type: 'boolean' },
        verbose: { type: 'boolean' },
        role: { type: 'string', default: 'all' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new BadInput([(error as Error).message, USAGE])
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof BadInput) {
    for (const line of error.lines) console.error(line)
    process.exitCode = 2
    return
  }
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
})
