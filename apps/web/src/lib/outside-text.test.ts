import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readGeneration } from './backend/read-generation.ts'
import { readChallenge, writeChallenge } from './challenge/challenge-code.ts'
import { readPaperChallenge } from './challenge/paper-challenge-code.ts'
import { readLearnerFile } from './stores/transfer/learner-file.ts'
import { readSeenKey } from './stores/transfer/seen-family.ts'

const json = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }),
)

describe('what others send a learner', () => {
  it('as the code of a challenge is a challenge that can be written again, or nothing', () => {
    const code = writeChallenge({
      topic: 'Percentages',
      mode: 'practice',
      difficulty: 'easy',
      orderKey: 'abc',
      questions: [{ typeName: 'abcdefg', level: 'easy', version: 1, seed: 'seed', index: 0 }],
    })
    const changed = fc.tuple(fc.nat(code.length - 1), fc.string({ minLength: 1, maxLength: 3 }))
    const damaged = changed.map(([at, text]) => code.slice(0, at) + text + code.slice(at + 1))
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), damaged), (text) => {
        const challenge = readChallenge(text)
        if (challenge) expect(readChallenge(writeChallenge(challenge))).toEqual(challenge)
        expect(readPaperChallenge(text)).toBeNull()
      }),
    )
  })

  it('as a file is read in parts or refused with a reason', () => {
    const file = fc
      .record(
        {
          format: fc.constantFrom('ekagra', 'other'),
          version: fc.oneof(fc.constantFrom(1, 0, 2), fc.jsonValue()),
          exportedAt: fc.oneof(fc.string(), fc.jsonValue()),
          history: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
          seen: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
          examHistory: fc.jsonValue(),
        },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value))
    fc.assert(
      fc.property(fc.oneof(json, file), (text) => {
        const read = readLearnerFile(text)
        if (read.ok) expect(Array.isArray(read.file.history)).toBe(true)
        else expect(read.refusal.reason).toMatch(/^[a-z-]+$/)
      }),
    )
  })

  it('as a stored list of seen questions is a list or nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (key, value) => {
        const list = readSeenKey(key, value)
        expect(list === null || typeof list.kind === 'string').toBe(true)
      }),
    )
  })
})

describe('what a server streams', () => {
  it('ends in questions or in a failure that can be told, whatever it is', async () => {
    const events = fc.array(
      fc.record({
        event: fc.constantFrom('question', 'progress', 'topic', 'done', 'error', 'other'),
        data: fc.oneof(
          json,
          fc.constant('{"question":{"text":"?","options":["1","2","3","4"],"correctIndex":1}}'),
          fc.constant('{"status":"many","error":7}'),
        ),
      }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(events, async (list) => {
        async function* stream() {
          yield* list
        }
        const answer = await readGeneration(stream(), {
          difficulty: 'easy',
          now: () => 1_700_000_000_000,
          signal: undefined,
        })
        if (answer.ok) expect(answer.questions.length).toBeGreaterThan(0)
        else expect(typeof answer.failure.kind).toBe('string')
      }),
    )
  })
})
