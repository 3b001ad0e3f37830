import { z } from 'zod'

/** A dimension of a section [mm]. */
export const positive = z.number().positive().max(10_000)
