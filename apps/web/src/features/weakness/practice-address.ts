import type { WeaknessSuggestion } from '@ekagra/schema/weakness-suggestion'

/** Practice set-up, filled in as a suggestion says; the level travels in the address, which the state has no place for. */
export function practiceAddress({ topic, suggestedQuestions, suggestedDifficulty }: WeaknessSuggestion) {
  const query = new URLSearchParams({
    topic,
    difficulty: suggestedDifficulty,
    count: String(suggestedQuestions),
  })
  return {
    to: `/practice?${query}`,
    state: { prefilledTopic: topic, suggestedQuestions },
  }
}
