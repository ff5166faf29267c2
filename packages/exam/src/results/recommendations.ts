import type { RecommendationAction, TopicPerformance } from '@ekagra/schema/session/mock-test-data'
import { topicStrength } from './mock-results.ts'

/** The advice for one topic; the screen words it. */
export interface RecommendationDraft {
  kind: 'learn-again' | 'practise-more' | 'raise-level'
  topic: string
  action: RecommendationAction
}

/** Weak topics first get notes and easy practice, middling ones practice, strong ones harder questions. */
export const recommend = (performances: readonly TopicPerformance[]): RecommendationDraft[] =>
  performances
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.correct / a.total - b.correct / b.total)
    .flatMap(({ topic, ...performance }): RecommendationDraft[] => {
      const practise = (difficulty: 'easy' | 'medium' | 'hard'): RecommendationAction => ({
        type: 'practice',
        topic,
        difficulty,
        questionCount: 10,
      })
      switch (topicStrength(performance)) {
        case 'strong':
          return [{ kind: 'raise-level', topic, action: practise('hard') }]
        case 'good':
          return [{ kind: 'practise-more', topic, action: practise('medium') }]
        default:
          return [
            { kind: 'learn-again', topic, action: { type: 'notes', topic, category: 'general' } },
            { kind: 'practise-more', topic, action: practise('easy') },
          ]
      }
    })
