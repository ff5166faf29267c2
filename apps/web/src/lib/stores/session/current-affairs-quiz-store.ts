import {
  type CurrentAffairsMode,
  type RunningQuiz,
  restoreQuiz,
  SETUP,
} from '@ekagra/exam/current-affairs/page'
import { Timeframe } from '@ekagra/schema/generate-questions'
import { UserAnswer } from '@ekagra/schema/history-entry'
import { Question } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { parseJson } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

const Run = z.object({
  questions: z.array(Question),
  category: z.string(),
  timeframe: Timeframe,
  startedAt: z.number(),
  elapsedMs: z.number().check(z.gte(0)),
  quiz: z.object({
    index: z.number(),
    reached: z.number(),
    answers: z.array(UserAnswer),
    finished: z.boolean(),
  }),
})

const StoredMode = z.union([
  z.object({ mode: z.literal('empty') }),
  z.object({ mode: z.literal('setup'), left: z.optional(Run) }),
  z.object({ mode: z.enum(['quiz', 'result']), run: Run }),
])

/** `empty`: a quiz without questions; `broken`: a stored quiz that can no longer be read. */
export type KeptMode = CurrentAffairsMode | { mode: 'empty' | 'broken' }

const fits = ({ questions, quiz }: RunningQuiz) => restoreQuiz(quiz, questions.length) !== null

function readMode(text: string): KeptMode {
  const stored = StoredMode.safeParse(parseJson(text)).data
  if (stored === undefined) return { mode: 'broken' }
  if (stored.mode === 'empty') return stored
  if (stored.mode === 'setup') return stored.left && !fits(stored.left) ? SETUP : stored
  if (stored.run.questions.length === 0) return { mode: 'empty' }
  return fits(stored.run) ? stored : { mode: 'broken' }
}

/**
 * What the Current Affairs page shows in this tab, so that a reload or a visit to another page loses no
 * answer.
 */
export const currentAffairsMode = createStoredValue<KeptMode>({
  area: sessionArea,
  key: 'currentAffairsQuiz',
  parse: (text) => ({ value: text === null ? SETUP : readMode(text), intact: true }),
  format: JSON.stringify,
})
