import { noteOptions, readNotesContent } from '@ekagra/exam/notes/note-generation'
import type { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { isRecord } from '@ekagra/schema/is-record'
import { NotesEnding, NotesEvent } from '@ekagra/schema/notes-events'
import { secureRandom } from '../secure-random.ts'
import { loadRecovery } from '../start/load-recovery.ts'
import { parseJson } from '../stores/core/parse-json.ts'
import { cachedWriter, cacheNotes, readCachedNotes } from '../stores/learner/notes-cache.ts'
import { type CallFailure, isRefusal } from './call-function.ts'
import { streamFunction } from './stream-function.ts'

export interface NotesWish {
  topic: string
  noteType: NoteType
  difficulty: NoteDifficulty
  /** Notes that were cut off: only what comes after them is asked for. */
  written?: string | undefined
}

/** `empty`: the server returned notes without any text. */
export type NotesFailure = CallFailure | { kind: 'empty' }

export type NotesAnswer =
  | {
      ok: true
      /** Markdown. */
      content: string
      source: 'server' | 'cache' | 'engine'
      /** The provider that wrote them, or 'engine'. */
      servedBy?: string
      /** The topic as it was understood. */
      resolvedTopic?: string
      /** Absent when the server does not say; then the notes count as complete. */
      ending?: NotesEnding
    }
  | { ok: false; failure: NotesFailure }

export interface NotesRequestOptions {
  signal?: AbortSignal | undefined
  /** 0 to 100, as far as the server can tell. */
  onProgress?: ((percent: number) => void) | undefined
  /** The text so far, each time more of it arrives. */
  onText?: ((text: string) => void) | undefined
  now?: () => number
  random?: () => number
}

/**
 * Cached notes of the last 24 hours, otherwise from the server, otherwise from the engine in this browser.
 */
export async function requestNotes(wish: NotesWish, options: NotesRequestOptions = {}): Promise<NotesAnswer> {
  const { signal, now = Date.now } = options
  const isContinued = wish.written !== undefined
  const cached = isContinued ? null : readCachedNotes(wish, now)
  if (cached !== null) {
    const servedBy = cachedWriter(wish)
    return { ok: true, content: cached, source: 'cache', ...(servedBy !== undefined && { servedBy }) }
  }
  const answer = await askServer(wish, options)
  const final =
    answer.ok || isContinued || answer.failure.kind === 'cancelled'
      ? answer
      : await askEngine(wish, answer, options)
  if (signal?.aborted) return { ok: false, failure: { kind: 'cancelled' } }
  // What was cut short is asked for again, not repeated from the cache.
  const isWhole = final.ok && (final.ending ?? 'complete') === 'complete' && !isContinued
  if (final.ok && isWhole) cacheNotes(wish, final.content, now, final.servedBy)
  return final
}

async function askServer(
  { topic, noteType, difficulty, written }: NotesWish,
  { signal, onProgress, onText }: NotesRequestOptions,
): Promise<NotesAnswer> {
  const body = {
    topic: topic.trim(),
    options: noteOptions(noteType, difficulty),
    ...(written !== undefined && { written }),
  }
  const result = await streamFunction('generate-notes', body, { signal })
  if (!result.ok) return result
  if (result.kind === 'whole') return readWholeAnswer(result.data)
  let text = ''
  try {
    for await (const { event, data } of result.events) {
      const step = readStep(event, data)
      if (step?.type === 'progress') onProgress?.(step.percent)
      if (step?.type === 'text') {
        text += step.text
        onText?.(text)
      }
      if (step?.type === 'done') return asAnswer({ ...step, content: text })
      if (step?.type === 'error') return refusal(step.error, step.status)
      if (signal?.aborted) break
    }
  } catch {
    // Broken or cancelled: distinguished below.
  }
  // A stream without an end event was broken: its text may stop in the middle of a sentence.
  return { ok: false, failure: { kind: signal?.aborted ? 'cancelled' : 'unreachable' } }
}

function readStep(type: string, data: string): NotesEvent | undefined {
  const fields = parseJson(data)
  return isRecord(fields) ? NotesEvent.safeParse({ ...fields, type }).data : undefined
}

const refusal = (message: string, status: number): NotesAnswer => ({
  ok: false,
  failure: { kind: 'server', message, status },
})

/** For any server: an error field is an error at any status. */
function readWholeAnswer(data: unknown): NotesAnswer {
  if (!isRecord(data)) return { ok: false, failure: { kind: 'empty' } }
  return typeof data.error === 'string' && data.error !== '' ? refusal(data.error, 200) : asAnswer(data)
}

function asAnswer(data: Record<string, unknown>): NotesAnswer {
  const content = readNotesContent(data.content)
  if (content === null) return { ok: false, failure: { kind: 'empty' } }
  return {
    ok: true,
    content,
    source: 'server',
    ...(typeof data.servedBy === 'string' && { servedBy: data.servedBy }),
    ...(typeof data.resolvedTopic === 'string' && { resolvedTopic: data.resolvedTopic }),
    ...(data.ending !== undefined && { ending: NotesEnding.safeParse(data.ending).data ?? 'complete' }),
  }
}

/** Loaded only when needed; if it does not know the topic, the server's answer is kept. */
async function askEngine(
  { topic, noteType, difficulty }: NotesWish,
  answer: Extract<NotesAnswer, { ok: false }>,
  { now = Date.now, random = secureRandom }: NotesRequestOptions,
): Promise<NotesAnswer> {
  const { failure } = answer
  if (isRefusal(failure)) return answer
  try {
    const notes = await loadRecovery.withoutReload(async () => {
      const { makeNotes } = await import('@ekagra/questions/notes/make-notes')
      return makeNotes({ topic, ...noteOptions(noteType, difficulty), seed: `${now()}-${random()}` })
    })
    if (notes === null) return answer
    return {
      ok: true,
      content: notes.content,
      source: 'engine',
      servedBy: 'engine',
      resolvedTopic: notes.resolvedTopic,
    }
  } catch {
    // Offline, its chunk may not have been fetched yet.
    return answer
  }
}
