import { makeQuestionId } from '@ekagra/exam/question/question-id'
import { shuffle } from '@ekagra/exam/session/shuffle-options'
import type { ServerQuestion } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { askProviders, NoProviderLeft } from '../ai/ask-providers.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createElementScanner } from '../ai/scan-elements.ts'
import type { Brief } from './brief.ts'
import { createChannel } from './channel.ts'
import { Draft, type DropReason } from './draft.ts'
import { type GenerationLimits, splitWork } from './limits.ts'
import { writeQuestions } from './prompts/write-questions.ts'
import { createQuestionGates, type PassedQuestion } from './question-gates.ts'
import type { LookedUpPage } from './resolve-source.ts'
import { verifyQuestions } from './verify-questions.ts'

const PLACES = [0, 1, 2, 3]

/** Puts the right option into each of the four places equally often, and shuffles the wrong ones. */
function createAnswerKeyDeck(random: () => number) {
  let deck: number[] = []
  return ({ options, correctIndex }: Pick<Draft, 'options' | 'correctIndex'>) => {
    if (deck.length === 0) deck = shuffle(PLACES, random)
    const place = deck.pop() ?? 0
    const wrong = shuffle(
      options.filter((_, index) => index !== correctIndex),
      random,
    )
    return {
      options: [...wrong.slice(0, place), options[correctIndex] ?? '', ...wrong.slice(place)],
      correctIndex: place,
    }
  }
}

export interface WriterOptions {
  providers: readonly GuardedProvider[]
  limits: GenerationLimits
  /** Whether a blind second solve must agree. */
  verify: boolean
  now(): number
  random(): number
  /** For the fences of a prompt. */
  drawMark(): string
  onDrop(reason: DropReason, provider: string): void
}

export interface WritingOrder {
  brief: Brief
  count: number
  /** The provider that was asked for; the others follow. */
  preferred?: string | undefined
  /** Texts of questions that must not come again. */
  avoid: readonly string[]
}

export interface WrittenQuestion {
  question: ServerQuestion
  provider: string
}

const Drafts = z.strictObject({ questions: z.array(z.strictObject(Draft.shape)) })
const DRAFTS_SCHEMA = z.toJSONSchema(Drafts, { target: 'draft-7' })

/** Several times what a question needs, with room for models that think before they write. */
const TOKENS_PER_QUESTION = 600
const TOKENS_TO_THINK = 4000
const CHARACTERS_PER_QUESTION = 6000
/** How many known questions a prompt lists: enough to avoid repeats, few enough to pay for. */
const NAMED_KNOWN = 30

/**
 * Writes questions with the providers: several writers in parallel; each question is checked when its last brace arrives and
 * solved a second time without its key. Gives each one when it has passed; a few more than wanted when there are more, and fewer
 * when the providers fail. Ends early when `signal` is aborted.
 */
export function createQuestionWriter(options: WriterOptions) {
  const { providers, limits, verify, now, random, drawMark, onDrop } = options
  const retries = { ...limits.retries, random }
  const { patience } = limits

  return async function* write(
    { brief, count, preferred, avoid }: WritingOrder,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenQuestion> {
    const passed = createChannel<WrittenQuestion>()
    const place = createAnswerKeyDeck(random)
    const left = new AbortController()
    const late = AbortSignal.timeout(limits.answerMs)
    const ended = AbortSignal.any([signal, left.signal, late])
    /** Writers stop as soon as there are enough questions; solves that have begun are finished, for the pool. */
    const enough = new AbortController()
    const writing = AbortSignal.any([ended, enough.signal])
    let accepted = 0

    const accept = ({ draft, writer, source }: PassedQuestion) => {
      const { text, explanation } = draft
      const question: ServerQuestion = {
        id: makeQuestionId(now(), accepted, random()),
        text: text.trim(),
        ...place(draft),
        explanation: explanation.trim(),
        difficulty: brief.difficulty,
        trust: verify ? 'cross-checked' : 'unverified',
        ...(source && { source }),
      }
      accepted += 1
      passed.push({ question, provider: writer })
      if (accepted >= count) enough.abort()
    }
    const gates = createQuestionGates({
      brief,
      verify: verify
        ? (batch, tell) => verifyQuestions(batch, { providers, retries, patience, drawMark }, tell, ended)
        : undefined,
      solveBatch: limits.solveBatch,
      solvers: limits.solvers,
      avoid,
      onPass: accept,
      onDrop,
    })

    const writePart = async (wanted: number, part: number, parts: number) => {
      let usable = 0
      await askProviders(
        byPreference(providers, preferred),
        async (provider) => {
          const missing = wanted - usable
          const pages: LookedUpPage[] = []
          const scan = createElementScanner(undefined, (head) => gates.offerHead(head, provider.name))
          let seen = 0
          let written = 0
          await provider.call(
            'questions',
            {
              ...writeQuestions.build({
                brief,
                count: missing,
                part,
                parts,
                avoid: gates.known.slice(-NAMED_KNOWN),
                now: now(),
                mark: drawMark(),
              }),
              schema: DRAFTS_SCHEMA,
              maxOutputTokens: TOKENS_TO_THINK + missing * TOKENS_PER_QUESTION,
            },
            {
              onText(text) {
                written += text.length
                for (const element of scan(text)) {
                  seen += 1
                  if (usable < wanted && gates.offer(element, provider.name, pages)) usable += 1
                }
                // A model that does not stop writing is stopped, whatever it writes.
                const isTooMuch = seen > missing * 2 || written > CHARACTERS_PER_QUESTION * (missing + 1)
                return usable >= wanted || isTooMuch ? 'enough' : 'more'
              },
              onSource: (page) => pages.push(page),
              signal: writing,
              patience,
            },
          )
          if (seen === 0) throw new ProviderFailure('unusable')
        },
        retries,
        writing,
      )
    }

    const run = async () => {
      for (let round = 1; round <= limits.rounds && accepted < count; round += 1) {
        const parts = splitWork(
          Math.ceil((count - accepted) * limits.oversampling),
          limits.questionsPerCall,
          limits.writers,
        )
        const results = await Promise.allSettled(
          parts.map((wanted, index) => writePart(wanted, index + 1, parts.length)),
        )
        await gates.settled()
        for (const result of results) if (result.status === 'rejected') rethrowUnexpected(result.reason)
        // When no provider could write at all, asking again in the same minute is useless.
        if (results.every(({ status }) => status === 'rejected')) return
      }
    }
    /** Enough questions, too late, caller gone, or no provider left: each ends the batch with what it has. */
    const rethrowUnexpected = (error: unknown) => {
      if (!(error instanceof NoProviderLeft) && !writing.aborted) throw error
    }

    const work = run().then(
      () => passed.close(),
      (error: unknown) => (ended.aborted ? passed.close() : passed.fail(error)),
    )
    try {
      yield* passed
      signal.throwIfAborted()
    } finally {
      left.abort()
      await work
    }
  }
}

/** The wanted provider first, the others as they are listed. */
const byPreference = (
  providers: readonly GuardedProvider[],
  preferred: string | undefined,
): GuardedProvider[] =>
  [...providers].sort((a, b) => Number(b.name === preferred) - Number(a.name === preferred))
