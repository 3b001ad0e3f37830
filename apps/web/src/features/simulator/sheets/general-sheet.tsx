import { DeflectionSection } from './deflection-section.tsx'
import { PlaceSection } from './place-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import type { SheetProps } from './sheet-props.ts'
import { SpansSection } from './spans-section.tsx'
import { SteelSection, type SteelSectionProps } from './steel-section.tsx'

/** General parameters: what is built, where, its spans, its profile and its limits. */
export function GeneralSheet({ steel, ...props }: SheetProps & { steel: SteelSectionProps }) {
  return (
    <>
      <PlaceSection {...props} />
      <SpansSection {...props} />
      <ProfileSection {...props} />
      <SteelSection {...steel} />
      <DeflectionSection {...props} />
    </>
  )
}
