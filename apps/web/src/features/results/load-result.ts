import { correctQuestion } from '@ekagra/exam/correction/correct-question'
import { UNKNOWN_TOPIC } from '@ekagra/exam/history/read-history'
import { shouldSaveResult } from '@ekagra/exam/history/save-history'
import { chooseResult, type ResultQuery } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { HistoryEntry } from '@ekagra/schema/history-entry'
import { readCorrectionBook } from '../../lib/corrections/correction-store.ts'
import { loadFullEntry } from '../../lib/stores/learner/open-history.ts'
import { saveHistoryEntry } from '../../lib/stores/learner/save-history-entry.ts'
import { type FoundAttempt, readAttempt } from '../../lib/stores/session/tab-session.ts'
import { answeredQuestions, mockDataOf, type Result, type ResultQuestion, scoreOf } from './result.ts'

export type ResultNotice = 'loaded' | 'incomplete' | 'partly' | 'unreadable' | 'save-failed'
export type ResultProblem = 'missing' | 'noId' | 'unreadable'

export type LoadedResult =
  | { kind: 'ready'; result: Result; notice: ResultNotice | undefined }
  | { kind: 'nothing'; problem: ResultProblem }

type FullEntry = NonNullable<Awaited<ReturnType<typeof loadFullEntry>>>

/** Session storage, else the history with its archive, else the address itself. Saved once per id. */
export async function loadResult(mode: SessionMode, query: ResultQuery): Promise<LoadedResult> {
  const full = query.id === '' ? null : await loadFullEntry(query.id)
  const stored = readAttempt()
  const known = { full, stored }
  const source = chooseResult(query, stored.result, full ? [full.entry] : [])
  switch (source.from) {
    case 'session': {
      const book = readCorrectionBook()
      const questions = source.questions.map((question) => correctQuestion(question, book.of(question.id)))
      const result = makeResult(mode, query, known, { ...source, questions })
      const isKept = await saveOnce(result, source.questions, known)
      return ready(result, isKept ? (stored.state === 'partly' ? 'partly' : undefined) : 'save-failed')
    }
    case 'history': {
      const { questions = [] } = full ?? {}
      const answers = source.entry.userAnswers ?? []
      return ready(
        makeResult(mode, query, known, { questions, answers }),
        questions.length > 0 && answers.length > 0 ? 'loaded' : 'incomplete',
      )
    }
    case 'query': {
      if (shouldSaveResult(query.id, stored.savedId)) await saveHistoryEntry(source.draft)
      const summary = makeResult(mode, query, known, { questions: [], answers: [] })
      return ready(
        { ...summary, isUnconfirmed: true },
        stored.state === 'unreadable' ? 'unreadable' : 'incomplete',
      )
    }
    default:
      return { kind: 'nothing', problem: problemOf(query.id, stored.state) }
  }
}

const ready = (result: Result, notice: ResultNotice | undefined): LoadedResult => ({
  kind: 'ready',
  result,
  notice,
})

const problemOf = (id: string, state: FoundAttempt['state']): ResultProblem => {
  if (state === 'unreadable') return 'unreadable'
  return id === '' ? 'noId' : 'missing'
}

/** What the history and this tab have stored of the attempt. */
interface Known {
  full: FullEntry | null
  stored: FoundAttempt
}

interface Answered {
  questions: readonly ResultQuestion[]
  answers: readonly (number | null)[]
}

function makeResult(
  mode: SessionMode,
  query: ResultQuery,
  { full, stored }: Known,
  { questions, answers: given }: Answered,
): Result {
  const entry: HistoryEntry | undefined = full?.entry
  const entryTopic = entry && entry.topic !== UNKNOWN_TOPIC ? entry.topic : ''
  // Anyone can edit an address; what was saved is what happened.
  const topic = entryTopic || query.topic || stored.topic || UNKNOWN_TOPIC
  const answers =
    questions.length > 0 && (given.length > 0 || entry === undefined)
      ? answeredQuestions(questions, given, { topic, seconds: entry?.questionSeconds })
      : []
  const total = entry?.totalQuestions ?? Math.max(1, query.total || 1)
  const score = scoreOf(answers, { score: entry?.score ?? (query.score || 0), total })
  const time = entry?.timeSpent ?? query.time
  return {
    id: query.id,
    mode,
    isMock: query.mock && mode === 'test',
    topic,
    difficulty: entry?.difficulty ?? (query.difficulty || 'medium'),
    time,
    date: entry?.date,
    score,
    answers,
    isUnconfirmed: entry?.unconfirmed === true,
    former: entry?.former,
    // The mock data of this tab belongs to the test submitted last.
    mock: mockDataOf(full && stored.savedId !== query.id ? null : stored.mock, score.total, time),
  }
}

/** A session saves its own result; this is for a result that was not saved yet. */
async function saveOnce(
  { id, topic, score, time, difficulty, answers }: Result,
  questions: Parameters<typeof saveHistoryEntry>[0]['questions'],
  { full, stored }: Known,
): Promise<boolean> {
  const isSaved = full !== null || !shouldSaveResult(id, stored.savedId)
  if (isSaved || id === '') return true
  const saved = await saveHistoryEntry({
    id,
    title: topic,
    topic,
    score: score.score,
    totalQuestions: score.total,
    timeSpent: time,
    difficulty,
    deviceType: stored.deviceType ?? 'unknown',
    ...(questions && { questions }),
    userAnswers: answers.map(({ answer }) => answer),
  })
  return saved.status === 'saved' || (saved.status !== 'rejected' && saved.archived)
}
