import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** An optional part of a screen: it may come later, or not at all if its code cannot be loaded. */
export function lazyExtra<P>(
  code: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => code().catch(() => ({ default: (() => null) as ComponentType<P> })))
}
