import { gradeByTopic } from '@ekagra/exam/grading/grade'
import { recommend } from '@ekagra/exam/results/recommendations'
import type { TopicPerformance } from '@ekagra/schema/mock-test-data'
import { AccuracyByTopic } from './accuracy-by-topic.tsx'
import { NextSteps } from './next-steps.tsx'
import { Recommendations } from './recommendations.tsx'
import type { Result } from './result.ts'
import { TimePerQuestion } from './time-per-question.tsx'

/** The weakest topic first; a result without its questions has only the topic it was about. */
function topicPerformances({ answers, topic, score }: Result): TopicPerformance[] {
  if (answers.length === 0) return [{ topic, correct: score.score, total: score.total }]
  const byTopic = gradeByTopic(
    answers.map(({ question, topic: of }) => ({ correctAnswer: question.correctAnswer, topic: of })),
    answers.map(({ answer }) => answer),
    (question) => question.topic,
  )
  return byTopic.sort((a, b) => a.correct / a.total - b.correct / b.total)
}

/** What to do next, where the time went and how each topic stands. */
export function Performance({ result, onReview }: { result: Result; onReview: () => void }) {
  const topics = topicPerformances(result)
  return (
    <>
      <NextSteps result={result} onReview={onReview} />
      {result.isMock && <Recommendations given={result.mock.recommendations} drafts={recommend(topics)} />}
      <TimePerQuestion result={result} />
      {(result.isMock || topics.length > 1) && <AccuracyByTopic topics={topics} isMock={result.isMock} />}
    </>
  )
}
