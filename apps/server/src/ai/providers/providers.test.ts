import { createServer, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chunkOf } from '../../testing/fake-provider.ts'
import { AiVariables } from '../ai-variables.ts'
import { callProvider } from '../call-provider.ts'
import { openProviders } from '../configured-providers.ts'

/** Each provider's own wire format, as it streams `{"questions":[]}` in two pieces. */
const [FIRST, SECOND] = ['{"questions"', ':[]}']

const event = (data: object, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const CHAT =
  chunkOf({ role: 'assistant', content: FIRST }) +
  chunkOf({ content: SECOND }) +
  chunkOf({}, 'stop') +
  event({
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [],
    usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
  }) +
  'data: [DONE]\n\n'

const PERPLEXITY = [FIRST, SECOND]
  .map((content, index) =>
    event({
      id: '1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'sonar',
      citations: ['https://pib.gov.in/release'],
      usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
      choices: [
        {
          index: 0,
          delta: { role: 'assistant', content },
          message: { role: 'assistant', content },
          finish_reason: index === 1 ? 'stop' : null,
        },
      ],
    }),
  )
  .join('')

const ANTHROPIC = [
  {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 11, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'ping' },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: FIRST } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: SECOND } },
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: 'end_turn', stop_sequence: null },
    usage: { output_tokens: 7 },
  },
  { type: 'message_stop' },
]
  .map((data) => event(data, data.type))
  .join('')

const GOOGLE = [FIRST, SECOND]
  .map((text, index) =>
    event({
      candidates: [
        {
          content: { parts: [{ text }], role: 'model' },
          index: 0,
          ...(index === 1 && { finishReason: 'STOP' }),
        },
      ],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
      modelVersion: 'gemini',
    }),
  )
  .join('')

const SCHEMA = {
  type: 'object',
  properties: { questions: { type: 'array', items: { type: 'string' } } },
  required: ['questions'],
  additionalProperties: false,
} as const

const PROVIDERS = [
  {
    name: 'deepseek',
    variables: ['DEEPSEEK_API_KEY', 'DEEPSEEK_BASE_URL'],
    stream: CHAT,
    path: '/v1/chat/completions',
    auth: 'authorization',
  },
  {
    name: 'perplexity',
    variables: ['PERPLEXITY_API_KEY', 'PERPLEXITY_BASE_URL'],
    stream: PERPLEXITY,
    path: '/v1/chat/completions',
    auth: 'authorization',
  },
  {
    name: 'openai',
    variables: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    stream: CHAT,
    path: '/v1/chat/completions',
    auth: 'authorization',
  },
  {
    name: 'anthropic',
    variables: ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL'],
    stream: ANTHROPIC,
    path: '/v1/messages',
    auth: 'x-api-key',
  },
  {
    name: 'google',
    variables: ['GOOGLE_GENERATIVE_AI_API_KEY', 'GOOGLE_BASE_URL'],
    stream: GOOGLE,
    path: '/v1/models/gemini-2.5-flash:streamGenerateContent',
    auth: 'x-goog-api-key',
  },
  {
    name: 'openai-compatible',
    variables: ['AI_API_KEY', 'AI_BASE_URL'],
    stream: CHAT,
    path: '/v1/chat/completions',
    auth: 'authorization',
  },
]

describe('the providers, each in its own wire format', () => {
  let answer = ''
  const requests: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer(async (request, response) => {
    requests.push({
      path: request.url?.split('?')[0] ?? '',
      headers: request.headers,
      body: await readText(request),
    })
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end(answer)
  })
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/v1`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const REQUEST = { instructions: 'Our words', prompt: 'Their words', schema: SCHEMA, maxOutputTokens: 100 }
  const signal = new AbortController().signal
  const patience = { firstTextMs: 5000, idleMs: 5000, callMs: 5000 }

  it.each([-11, 1e18])('estimates the tokens when the provider reports %d', async (tokens) => {
    answer = CHAT.replace(/(_tokens":)\d+/g, `$1${tokens}`)
    const variables = AiVariables.parse({ OPENAI_API_KEY: 'sk-secret-key', OPENAI_BASE_URL: url })
    const [provider] = await openProviders(variables, fetch)
    if (!provider) throw new Error('no provider was opened')
    const used = await callProvider(provider, REQUEST, { onText: () => 'more', signal, patience })
    expect(used).toEqual({ inputTokens: 5, outputTokens: 4 })
  })

  it.each([
    ['openai', CHAT.replace('"stop"', '"content_filter"')],
    ['deepseek', CHAT.replace('"stop"', '"content_filter"')],
    ['openai-compatible', CHAT.replace('"stop"', '"content_filter"')],
    ['anthropic', ANTHROPIC.replace('"end_turn"', '"refusal"')],
    ['google', GOOGLE.replace('"STOP"', '"SAFETY"')],
  ])(
    '%s: an answer that its own filter ended is told as filtered, after what came before it',
    async (name, ended) => {
      const given = PROVIDERS.find((one) => one.name === name)
      const [keyName = '', urlName = ''] = given?.variables ?? []
      expect(ended).not.toBe(given?.stream)
      answer = ended
      const variables = AiVariables.parse({ [keyName]: 'sk-secret-key', [urlName]: url, AI_MODEL: 'llama' })
      const [provider] = await openProviders(variables, fetch)
      if (!provider) throw new Error('no provider was opened')
      let written = ''
      const onText = (text: string) => {
        written += text
        return 'more' as const
      }
      await expect(callProvider(provider, REQUEST, { onText, signal, patience })).rejects.toMatchObject({
        failure: { kind: 'filtered', isPassing: false },
      })
      expect(written).toBe('{"questions":[]}')
    },
  )

  it.each(PROVIDERS)(
    '$name: asked with its key and our schema, read as it streams, its tokens counted',
    async (given) => {
      answer = given.stream
      const [keyName = '', urlName = ''] = given.variables
      const model = given.name === 'openai-compatible' ? { AI_MODEL: 'llama' } : {}
      const variables = AiVariables.parse({ [keyName]: 'sk-secret-key', [urlName]: url, ...model })
      const [provider] = await openProviders(variables, fetch)
      if (!provider) throw new Error('no provider was opened')
      const pieces: string[] = []
      const pages: string[] = []
      const used = await callProvider(provider, REQUEST, {
        onText(text) {
          pieces.push(text)
          return 'more'
        },
        onSource: (page) => pages.push(page.url),
        signal,
        patience,
      })
      expect(provider.name).toBe(given.name)
      expect(pieces.join('')).toBe('{"questions":[]}')
      expect(pieces.length).toBeGreaterThan(1)
      expect(used).toEqual({ inputTokens: 11, outputTokens: 7 })
      expect(pages).toEqual(provider.searchesWeb ? ['https://pib.gov.in/release'] : [])
      const request = requests.at(-1)
      expect(request?.path).toBe(given.path)
      expect(String(request?.headers[given.auth])).toContain('sk-secret-key')
      for (const words of ['Our words', 'Their words', 'questions']) expect(request?.body).toContain(words)
    },
  )
})
