import { useSyncExternalStore } from 'react'

const BESIDE_THE_FORM = '(min-width: 1100px)'
/** header, title and toolbar above the panel while the page is not scrolled, and its lower margin [px] */
const AROUND = 232
/** the lightest section, the row of tabs and the gaps between the parts [px] */
const WORDS = 124

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}
const read = () => (matchMedia(BESIDE_THE_FORM).matches ? Math.max(0, window.innerHeight - AROUND - WORDS) : null)

/** The height line and diagram may take together to stand beside the form without scrolling [px]; null under the form: no limit. */
export const usePanelRoom = (): number | null => useSyncExternalStore(subscribe, read)
