/** Texts that the browser's storage refused; they live as long as the page. */
const inMemory = new Map<string, string | null>()

/** A text stored on this device; null without one. */
export function readText(key: string): string | null {
  const held = inMemory.get(key)
  if (held !== undefined) return held
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text on this device; null removes it. */
export function writeText(key: string, text: string | null): void {
  inMemory.delete(key)
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    inMemory.set(key, text)
  }
}
