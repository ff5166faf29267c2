import type { ExamPaper, HallAnswer, HallProgress, SatPaper } from '@ekagra/schema/exam-paper'

/** What was done on a paper that is not handed in yet. */
export interface BegunPaper {
  id: string
  progress: HallProgress
}

/** How far one paper is. Its questions are a thing of their own: they never change, and are many times as long. */
export type PaperState = SatPaper | BegunPaper

export const isHandedIn = (state: PaperState): state is SatPaper => 'finishedAt' in state

/** An answer beats an empty place: whoever sat the paper on two devices loses none of the answers. */
const filled = (mine: readonly HallAnswer[], theirs: readonly HallAnswer[]): HallAnswer[] =>
  mine.map((answer, index) => answer ?? theirs[index] ?? null)

const either = (mine: readonly boolean[], theirs: readonly boolean[]): boolean[] =>
  mine.map((is, index) => is || theirs[index] === true)

/** The same paper continued on two devices: the one with more steps leads, the clock of neither goes back. */
function joinProgress(older: HallProgress, newer: HallProgress): HallProgress {
  const [lead, other] = older.revision > newer.revision ? [older, newer] : [newer, older]
  return {
    ...lead,
    revision: lead.revision + 1,
    elapsedMs: Math.max(lead.elapsedMs, other.elapsedMs),
    answers: filled(lead.answers, other.answers),
    drafts: filled(lead.drafts, other.drafts),
    marked: either(lead.marked, other.marked),
    visited: either(lead.visited, other.visited),
  }
}

/**
 * What a paper becomes that two devices changed without knowing of each other. One that was handed in stays so; of two hand-ins the later one
 * counts, as in the history.
 */
export function mergePapers(older: PaperState, newer: PaperState): PaperState {
  if (!isHandedIn(older)) {
    return isHandedIn(newer)
      ? newer
      : { id: newer.id, progress: joinProgress(older.progress, newer.progress) }
  }
  if (!isHandedIn(newer)) return older
  if (older.finishedAt !== newer.finishedAt)
    return Date.parse(older.finishedAt) > Date.parse(newer.finishedAt) ? older : newer
  return { ...newer, causes: { ...older.causes, ...newer.causes } }
}

/** What a device has of one paper. */
export interface PaperPlace {
  questions?: ExamPaper | undefined
  state?: PaperState | undefined
}

/** A change that a sync wants: null removes. */
export interface PaperChange {
  id: string
  questions?: ExamPaper | null | undefined
  state?: PaperState | null | undefined
}

/**
 * What a device stores of a paper after a change. The questions go only together with what was done on them: somebody may have thrown the paper
 * away on one device while it went on here. A paper that was handed in has its questions in itself.
 */
export function placePaper(here: PaperPlace, change: PaperChange): PaperPlace {
  const state = change.state === undefined ? here.state : (change.state ?? undefined)
  if (state && isHandedIn(state)) return { state }
  const questions = change.questions ?? here.questions
  return change.questions === null && !state ? {} : { questions, state }
}
