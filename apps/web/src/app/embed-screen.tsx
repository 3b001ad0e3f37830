import { useState } from 'react'
import { createPortal } from 'react-dom'
import { SendDesign } from '../features/embed/send-design.tsx'
import { useBrand } from '../ui/theme/brand-context.ts'
import { TrialSimulator } from './trial-simulator.tsx'

/** The simulator of the trial in a frame, and below it the form that sends a design to the maker. */
export default function EmbedScreen() {
  const { embed } = useBrand()
  const [below, setBelow] = useState<HTMLElement | null>(null)
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
