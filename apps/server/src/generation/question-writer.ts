import { makeQuestionId } from '@ekagra/exam/question/question-id'
import { shuffle } from '@ekagra/exam/session/shuffle-options'
import { ServerQuestion } from '@ekagra/schema/question'
import * as z from 'zod/mini'
import { askProviders, NoProviderLeft } from '../ai/ask-providers.ts'
import { drawTicket } from '../ai/fair-queue.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { type FailureKind, ProviderFailure } from '../ai/provider-failure.ts'
import { createElementScanner } from '../ai/scan-elements.ts'
import type { Brief } from './brief.ts'
import { createChannel } from './channel.ts'
import { Draft, type DropReason } from './draft.ts'
import { callsFor, type GenerationLimits, shareOf } from './limits.ts'
import { writeQuestions } from './prompts/write-questions.ts'
import { createQuestionGates, type PassedQuestion, type WriterAnswer } from './question-gates.ts'
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
  /** A provider is asked for so many questions. */
  onDraft?: ((provider: string, questions: number) => void) | undefined
}

export interface WritingOrder {
  brief: Brief
  count: number
  /** The provider that was asked for; the others follow. */
  preferred?: string | undefined
  /** Texts of questions that must not come again. */
  avoid: readonly string[]
  /** Nobody waits for these questions. */
  isSpare?: boolean | undefined
}

export const WrittenQuestion = z.object({
  question: ServerQuestion,
  /** Who wrote it. */
  provider: z.string(),
  /** Who agreed with its key; empty when nobody did. */
  confirmedBy: z.string(),
})
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

const Drafts = z.strictObject({ questions: z.array(z.strictObject(Draft.shape)) })
const DRAFTS_SCHEMA = z.toJSONSchema(Drafts, { target: 'draft-7' })

/** Several times what a question needs, with room for models that think before they write. */
const TOKENS_PER_QUESTION = 600
const TOKENS_TO_THINK = 4000
const CHARACTERS_PER_QUESTION = 6000
/** How many known questions a prompt lists: enough to avoid repeats, few enough to pay for. */
const NAMED_KNOWN = 30

/** Failures that another try in the same minute will not mend. */
const LASTING: ReadonlySet<FailureKind> = new Set(['key', 'credit', 'rejected', 'budget'])

const TRUST = { independent: 'cross-checked', own: 'self-checked', none: 'unverified' } as const

/** What the failures of calls for questions say about the next call. */
function watchFailures({ rounds, restPauseMs }: Pick<GenerationLimits, 'rounds' | 'restPauseMs'>) {
  let inARow = 0
  let restedAt = Number.NEGATIVE_INFINITY
  let isHopeless = false
  let unexpected: { error: unknown } | undefined
  return {
    /** A call has succeeded. */
    forget(): void {
      inARow = 0
    },
    /** Takes the error of a call. A provider that rests is tried again when it has rested, if there is time. */
    async take(error: unknown): Promise<void> {
      if (!(error instanceof NoProviderLeft)) unexpected ??= { error }
      else if (Object.values(error.kinds).every((kind) => LASTING.has(kind))) isHopeless = true
      const isResting = error instanceof NoProviderLeft && Object.values(error.kinds).includes('resting')
      // Calls side by side meet the same rest, which counts once.
      if (!isResting || performance.now() - restedAt >= restPauseMs) {
        inARow += 1
        if (isResting) restedAt = performance.now()
      }
      if (isResting) await sleep(restPauseMs)
    },
    /** One failure of a call that ran beside others says little; so many in a row say that nobody can write now. */
    mayWrite: (): boolean => !isHopeless && inARow < rounds,
    /** The first failure that was our own fault and not a provider's. */
    unexpected: () => unexpected,
  }
}

/**
 * Writes questions with the providers: several writers in parallel; each question is checked when its last brace arrives and
 * solved a second time without its key. Gives each one when it has passed; fewer than wanted when the providers fail or time runs out.
 * Ends early when `signal` is aborted.
 */
export function createQuestionWriter(options: WriterOptions) {
  const { providers, limits, verify, now, random, drawMark, onDrop, onDraft } = options
  const retries = { ...limits.retries, random }
  const { patience } = limits

  return async function* write(
    { brief, count, preferred, avoid, isSpare }: WritingOrder,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenQuestion> {
    const passed = createChannel<WrittenQuestion>()
    const place = createAnswerKeyDeck(random)
    const ticket = drawTicket(isSpare)
    const left = new AbortController()
    const late = AbortSignal.timeout(limits.answerMs)
    const ended = AbortSignal.any([signal, left.signal, late])
    /** Writers stop as soon as there are enough questions. */
    const enough = new AbortController()
    const writing = AbortSignal.any([ended, enough.signal])
    let accepted = 0

    const accept = ({ draft, writer, source, agreement, confirmedBy }: PassedQuestion) => {
      const { text, explanation } = draft
      const question: ServerQuestion = {
        id: makeQuestionId(now(), accepted, random()),
        text: text.trim(),
        ...place(draft),
        explanation: explanation.trim(),
        difficulty: brief.difficulty,
        trust: verify || agreement === 'independent' ? TRUST[agreement] : 'unverified',
        ...(source && { source }),
      }
      accepted += 1
      passed.push({ question, provider: writer, confirmedBy })
      if (accepted >= count) enough.abort()
    }
    /** Calls for questions that wait for their turn. */
    let queued = 0
    /** Whether others wait for a provider. */
    const isBusy = () => providers.some((provider) => provider.state().waiting > queued)
    const gates = createQuestionGates({
      brief,
      verify: verify
        ? (writer, take, tell) => {
            const topic = brief.text === undefined ? brief.topic : undefined
            const solving = { providers, ticket, topic, retries, patience, drawMark }
            return verifyQuestions(writer, take, solving, tell, ended)
          }
        : undefined,
      solveBatch: limits.solveBatch,
      solvers: limits.solvers,
      tries: limits.rounds,
      pauseMs: limits.restPauseMs,
      // The learner waits for the first question, not for the others.
      isPatient: () => accepted > 0 && isBusy(),
      avoid,
      onPass: accept,
      onDrop,
    })

    /** Questions that writers at work still owe. */
    let promised = 0
    /** Questions asked of providers so far; a provider that writes only bad ones must not be paid for ever. */
    let drafted = 0
    let part = 0
    const missing = () => count - accepted - gates.undecided() - promised
    const callsWanted = () => {
      const wanted = Math.min(missing(), Math.ceil(count * limits.mostDrafts) - drafted)
      const perCall = isBusy() ? limits.questionsPerBusyCall : limits.questionsPerCall
      return wanted > 0 ? callsFor(wanted, perCall, limits.writers) : 0
    }

    /** One call, repeated at this or another provider while it fails for a passing reason. */
    const writeSome = () =>
      askProviders(
        byPreference(providers, preferred),
        async (provider) => {
          const pages: LookedUpPage[] = []
          let answer: WriterAnswer | undefined
          let scan = createElementScanner()
          let wanted = 0
          let usable = 0
          let seen = 0
          let written = 0
          let isQueued = true
          queued += 1
          const leaveQueue = () => {
            if (isQueued) queued -= 1
            isQueued = false
          }
          const settle = () => {
            promised -= wanted - Math.min(usable, wanted)
            wanted = 0
            if (answer) gates.close(answer)
          }
          /** Only when the turn has come is it known how many are still missing. */
          const prepare = () => {
            settle()
            const share = shareOf(missing(), queued)
            leaveQueue()
            const isFirst = ticket.started <= 1
            wanted = Math.max(0, isFirst && isBusy() ? Math.min(share, limits.firstBusyCall) : share)
            if (wanted === 0) return null
            usable = 0
            seen = 0
            written = 0
            promised += wanted
            drafted += wanted
            part += 1
            onDraft?.(provider.name, wanted)
            const opened = gates.open(provider.name)
            answer = opened
            scan = createElementScanner(undefined, (head) => gates.offerHead(head, opened))
            return {
              ...writeQuestions.build({
                brief,
                count: wanted,
                part,
                parts: Math.max(part, Math.ceil(count / limits.questionsPerCall)),
                avoid: gates.known.slice(-NAMED_KNOWN),
                now: now(),
                mark: drawMark(),
              }),
              schema: DRAFTS_SCHEMA,
              maxOutputTokens: TOKENS_TO_THINK + wanted * TOKENS_PER_QUESTION,
            }
          }
          try {
            const used = await provider.call('questions', prepare, {
              onText(text) {
                written += text.length
                for (const element of scan(text)) {
                  seen += 1
                  if (answer && usable < wanted && gates.offer(element, answer, pages)) {
                    usable += 1
                    promised -= 1
                  }
                }
                // A model that does not stop writing is stopped, whatever it writes.
                const isTooMuch = seen > wanted * 2 || written > CHARACTERS_PER_QUESTION * (wanted + 1)
                return usable >= wanted || isTooMuch ? 'enough' : 'more'
              },
              onSource: (page) => pages.push(page),
              signal: writing,
              patience,
              ticket,
            })
            if (used !== null && seen === 0) throw new ProviderFailure('unusable')
          } finally {
            leaveQueue()
            settle()
          }
        },
        retries,
        writing,
      )

    const run = async () => {
      const calls = new Set<Promise<void>>()
      const failures = watchFailures(limits)
      const begin = () => {
        const call = writeSome()
          .then(failures.forget, async (error: unknown) => {
            if (!writing.aborted) await failures.take(error)
          })
          .finally(() => calls.delete(call))
        calls.add(call)
      }
      /** False when no verdict will come any more. */
      const nextVerdict = () =>
        Promise.race([gates.changed().then(() => true), gates.settled().then(() => false)])
      while (!writing.aborted && !failures.unexpected()) {
        const mayWrite = failures.mayWrite()
        while (mayWrite && queued < callsWanted() && calls.size < limits.writers) begin()
        if (calls.size > 0) await Promise.race([...calls, gates.changed()])
        else if (gates.undecided() === 0 || !(await nextVerdict())) return
      }
      await Promise.all(calls)
      const unexpected = failures.unexpected()
      if (unexpected) throw unexpected.error
    }

    const work = run().then(
      () => passed.close(),
      (error: unknown) => (ended.aborted ? passed.close() : passed.fail(error)),
    )
    const stop = () => passed.close()
    ended.addEventListener('abort', stop, { once: true })
    try {
      yield* passed
      signal.throwIfAborted()
    } finally {
      ended.removeEventListener('abort', stop)
      left.abort()
      await work
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The wanted provider first, the others as they are listed; but one with a long queue after one with a short queue. */
const byPreference = (
  providers: readonly GuardedProvider[],
  preferred: string | undefined,
): GuardedProvider[] =>
  [...providers].sort(
    (a, b) => a.pressure() - b.pressure() || Number(b.name === preferred) - Number(a.name === preferred),
  )
