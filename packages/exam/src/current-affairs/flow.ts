import type { Difficulty } from '@ekagra/schema/difficulty'
import type { Timeframe } from '@ekagra/schema/generate-questions'
import type { Question } from '@ekagra/schema/question'
import { chooseUnseen } from '../similarity/choose-unseen.ts'
import { deduplicateQuestions } from '../similarity/deduplicate-questions.ts'
import { INDIA_BULK } from './categories.ts'
import {
  CARD_REQUEST_SIZE,
  CURRENT_AFFAIRS_DIFFICULTY,
  cardLoadedNotice,
  cardRequest,
  combineBatches,
  INDIA_BULK_CARD_REQUEST_SIZE,
  INDIA_BULK_MINIMUM,
  type IndiaBulkOutcome,
  indiaBulkFollowUp,
  indiaBulkOutcome,
  needsRefetch,
} from './requests.ts'
import { dropOutdated } from './timeframe.ts'

export interface CurrentAffairsRequest {
  category: string
  count: number
  difficulty: Difficulty
  timeframe: Timeframe
  /** The second request of a flow: its questions should differ from those that are already here. */
  isFollowUp: boolean
}

/** Null when no questions arrived. */
export type AskForQuestions = (request: CurrentAffairsRequest) => Promise<Question[] | null>

export interface CurrentAffairsFlow {
  ask: AskForQuestions
  /** Ids of the category's questions that the learner has seen, the oldest first. */
  readSeen: (category: string) => readonly string[]
  markSeen: (category: string, ids: readonly string[]) => void
  /** Tells the learner what is happening while a second request runs. */
  tell: (notice: FlowNotice) => void
  now: () => number
}

type Shortfall = Extract<IndiaBulkOutcome, { ok: false }>['notice']

export type FlowNotice = { kind: 'generating-more' | 'trying-again'; generated: number }

export type FlowResult =
  | {
      ok: true
      category: string
      timeframe: Timeframe
      questions: Question[]
      /**
       * `generated`: on the Generate tab; `fresh`: asked twice; `new`: the first answer was enough; `seen`: nothing
       * new was left.
       */
      notice: 'generated' | 'fresh' | 'new' | 'seen'
    }
  | { ok: false; category: string; notice: Shortfall | { kind: 'failed' } }

/** From a choice on the Generate tab to the questions of a quiz. */
export async function generateCurrentAffairs(
  category: string,
  timeframe: Timeframe,
  flow: CurrentAffairsFlow,
): Promise<FlowResult> {
  const isBulk = category === INDIA_BULK
  const request = {
    category,
    count: isBulk ? INDIA_BULK_MINIMUM : CARD_REQUEST_SIZE,
    difficulty: CURRENT_AFFAIRS_DIFFICULTY,
    timeframe,
    isFollowUp: false,
  }
  let questions = await askForCurrent(request, flow)
  if (isBulk) {
    const followUp = indiaBulkFollowUp('generate', questions.length)
    if (followUp) {
      flow.tell({ kind: 'generating-more', generated: questions.length })
      const more = await askForCurrent({ ...request, count: followUp.count, isFollowUp: true }, flow)
      questions = combineBatches(questions, more)
    }
    const outcome = indiaBulkOutcome('generate', questions.length)
    if (!outcome.ok) return { ok: false, category, notice: outcome.notice }
  }
  const { chosen } = chooseUnseen(questions, flow.readSeen(category), request.count)
  return start(chosen, 'generated', { category, timeframe }, flow)
}

/**
 * From a press on a category card to the questions of a quiz: fetch, drop the seen ones, perhaps fetch again, mark
 * as seen.
 */
export async function loadCategoryCard(
  category: string,
  chosenTimeframe: Timeframe,
  flow: CurrentAffairsFlow,
): Promise<FlowResult> {
  const isBulk = category === INDIA_BULK
  const wish = cardRequest(isBulk, chosenTimeframe)
  const request = { category, ...wish, isFollowUp: false }
  const first = await askForCurrent(request, flow)
  return isBulk ? loadBulkCard(first, request, flow) : loadCard(first, request, flow)
}

async function loadBulkCard(
  first: Question[],
  request: CurrentAffairsRequest,
  flow: CurrentAffairsFlow,
): Promise<FlowResult> {
  const { category, timeframe } = request
  const followUp = indiaBulkFollowUp('card', first.length)
  let questions = first
  if (followUp) {
    flow.tell({ kind: 'trying-again', generated: first.length })
    const more = await askForCurrent({ ...request, count: followUp.count, isFollowUp: true }, flow)
    questions = deduplicateQuestions([...first, ...more])
  }
  const outcome = indiaBulkOutcome('card', questions.length)
  if (!outcome.ok) return { ok: false, category, notice: outcome.notice }
  const { chosen, fullySeen } = chooseUnseen(questions, flow.readSeen(category), INDIA_BULK_CARD_REQUEST_SIZE)
  const notice = fullySeen ? 'seen' : cardLoadedNotice(followUp !== undefined)
  return start(chosen, notice, { category, timeframe }, flow)
}

async function loadCard(
  first: Question[],
  request: CurrentAffairsRequest,
  flow: CurrentAffairsFlow,
): Promise<FlowResult> {
  const { category, count, timeframe } = request
  const seen = flow.readSeen(category)
  const isRefetched = needsRefetch(countUnseen(first, seen))
  const more = isRefetched ? await askForCurrent({ ...request, isFollowUp: true }, flow) : []
  const { chosen, reused, fullySeen } = chooseUnseen(deduplicateQuestions([...first, ...more]), seen, count)
  // Old questions are not passed off as news while there is anything new.
  const questions = fullySeen ? chosen : chosen.slice(0, chosen.length - reused)
  return start(questions, fullySeen ? 'seen' : cardLoadedNotice(isRefetched), { category, timeframe }, flow)
}

const countUnseen = (questions: readonly Question[], seen: readonly string[]): number => {
  const known = new Set(seen)
  return questions.filter(({ id }) => !known.has(id)).length
}

/** Without repeats and without news older than the timeframe; a failed request gives an empty list. */
async function askForCurrent(request: CurrentAffairsRequest, flow: CurrentAffairsFlow): Promise<Question[]> {
  const arrived = (await flow.ask(request)) ?? []
  return dropOutdated(deduplicateQuestions(arrived), request.timeframe, flow.now())
}

function start(
  questions: Question[],
  notice: Extract<FlowResult, { ok: true }>['notice'],
  { category, timeframe }: { category: string; timeframe: Timeframe },
  flow: CurrentAffairsFlow,
): FlowResult {
  if (questions.length === 0) return { ok: false, category, notice: { kind: 'failed' } }
  flow.markSeen(
    category,
    questions.map(({ id }) => id),
  )
  return { ok: true, category, timeframe, questions, notice }
}
