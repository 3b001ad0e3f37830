/** What a user pays for a line, and what its steel weighs on the climate: the user's own values, known to the user alone. */

export interface Costs {
  /** three capital letters, of every price */
  currency?: string
  /** of the section, by steel [currency/kg] */
  pricePerKg?: Record<string, number>
  /** of the line beside its steel: fastening, handling [currency/m] */
  pricePerM?: number
  /** of each line, however long [currency] */
  pricePerLine?: number
  /** global warming potential, modules A1–A3 of EN 15804, by steel [kg CO2e/kg] */
  co2PerKg?: Record<string, number>
  co2Source?: string
  /** ISO date, until which the source holds */
  co2ValidUntil?: string
}

export const COST_LIMITS = { price: 100_000, co2PerKg: 20, sourceLength: 200, steels: 50 } as const

/** What is known of a line: its steel by id, its weight with laps and sleeves, its length. */
interface WeighedLine {
  steel: string
  alignmentWeightKg: number
  alignmentLengthM: number
}

export interface LineCost {
  /** in the currency of the costs; null where no price of its steel is known */
  price: number | null
  /** kg CO2e; null where no value of its steel is known */
  co2Kg: number | null
}

const ofSteel = (map: Record<string, number> | undefined, steel: string): number | null =>
  map !== undefined && Object.hasOwn(map, steel) ? map[steel]! : null

/**
 * What one line costs.
 *
 *   price = m·pricePerKg[steel] + L·pricePerM + pricePerLine      CO2e = m·co2PerKg[steel]
 *
 * Source: sheeting.md 11; m [kg] with laps, sleeves and end bays, L [m].
 */
export function lineCost(costs: Costs, { steel, alignmentWeightKg, alignmentLengthM }: WeighedLine): LineCost {
  const perKg = ofSteel(costs.pricePerKg, steel)
  const co2PerKg = ofSteel(costs.co2PerKg, steel)
  return {
    price:
      perKg === null
        ? null
        : alignmentWeightKg * perKg + alignmentLengthM * (costs.pricePerM ?? 0) + (costs.pricePerLine ?? 0),
    co2Kg: co2PerKg === null ? null : alignmentWeightKg * co2PerKg,
  }
}

/**
 * Price of a square metre of envelope under lines at a spacing: that of one line over L·s; null where none is known.
 *
 * @param line  its steel and weight per area [kg/m²]
 * @param at    length of the line L and spacing s [m]
 */
export function pricePerM2(
  costs: Costs,
  { steel, estimatedWeightKgM2 }: { steel: string; estimatedWeightKgM2: number },
  { lengthM, spacingM }: { lengthM: number; spacingM: number },
): number | null {
  const area = lengthM * spacingM
  const { price } = lineCost(costs, {
    steel,
    alignmentWeightKg: estimatedWeightKgM2 * area,
    alignmentLengthM: lengthM,
  })
  return price === null ? null : price / area
}

const hasAny = (map: Record<string, number> | undefined): boolean => Object.keys(map ?? {}).length > 0

/** Whether a price of some steel is known, and a CO2e value of some steel. */
export const hasPrice = (costs: Costs | null): costs is Costs => hasAny(costs?.pricePerKg)
export const hasCo2 = (costs: Costs | null): costs is Costs => hasAny(costs?.co2PerKg)
