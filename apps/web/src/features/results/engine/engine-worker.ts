/** Asks the engine beside the page: what is on screen keeps answering meanwhile. */
import { changesThatHelp, envelopes, explain, lineForces, sweepSpacing } from '@madre/engine'
import type { EngineAnswers, EngineQuestion, EngineReply, QuestionKind } from './engine-message.ts'

const reply = (message: EngineReply) => self.postMessage(message)

function answer(question: EngineQuestion): EngineAnswers[Exclude<QuestionKind, 'buckling'>] {
  const { input, catalogue } = question.context
  switch (question.kind) {
    case 'explain':
      return explain(input, catalogue, question.about.solutionId)
    case 'envelopes':
      return envelopes(input, catalogue, question.about.solutionId)
    case 'forces':
      return lineForces(input, catalogue, question.about.solutionId, question.about.combinationId)
    case 'changes':
      return changesThatHelp(input, catalogue, question.about.solution)
    case 'sweep':
      return sweepSpacing(input, catalogue, (progress) => reply({ id: question.id, progress }))
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
