import { LazyScreen, lazyCode } from './lazy-screen.tsx'
import { withTexts } from './screen-code.ts'

const tryCode = lazyCode(() => withTexts('simulator', import('./try-screen.tsx')))

/** The simulator without an account: open to all. */
export function TryRoute() {
  return <LazyScreen code={tryCode} props={{}} />
}
