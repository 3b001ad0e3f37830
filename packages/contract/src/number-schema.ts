import { z } from 'zod'
import type { NumberField } from './fields.ts'

/** A dimension of a section [mm]. */
export const positive = z.number().positive().max(10_000)

/** A number of a request, within its limits. */
export const within = ({ min, max }: Pick<NumberField, 'min' | 'max'>) => z.number().min(min).max(max)
