import { ExamPaper, HallProgress, SatPaper } from '@ekagra/schema/exam-paper'
import * as z from 'zod/mini'
import { learnerDatabase } from '../core/learner-database.ts'
import { logStorageProblem } from '../core/log-storage-problem.ts'
import { findRunningPapers, removeMirrors } from '../hall/paper-store.ts'
import { forgetUnstored, listSatPapers } from '../hall/sat-paper-store.ts'
import { type Change, defineFamily } from './family.ts'

/** A paper that was begun and not handed in. */
const BegunPaper = z.strictObject({
  id: z.string(),
  paper: ExamPaper,
  progress: z.nullable(HallProgress),
})
/** Both share one id, so a paper that was handed in here is never begun again by an older file. */
type StoredPaper = SatPaper | z.infer<typeof BegunPaper>

const isSat = (stored: StoredPaper): stored is SatPaper => 'finishedAt' in stored

const revisionOf = ({ progress }: StoredPaper) => progress?.revision ?? -1

/** What was handed in wins; of two that are begun, the one with more steps; causes are put together. */
function combine(here: StoredPaper, incoming: StoredPaper): StoredPaper {
  if (isSat(here)) return isSat(incoming) ? { ...here, causes: { ...here.causes, ...incoming.causes } } : here
  return isSat(incoming) || revisionOf(incoming) > revisionOf(here) ? incoming : here
}

const fits = ({ id, paper, progress }: StoredPaper): boolean =>
  paper.id === id && (progress === null || progress.id === id)

function read(stored: unknown): StoredPaper | null {
  const paper = SatPaper.safeParse(stored).data ?? BegunPaper.safeParse(stored).data
  return paper && fits(paper) ? paper : null
}

async function list(): Promise<StoredPaper[]> {
  const sat = await listSatPapers()
  const known = new Set(sat.map(({ id }) => id))
  const begun = (await findRunningPapers()).map(({ paper, progress }) => ({ id: paper.id, paper, progress }))
  return [...sat, ...begun.filter(({ id }) => !known.has(id))]
}

/** What is stored of one paper; nothing of all this means that it is removed. */
export interface PaperRecord {
  id: string
  paper?: ExamPaper | undefined
  progress?: HallProgress | null | undefined
  sat?: SatPaper | undefined
}

/** In one transaction: a paper moves between the stores as a whole or not at all. */
export async function writePapers(records: readonly PaperRecord[]): Promise<boolean> {
  try {
    const stores = ['papers', 'paperProgress', 'paperClocks', 'satPapers'] as const
    const transaction = (await learnerDatabase()).transaction(stores, 'readwrite', { durability: 'strict' })
    const store = (name: (typeof stores)[number]) => transaction.objectStore(name)
    const work: Promise<unknown>[] = records.flatMap(({ id }) => stores.map((name) => store(name).delete(id)))
    for (const { paper, progress, sat } of records) {
      if (sat) work.push(store('satPapers').put({ ...sat }))
      if (paper) work.push(store('papers').put({ ...paper }))
      if (progress) work.push(store('paperProgress').put({ ...progress }))
    }
    await Promise.all([...work, transaction.done])
  } catch (cause) {
    logStorageProblem('could not bring in papers', cause)
    return false
  }
  const ids = records.map(({ id }) => id)
  for (const id of ids) removeMirrors(id)
  forgetUnstored(ids)
  return true
}

const change = ({ put, remove }: Change<StoredPaper>): Promise<boolean> =>
  writePapers([
    ...remove.map((id) => ({ id })),
    ...put.map((item) => (isSat(item) ? { id: item.id, sat: item } : item)),
  ])

/** Exam papers that were handed in, with their answers, and those that can be continued. */
export const papersFamily = defineFamily<StoredPaper>({
  name: 'papers',
  idOf: ({ id }) => id,
  read,
  list,
  combine,
  isOlder: (incoming, here) =>
    (isSat(here) && !isSat(incoming)) || (!isSat(here) && revisionOf(incoming) < revisionOf(here)),
  change,
})
