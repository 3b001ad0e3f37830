/** The Chromium of the browser tests: PW_CHROMIUM, else the system's, else one installed from the system's packages. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const installed = () => [process.env.PW_CHROMIUM, ...KNOWN].find((path) => path && existsSync(path))

/** Path of a browser; null when there is none and none could be installed. */
export function findBrowser() {
  const found = installed()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return null
  console.error('installing Chromium from the system packages …')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  return installed() ?? null
}
