import { type ErrorCause, SatPaper } from '@ekagra/schema/exam-paper'
import { getRecord, listRecords, putRecord } from '../core/database-records.ts'

/** Papers that the database could not store stay here, so that this visit can still show their result. */
const unstored = new Map<string, SatPaper>()

/** False when it is kept only for this visit. */
export async function saveSatPaper(sat: SatPaper): Promise<boolean> {
  const isStored = await putRecord('satPapers', sat)
  if (isStored) unstored.delete(sat.id)
  else unstored.set(sat.id, sat)
  return isStored
}

/** For papers that the database has by now, or that are gone. */
export function forgetUnstored(ids: readonly string[]): void {
  for (const id of ids) unstored.delete(id)
}

export const readSatPaper = async (id: string): Promise<SatPaper | null> =>
  unstored.get(id) ?? SatPaper.safeParse(await getRecord('satPapers', id)).data ?? null

/** The latest first. */
export async function listSatPapers(): Promise<SatPaper[]> {
  const stored = (await listRecords('satPapers')).flatMap((record) => SatPaper.safeParse(record).data ?? [])
  const papers = [...unstored.values(), ...stored.filter(({ id }) => !unstored.has(id))]
  return papers.sort((a, b) => Date.parse(b.finishedAt) - Date.parse(a.finishedAt))
}

/** One tag is stored after the other, because each builds on what is stored. */
let lastTag: Promise<unknown> = Promise.resolve()

/** The learner's own word on why an answer was wrong. */
export function tagCause(id: string, question: number, cause: ErrorCause): Promise<SatPaper | null> {
  const tagged = lastTag.then(() => storeCause(id, question, cause))
  lastTag = tagged.catch(() => undefined)
  return tagged
}

async function storeCause(id: string, question: number, cause: ErrorCause): Promise<SatPaper | null> {
  const sat = await readSatPaper(id)
  if (!sat) return null
  const tagged = { ...sat, causes: { ...sat.causes, [question]: cause } }
  await saveSatPaper(tagged)
  return tagged
}

/** No question comes back in a person's next ten papers while there are fresh ones. */
const REMEMBERED_PAPERS = 10

export async function questionsMetLately(): Promise<Set<string>> {
  const latest = (await listSatPapers()).slice(0, REMEMBERED_PAPERS)
  return new Set(latest.flatMap(({ paper }) => paper.questions.map(({ print }) => print)))
}
