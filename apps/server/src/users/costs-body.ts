import { COST_LIMITS, type Costs } from '@madre/contract'
import { z } from 'zod'
import { rule } from '../http/zod-issues.ts'
import type { MessageKey } from '../messages/messages.ts'

const price = z.number().min(0).max(COST_LIMITS.price)
const bySteel = (value: z.ZodNumber) =>
  z
    .record(z.string().min(1).max(40), value)
    .superRefine((map, ctx) => {
      const count = Object.keys(map).length
      if (count > COST_LIMITS.steels) rule(ctx, [], 'MaxItems', { max: COST_LIMITS.steels, value: count })
    })
    .meta({ maxProperties: COST_LIMITS.steels })
const told = (description: string) => ({ description })

/** Compares fields even if others are wrong already, so that every problem is named at once. */
const needs = (path: keyof Costs, key: MessageKey) => ({
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
  path: [path],
  params: { key },
})
const hasAny = (map: unknown) => typeof map === 'object' && map !== null && Object.keys(map).length > 0

/** A user's costs; every wrong field is named. */
export const costsBody = z
  .strictObject({
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .exactOptional()
      .meta(told('Three capital letters; needed with any price')),
    pricePerKg: bySteel(price).exactOptional().meta(told('Of the section, by steel [currency/kg]')),
    pricePerM: price.exactOptional().meta(told('Of the line beside its steel [currency/m]')),
    pricePerLine: price.exactOptional().meta(told('Of each line [currency]')),
    co2PerKg: bySteel(z.number().min(0).max(COST_LIMITS.co2PerKg))
      .exactOptional()
      .meta(told('Global warming potential, modules A1–A3 of EN 15804, by steel [kg CO2e/kg]')),
    co2Source: z
      .string()
      .trim()
      .min(1)
      .max(COST_LIMITS.sourceLength)
      .exactOptional()
      .meta(told('Where co2PerKg is from; needed with it')),
    co2ValidUntil: z.iso.date().exactOptional().meta(told('Until when the source holds')),
  })
  .refine(
    (c) =>
      c.currency !== undefined || !(hasAny(c.pricePerKg) || c.pricePerM !== undefined || c.pricePerLine !== undefined),
    needs('currency', 'CurrencyNeeded'),
  )
  .refine((c) => c.co2Source !== undefined || !hasAny(c.co2PerKg), needs('co2Source', 'SourceNeeded'))
  .superRefine((c, ctx) => {
    if (Object.keys(c).length === 0)
      rule(ctx, [], 'NothingToChange', {
        allowed: 'currency, pricePerKg, pricePerM, pricePerLine, co2PerKg, co2Source, co2ValidUntil',
      })
  })
  .meta({ id: 'Costs', description: 'What lines cost the user, for the lists of the user alone' })
