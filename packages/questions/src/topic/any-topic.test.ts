import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinHindi } from './reading/latin-hindi.ts'
import { splitTopic } from './reading/plain-words.ts'
import { isMisspelling } from './reading/spelling.ts'
import { readTopic } from './resolve/resolve-topic.ts'
import { suggestTopics } from './suggest-topics.ts'

/** What learners may type: any text, and words of the syllabus in any company. */
const topic = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'percentage',
          'class 10',
          'ssc cgl',
          'and',
          'of',
          'प्रतिशत',
          'hcf',
          '&',
          '-',
          'the',
          'article 21',
        ),
        fc.string({ maxLength: 6 }),
      ),
      { maxLength: 12 },
    )
    .map((words) => words.join(' ')),
)
const RUNS = { numRuns: 60 }

describe('a topic of any text', () => {
  it('means types of question with a title, or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(topic, async (text) => {
        const { narrow, named } = await readTopic(text)
        for (const reading of [...narrow, ...(named ? [named] : [])]) {
          expect(reading.title).not.toBe('')
          expect(reading.types.length).toBeGreaterThan(0)
        }
      }),
      RUNS,
    )
  })

  it('has at most as many suggestions as asked for, each once', async () => {
    await fc.assert(
      fc.asyncProperty(topic, fc.integer({ min: 0, max: 6 }), async (text, most) => {
        const found = await suggestTopics(text, most)
        expect(found.length).toBeLessThanOrEqual(most)
        expect(new Set(found).size).toBe(found.length)
      }),
      RUNS,
    )
  })

  it('is split, written in Latin letters and compared without a fault', () => {
    fc.assert(
      fc.property(topic, topic, (one, other) => {
        expect(Array.isArray(splitTopic(one))).toBe(true)
        expect(typeof latinHindi(one)).toBe('string')
        expect(typeof isMisspelling(one, other)).toBe('boolean')
      }),
      RUNS,
    )
  })
})
