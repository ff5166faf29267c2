import type { Random } from '../kit/random/random.ts'
import { MONTHS } from '../kit/wording/months.ts'
import type { Blank } from './blank.ts'
import { NUMBER_WORDS } from './find-numbers.ts'
import { knownKind, othersOfKind } from './known-kinds.ts'
import { isPlural } from './noun-phrase.ts'
import type { Material } from './read-material.ts'
import { areNamesOfOne, hasWords, isToldOf } from './told-elsewhere.ts'

/** A wrong value, and what the text says about it, if anything. */
interface WrongValue {
  value: string
  elsewhere?: string
}

/** Three wrong values for a blank; an empty list when there are too few similar ones. */
export function wrongValues(blank: Blank, material: Material, random: Random): WrongValue[] {
  if (blank.kind === 'phrase') return wrongPhrases(blank, material, random)
  const others = material.numbers.filter(({ kind }) => kind === blank.kind).map(({ value }) => value)
  const isFree = (other: string) =>
    other !== blank.value && !hasWords(blank.sentence.text, other) && !isToldOf(other, blank, material.all)
  const wrong =
    blank.kind === 'date'
      ? wrongDates(blank.value, random)
      : wrongNumbers(blank, [...new Set(others)].filter(isFree), random, isFree)
  return wrong.every(isFree) ? wrong.map((value) => ({ value })) : []
}

/** Three other phrases of the text, or of a known kind, that are of the same kind as far as the text shows. */
function wrongPhrases(blank: Blank, material: Material, random: Random): WrongValue[] {
  const { byValue } = material
  const placesOf = ({ value }: Blank) => byValue.get(value.toLowerCase()) ?? []
  const fitting = random
    .shuffle([...byValue.values()])
    .map((places) => ({ other: places[0] ?? blank, likeness: likeness(blank, places) }))
    .filter(({ other, likeness }) => likeness > 0 && canReplace(blank, other.value, material))
    .filter(({ other }) => isSameSort(blank, other))
    .filter(({ other }) => isWrittenAlike(placesOf(blank), placesOf(other)))
    .sort((one, two) => two.likeness - one.likeness)
  const chosen: WrongValue[] = []
  for (const { other } of fitting) {
    if (
      chosen.every(
        ({ value }) => !isPartOf(value, other.value) && !areNamesOfOne(value, other.value, material.all),
      )
    )
      chosen.push({ value: other.value, elsewhere: other.sentence.text })
  }
  if (chosen.length < 3 && !isInAList(blank) && !OF_MANY.test(blank.sentence.text)) {
    const known = random.shuffle(othersOfKind(knownKind(blank.value) ?? ''))
    const isNew = (value: string) => chosen.every((other) => !isPartOf(other.value, value))
    chosen.push(
      ...known
        .filter((value) => isNew(value) && canReplace(blank, value, material))
        .map((value) => ({ value })),
    )
  }
  return chosen.length < 3 ? [] : chosen.slice(0, 3)
}

/**
 * A known state is only offered beside states, a person beside people: what a text says of them alike ('won') does not make
 * them one kind.
 */
function isSameSort(blank: Blank, other: Blank): boolean {
  const sortOf = ({ value, signs }: Blank) =>
    knownKind(value) ?? (signs.includes('=person') ? 'person' : 'other')
  return sortOf(blank) === sortOf(other)
}

/** How many signs of the same kind the phrases share. */
function likeness(blank: Blank, places: readonly Blank[]): number {
  const theirs = new Set(places.flatMap(({ signs }) => signs))
  const shared = blank.signs.filter((sign) => theirs.has(sign))
  // A name that only says which script it is can be replaced by the name of another script.
  const isQualifier = blank.signs.some((sign) => sign.startsWith('_ '))
  const strong = isQualifier ? shared.filter((sign) => /^(?:_|=known)/.test(sign)) : shared
  const isAsLong = places[0]?.value.split(' ').length === blank.value.split(' ').length
  return strong.length === 0 ? 0 : strong.length + (isAsLong ? 0.5 : 0)
}

/** Neither in the sentence, nor another form of the answer, nor right by another sentence. */
const canReplace = (blank: Blank, value: string, { all }: Material): boolean =>
  isPlural(blank.value) === isPlural(value) &&
  !isPartOf(blank.value, value) &&
  !hasWords(blank.sentence.text, withoutTitle(value)) &&
  !isToldOf(value, blank, all) &&
  !areNamesOfOne(blank.value, value, all)

/** A name is never offered beside common nouns. A word that occurs only at the start of sentences may be either. */
function isWrittenAlike(one: readonly Blank[], two: readonly Blank[]): boolean {
  const [isOneName, isTwoName] = [isName(one), isName(two)]
  return isOneName === undefined || isTwoName === undefined || isOneName === isTwoName
}

function isName(places: readonly Blank[]): boolean | undefined {
  if (places.some(({ value }) => /^\p{Ll}/u.test(value))) return false
  if (places.some(({ value, start }) => start > 0 || /\s\p{Lu}/u.test(value))) return true
  return places.some(({ value }) => value.includes(' ')) ? false : undefined
}

function isPartOf(one: string, two: string): boolean {
  const [value, other] = [withoutTitle(one), withoutTitle(two)]
  return value.includes(other) || other.includes(value)
}

/** What is true of many places or things, of which the text may name only one. */
const OF_MANY =
  /\b(?:found|grown|grows|grow|produced|produces|produce|used|uses|rich in|contains?|include[sd]?|including|also|important|useful|common|made of)\b/

/** Whether it is one of a list in the sentence. The list may leave some out, so another value could be right as well. */
export const isInAList = ({ sentence: { text }, start, end }: Blank): boolean =>
  /(?:,|\band|\bor|such as)\s(?:the\s)?$/.test(text.slice(0, start)) ||
  /^(?:,|\s(?:and|or)\b)/.test(text.slice(end))

const TITLE =
  /^(?:the|lord|lady|king|queen|sir|emperor|empress|president|prime minister|governor|general|captain|mahatma|pandit|sardar|saint|guru|raja|rani|nawab|sultan|maulana|dr\.?|mr\.?|mrs\.?|prof\.?)\s+/

const withoutTitle = (value: string): string => value.toLowerCase().replace(TITLE, '').replace(/s$/, '')

/**
 * Another day and another month or year, each alone and both together, so that the right date does not resemble the others more
 * than they resemble each other.
 */
function wrongDates(value: string, random: Random): string[] {
  const [day = '', month = '', year] = value.split(' ')
  const otherDay = random.pick(daysNear(day).filter((other) => other !== day))
  const at = MONTHS.indexOf(month)
  const otherMonth = MONTHS[(at + random.pick([1, 2, 3, 9, 10, 11])) % 12] ?? month
  const end = year === undefined ? otherMonth : `${month} ${Number(year) + random.pick([-3, -2, -1, 1, 2])}`
  const same = year === undefined ? month : `${month} ${year}`
  return [`${otherDay} ${same}`, `${day} ${end}`, `${otherDay} ${end}`]
}

/** Days that every month has. */
const daysNear = (value: string): string[] =>
  Array.from({ length: 28 }, (_, index) => String(index + 1)).filter(
    (day) => Math.abs(Number(day) - Number(value)) <= 9,
  )

/** Three wrong values written like the right one, which has each rank among the four equally often. */
function wrongNumbers(
  blank: Blank,
  others: readonly string[],
  random: Random,
  isFree: (value: string) => boolean,
): string[] {
  const below = random.int(0, 3)
  const pool = near(blank, others).filter(isFree)
  const size = sizeOf(blank.value)
  const smaller = pool.filter((other) => sizeOf(other) < size)
  const larger = pool.filter((other) => sizeOf(other) > size)
  const fromBelow = Math.min(Math.max(below, 3 - larger.length), smaller.length)
  if (fromBelow + larger.length < 3) return []
  return [...random.sample(smaller, fromBelow), ...random.sample(larger, 3 - fromBelow)]
}

function near({ kind, value, sentence, end }: Blank, others: readonly string[]): string[] {
  if (kind === 'year') return yearsNear(value, others)
  if (kind === 'article' || kind === 'ordinal') return labelsNear(value, others)
  const amounts = amountsNear(value)
  return /^\s*(?:%|per ?cent)/.test(sentence.text.slice(end))
    ? amounts.filter((amount) => sizeOf(amount) <= 100)
    : amounts
}

const sizeOf = (value: string): number => {
  const word = NUMBER_WORDS.indexOf(value)
  return word >= 0 ? word + 1 : Number(/\d[\d,.]*/.exec(value)?.[0].replaceAll(',', ''))
}

/**
 * Other years of the text are the best distractors; the rest are near ones, none later than the latest year of the
 * text.
 */
function yearsNear(value: string, others: readonly string[]): string[] {
  const [, era = ''] = value.split(/(?=\s)/)
  const year = sizeOf(value)
  const told = others.filter((other) => other.endsWith(era) && (era !== '' || /^\d+$/.test(other)))
  const latest = era === '' ? Math.max(year + 2, ...told.map(sizeOf)) : Number.POSITIVE_INFINITY
  const close = [-15, -11, -8, -5, -3, -2, 2, 3, 5, 8, 11, 15].map((gap) => `${year + gap}${era}`)
  return [...new Set([...told.filter((other) => Math.abs(sizeOf(other) - year) <= 40), ...close])].filter(
    (other) => sizeOf(other) <= latest && sizeOf(other) > 0,
  )
}

/** Other articles of the text, and near ones. */
function labelsNear(value: string, others: readonly string[]): string[] {
  const [label = '', rest = value] = value.includes(' ') ? value.split(/(?<=\s)/) : ['', value]
  const number = Number.parseInt(rest, 10)
  const write = (other: number) => (label === '' ? ordinal(other) : `${label}${other}`)
  const close = [-6, -4, -3, -2, -1, 1, 2, 3, 4, 6]
    .map((gap) => number + gap)
    .filter((other) => other > 0)
    .map(write)
  const told = others.filter((other) => other.startsWith(label) && (label !== '' || /^\d+[a-z]/.test(other)))
  return [...new Set([...told.filter((other) => Math.abs(sizeOf(other) - number) <= 20), ...close])]
}

function ordinal(number: number): string {
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]
  return `${number}${number % 100 > 10 && number % 100 < 14 ? 'th' : (ending ?? 'th')}`
}

function amountsNear(value: string): string[] {
  const word = NUMBER_WORDS.indexOf(value)
  // 'one' would not agree with the noun that follows.
  if (word >= 0) return NUMBER_WORDS.filter((_, index) => index > 0 && Math.abs(index - word) <= 4)
  const places = /\.(\d+)$/.exec(value)?.[1]?.length ?? 0
  const digits = value.replace(/[,.]/g, '')
  // A number rounded to thousands gets distractors rounded to thousands; but a single such number has too few
  // neighbours.
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  const unit = 10 ** (zeros > 0 && digits.length - zeros === 1 ? zeros - 1 : zeros)
  const whole = Number(digits) / unit
  const scaled = [0.5, 0.6, 0.75, 0.8, 0.9, 1.1, 1.2, 1.25, 1.4, 1.5, 1.75, 2].map((factor) =>
    Math.round(whole * factor),
  )
  const byOne = whole < 20 ? [-3, -2, -1, 1, 2, 3].map((step) => whole + step) : []
  return [...new Set([...scaled, ...byOne])]
    .filter((amount) => amount > 0 && amount !== whole && !(amount === 1 && unit === 1 && places === 0))
    .map((amount) => write((amount * unit) / 10 ** places, places, value))
}

/** With commas like the original, Indian or Western, or without. */
function write(amount: number, places: number, like: string): string {
  if (!like.includes(',')) return amount.toFixed(places)
  const locale = /^\d{1,2}(?:,\d{2})+,\d{3}/.test(like) ? 'en-IN' : 'en-US'
  return amount.toLocaleString(locale, { minimumFractionDigits: places, maximumFractionDigits: places })
}
