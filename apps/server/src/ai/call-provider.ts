import { type FinishReason, type JSONSchema7, jsonSchema, Output, streamText } from 'ai'
import { type Patience, startDeadlines } from './deadlines.ts'
import type { Provider } from './provider.ts'
import { ProviderFailure, toProviderFailure } from './provider-failure.ts'

export interface ModelRequest {
  /** What we want, in our own words only. */
  instructions: string
  /** The material; everything that others wrote is between fences. */
  prompt: string
  /** A picture, as base64. */
  image?: { data: string; mediaType: string } | undefined
  /** The form of the answer; without it the answer is free text. */
  schema?: JSONSchema7 | undefined
  maxOutputTokens: number
}

export interface CallOptions {
  /** Gets the text as it is written; 'enough' ends the call. */
  onText(text: string): 'enough' | 'more'
  /** Gets the pages that the provider itself looked up. */
  onSource?(page: { url: string; title: string | undefined }): void
  signal: AbortSignal
  patience: Patience
}

export interface TokenUse {
  inputTokens: number
  outputTokens: number
}

/** Used to estimate tokens when a provider does not report them. */
const CHARACTERS_PER_TOKEN = 4

/** More than any model reads or writes in one call. */
const MOST_TOKENS = 100_000_000

/** A failed call, with the tokens that it used. */
export class CallFailed extends Error {
  readonly failure: ProviderFailure
  readonly used: TokenUse

  constructor(failure: ProviderFailure, used: TokenUse) {
    super(failure.message)
    this.failure = failure
    this.used = used
  }
}

/** The caller has left; the tokens used until then are paid for. */
export class CallLeft extends Error {
  readonly used: TokenUse

  constructor(used: TokenUse) {
    super('the caller has gone')
    this.used = used
  }
}

/**
 * JSON by schema, without the SDK's own parsing, which would parse the whole text again with every token.
 * The SDK passes a token on only when the partial value has changed, so the value is a counter.
 */
function writtenAs(schema: JSONSchema7): Output.Output<string, string, never> {
  let tokens = 0
  return {
    ...Output.text(),
    name: 'object',
    responseFormat: Output.object({ schema: jsonSchema(schema), name: 'answer' }).responseFormat,
    parsePartialOutput() {
      tokens += 1
      return Promise.resolve({ partial: String(tokens) })
    },
  }
}

/**
 * One call to one provider, streamed, within deadlines of our own and without the SDK's retries.
 * @throws {CallFailed | CallLeft}
 */
export async function callProvider(
  { model }: Provider,
  { instructions, prompt, image, schema, maxOutputTokens }: ModelRequest,
  { onText, onSource, signal, patience }: CallOptions,
): Promise<TokenUse> {
  const deadlines = startDeadlines(patience)
  const enough = new AbortController()
  let written = 0
  let used: TokenUse = {
    inputTokens: Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN),
    outputTokens: 0,
  }
  const result = streamText({
    model,
    instructions,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: prompt },
          ...(image ? [{ type: 'file' as const, data: image.data, mediaType: image.mediaType }] : []),
        ],
      },
    ],
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, deadlines.isOver, enough.signal]),
    ...(schema && { output: writtenAs(schema) }),
    // Errors arrive in the stream as well; without this the SDK prints them.
    onError: () => undefined,
  })
  try {
    for await (const part of result.stream) {
      switch (part.type) {
        case 'text-delta':
          // An empty text only keeps the connection alive.
          if (part.text === '') break
          deadlines.textArrived()
          written += part.text.length
          if (onText(part.text) === 'enough') enough.abort()
          break
        case 'reasoning-delta':
          // Reasoning counts as activity, within the deadline of the whole call.
          if (part.text !== '') deadlines.textArrived()
          break
        case 'source':
          if (part.sourceType === 'url') onSource?.({ url: part.url, title: part.title })
          break
        case 'error':
          throw part.error
        case 'finish':
          used = {
            inputTokens: countOf(part.totalUsage.inputTokens) ?? used.inputTokens,
            outputTokens: countOf(part.totalUsage.outputTokens) ?? 0,
          }
          if (part.finishReason === 'content-filter') throw new ProviderFailure('unusable')
          if (isCut(part.finishReason, part.rawFinishReason)) throw new ProviderFailure('network')
          break
      }
      if (enough.signal.aborted) break
    }
  } catch (error) {
    if (signal.aborted) throw new CallLeft(withEstimate(used, written))
    const failure = deadlines.isOver.aborted
      ? new ProviderFailure('timeout')
      : toProviderFailure(error, Date.now())
    throw new CallFailed(failure, withEstimate(used, written))
  } finally {
    deadlines.stop()
  }
  if (signal.aborted) throw new CallLeft(withEstimate(used, written))
  if (deadlines.isOver.aborted)
    throw new CallFailed(new ProviderFailure('timeout'), withEstimate(used, written))
  return withEstimate(used, written)
}

/** A stream that was not cut has a finish reason, if only one that the SDK does not know. */
const isCut = (reason: FinishReason, raw: string | undefined): boolean =>
  reason === 'error' || reason === 'interrupted' || (reason === 'other' && raw === undefined)

/** The provider's own token count, if plausible: a negative one would add to the budget, and a metric cannot go down. */
const countOf = (tokens: number | undefined): number | undefined =>
  tokens !== undefined && tokens >= 0 && tokens <= MOST_TOKENS ? tokens : undefined

const withEstimate = (used: TokenUse, written: number): TokenUse => ({
  ...used,
  outputTokens: used.outputTokens || Math.ceil(written / CHARACTERS_PER_TOKEN),
})
