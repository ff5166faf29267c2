import 'fake-indexeddb/auto'
import { readResultQuery } from '@ekagra/exam/results/result-source'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { parseJson } from '../lib/stores/core/parse-json.ts'
import { readRecording, restoreRecording } from '../testing/restore-recording.ts'

const moment = { now: new Date('2026-11-15T18:10:00.000Z'), newId: () => 'a-new-session' }

/** Loads the modules again, as after a reload, because the stores cache what they have read. */
const openSession = async (mode: 'practice' | 'test') =>
  (await import('../features/question-session/open/open-session.ts')).openSession(mode, moment)

/** Stored texts by key, parsed if they are JSON, because the order of a question's fields does not matter. */
const valuesOf = (stored: Record<string, string>) =>
  Object.fromEntries(Object.entries(stored).map(([key, text]) => [key, parseJson(text) ?? text]))

const entriesIn = (text: string | null | undefined) =>
  z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(text ?? ''))

// A session that is not opened for a month is deleted, so the recorded ones must not get old.
vi.useFakeTimers({ toFake: ['Date'], now: moment.now })

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

describe('data stored by version 0.1.0', () => {
  it.each([
    ['running-practice', 'practice', [2, 0, null, null, null], undefined],
    ['running-timed-test', 'test', [1, 1, null, null, null], 300],
  ] as const)(
    '%s is resumed after a reload, and after its tab was killed',
    async (name, mode, answers, limit) => {
      const recording = readRecording(name)
      const [paper] = recording.database.sessions ?? []
      const [progress] = recording.database.progress ?? []
      for (const isTabKilled of [false, true]) {
        vi.resetModules()
        sessionStorage.clear()
        await restoreRecording(recording, { isTabKilled })
        const opened = await openSession(mode)
        expect(opened).toMatchObject({ kind: 'ready', isRecovered: isTabKilled, record: { paper } })
        if (opened.kind !== 'ready') return
        expect(opened.record.paper.timeLimitSeconds).toBe(limit)
        expect(opened.record.paper.questions).toHaveLength(5)
        // The copy in localStorage may be newer: it is written when the page is left.
        expect(opened.record.progress?.revision).toBeGreaterThanOrEqual(Number(progress?.revision))
        expect(opened.record.progress?.progress.answers).toEqual(answers)
      }
    },
  )

  it('the finished test shows its results in its tab and, from the history, in any other', async () => {
    const recording = readRecording('finished-test')
    const query = new URLSearchParams(recording.address.split('?')[1])
    for (const isTabKilled of [false, true]) {
      vi.resetModules()
      sessionStorage.clear()
      await restoreRecording(recording, { isTabKilled })
      const { loadResult } = await import('../features/results/load-result.ts')
      const loaded = await loadResult(
        'test',
        readResultQuery((parameter) => query.get(parameter)),
      )
      expect(loaded).toMatchObject({
        kind: 'ready',
        notice: isTabKilled ? 'loaded' : undefined,
        result: {
          id: 'test-1794765765990-2489931499',
          topic: 'Percentage',
          difficulty: 'easy',
          time: '0:04',
          isMock: true,
          isUnconfirmed: false,
          score: { score: 1, total: 5 },
          mock: { timeLimit: 300, actualTimeSpent: isTabKilled ? 4 : 5 },
        },
      })
      if (loaded.kind !== 'ready') return
      expect(loaded.result.answers.map(({ answer }) => answer)).toEqual([1, 1, null, null, null])
    }
  })

  it('the finished test is in the history with its questions', async () => {
    await restoreRecording(readRecording('finished-test'), { isTabKilled: true })
    const { loadFullEntry } = await import('../lib/stores/learner/open-history.ts')
    const { readExamHistory } = await import('../lib/stores/learner/history-store.ts')
    expect(readExamHistory().map(({ id, score }) => [id, score])).toEqual([
      ['test-1794765765990-2489931499', 1],
    ])
    expect((await loadFullEntry('test-1794765765990-2489931499'))?.questions).toHaveLength(5)
  })

  it('the challenge link is read, and opens nothing in place of questions that are worded anew since', async () => {
    const { challengeLink = '' } = readRecording('finished-test')
    const { readChallenge } = await import('../lib/challenge/challenge-code.ts')
    const { makeQuestionsOf } = await import('../lib/challenge/take-challenge.ts')
    const challenge = readChallenge(new URLSearchParams(challengeLink.split('?')[1]).get('challenge') ?? '')
    expect(challenge).toMatchObject({ topic: 'Percentage', mode: 'test', difficulty: 'easy' })
    expect(challenge && (await makeQuestionsOf(challenge))).toBeNull()
    // Loading chapters of questions takes time on a busy machine.
  }, 30_000)
})

it('a timed test writes what version 0.1.0 wrote: the same keys with the same values, and the same records', async () => {
  const running = readRecording('running-timed-test')
  const finished = readRecording('finished-test')
  const { handOverSession } = await import('../lib/stores/session/session-hand-over.ts')
  const { loadRecord, SessionPaper, RecordedProgress } = await import(
    '../lib/stores/session/session-record.ts'
  )
  const { openSession: open } = await import('../features/question-session/open/open-session.ts')
  const { finishAttempt } = await import('../features/question-session/finish/finish-attempt.ts')
  const paper = SessionPaper.parse(running.database.sessions?.[0])
  const progress = RecordedProgress.parse(running.database.progress?.[0])

  handOverSession({
    topic: paper.topic,
    mode: 'test',
    difficulty: paper.difficulty,
    questionCount: 5,
    questions: paper.questions.filter((question) => question !== null),
    timeLimitSeconds: 300,
  })
  const { resultQuestions, resultAnswers, userAnswers, runningSessionId, ...handedOver } =
    running.sessionStorage
  expect(valuesOf(sessionStorage)).toEqual(valuesOf(handedOver))

  const opened = await open('test', { now: new Date(paper.startedAt), newId: () => paper.id })
  if (opened.kind !== 'ready') throw new Error(opened.kind)
  await opened.stored
  expect(opened.record.paper).toEqual(paper)
  expect((await loadRecord(paper.id))?.paper).toEqual(paper)
  expect(sessionStorage.getItem('runningSessionId')).toBe(runningSessionId)

  await finishAttempt(
    { paper, progress: { ...progress, elapsedMs: 4900 } },
    { deviceType: 'desktop', finishedAt: moment.now },
  )
  expect(valuesOf(sessionStorage)).toEqual(valuesOf(finished.sessionStorage))
  expect(await loadRecord(paper.id)).toBeNull()
  const [entry] = entriesIn(localStorage.getItem('examHistory'))
  const [recorded] = entriesIn(finished.localStorage.examHistory)
  // The finish time and the time per question differ on every run.
  expect({ ...entry, date: '', questionSeconds: [] }).toEqual({ ...recorded, date: '', questionSeconds: [] })
})
