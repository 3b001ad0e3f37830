/** What the page around the frame is told: how high the frame would like to be, and which part of it is to be seen. */
type Told = { type: 'madre:height'; height: number } | { type: 'madre:show'; top: number; bottom: number }

/** The origins a message goes to: that of the page around, where the browser says which it is, else every one it may be. */
export function targetsOf(
  allowed: readonly string[],
  { ancestorOrigins, referrer }: { ancestorOrigins?: ArrayLike<string> | undefined; referrer: string },
): readonly string[] {
  const around = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined)
  return around !== undefined && allowed.includes(around) ? [around] : allowed
}

/**
 * Asks the page around to bring a part of the frame into view where it is not: the frame is as high as what is in it and never
 * scrolls itself, and not every browser scrolls the page around it.
 */
export function askToShow(allowed: readonly string[], element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  tellParent(allowed, { type: 'madre:show', top, bottom })
}

/** Tells the page around, which has to be one of the origins; nobody where the page stands by itself. */
export function tellParent(allowed: readonly string[], told: Told): void {
  if (window.parent === window) return
  const { ancestorOrigins } = window.location
  for (const origin of targetsOf(allowed, { ancestorOrigins, referrer: document.referrer }))
    window.parent.postMessage(told, origin)
}
