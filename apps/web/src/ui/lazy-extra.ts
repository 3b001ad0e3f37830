import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A part of a screen that may as well come later, or, where its code cannot be loaded, not at all. */
export function lazyExtra(code: () => Promise<{ default: ComponentType }>): LazyExoticComponent<ComponentType> {
  return lazy(() => code().catch(() => ({ default: () => null })))
}
