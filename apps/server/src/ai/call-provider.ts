import type { FinishReason, JSONSchema7 } from 'ai'
import { type Patience, startDeadlines } from './deadlines.ts'
import { orAborted } from './or-aborted.ts'
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
  /** The model has written as many tokens as it may: its last words are not whole. */
  onLengthReached?(): void
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
 * One call to one provider, streamed, within deadlines of our own. It uses the model of the provider package directly: the SDK's own call adds
 * retries, deadlines and parsing that are not ours, and takes three times the processor for each token.
 * @throws {CallFailed | CallLeft}
 */
export async function callProvider(
  { model }: Provider,
  { instructions, prompt, image, schema, maxOutputTokens }: ModelRequest,
  { onText, onSource, onLengthReached, signal, patience }: CallOptions,
): Promise<TokenUse> {
  const deadlines = startDeadlines(patience)
  const enough = new AbortController()
  let written = 0
  let used: TokenUse = {
    inputTokens: Math.ceil((instructions.length + prompt.length) / CHARACTERS_PER_TOKEN),
    outputTokens: 0,
  }
  const over = AbortSignal.any([signal, deadlines.isOver, enough.signal])
  try {
    // A provider package may not notice before the headers that its call is over.
    const { stream } = await orAborted(over, () =>
      model.doStream({
        prompt: [
          { role: 'system', content: instructions },
          {
            role: 'user',
            content: [{ type: 'text', text: prompt }, ...(image ? [pictureOf(image)] : [])],
          },
        ],
        maxOutputTokens,
        abortSignal: over,
        ...(schema && { responseFormat: { type: 'json', schema, name: 'answer' } }),
      }),
    )
    for await (const part of readUntil(stream, over)) {
      switch (part.type) {
        case 'text-delta':
          // An empty text only keeps the connection alive.
          if (part.delta === '') break
          deadlines.textArrived()
          written += part.delta.length
          if (onText(part.delta) === 'enough') enough.abort()
          break
        case 'reasoning-delta':
          // Reasoning counts as activity, within the deadline of the whole call.
          if (part.delta !== '') deadlines.textArrived()
          break
        case 'source':
          if (part.sourceType === 'url') onSource?.({ url: part.url, title: part.title })
          break
        case 'error':
          throw part.error
        case 'finish':
          used = {
            inputTokens: countOf(part.usage.inputTokens.total) ?? used.inputTokens,
            outputTokens: countOf(part.usage.outputTokens.total) ?? 0,
          }
          if (part.finishReason.unified === 'content-filter') throw new ProviderFailure('filtered')
          if (part.finishReason.unified === 'length') onLengthReached?.()
          if (isCut(part.finishReason.unified, part.finishReason.raw)) throw new ProviderFailure('network')
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

const pictureOf = ({ data, mediaType }: { data: string; mediaType: string }) => ({
  type: 'file' as const,
  data: { type: 'data' as const, data },
  mediaType,
})

/** The parts of a stream until it ends or the call is over. */
async function* readUntil<Part>(stream: ReadableStream<Part>, over: AbortSignal): AsyncGenerator<Part> {
  const reader = stream.getReader()
  const leave = () => void reader.cancel(over.reason).catch(() => undefined)
  over.addEventListener('abort', leave, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    over.removeEventListener('abort', leave)
    leave()
  }
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
