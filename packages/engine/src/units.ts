/** The one place where outside units become N and mm, and back. */

export const mm = (metres: number): number => metres * 1e3
export const m = (millimetres: number): number => millimetres / 1e3
export const N = (kilonewtons: number): number => kilonewtons * 1e3
export const kN = (newtons: number): number => newtons / 1e3
export const kNm = (newtonMillimetres: number): number => newtonMillimetres / 1e6
/** kN/m² → N/mm² */
export const N_per_mm2 = (kilonewtonsPerSquareMetre: number): number => kilonewtonsPerSquareMetre / 1e3
export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (rad: number): number => (rad * 180) / Math.PI
/** cm⁴/m → mm⁴/mm */
export const mm4_per_mm = (cm4PerMetre: number): number => cm4PerMetre * 10
