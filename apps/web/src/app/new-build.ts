const RELOADED_FOR = 'madre.reloaded-for'

const entryOf = (html: string): string | null => /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(html)?.[1] ?? null

const runningEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null

/**
 * Reloads the page when the server has a newer build than the one running, once for each build.
 *
 * @param running  the entry script of this page
 * @returns true when the page is about to reload
 */
export async function reloadForNewBuild(running = runningEntry()): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    const current = entryOf(await response.text())
    if (!response.ok || !current || current === running) return false
    if (sessionStorage.getItem(RELOADED_FOR) === current) return false
    sessionStorage.setItem(RELOADED_FOR, current)
    window.location.reload()
    return true
  } catch {
    return false
  }
}
