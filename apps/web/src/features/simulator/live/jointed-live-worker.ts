/** The worker of lines with joints; it designs all others too. */
import { envelopes, jointedSolutions, searchInSteps } from '@madre/engine'
import { answerLive } from './answer-live.ts'

answerLive({
  search: (line, catalogue) => searchInSteps(line, catalogue, { jointed: jointedSolutions }),
  envelopes,
})
