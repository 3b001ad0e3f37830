/** A simulation that comes in as a file, checked once, at the wall. */
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { calculationRequestSchema } from './request-schema.ts'
import { FILE_FORMAT_VERSION, type SimulationFile } from './simulation-file.ts'

const formatVersion = z.custom<typeof FILE_FORMAT_VERSION>((value) => value === FILE_FORMAT_VERSION, {
  error: ({ input }) =>
    typeof input === 'number' && input > FILE_FORMAT_VERSION
      ? `written by a newer version of this program: format ${input}, this one reads ${FILE_FORMAT_VERSION}`
      : `${FILE_FORMAT_VERSION} is needed, got ${input === undefined ? 'nothing' : JSON.stringify(input).slice(0, 60)}`,
})

/** `NAME.madre.json`; a file may leave out description and choice. */
export const simulationFileSchema: z.ZodType<SimulationFile> = z.strictObject({
  formatVersion,
  name: z.string().trim().min(1).max(LIMITS.nameLength),
  description: z.string().max(LIMITS.descriptionLength).default(''),
  chosenResultId: z.string().min(1).max(100).nullable().default(null),
  request: calculationRequestSchema,
})

/** Whether a JSON document says of itself that it is a simulation's file, in whatever format. */
export const isSimulationFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'formatVersion')
