import { deleteRecords, getRecord, listRecords, putRecord } from '../core/database-records.ts'
import { parseOne, readBy } from '../core/parse-json.ts'
import { localArea, sessionArea } from '../core/storage-area.ts'
import { createStoredValue, type StoredValue } from '../core/stored-value.ts'
import { hearTabs, tellTabs } from '../core/tab-channel.ts'
import { type ResumableSession, RunningProgress, RunningSession } from './running-session.ts'

/**
 * - `durable`: on disk; a killed browser loses nothing
 * - `kept`: in localStorage, which the browser writes to disk a little later; a killed tab loses nothing
 * - `memory`: gone with the tab; say so
 */
export type Durability = 'durable' | 'kept' | 'memory'

const MIRROR_OF_SESSION = 'running-session-'
const MIRROR_OF_PROGRESS = 'running-progress-'
/** A session that nobody came back to for this long is let go. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

const mirroredSession = (id: string): StoredValue<RunningSession | null> =>
  createStoredValue<RunningSession | null>({
    area: localArea,
    key: MIRROR_OF_SESSION + id,
    parse: (text) => parseOne(text, readBy(RunningSession)),
    format: JSON.stringify,
  })

const mirroredProgress = (id: string): StoredValue<RunningProgress | null> =>
  createStoredValue<RunningProgress | null>({
    area: localArea,
    key: MIRROR_OF_PROGRESS + id,
    parse: (text) => parseOne(text, readBy(RunningProgress)),
    format: JSON.stringify,
  })

/** Which session this tab runs. A reload keeps it, a killed tab loses it: then `findUnfinishedSessions` helps. */
export const runningSessionId = createStoredValue<string | null>({
  area: sessionArea,
  key: 'runningSessionId',
  parse: (text) => ({ value: text, intact: true }),
  format: (id) => id ?? '',
})

/** Await this before the first question is shown; call it again when more questions have arrived. */
export async function startRunningSession(session: RunningSession): Promise<Durability> {
  runningSessionId.write(session.id)
  const isDurable = await putRecord('sessions', session)
  const isKept = isDurable || mirroredSession(session.id).write(session) === 'kept'
  tellTabs('sessions')
  if (isDurable) return 'durable'
  return isKept ? 'kept' : 'memory'
}

/** Await this before the screen confirms an answer. */
export async function saveRunningProgress(progress: RunningProgress): Promise<Durability> {
  const mirrored = mirroredProgress(progress.id).write(progress) === 'kept'
  if (await putRecord('progress', progress)) return 'durable'
  return mirrored ? 'kept' : 'memory'
}

/** For `pagehide`, where nothing can be awaited: keeps the elapsed time of the last seconds. */
export function saveRunningProgressNow(progress: RunningProgress): void {
  mirroredProgress(progress.id).write(progress)
}

function newer(a: RunningProgress | null, b: RunningProgress | null): RunningProgress | null {
  if (a === null || b === null) return a ?? b
  return a.revision >= b.revision ? a : b
}

/** Null when the session is unknown, finished or unreadable. */
export async function loadRunningSession(id: string): Promise<ResumableSession | null> {
  const [storedSession, storedProgress] = await Promise.all([
    getRecord('sessions', id),
    getRecord('progress', id),
  ])
  const session = RunningSession.safeParse(storedSession).data ?? mirroredSession(id).read()
  if (session === null) return null
  const progress = RunningProgress.safeParse(storedProgress).data ?? null
  return { session, progress: newer(mirroredProgress(id).read(), progress) }
}

export async function finishRunningSession(id: string): Promise<void> {
  if (runningSessionId.read() === id) runningSessionId.remove()
  mirroredSession(id).remove()
  mirroredProgress(id).remove()
  await Promise.all([deleteRecords('sessions', [id]), deleteRecords('progress', [id])])
  tellTabs('sessions')
}

/** Hears when a session starts or ends, in any tab. */
export const subscribeToSessions = (listener: () => void): (() => void) => hearTabs('sessions', listener)

async function idsOfAllSessions(): Promise<string[]> {
  const records = await listRecords('sessions')
  const stored = records.flatMap((record) => RunningSession.safeParse(record).data?.id ?? [])
  const mirrored = localArea
    .keys()
    .filter((key) => key.startsWith(MIRROR_OF_SESSION))
    .map((key) => key.slice(MIRROR_OF_SESSION.length))
  return [...new Set([...stored, ...mirrored])]
}

/** Sessions that no living tab runs, the latest first: what a person can go on with after a crash. */
export async function findUnfinishedSessions(now: () => number = Date.now): Promise<ResumableSession[]> {
  const { heldSessionIds } = await import('./hold-session.ts')
  const [ids, held] = await Promise.all([idsOfAllSessions(), heldSessionIds()])
  const loaded = await Promise.all(ids.filter((id) => !held.has(id)).map(loadRunningSession))
  const sessions = loaded.filter((found) => found !== null)
  const lastUse = ({ session, progress }: ResumableSession) =>
    Date.parse(progress?.savedAt ?? session.startedAt) || 0
  const forgotten = sessions.filter((found) => now() - lastUse(found) > FORGOTTEN_AFTER_MS)
  await Promise.all(forgotten.map(({ session }) => finishRunningSession(session.id)))
  return sessions.filter((found) => !forgotten.includes(found)).sort((a, b) => lastUse(b) - lastUse(a))
}
