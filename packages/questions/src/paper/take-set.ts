import { createKeptTexts, type KeptTexts, makeComparable } from '@ekagra/exam/similarity/similarity'
import {
  type Composed,
  completeQuestion,
  type Drawn,
  drawQuestion,
  type Place,
} from '../kit/compose-question.ts'
import type { OpenType } from './open-topic.ts'

/** A type of which sets are taken; `nextIndex` moves on by whole sets. */
export interface SetSupply extends Pick<OpenType, 'entry' | 'generator'> {
  nextIndex: number
}

export interface SetRequest {
  place: Omit<Place, 'index'>
  kept: KeptTexts
  /** How many questions the paper has room for: a set is cut to it. */
  room: number
  isWanted(drawn: Drawn, composed: Composed): boolean
}

/** Sets that are tried before the type counts as exhausted. */
const PATIENCE = 6

/** The questions of the next set that has as many new ones as are needed, or none. Their texts are kept. */
export function takeSet(supply: SetSupply, request: SetRequest): Composed[] {
  const { generator } = supply
  if (!generator.set) return []
  const { size, span } = generator.set
  const wanted = Math.min(size, request.room)
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const start = Math.ceil(supply.nextIndex / span) * span
    supply.nextIndex = start + span
    const taken = chooseFrom(supply, request, start, start + span, wanted)
    if (taken.length < wanted) continue
    for (const { question } of taken) request.kept.keep(makeComparable(question.text, question.figure))
    return taken
  }
  return []
}

function chooseFrom(
  { generator, entry }: SetSupply,
  { place, kept, isWanted }: SetRequest,
  from: number,
  to: number,
  wanted: number,
): Composed[] {
  const taken: Composed[] = []
  const own = createKeptTexts()
  for (let index = from; index < to && taken.length < wanted; index += 1) {
    const drawn = drawQuestion(generator, { ...place, index })
    if ('problem' in drawn) continue
    const text = makeComparable(drawn.text, drawn.draw.figure)
    if (kept.repeats(text) || own.repeats(text)) continue
    const composed = completeQuestion(drawn, entry)
    if ('problem' in composed || !isWanted(drawn, composed)) continue
    own.keep(text)
    taken.push(composed)
  }
  return taken
}
