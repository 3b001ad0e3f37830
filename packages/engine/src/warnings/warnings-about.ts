import type { Warning } from '../result.ts'

/** The warnings that hold for one solution: those of the request, and of those that name solutions the ones that name it. */
export const warningsAbout = (warnings: Warning[], solutionId: string | undefined): Warning[] =>
  warnings.filter(({ values }) => {
    const named = values?.solutions
    return typeof named !== 'string' || (solutionId !== undefined && named.split(', ').includes(solutionId))
  })
