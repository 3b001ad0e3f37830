/** The worker of the live result; it designs lines without joints. */
import { searchLine, uncutEnvelopes } from '@madre/engine'
import { answerLive } from './answer-live.ts'

answerLive({ design: (line, catalogue) => searchLine(line, catalogue), envelopes: uncutEnvelopes })
