import { ExamPaper, HallProgress } from '@ekagra/schema/exam-paper'
import { isRecord } from '@ekagra/schema/is-record'
import { deleteRecords, getRecord, listRecords, putRecord } from '../core/database-records.ts'
import { parseJson, parseOne, readBy } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue, type StoredValue } from '../core/stored-value.ts'
import { heldSessionIds } from '../session/hold-session.ts'
import type { Durability } from '../session/session-record.ts'

/** An exam paper that is being sat, as it is stored. */
export interface RunningPaper {
  paper: ExamPaper
  /** Null when the tab was closed before anything was done. */
  progress: HallProgress | null
}

/** Local storage is the second place: for a browser whose database is missing or full, and for a closing page. */
const PAPER = 'hall-paper-'
const PROGRESS = 'hall-progress-'
const CLOCK = 'hall-clock-'
/** A paper that was begun this long ago, and is not open, is deleted. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

const mirroredPaper = (id: string): StoredValue<ExamPaper | null> =>
  createStoredValue<ExamPaper | null>({
    area: localArea,
    key: PAPER + id,
    parse: (text) => parseOne(text, readBy(ExamPaper)),
    format: JSON.stringify,
  })

const mirroredProgress = (id: string): StoredValue<HallProgress | null> =>
  createStoredValue<HallProgress | null>({
    area: localArea,
    key: PROGRESS + id,
    parse: (text) => parseOne(text, readBy(HallProgress)),
    format: JSON.stringify,
  })

/** Await this before the first question is shown. */
export async function storePaper(paper: ExamPaper): Promise<Durability> {
  if (await putRecord('papers', paper)) return 'durable'
  return mirroredPaper(paper.id).tryWrite(paper) === 'kept' ? 'kept' : 'memory'
}

/** Await this before the screen confirms an answer. */
export async function saveHallProgress(progress: HallProgress): Promise<Durability> {
  if (await putRecord('paperProgress', progress)) return 'durable'
  return mirroredProgress(progress.id).tryWrite(progress) === 'kept' ? 'kept' : 'memory'
}

const clockOf = (id: string, elapsedMs: number) => ({ id, elapsedMs })

/** Written twice a second, and when the page is closed: a killed browser resumes with the right time left. */
export function saveClock(id: string, elapsedMs: number): void {
  localArea.write(CLOCK + id, String(Math.round(elapsedMs)))
  void putRecord('paperClocks', clockOf(id, elapsedMs), 'relaxed')
}

async function readClock(id: string): Promise<number> {
  const stored = await getRecord('paperClocks', id)
  const inDatabase = isRecord(stored) ? Number(stored.elapsedMs) : 0
  const inLocal = Number(parseJson(localArea.read(CLOCK + id) ?? '0'))
  return Math.max(Number.isFinite(inDatabase) ? inDatabase : 0, Number.isFinite(inLocal) ? inLocal : 0)
}

/** Null when the paper is unknown, handed in or unreadable. */
export async function loadPaper(id: string): Promise<RunningPaper | null> {
  const [storedPaper, storedProgress, clock] = await Promise.all([
    getRecord('papers', id),
    getRecord('paperProgress', id),
    readClock(id),
  ])
  const paper = ExamPaper.safeParse(storedPaper).data ?? mirroredPaper(id).read()
  if (paper === null) return null
  const progress = newer(HallProgress.safeParse(storedProgress).data ?? null, mirroredProgress(id).read())
  return { paper, progress: progress && { ...progress, elapsedMs: Math.max(progress.elapsedMs, clock) } }
}

function newer(a: HallProgress | null, b: HallProgress | null): HallProgress | null {
  if (a === null || b === null) return a ?? b
  return a.revision >= b.revision ? a : b
}

/** Whether the database still has the paper: a person may clear the site's data while it is open. */
export const isPaperStored = async (id: string): Promise<boolean> =>
  (await getRecord('papers', id)) !== undefined || localArea.kept(PAPER + id) !== null

/** Takes a paper out of local storage; the database keeps what it has. */
export function removeMirrors(id: string): void {
  for (const prefix of [PAPER, PROGRESS, CLOCK]) localArea.remove(prefix + id)
}

export async function removePaper(id: string): Promise<void> {
  removeMirrors(id)
  await Promise.all(
    (['papers', 'paperProgress', 'paperClocks'] as const).map((store) => deleteRecords(store, [id])),
  )
}

async function idsOfAllPapers(): Promise<string[]> {
  const stored = (await listRecords('papers')).flatMap((record) =>
    isRecord(record) && typeof record.id === 'string' ? [record.id] : [],
  )
  const mirrored = localArea
    .keys()
    .filter((key) => key.startsWith(PAPER))
    .map((key) => key.slice(PAPER.length))
  return [...new Set([...stored, ...mirrored])]
}

/** Papers that can be continued, the latest first; `isOpen` when another tab has it. */
export async function findRunningPapers(
  now: () => number = Date.now,
): Promise<(RunningPaper & { isOpen: boolean })[]> {
  const [ids, held] = await Promise.all([idsOfAllPapers(), heldSessionIds()])
  const found = (await Promise.all(ids.map(loadPaper))).filter((paper) => paper !== null)
  const started = ({ paper }: RunningPaper) => Date.parse(paper.startedAt) || 0
  const forgotten = found.filter(
    (one) => !held.has(one.paper.id) && now() - started(one) > FORGOTTEN_AFTER_MS,
  )
  await Promise.all(forgotten.map(({ paper }) => removePaper(paper.id)))
  return found
    .filter((one) => !forgotten.includes(one))
    .sort((a, b) => started(b) - started(a))
    .map((one) => ({ ...one, isOpen: held.has(one.paper.id) }))
}
