import { Difficulty } from '@ekagra/schema/difficulty'
import { Question } from '@ekagra/schema/question'
import { SessionProgress } from '@ekagra/schema/session/session-progress'
import * as z from 'zod/mini'
import { deleteRecords, getRecord, listRecords, putRecord } from '../core/database-records.ts'
import { parseOne, readBy } from '../core/parse-json.ts'
import { localArea, sessionArea } from '../core/storage-area.ts'
import { RUNNING_SESSION, SESSION_PROGRESS } from '../core/storage-keys.ts'
import { createStoredValue, type StoredValue } from '../core/stored-value.ts'
import { heldSessionIds } from './hold-session.ts'
import { Mode } from './session-values.ts'

/** The fixed part of a session, written when it starts and again when more of its questions have arrived. */
export const SessionPaper = z.lazy(() =>
  z.strictObject({
    /** Becomes the id of the history entry, so that finishing twice saves once. */
    id: z.string().check(z.minLength(1)),
    topic: z.string(),
    /** What was typed, when it was understood as something with another name. */
    asked: z.optional(z.string()),
    mode: Mode,
    difficulty: Difficulty,
    questions: z.array(z.nullable(Question)).check(z.minLength(1)),
    /** Per question, the original option index at each shown position. */
    optionOrder: z.array(z.array(z.int())),
    /** ISO 8601. */
    startedAt: z.string(),
    /** A mock with a limit counts down. */
    timeLimitSeconds: z.optional(z.number()),
    /** Questions that had not arrived yet when this was written. */
    missing: z.optional(
      z.strictObject({
        count: z.int().check(z.gte(1)),
        /** Whether they can be requested again. */
        canContinue: z.boolean(),
      }),
    ),
  }),
)
export type SessionPaper = z.infer<typeof SessionPaper>

/** The changing part, written at every answer. */
export const RecordedProgress = z.lazy(() =>
  z.strictObject({
    /** The session's id. */
    id: z.string().check(z.minLength(1)),
    /** Grows with every save; of two copies the higher one is the newer. */
    revision: z.int().check(z.gte(0)),
    progress: SessionProgress,
    elapsedMs: z.number().check(z.gte(0)),
    /** Time on each question so far. */
    questionMs: z.optional(z.array(z.number().check(z.gte(0)))),
    /** ISO 8601. */
    savedAt: z.string(),
  }),
)
export type RecordedProgress = z.infer<typeof RecordedProgress>

/** A session as it is stored. */
export interface SessionRecord {
  paper: SessionPaper
  /** Null if the tab was closed before the first answer. */
  progress: RecordedProgress | null
}

/**
 * - `durable`: on disk; a killed browser loses nothing
 * - `kept`: in localStorage, which the browser writes to disk a little later; a killed tab loses nothing
 * - `memory`: lost with the tab; tell the person
 */
export type Durability = 'durable' | 'kept' | 'memory'

const MIRROR_OF_PAPER = 'running-session-'
/** A session that was not opened for this long is deleted. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

const mirroredPaper = (id: string): StoredValue<SessionPaper | null> =>
  createStoredValue<SessionPaper | null>({
    area: localArea,
    key: MIRROR_OF_PAPER + id,
    parse: (text) => parseOne(text, readBy(SessionPaper)),
    format: JSON.stringify,
  })

const mirroredProgress = (id: string): StoredValue<RecordedProgress | null> =>
  createStoredValue<RecordedProgress | null>({
    area: localArea,
    key: SESSION_PROGRESS + id,
    parse: (text) => parseOne(text, readBy(RecordedProgress)),
    format: JSON.stringify,
  })

/**
 * The session of this tab. A reload keeps it, a killed tab loses it: then `findUnfinishedSessions` finds it.
 */
export const runningSessionId = createStoredValue<string | null>({
  area: sessionArea,
  key: RUNNING_SESSION,
  parse: (text) => ({ value: text, intact: true }),
  format: (id) => id ?? '',
})

/** Await this before the first question is shown; call it again when more questions have arrived. */
export async function storePaper(paper: SessionPaper): Promise<Durability> {
  runningSessionId.write(paper.id)
  const isDurable = await putRecord('sessions', paper)
  const isKept = isDurable || mirroredPaper(paper.id).write(paper) === 'kept'
  if (isDurable) return 'durable'
  return isKept ? 'kept' : 'memory'
}

/** Await this before the screen confirms an answer. */
export async function saveProgress(progress: RecordedProgress): Promise<Durability> {
  const mirrored = mirroredProgress(progress.id).write(progress) === 'kept'
  if (await putRecord('progress', progress)) return 'durable'
  return mirrored ? 'kept' : 'memory'
}

/** For `pagehide`, where nothing can be awaited: keeps the elapsed time of the last seconds. */
export function saveProgressNow(progress: RecordedProgress): void {
  mirroredProgress(progress.id).write(progress)
}

function newer(a: RecordedProgress | null, b: RecordedProgress | null): RecordedProgress | null {
  if (a === null || b === null) return a ?? b
  return a.revision >= b.revision ? a : b
}

/** Null when the session is unknown, finished or unreadable. */
export async function loadRecord(id: string): Promise<SessionRecord | null> {
  const [storedPaper, storedProgress] = await Promise.all([
    getRecord('sessions', id),
    getRecord('progress', id),
  ])
  const paper = SessionPaper.safeParse(storedPaper).data ?? mirroredPaper(id).read()
  if (paper === null) return null
  const progress = RecordedProgress.safeParse(storedProgress).data ?? null
  return { paper, progress: newer(mirroredProgress(id).read(), progress) }
}

/** Whether the paper is still stored: a person may clear the site's data while it is open. */
export const isRecordStored = async (id: string): Promise<boolean> =>
  (await getRecord('sessions', id)) !== undefined || localArea.kept(MIRROR_OF_PAPER + id) !== null

export async function removeRecord(id: string): Promise<void> {
  if (runningSessionId.read() === id) runningSessionId.remove()
  mirroredPaper(id).remove()
  mirroredProgress(id).remove()
  await Promise.all([deleteRecords('sessions', [id]), deleteRecords('progress', [id])])
}

async function idsOfAllSessions(): Promise<string[]> {
  const records = await listRecords('sessions')
  const stored = records.flatMap((record) => SessionPaper.safeParse(record).data?.id ?? [])
  const mirrored = localArea
    .keys()
    .filter((key) => key.startsWith(MIRROR_OF_PAPER))
    .map((key) => key.slice(MIRROR_OF_PAPER.length))
  return [...new Set([...stored, ...mirrored])]
}

/** Sessions that are not open in any tab, the latest first: a person can resume them after a crash. */
export async function findUnfinishedSessions(now: () => number = Date.now): Promise<SessionRecord[]> {
  const [ids, held] = await Promise.all([idsOfAllSessions(), heldSessionIds()])
  const loaded = await Promise.all(ids.filter((id) => !held.has(id)).map(loadRecord))
  const records = loaded.filter((found) => found !== null)
  const lastUse = ({ paper, progress }: SessionRecord) =>
    Date.parse(progress?.savedAt ?? paper.startedAt) || 0
  const forgotten = records.filter((found) => now() - lastUse(found) > FORGOTTEN_AFTER_MS)
  await Promise.all(forgotten.map(({ paper }) => removeRecord(paper.id)))
  return records.filter((found) => !forgotten.includes(found)).sort((a, b) => lastUse(b) - lastUse(a))
}
