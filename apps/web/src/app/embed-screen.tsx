import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SendDesign } from '../features/embed/send-design.tsx'
import { askToShow } from '../features/embed/tell-parent.ts'
import { useBrand } from '../ui/theme/brand-context.ts'
import { TrialSimulator } from './trial-simulator.tsx'

/** The simulator of the trial in a frame, and below it the form that sends a design to the maker. */
export default function EmbedScreen() {
  const { embed } = useBrand()
  const [below, setBelow] = useState<HTMLElement | null>(null)
  useShownStep(embed?.allowedOrigins ?? [])
  return (
    <>
      <TrialSimulator
        address={{ to: '/embed' }}
        renderHead={({ id, isDirty }) =>
          embed?.takesDesigns && below && createPortal(<SendDesign id={id} isDirty={isDirty} />, below)
        }
      />
      <div ref={setBelow} />
    </>
  )
}

/** A step begins further up than the button that leads to it. */
function useShownStep(allowed: readonly string[]): void {
  const { step } = useSearch({ from: '__root__' })
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const toolbar = document.querySelector('#toolbar')
    if (toolbar) askToShow(allowed, toolbar)
  }, [step, allowed])
}
