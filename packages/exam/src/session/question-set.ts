import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Question } from '@ekagra/schema/question'

/** Sets of questions chosen by the learner; used as the topic of a test, they name no subject. */
export const QUESTION_SETS = { bookmarks: 'Bookmarked questions', review: 'Review queue' } as const
export type QuestionSet = keyof typeof QUESTION_SETS

const names: ReadonlySet<string> = new Set(Object.values(QUESTION_SETS))

export const isQuestionSet = (topic: string): boolean => names.has(topic)

/** The topic that all questions share, else the name of the set. */
export const topicOfSet = (set: QuestionSet, topics: readonly string[]): string => {
  const [only, ...others] = new Set(topics)
  return only !== undefined && others.length === 0 ? only : QUESTION_SETS[set]
}

/** The level that most of the questions have; the easier one of equals. */
export const levelOfSet = (questions: readonly Pick<Question, 'difficulty'>[]): Difficulty => {
  const levels: readonly Difficulty[] = ['easy', 'medium', 'hard']
  const count = (level: Difficulty) => questions.filter(({ difficulty }) => difficulty === level).length
  return levels.reduce((most, level) => (count(level) > count(most) ? level : most), 'easy')
}
