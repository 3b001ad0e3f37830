/** The worker of lines with joints; it designs all others too. */
import { design, envelopes } from '@madre/engine'
import { answerLive } from './answer-live.ts'

answerLive({ design, envelopes })
