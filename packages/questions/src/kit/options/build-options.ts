import type { Random } from '../random/random.ts'
import { inStyleOf } from '../values/agrees.ts'
import { decimalPlaces } from '../values/exact.ts'
import { type Reading, readValue } from '../values/read-value.ts'
import { toValue, type Value, type ValueInput } from '../values/value.ts'
import { render, type Text } from '../wording/say.ts'
import { type Candidate, chooseWrong, isBelow, WRONG_OPTIONS } from './choose-wrong.ts'
import { nearMisses } from './near-misses.ts'

/** A wrong value and the mistake that leads to it. */
export interface Mistake {
  value: ValueInput
  /** A clause that continues 'Not this one: ...'. */
  because: Text
}

/** A wrong option as its author wrote it, with what it really is, where that is known. */
export interface WrittenOption {
  text: string
  because: string | null
}

export interface OptionsRequest {
  answer: ValueInput
  mistakes: readonly Mistake[]
  /** More wrong values without a reason, used before any that this file invents. With an empty list, none is invented. */
  others?: readonly ValueInput[] | undefined
  /** Limits of the options, in the unit of the answer. Without it, a positive answer has positive options. */
  within?: readonly [min: number, max: number] | undefined
  /** Whether another value would be right as well; such a value is never offered. */
  accepts?: ((value: Value) => boolean) | undefined
  /** The wrong options of a written question; no others are offered. */
  written?: readonly WrittenOption[] | undefined
}

export interface Options {
  values: Value[]
  texts: string[]
  correctIndex: number
  misconceptions: (string | null)[]
}

/** Enough to choose from; more only costs time. */
const MAX_NAMED = 7
const MAX_UNNAMED = 4
/** The least relative distance of an option from a rounded answer, so that rounding cannot make it right. */
const ROUNDED_DISTANCE = 0.03

/**
 * Four options, one of them right. Guessing by order, length or likeness must not pay, so the rank of the key is drawn
 * first and the distractors are chosen to fit.
 */
export function buildOptions(request: OptionsRequest, random: Random): Options | { problem: string } {
  const answer = readValue(request.answer)
  if (request.written) return place(answer, request.written.map(asWritten), random)
  const { named, unnamed } = findCandidates(request, answer)
  if (named.length + unnamed.length < WRONG_OPTIONS) {
    return { problem: `only ${named.length + unnamed.length} wrong options for ${answer.text}` }
  }
  const reasons = random.shuffle(named).slice(0, MAX_NAMED)
  const some = spread(unnamed, answer, random)
  // An answer at the edge of its range has few values on one side: then all of them are needed.
  const others = reasons.length + some.length < WRONG_OPTIONS ? unnamed : some
  const wrong = chooseWrong(answer, [...reasons, ...others], random)
  return place(answer, wrong, random)
}

const asWritten = ({ text, because }: WrittenOption): Candidate => ({ ...readValue(text), because })

function place(answer: Reading, wrong: readonly Candidate[], random: Random): Options {
  const shuffled = random.shuffle<Candidate | null>([...wrong, null])
  // The pictures are numbered as they are drawn: option A is the first of them.
  const textOf = (candidate: Candidate | null) => candidate?.text ?? answer.text
  const placed = shuffled.every((candidate) => /^Picture [1-4]$/.test(textOf(candidate)))
    ? shuffled.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1))
    : shuffled
  return {
    values: placed.map((candidate) => candidate?.value ?? answer.value),
    texts: placed.map((candidate) => candidate?.text ?? answer.text),
    correctIndex: placed.indexOf(null),
    misconceptions: placed.map((candidate) => (candidate?.because ? render(candidate.because) : null)),
  }
}

/** As many unnamed candidates below the answer as above it. */
function spread(unnamed: readonly Candidate[], answer: Reading, random: Random): Candidate[] {
  const shuffled = random.shuffle(unnamed)
  const below = shuffled.filter((candidate) => isBelow(candidate, answer))
  const rest = shuffled.filter((candidate) => !below.includes(candidate))
  return [...below.slice(0, MAX_UNNAMED / 2), ...rest.slice(0, MAX_UNNAMED / 2)]
}

function findCandidates(request: OptionsRequest, answer: Reading) {
  const taken = new Set([answer.identity])
  const texts = new Set([answer.text])
  const mayOffer = allowedValues(request, answer)

  const admit = (input: ValueInput, because: Text | null): Candidate[] => {
    const value = inStyleOf(answer.value, input)
    if (!value) return []
    const reading = readValue(value)
    if (taken.has(reading.identity) || texts.has(reading.text) || !mayOffer(reading)) return []
    taken.add(reading.identity)
    texts.add(reading.text)
    return [{ ...reading, because }]
  }

  const named = request.mistakes.flatMap(({ value, because }) => admit(value, because))
  const given = (request.others ?? []).flatMap((value) => admit(value, null))
  const isClosed = request.others?.length === 0 && named.length >= WRONG_OPTIONS
  if (isClosed || given.length >= WRONG_OPTIONS || hasEnoughNamed(named, answer)) {
    return { named, unnamed: given }
  }
  return {
    named,
    unnamed: [...given, ...nearMisses(toValue(request.answer)).flatMap((value) => admit(value, null))],
  }
}

/** Enough named mistakes on both sides that the key can have any rank. */
function hasEnoughNamed(named: readonly Candidate[], answer: Reading): boolean {
  const below = named.filter((candidate) => isBelow(candidate, answer)).length
  return below >= WRONG_OPTIONS && named.length - below >= WRONG_OPTIONS
}

/** Only whole people and whole paise. */
function hasAllowedPlaces(value: Value): boolean {
  if (value.kind !== 'measure' || value.unit?.places === undefined) return true
  const places = decimalPlaces(value.amount.rational)
  return places !== null && places <= value.unit.places
}

function allowedValues(
  { within, accepts }: OptionsRequest,
  answer: Reading,
): (candidate: Reading) => boolean {
  const measure = answer.value.kind === 'measure' ? answer.value : null
  const [numerator, denominator] = measure?.unit?.factor ?? [1, 1]
  const inBase = (bound: number) => (bound * numerator) / denominator
  const isRounded = typeof measure?.style === 'object'
  return ({ value, size }) => {
    if (accepts?.(value) || !hasAllowedPlaces(value)) return false
    if (size === null || answer.size === null) return true
    if (within ? size < inBase(within[0]) || size > inBase(within[1]) : answer.size > 0 && size <= 0)
      return false
    return !isRounded || Math.abs(size - answer.size) >= ROUNDED_DISTANCE * Math.abs(answer.size)
  }
}
