/** The worker of the live result; it designs lines without joints. */
import { searchInSteps, uncutEnvelopes } from '@madre/engine'
import { answerLive } from './answer-live.ts'

answerLive({ search: (line, catalogue) => searchInSteps(line, catalogue), envelopes: uncutEnvelopes })
