import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerConfig, stubServer } from '../../testing/stub-server.ts'

vi.mock('../stores/core/log-storage-problem.ts')
const makePaper = vi.hoisted(() => vi.fn())
vi.mock('@ekagra/questions/paper/make-paper', () => ({ makePaper }))

const FUNCTION = '/functions/v1/generate-questions'
const PROMPTS = '/rest/v1/category_prompts'
const load = async () => (await import('./request-current-affairs.ts')).requestCurrentAffairs
const request = {
  category: 'Defence',
  count: 15,
  difficulty: 'medium',
  timeframe: 'weekly',
  isFollowUp: false,
} as const
const question = {
  text: 'Which exercise?',
  options: ['A', 'B', 'C', 'D', 'E'],
  correctIndex: 1,
  correctAnswer: 2,
}

beforeEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  makePaper.mockReset()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
})

describe('requesting current affairs', () => {
  it('API-04 API-05 API-07 GEN-10 reads the prompt of the category and sends exactly what the contract says', async () => {
    const requests = stubServer({
      ...answerConfig(),
      [PROMPTS]: () => Response.json([{ prompt: 'Name the partner country.' }]),
      [FUNCTION]: () => Response.json({ questions: [question] }),
    })
    const questions = await (await load())(request, { seenIds: ['q-1'], now: () => 1000 })
    const [prompts, call] = requests.slice(1)
    expect(prompts).toMatchObject({ method: 'GET' })
    expect(prompts?.address).toMatch(/category_prompts\?select=prompt&category=eq\.Defence$/)
    expect(call?.body).toEqual({
      topic: 'Defence',
      count: 15,
      difficulty: 'medium',
      timeframe: 'weekly',
      provider: 'perplexity',
      prompt:
        'Ask about Defence, as reported in the last 7 days, with India in focus.\nName the partner country.',
      seen: ['q-1'],
    })
    expect(questions).toMatchObject([
      { id: 'question-1000-0', options: ['A', 'B', 'C', 'D'], correctAnswer: 1, trust: 'unverified' },
    ])
  })

  it('sends the request without instructions if they cannot be read', async () => {
    const requests = stubServer({
      ...answerConfig(),
      [PROMPTS]: () => Response.json({ message: 'no' }, { status: 500 }),
      [FUNCTION]: () => Response.json({ questions: [question] }),
    })
    expect(await (await load())({ ...request, isFollowUp: true })).toHaveLength(1)
    expect(requests.filter(({ address }) => address.includes(PROMPTS))).toHaveLength(1)
    expect(requests.find(({ address }) => address.endsWith(FUNCTION))?.body).toMatchObject({
      prompt:
        'Ask about Defence, as reported in the last 7 days, with India in focus.\nGenerate different and unique questions from the previous batch.',
    })
  })

  it.each([
    ['refused', () => Response.json({ error: 'Unknown topic' }, { status: 422 })],
    ['empty', () => Response.json({ questions: [] })],
    ['no list', () => Response.json({ questions: 'none' })],
    ['an error', () => Response.json({ error: 'Budget spent' })],
  ])('has no questions when the answer is %s, and does not ask the engine', async (_, answer) => {
    stubServer({ ...answerConfig(), [PROMPTS]: () => Response.json([]), [FUNCTION]: answer })
    expect(await (await load())(request)).toBeNull()
    expect(makePaper).not.toHaveBeenCalled()
  })

  it('makes evergreen questions in the browser when the server is unreachable', async () => {
    stubServer({})
    makePaper.mockResolvedValue({ questions: [{ ...question, trust: 'curated' }], resolvedTopic: 'x' })
    expect(await (await load())(request)).toMatchObject([{ trust: 'curated' }])
    makePaper.mockResolvedValue(null)
    expect(await (await load())(request)).toBeNull()
    makePaper.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    expect(await (await load())(request)).toBeNull()
  })

  it('returns nothing once it was cancelled', async () => {
    stubServer({ ...answerConfig(), [FUNCTION]: () => Response.json({ questions: [question] }) })
    expect(await (await load())(request, { signal: AbortSignal.abort() })).toBeNull()
  })
})
