import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/** An optional part of a screen: it may come later, or not at all if its code cannot be loaded. `meanwhile` stands in its place. */
export function lazyExtra<P extends object>(
  code: () => Promise<{ default: ComponentType<P> }>,
  meanwhile: ReactNode = null,
) {
  const Part = lazy(() => code().catch(() => ({ default: (() => null) as ComponentType<P> })))
  return (props: P) => <Suspense fallback={meanwhile}>{createElement(Part as ComponentType<P>, props)}</Suspense>
}
