import { AxialSection } from './axial-section.tsx'
import { CladdingSection } from './cladding-section.tsx'
import { RestraintSection } from './restraint-section.tsx'
import type { SheetProps } from './sheet-props.ts'

/** Additional parameters: axial load, lateral restraints and the cladding. */
export function AdditionalSheet(props: SheetProps) {
  return (
    <>
      <AxialSection {...props} />
      <RestraintSection {...props} />
      <CladdingSection {...props} />
    </>
  )
}
