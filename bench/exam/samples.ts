/** A small random generator with a fixed seed: every run measures the same texts. */
let state = 1
const draw = (bound: number): number => {
  state = (state * 48_271) % 2_147_483_647
  return state % bound
}

const pick = (list: readonly string[]): string => list[draw(list.length)] ?? ''

const WORDS =
  'the river rises in which state of India first battle was fought between year article constitution deals with amendment parliament planet force energy unit current speed train crosses platform seconds length ratio mixture profit loss percent simple interest compound sum money years capital dynasty founder movement led by treaty signed mountain pass highest dam built across vitamin deficiency causes disease organ gland hormone'.split(
    ' ',
  )

/** Like a provider's batch: questions of all kinds, some of them near duplicates. */
export const mixedQuestions = Array.from({ length: 75 }, (_, index) => ({
  text: `${Array.from({ length: 14 + draw(10) }, () => pick(WORDS)).join(' ')}?`,
  correctAnswer: draw(4),
  index,
})).map((question, index, all) =>
  index % 6 === 5 ? { ...question, text: `${all[index - 1]?.text ?? ''} (choose one)` } : question,
)

/** Like a careless provider's batch: one sentence with different names and numbers. */
export const mouldedQuestions = Array.from({ length: 75 }, () => ({
  text: `A train ${draw(400) + 100} m long crosses a ${pick(WORDS)} platform of ${pick(WORDS)} in ${draw(50) + 10} seconds at ${draw(90)} km/h. What is the ${pick(WORDS)} of the ${pick(WORDS)} near ${pick(WORDS)}?`,
  correctAnswer: draw(4),
}))

const TOPICS = ['Physics', 'Modern Physics', 'History', 'Indian Polity', 'Chemistry', 'Quantitative Aptitude']
const LEVELS = ['easy', 'medium', 'hard']

/** Like a history in local storage: 5,000 tests, only the newest with their questions. */
export const storedHistory = Array.from({ length: 5000 }, (_, index) => {
  const totalQuestions = 10 + draw(20)
  const score = draw(totalQuestions + 1)
  return {
    id: `exam-${index}`,
    title: 'Test',
    topic: pick(TOPICS),
    score,
    totalQuestions,
    date: new Date(1_790_000_000_000 - draw(100_000_000) * 1000).toISOString(),
    timeSpent: '5:30',
    difficulty: pick(LEVELS),
    percentage: Math.round((score / totalQuestions) * 100),
    deviceType: 'mobile',
    ...(index < 50 && {
      questions: mixedQuestions.slice(0, 10).map(({ text, correctAnswer }) => ({
        id: `q-${text.length}`,
        text,
        options: ['a', 'b', 'c', 'd'],
        correctAnswer,
        explanation: text,
        trust: 'curated',
      })),
      userAnswers: Array(10).fill(1),
    }),
  }
})
