/** The programs that the worked examples of docs/examples need: the system's, else installed from the system's packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NEEDED = ['curl', 'jq', 'python3']

const missing = () => NEEDED.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status !== 0)

/** Names of those that are missing and could not be installed. */
export function findPrograms() {
  const wanted = missing()
  if (wanted.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return wanted
  console.error(`installing ${wanted.join(', ')} from the system packages …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], quiet)
  return missing()
}
