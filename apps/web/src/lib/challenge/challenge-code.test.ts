import { normaliseQuestions } from '@ekagra/exam/question/normalise-question'
import { catalogue } from '@ekagra/questions/chapters/catalogue'
import { makePaper } from '@ekagra/questions/paper/make-paper'
import { describe, expect, it } from 'vitest'
import { canChallenge } from './can-challenge.ts'
import { type Challenge, challengePath, readChallenge, typeNameOf, writeChallenge } from './challenge-code.ts'
import { makeQuestionsOf } from './take-challenge.ts'

async function session(topic: string) {
  const paper = await makePaper({ topic, difficulty: 'medium', count: 30, seed: '1763180000000-0.25' })
  const questions = normaliseQuestions(paper?.questions, { timestamp: 0, difficulty: 'medium' })
  return { id: 'practice-1-2', topic, mode: 'practice', difficulty: 'medium', questions } as const
}

const codeOf = (address: string) => new URLSearchParams(address.split('?')[1]).get('challenge') ?? ''

const challenge: Challenge = {
  topic: 'प्रतिशत & "Ratio"',
  mode: 'test',
  difficulty: 'hard',
  orderKey: 'practice-1-2',
  questions: [
    { typeName: 'abcdefg', version: 1001, level: 'hard', seed: 'one', index: 0 },
    { typeName: '1234567', version: 1002, level: 'easy', seed: 'two', index: 40 },
  ],
  score: 1,
}

describe('a challenge', () => {
  it.each(['Percentage', 'Quantitative Aptitude'])(
    'describes thirty questions on %s in a link short enough to send, and regenerates them exactly',
    async (topic) => {
      const given = await session(topic)
      const address = challengePath(given, 7)
      expect(address.length).toBeLessThan(1300)
      const read = readChallenge(codeOf(address))
      expect(read).toMatchObject({ topic, mode: 'practice', difficulty: 'medium', score: 7 })
      expect(read && (await makeQuestionsOf(read))).toEqual(given.questions)
    },
    // Loading the many chapters of a whole subject takes time on a busy machine.
    30_000,
  )

  it.each(['Writs', "Ohm's Law", 'Trains'])(
    'regenerates the questions on %s, which is narrower than a type of question',
    async (topic) => {
      const given = await session(topic)
      expect(given.questions.some(({ generator }) => generator?.concept !== undefined)).toBe(true)
      const read = readChallenge(codeOf(challengePath(given)))
      expect(read && (await makeQuestionsOf(read))).toEqual(given.questions)
    },
    30_000,
  )

  it('keeps topics in any script, several seeds, concepts and the score', () => {
    const concepts = [undefined, 'ohms-law ~ohm', 'writs']
    const questions = concepts.flatMap((concept) =>
      challenge.questions.map((question) => (concept ? { ...question, concept } : question)),
    )
    const narrow = { ...challenge, questions }
    expect(readChallenge(writeChallenge(narrow))).toEqual(narrow)
    expect(readChallenge(writeChallenge(challenge))).toEqual(challenge)
    const { score, ...silent } = challenge
    expect(readChallenge(writeChallenge(silent))).toEqual(silent)
  })

  it('names every type of question of the catalogue differently', () => {
    const names = new Set(catalogue.map(({ id }) => typeNameOf(id)))
    expect(names.size).toBe(catalogue.length)
  })

  it('notices every changed, lost or added character', () => {
    const code = writeChallenge(challenge)
    for (let at = 0; at < code.length; at += 1) {
      const other = code[at] === 'A' ? 'B' : 'A'
      expect(readChallenge(code.slice(0, at) + other + code.slice(at + 1))).toBeNull()
      expect(readChallenge(code.slice(0, at))).toBeNull()
    }
    expect(readChallenge(`${code}x`)).toBeNull()
    expect(readChallenge('')).toBeNull()
  })

  it('says so when a type of question was removed or has changed since', async () => {
    const [question] = (await session('Percentage')).questions
    const origin = question?.generator
    if (!origin) throw new Error('the engine tells where a question comes from')
    const { type, ...place } = origin
    const made = (questions: Challenge['questions']) => makeQuestionsOf({ ...challenge, questions })
    expect(await made([{ ...place, typeName: typeNameOf(type) }])).toEqual([question])
    expect(await made([{ ...place, typeName: typeNameOf('no/such-type') }])).toBeNull()
    expect(await made([{ ...place, typeName: typeNameOf(type), version: 1 }])).toBeNull()
  })

  it('is offered only for whole sets made by the engine', async () => {
    const { questions } = await session('Percentage')
    expect(canChallenge({ questions })).toBe(true)
    expect(canChallenge({ questions: [...questions, {}] })).toBe(false)
    expect(canChallenge({ questions: [null] })).toBe(false)
    expect(canChallenge({ questions: [] })).toBe(false)
  })
})
