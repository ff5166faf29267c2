import { isCorrect } from '@ekagra/exam/grading/grade'
import { timeText } from '@ekagra/exam/grading/time-text'
import type { HistoryDraft } from '@ekagra/exam/history/save-history'
import { sampleQuestions } from '@ekagra/exam/question/sample-questions'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { UserAnswer } from '@ekagra/schema/history-entry'
import { useState } from 'react'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { toast } from '../../lib/toast.ts'
import { historyMessages } from '../../messages/en/history.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Fills an empty history with sample tests. */
export function useAddSamples(): { add: () => void; adding: boolean } {
  const words = useMessages(historyMessages)
  const [adding, setAdding] = useState(false)

  const add = async () => {
    setAdding(true)
    let saved = true
    // One after the other, because each is added to the front of the list.
    for (const draft of sampleHistory({ now: Date.now(), random: Math.random })) {
      const result = await saveHistoryEntry(draft)
      saved &&= result.status !== 'failed' && result.status !== 'rejected'
    }
    setAdding(false)
    if (saved) toast.success(words.sampleDataAdded)
    else toast.error(words.sampleDataFailed)
  }
  return { add, adding }
}

/** Five tests that a learner might have taken, the latest last. */
const PLAN: readonly {
  topic: string
  difficulty: Difficulty
  right: number
  daysAgo: number
  seconds: number
}[] = [
  { topic: 'General Knowledge', difficulty: 'easy', right: 2, daysAgo: 30, seconds: 241 },
  { topic: 'Science', difficulty: 'medium', right: 3, daysAgo: 22, seconds: 318 },
  { topic: 'History', difficulty: 'easy', right: 3, daysAgo: 14, seconds: 205 },
  { topic: 'Mathematics', difficulty: 'medium', right: 4, daysAgo: 6, seconds: 372 },
  { topic: 'Computer Science', difficulty: 'hard', right: 5, daysAgo: 1, seconds: 290 },
]

const QUESTIONS = 5
const DAY_MS = 86_400_000

/**
 * Drafts for learners who want to try the screen before their first test. They contain sample questions, so
 * they open like any test and never count towards weakness.
 */
export function sampleHistory({ now, random }: { now: number; random: () => number }): HistoryDraft[] {
  return PLAN.map(({ topic, difficulty, right, daysAgo, seconds }, place) => {
    const questions = sampleQuestions(
      { topic, difficulty, count: QUESTIONS },
      { timestamp: now + place, random },
    )
    const userAnswers = questions.map(({ correctAnswer }, index): UserAnswer => {
      if (index < right) return correctAnswer
      return index === QUESTIONS - 1 ? null : (correctAnswer + 1) % 4
    })
    return {
      id: `sample-${now}-${place}`,
      title: topic,
      topic,
      difficulty,
      questions,
      userAnswers,
      score: questions.filter((question, index) => isCorrect(question, userAnswers[index])).length,
      totalQuestions: questions.length,
      date: new Date(now - daysAgo * DAY_MS).toISOString(),
      timeSpent: timeText(seconds),
      deviceType: place % 2 === 0 ? 'mobile' : 'desktop',
    }
  })
}
