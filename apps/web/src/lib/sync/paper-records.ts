import { isHandedIn, mergePapers, type PaperState, placePaper } from '@ekagra/exam/sync/merge-papers'
import type { Reconciled, RecordKey } from '@ekagra/exam/sync/reconcile'
import { ExamPaper, HallProgress, SatPaper } from '@ekagra/schema/exam-paper'
import * as z from 'zod/mini'
import { listRecords } from '../stores/core/database-records.ts'
import { parseJson } from '../stores/core/parse-json.ts'
import { findRunningPapers } from '../stores/hall/paper-store.ts'
import { listSatPapers } from '../stores/hall/sat-paper-store.ts'
import { heldSessionIds } from '../stores/session/hold-session.ts'
import { writePapers } from '../stores/transfer/papers-family.ts'

/** How far a paper is, handed in or not. */
export const PAPERS = 'papers'
/** The questions of a paper that is not handed in: sent once, while what is done on them is sent every minute. */
export const PAPER_QUESTIONS = 'paperQuestions'

export const isOfPaper = ({ kind }: Pick<RecordKey, 'kind'>): boolean =>
  kind === PAPERS || kind === PAPER_QUESTIONS

const Begun = z.strictObject({ id: z.string(), progress: HallProgress })

const readState = (stored: unknown): PaperState | undefined =>
  SatPaper.safeParse(stored).data ?? Begun.safeParse(stored).data

/** What both become; the first where one cannot be read. */
export function combineStates(older: unknown, newer: unknown): unknown {
  const [first, second] = [readState(older), readState(newer)]
  return first && second ? mergePapers(first, second) : older
}

interface PapersHere {
  questions: Map<string, ExamPaper>
  states: Map<string, PaperState>
}

/** Everything that this device has of papers. Read in this order, so that one that is handed in meanwhile is never missed. */
export async function readPapers(): Promise<PapersHere> {
  const done = (await listRecords('paperProgress')).flatMap(
    (record) => HallProgress.safeParse(record).data ?? [],
  )
  const running = await findRunningPapers()
  const states = new Map<string, PaperState>(
    done.map((progress) => [progress.id, { id: progress.id, progress }]),
  )
  const questions = new Map<string, ExamPaper>()
  for (const { paper, progress } of running) {
    questions.set(paper.id, paper)
    if (progress) states.set(paper.id, { id: paper.id, progress })
  }
  for (const sat of await listSatPapers()) {
    states.set(sat.id, sat)
    questions.delete(sat.id)
  }
  return { questions, states }
}

/** Papers that somebody is sitting in this browser now. Where browsers cannot say, all that are begun count as such. */
export async function openPapers(): Promise<ReadonlySet<string>> {
  if (navigator.locks !== undefined) return heldSessionIds()
  const { states, questions } = await readPapers()
  const begun = [...states.values()].filter((state) => !isHandedIn(state)).map(({ id }) => id)
  return new Set([...questions.keys(), ...begun])
}

/** Changes papers on this device; what cannot be read is left out. False: nothing was changed. */
export async function applyPapers(apply: Reconciled['apply']): Promise<boolean> {
  const here = await readPapers()
  const find = (kind: string, id: string) => {
    const found = apply.find((item) => item.kind === kind && item.key === id)
    return found && (found.value === null ? null : parseJson(found.value))
  }
  const records = [...new Set(apply.map(({ key }) => key))].map((id) => {
    const [state, questions] = [find(PAPERS, id), find(PAPER_QUESTIONS, id)]
    const next = placePaper(
      { questions: here.questions.get(id), state: here.states.get(id) },
      {
        id,
        state: state === null ? null : readState(state),
        questions: questions === null ? null : ExamPaper.safeParse(questions).data,
      },
    )
    return next.state && isHandedIn(next.state)
      ? { id, sat: next.state }
      : { id, paper: next.questions, progress: next.state?.progress }
  })
  return writePapers(records)
}
