import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a screen that may as well come later, or, where its code cannot be loaded, not at all. */
export function lazyExtra<P>(
  code: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(() => code().catch(() => ({ default: (() => null) as ComponentType<P> })))
}
