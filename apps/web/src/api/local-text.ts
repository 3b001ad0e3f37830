/** What could not be put into the browser's storage lives as long as the page. */
const inMemory = new Map<string, string | null>()

/** A text kept on this device; null where there is none. */
export function readText(key: string): string | null {
  const held = inMemory.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text on this device; null forgets it. */
export function writeText(key: string, text: string | null): void {
  inMemory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    inMemory.set(key, text)
  }
}
