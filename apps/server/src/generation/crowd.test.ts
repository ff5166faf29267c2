import { describe, expect, it } from 'vitest'
import { buildReport } from '../testing/build-report.ts'
import { caravanQuestion } from '../testing/caravan-exam.ts'
import { createHonestAuthor, honestModel, listOf, type Reply, solvePaper } from '../testing/fake-provider.ts'
import { openFunctions } from '../testing/open-functions.ts'
import { SHORT_LIMITS } from '../testing/test-writer.ts'
import { useProviders } from '../testing/use-providers.ts'
import { waitUntil } from '../testing/wait-until.ts'

const { backend, start } = useProviders()

const PACE = { firstTokenMs: 30, tokensPerSecond: 4000 }
const refuse = (status: number, headers: Record<string, string> = {}): Reply => {
  return (response) => void response.writeHead(status, headers).end('{"error":{}}')
}
const topics = (count: number) => Array.from({ length: count }, (_, learner) => `Traveller no. ${learner}`)

describe('a crowd on one provider', () => {
  it('gets full sets, each learner in turn, and no draft is paid for in vain', async () => {
    const fake = await start(honestModel(), PACE)
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake-1',
      AI_CONCURRENCY: '2',
    })
    const answers = await Promise.all(topics(20).map((topic) => functions.ask({ topic, count: 5 })))
    expect(answers.map(({ questions }) => questions.length)).toEqual(Array.from({ length: 20 }, () => 5))
    expect(functions.drafted.questions / 100).toBeLessThanOrEqual(1.5)
    expect(functions.turnedAway).toEqual([])
  })

  it('is served when three calls of ten are refused by a rate limit, which is no fault', async () => {
    const model = honestModel()
    let calls = 0
    const fake = await start((call) => {
      calls += 1
      return calls % 10 < 3 ? refuse(429, { 'Retry-After-Ms': '20' }) : model(call)
    }, PACE)
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    const answers = await Promise.all(topics(12).map((topic) => functions.ask({ topic, count: 5 })))
    expect(answers.every(({ questions }) => questions.length === 5)).toBe(true)
    expect(functions.turnedAway).toEqual([])
    expect(functions.generation?.providers()).toMatchObject([{ breaker: 'closed', waiting: 0, running: 0 }])
  })

  it('asks again while there is time, when a whole round of calls has failed', async () => {
    const model = honestModel()
    let calls = 0
    const fake = await start((call) => {
      calls += 1
      return calls <= 4 ? refuse(500) : model(call)
    })
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    expect((await functions.ask()).questions).toHaveLength(6)
  })

  it('counts a learner who gets no turn in time as turned away', async () => {
    const fake = await start(() => () => undefined)
    const functions = await openFunctions(
      backend(),
      { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1', AI_CONCURRENCY: '1' },
      { limits: { ...SHORT_LIMITS, answerMs: 300 } },
    )
    await Promise.allSettled(topics(3).map((topic) => functions.ask({ topic })))
    expect(functions.turnedAway).toContain('openai-compatible busy')
  })
})

describe('a model that makes the same slip when it writes and when it solves', () => {
  /** Forgets the losses where the caravan has a multiple of three animals: its key is then the first wrong option. */
  const slip = (text: string, options: readonly string[]) => {
    const [carriers = 0, load = 0, lost = 0] = (text.match(/\d+/g) ?? []).map(Number)
    return options.indexOf(String(carriers * load - (carriers % 3 === 0 ? 0 : lost)))
  }
  const careless = () => {
    let number = 0
    return (call: { kind: string; prompt: string; count: number }): Reply => {
      if (call.kind === 'solve') {
        const paper = call.prompt.split(/\n(?=\d+\. )/).slice(1)
        return JSON.stringify({
          answers: paper.map((item, index) => {
            const [question = '', ...options] = item.split(/\n[A-D]\) /)
            const text = question.replace(/^\d+\. /, '')
            const place = slip(
              text,
              options.map((option) => option.split('\n')[0] ?? ''),
            )
            return { number: index + 1, working: 'counted', answer: 'ABCD'[place] ?? 'X' }
          }),
        })
      }
      return listOf(
        Array.from({ length: call.count }, () => {
          const question = caravanQuestion(number++)
          return { ...question, correctIndex: slip(question.text, question.options) }
        }),
      )
    }
  }
  const wrongOnes = (questions: { text: string; options: string[]; correctIndex: number }[]) =>
    questions.filter(({ text, options, correctIndex }) => {
      const [carriers = 0, load = 0, lost = 0] = (text.match(/\d+/g) ?? []).map(Number)
      return options[correctIndex] !== String(carriers * load - lost)
    })

  it('passes nothing off as cross-checked, and gives nothing to the next learner', async () => {
    const fake = await start(careless())
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    const { questions } = await functions.ask({ count: 20 })
    await waitUntil(() => functions.generation?.underWay() === 0)
    expect(wrongOnes(questions).length).toBeGreaterThan(0)
    expect(new Set(questions.map(({ trust }) => trust))).toEqual(new Set(['self-checked']))
    const { data } = await backend().client.from('pool_questions').select('id')
    expect(data).toEqual([])
  })

  it('is caught by a second model', async () => {
    const [fake, second] = [await start(careless()), await start(honestModel())]
    const functions = await openFunctions(backend(), {
      DEEPSEEK_API_KEY: 'sk-1',
      DEEPSEEK_BASE_URL: fake.url,
      OPENAI_API_KEY: 'sk-2',
      OPENAI_BASE_URL: second.url,
    })
    const { questions } = await functions.ask({ count: 20, provider: 'deepseek' })
    await waitUntil(() => functions.generation?.underWay() === 0)
    expect(questions).toHaveLength(20)
    expect(wrongOnes(questions)).toEqual([])
    const { data } = await backend().client.from('pool_questions').select('question, confirmed_by')
    expect(wrongOnes((data ?? []).map(({ question }) => question))).toEqual([])
    expect(new Set(data?.map(({ confirmed_by }) => confirmed_by))).toEqual(new Set(['openai']))
  })

  it('does not become independent by being reached in two ways', async () => {
    const fake = await start(careless())
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'openai/gpt-5-mini',
      OPENAI_API_KEY: 'sk-2',
      OPENAI_BASE_URL: fake.url,
      OPENAI_MODEL: 'gpt-5-mini',
    })
    const { questions } = await functions.ask({ count: 8 })
    expect(new Set(questions.map(({ trust }) => trust))).toEqual(new Set(['self-checked']))
  })

  it('is caught by the engine where the engine can solve the question', async () => {
    let number = 0
    const sum = () => {
      number += 1
      const [a, b] = [20 + number, 7 + number]
      const [right, wrong] = [a * b, a * b + 10]
      // Every second key is wrong, and this model agrees with itself.
      return {
        text: `What is ${a} × ${b}?`,
        options: [right, wrong, right - 10, right + 20].map(String),
        correctIndex: number % 2 === 0 ? 0 : 2,
        explanation: `Multiplying ${a} by ${b} step by step gives the result.`,
        source: null,
      }
    }
    const chosen = new Map<string, string>()
    const fake = await start((call) => {
      if (call.kind !== 'solve') {
        const sums = Array.from({ length: call.count }, sum)
        for (const { text, options, correctIndex } of sums) chosen.set(text, options[correctIndex] ?? '')
        return listOf(sums)
      }
      const paper = call.prompt.split(/\n(?=\d+\. )/).slice(1)
      const answers = paper.map((item, index) => {
        const [question = '', ...options] = item.split(/\n[A-D]\) /)
        const place = options.findIndex(
          (option) => option.split('\n')[0] === chosen.get(question.replace(/^\d+\. /, '')),
        )
        return { number: index + 1, working: 'worked', answer: 'ABCD'[place] ?? 'X' }
      })
      return JSON.stringify({ answers })
    })
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake-1',
      ENGINE_FIRST: 'off',
    })
    const { questions } = await functions.ask({ topic: 'Sums of my cousin', count: 6 })
    const written = questions.filter(({ text }) => /×/.test(text))
    expect(written.length).toBeGreaterThan(0)
    for (const { text, options, correctIndex, trust } of written) {
      const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number)
      expect([options[correctIndex], trust]).toEqual([String(a * b), 'cross-checked'])
    }
    expect(functions.drops).toContain('arithmetic')
  })
})

describe('a model that counts options from one', () => {
  it('is understood, and every key is right', async () => {
    const author = createHonestAuthor(1)
    const fake = await start((call) =>
      call.kind === 'solve'
        ? solvePaper(call.prompt)
        : listOf(author(call.count).map((draft) => ({ ...draft, correctIndex: draft.correctIndex + 1 }))),
    )
    const functions = await openFunctions(
      backend(),
      { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' },
      { limits: { ...SHORT_LIMITS, questionsPerCall: 8 } },
    )
    const { questions } = await functions.ask({ count: 8 })
    expect(questions).toHaveLength(8)
    for (const { text, options, correctIndex } of questions) {
      const [carriers = 0, load = 0, lost = 0] = (text.match(/\d+/g) ?? []).map(Number)
      expect(options[correctIndex]).toBe(String(carriers * load - lost))
    }
  })
})

describe('a model that writes about something else', () => {
  it('serves nothing that the second solve finds off the topic', async () => {
    const author = createHonestAuthor()
    const fake = await start((call) => {
      if (call.kind !== 'solve') return listOf(author(call.count))
      expect(call.prompt).toContain('Sherlock Holmes')
      const answers = Array.from({ length: call.count }, (_, index) => ({
        number: index + 1,
        working: 'caravans, not the topic',
        answer: 'T',
      }))
      return JSON.stringify({ answers })
    })
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    await expect(functions.ask()).rejects.toThrow('503')
    expect(new Set(functions.drops)).toEqual(new Set(['off-topic']))
    // It is not paid for ever.
    expect(functions.drafted.questions).toBeLessThanOrEqual(18)
  })
})

describe('a topic that the engine knows', () => {
  it('is served by the engine first, and no provider is asked', async () => {
    const fake = await start(honestModel())
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    expect(await functions.ask({ topic: 'time and work', count: 10 })).toMatchObject({
      servedBy: 'engine',
      sources: { engine: 10 },
    })
    expect(fake.calls).toEqual([])
  })

  it('is served by AI, labelled, to a learner who asks for that', async () => {
    const fake = await start(honestModel())
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    const answer = await functions.ask({ topic: 'time and work', prefer: 'ai' })
    expect(answer).toMatchObject({ servedBy: 'openai-compatible' })
    expect(new Set(answer.questions.map(({ trust }) => trust))).toEqual(new Set(['self-checked']))
  })

  it('is served by the engine after a second when providers come first and hang, and theirs join when they come', async () => {
    const model = honestModel()
    const late: Reply = (response, call) => {
      setTimeout(async () => {
        const { streamOf } = await import('../testing/fake-provider.ts')
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(streamOf(String(model(call))))
      }, 2000)
    }
    const fake = await start((call) => (call.kind === 'solve' ? model(call) : late))
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake-1',
      ENGINE_FIRST: 'off',
    })
    const begun = performance.now()
    const events = await functions.stream({ topic: 'time and work', count: 6 })
    expect(functions.notes[0]?.firstQuestionMs).toBeLessThan(1500)
    expect(performance.now() - begun).toBeLessThan(6000)
    expect(events.at(-1)).toMatchObject({ type: 'done', sources: { engine: 3, 'openai-compatible': 3 } })
  })
})

describe('a question that three devices report', () => {
  it('is not served again until an admin has decided', async () => {
    const [fake, second] = [await start(), await start()]
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake-1',
      DEEPSEEK_API_KEY: 'sk-8',
      DEEPSEEK_BASE_URL: second.url,
    })
    const { questions } = await functions.ask({ count: 4 })
    await waitUntil(() => functions.generation?.underWay() === 0)
    const [bad] = questions
    const report = async (device: string) => {
      const row = buildReport({ content_id: bad?.id ?? '', device })
      const { error } = await backend().client.from('reports').insert(row)
      expect(error).toBeNull()
      functions.holds.forget()
    }
    const isServed = async () => {
      const found = await functions.generation?.findInPool(
        { topic: 'Sherlock Holmes', count: 50, difficulty: 'medium' },
        50,
      )
      return found?.questions.some(({ id }) => id === bad?.id)
    }
    await report('one')
    await report('two')
    await report('two')
    expect(await isServed()).toBe(true)
    await report('three')
    expect(await isServed()).toBe(false)
    await backend().client.from('reports').update({ status: 'resolved' }).eq('content_id', bad?.id)
    functions.holds.forget()
    expect(await isServed()).toBe(true)
    await backend().client.from('reports').delete().neq('content_id', '')
  })
})

describe('the pool ahead of demand', () => {
  it('gets questions on popular topics while nobody asks, and is left alone when nobody wants the topic', async () => {
    const [fake, second] = [await start(), await start()]
    const functions = await openFunctions(backend(), {
      AI_BASE_URL: fake.url,
      AI_MODEL: 'fake-1',
      DEEPSEEK_API_KEY: 'sk-8',
      DEEPSEEK_BASE_URL: second.url,
    })
    const inPool = async (topic: string) => {
      const { data } = await backend()
        .client.from('pool_questions')
        .select('id')
        .eq('topic_key', topic.toLowerCase())
      return data?.length
    }
    await functions.ask({ topic: 'Travels of my aunt', count: 2 })
    await functions.ask({ topic: 'Travels of my aunt', count: 2, seen: [] })
    await functions.ask({ topic: 'Travels of my uncle', count: 2 })
    await waitUntil(() => functions.generation?.underWay() === 0)
    const before = (await inPool('Travels of my aunt')) ?? 0
    await functions.generation?.fillPool()
    expect(await inPool('Travels of my aunt')).toBe(before + 10)
    expect(await inPool('Travels of my uncle')).toBe(2)
  })

  it('is not filled when only one model is there to agree with itself, or half of the budget is used', async () => {
    const fake = await start()
    const functions = await openFunctions(backend(), { AI_BASE_URL: fake.url, AI_MODEL: 'fake-1' })
    await functions.ask({ topic: 'Travels of my aunt' })
    await functions.ask({ topic: 'Travels of my aunt' })
    const calls = fake.calls.length
    await functions.generation?.fillPool()
    expect(fake.calls.length).toBe(calls)
  })
})
