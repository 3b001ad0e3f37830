/** Runs the engine in the background, so that the screen stays responsive. */
import { type CalculationRequest, type CalculationResult, resultOf } from '@madre/contract'
import {
  type Catalogue,
  changesThatHelp,
  design,
  envelopes,
  explain,
  lineForces,
  type PurlinLine,
  sweepSpacing,
} from '@madre/engine'
import type { EngineAnswers, EngineQuestion, EngineReply, QuestionKind } from './engine-client.ts'

const reply = (message: EngineReply) => self.postMessage(message)

function designed(
  request: CalculationRequest,
  line: PurlinLine,
  catalogue: Catalogue,
  onProgress: (share: number) => void,
): CalculationResult {
  const started = performance.now()
  const found = design(line, catalogue, onProgress)
  return resultOf(request, found, performance.now() - started)
}

function answer(question: EngineQuestion): EngineAnswers[Exclude<QuestionKind, 'buckling'>] {
  const { line, catalogue } = question.context
  const onProgress = (progress: number) => reply({ id: question.id, progress })
  switch (question.kind) {
    case 'design':
      return designed(question.about.request, line, catalogue, onProgress)
    case 'explain':
      return explain(line, catalogue, question.about.solutionId)
    case 'envelopes':
      return envelopes(line, catalogue, question.about.solutionId)
    case 'forces':
      return lineForces(line, catalogue, question.about)
    case 'changes':
      return changesThatHelp(line, catalogue, question.about.solution)
    case 'sweep':
      return sweepSpacing(line, catalogue, onProgress)
    case 'buckling':
      throw new Error('finite strips have a worker of their own')
  }
}

self.onmessage = ({ data }: MessageEvent<EngineQuestion>) => {
  try {
    reply({ id: data.id, answer: answer(data) })
  } catch (error) {
    reply({ id: data.id, error: error instanceof Error ? error.message : String(error) })
  }
}
