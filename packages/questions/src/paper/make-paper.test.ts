import { deduplicateQuestions } from '@ekagra/exam/similarity/deduplicate-questions'
import { ServerQuestion } from '@ekagra/schema/question'
import { describe, expect, it } from 'vitest'
import { catalogue, loadChapter } from '../chapters/catalogue.ts'
import { drawQuestion } from '../kit/compose-question.ts'
import { isOneLineRecall } from './is-one-line-recall.ts'
import { makePaper, regenerate } from './make-paper.ts'

const request = { topic: 'SSC CGL maths', difficulty: 'medium', count: 30, seed: 'seed' } as const

describe('makePaper', () => {
  it('gives the requested questions, each a valid question of the requested difficulty, most of them computed', async () => {
    const paper = await makePaper(request)
    expect(paper?.resolvedTopic).toBe('SSC CGL Mathematics')
    expect(paper?.questions).toHaveLength(30)
    for (const question of paper?.questions ?? []) {
      expect(ServerQuestion.safeParse(question).success).toBe(true)
      expect(question).toMatchObject({
        difficulty: 'medium',
        id: expect.stringMatching(/^q-\w{20}$/),
      })
    }
    const computed = paper?.questions.filter(({ trust }) => trust === 'computed') ?? []
    expect(computed.length).toBeGreaterThan(20)
  })

  it('gives the same paper for the same request and another for another seed', async () => {
    const texts = async (seed: string) => JSON.stringify(await makePaper({ ...request, seed }))
    expect(await texts('a')).toBe(await texts('a'))
    expect(await texts('a')).not.toBe(await texts('b'))
  })

  it('repeats neither a text nor an id', async () => {
    const { questions = [] } = (await makePaper({ ...request, count: 75 })) ?? {}
    expect(new Set(questions.map(({ text }) => text)).size).toBe(75)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(75)
  })

  it.each([
    ['trains', 'easy'],
    ['BODMAS', 'hard'],
    ['SSC CGL', 'medium'],
    ['NEET', 'medium'],
    ['vocabulary', 'easy'],
    ['prepositions', 'hard'],
    ['data interpretation', 'medium'],
    ['seating arrangement', 'hard'],
    ['polity', 'easy'],
    ['reading comprehension', 'medium'],
    ['mirror images', 'easy'],
    ['number series', 'medium'],
  ] as const)(
    'GEN-25 gives 30 on %s (%s) of which the filter of the browser loses none',
    async (topic, difficulty) => {
      const { questions = [] } = (await makePaper({ ...request, topic, difficulty })) ?? {}
      const received = questions.map(({ text, correctIndex, figure }) => ({
        text,
        correctAnswer: correctIndex,
        figure,
      }))
      expect(deduplicateQuestions(received)).toHaveLength(30)
    },
  )

  it('spreads over the chapters of a subject', async () => {
    const { questions = [] } = (await makePaper({ ...request, topic: 'maths', count: 60 })) ?? {}
    expect(new Set(questions.map(({ topicPath }) => topicPath?.[1])).size).toBeGreaterThanOrEqual(8)
  })

  it('asks the chapters by weight', async () => {
    const { questions = [] } = (await makePaper({ ...request, count: 100 })) ?? {}
    const asked = (chapter: string) => questions.filter(({ topicPath }) => topicPath?.[1] === chapter).length
    expect(asked('Mensuration')).toBeGreaterThan(2 * asked('Simple Interest'))
    expect(asked('Trigonometry')).toBeGreaterThan(2 * asked('Partnership'))
  })

  it('keeps the sections of an exam in proportion, in the first questions as in all', async () => {
    const paper = await makePaper({ ...request, topic: 'RRB NTPC', count: 50 })
    const sections = paper?.sections ?? []
    expect(sections.map(({ title, ids }) => `${title} ${ids.length}`)).toEqual([
      'General Awareness 20',
      'Mathematics 15',
      'General Intelligence & Reasoning 15',
    ])
    const firstTen = new Set(paper?.questions.slice(0, 10).map(({ id }) => id))
    expect(sections.map(({ ids }) => ids.filter((id) => firstTen.has(id)).length)).toEqual([4, 3, 3])
  })

  it('gives no sections unless the topic is a whole exam', async () => {
    expect(await makePaper({ ...request, count: 5 })).not.toHaveProperty('sections')
  })

  it('asks general knowledge from curated facts that name their sources', async () => {
    const { questions = [] } = (await makePaper({ ...request, topic: 'gk', count: 60 })) ?? {}
    expect(questions).toHaveLength(60)
    for (const { trust, source, topicPath, generator } of questions) {
      // The sums on deficits and national income of the chapter on the economy are worked out.
      expect(trust).toBe(/^(facts|bank)\//.test(generator?.type ?? '') ? 'curated' : 'computed')
      if (generator?.type.startsWith('facts/')) expect(source?.title).toMatch(/.+; .+/)
      expect(topicPath?.[0]).toBe('General Awareness')
    }
    expect(new Set(questions.map(({ topicPath }) => topicPath?.[1])).size).toBeGreaterThanOrEqual(12)
  })

  it('asks no fact twice in a paper while there are others', async () => {
    const entry = catalogue.find(({ id }) => id === 'facts/countries')
    const generator = entry && (await loadChapter(entry.chapterId)).get(entry.id)
    const paper = await makePaper({
      ...request,
      topic: 'Capitals & Currencies',
      difficulty: 'easy',
      count: 40,
    })
    const abouts = (paper?.questions ?? []).flatMap(({ generator: origin }) => {
      const drawn = generator && origin && drawQuestion(generator, origin)
      return drawn && 'draw' in drawn ? [drawn.draw.about] : []
    })
    expect(abouts).toHaveLength(40)
    expect(new Set(abouts).size).toBe(40)
  })

  it.each(['polity', 'organic chemistry', 'sports'])(
    'asks what needs thought before recall in one line in a hard set on %s',
    async (topic) => {
      const { questions = [] } =
        (await makePaper({ topic, difficulty: 'hard', count: 15, seed: 'thought' })) ?? {}
      const recall = questions.filter(({ generator, text, figure }) =>
        isOneLineRecall(generator?.type ?? '', text, figure !== undefined),
      )
      expect(questions.filter(({ difficulty }) => difficulty === 'hard')).toHaveLength(15)
      expect(recall.map(({ text }) => text)).toEqual([])
    },
  )

  it('gives null for an unknown topic', async () => {
    expect(await makePaper({ ...request, topic: 'Harry Potter' })).toBeNull()
  })
})

describe('regenerate', () => {
  it('gives the same question from its origin', async () => {
    const { questions = [] } = (await makePaper(request)) ?? {}
    for (const question of questions.slice(0, 10)) {
      expect(question.generator && (await regenerate(question.generator))).toEqual(question)
    }
  })

  it('gives null for a generator that is unknown or has changed', async () => {
    const paper = await makePaper({ ...request, topic: 'trains', count: 1 })
    const origin = paper?.questions[0]?.generator
    if (!origin) throw new Error('a question of the engine has an origin')
    expect(await regenerate(origin)).not.toBeNull()
    expect(await regenerate({ ...origin, version: 1 })).toBeNull()
    expect(await regenerate({ ...origin, type: 'arithmetic/flying-carpet' })).toBeNull()
  })
})

it('asks about the text alone when there is one', async () => {
  const text = `The Narmada rises at Amarkantak and is 1,312 km long. The Ganga rises at Gangotri and is 2,525 km long.
The Kaveri rises at Talakaveri and is about 805 km long.`
  const paper = await makePaper({ topic: 'percentages', difficulty: 'easy', count: 3, seed: '1', text })
  expect(paper?.resolvedTopic).toBe('percentages')
  expect(paper?.questions.map(({ text: asked }) => asked).join()).toMatch(/Narmada|Ganga|Kaveri/)
  expect(
    await makePaper({ topic: 'percentages', difficulty: 'easy', count: 3, seed: '1', text: 'No.' }),
  ).toBeNull()
})
