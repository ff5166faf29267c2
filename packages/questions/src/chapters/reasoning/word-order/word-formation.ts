import { defineGenerator } from '../../../kit/define-generator.ts'
import { COUNTS } from '../../../kit/puzzles/seat-puzzle.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { formatList } from '../../../kit/wording/format-list.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "How many of the words RATION, TONIC, DONATE and MINERAL can be formed using the letters of the word DETERMINATION?" */
export const wordFormation = defineGenerator({
  id: 'reasoning/word-formation',
  version: 7,
  levels: {
    easy: { forms: [...often(30, countFormed), cannotBeFormed], size: 4, repeats: false },
    medium: { forms: [countFormed, whichOfThree], size: 5, repeats: false },
    hard: { forms: [...often(6, countFormed), ...often(2, whichOfThree), fromBoth], size: 6, repeats: true },
  },
  generate: (rng, { forms, size, repeats }) => rng.pick(forms)(rng, size, repeats),
  solve(given) {
    // Crosses the letters out one by one.
    const isFormed = (word: string, one: string) => {
      const left = [...word]
      return [...one].every((letter) => {
        const at = left.indexOf(letter)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
    }
    const [word = '', second = word] = given.words
    const formed = given.shown.filter((one) => isFormed(word, one) && isFormed(second, one))
    switch (given.find) {
      case 'count':
        return inWords(formed.length)
      case 'which':
        return tellNumbers(formed.map((one) => given.shown.indexOf(one) + 1))
      case 'cannot': {
        const failed = given.shown.filter((one) => !formed.includes(one))
        return failed.length === 1 ? (failed[0] ?? '') : ''
      }
      case 'both':
        return formed.length === 1 ? (formed[0] ?? '') : ''
    }
  },
})

const inWords = (number: number): string => (number === 0 ? 'None' : capital(COUNTS[number] ?? ''))

const tellNumbers = (numbers: readonly number[]): string =>
  numbers.length === 3 ? '1, 2 and 3' : `Only ${numbers.join(' and ')}`

/** Why a word cannot be formed. */
function faultOf(word: string, one: string): Message {
  const letter = lacking(word, one)
  return word.includes(letter)
    ? say`${one} needs ${letter} more often than ${word} has it`
    : say`${one} needs ${letter}, which ${word} does not have`
}

const judge = (word: string, one: string): Message =>
  lacking(word, one) === '' ? say`${one} can be formed.` : say`${faultOf(word, one)}.`

/** Words that can be formed and words that just fail, at the hard level mostly by a repeated letter. */
function drawWords(rng: Random, size: number, repeats: boolean) {
  const { word, can, near, tooOften } = rng.pick(repeats ? WITH_REPEATS : SOURCES)
  const fails = repeats ? [...rng.shuffle(tooOften), ...rng.sample(near, 3)] : rng.shuffle(near)
  // 'None' is right now and then, but nobody sets it often.
  const least = Math.max(rng.chance(0.15) ? 0 : 1, size - fails.length)
  const formed = rng.int(least, Math.min(size, can.length))
  const shown = rng.shuffle([...rng.sample(can, formed), ...fails.slice(0, size - formed)])
  return { word, shown, formed }
}

function countFormed(rng: Random, size: number, repeats: boolean) {
  const { word, shown, formed } = drawWords(rng, size, repeats)
  const list = formatList(shown)
  const answer = inWords(formed)
  return {
    given: { find: 'count' as const, words: [word], shown },
    prompt: rng.pick([
      say`How many of the words ${list} can be formed using the letters of the word ${word}?`,
      say`If each letter may be used as many times as it occurs in the word ${word}, then how many of the words ${list} can be formed from it?`,
      say`Find the number of words among ${list} that can be formed from the letters of the word ${word}.`,
    ]),
    answer,
    mistakes: range(0, size)
      .filter((number) => number !== formed && Math.abs(number - formed) < 4)
      .map((number) => ({
        value: inWords(number),
        because:
          number > formed
            ? say`a word that needs a letter too often or a letter that is not there was counted`
            : say`a word that can be formed was overlooked`,
      })),
    steps: [
      say`A letter may be used as often as it occurs in ${word}.`,
      ...shown.map((one) => judge(word, one)),
      say`So the number of words is ${answer}`,
    ],
  }
}

function whichOfThree(rng: Random, _size: number, repeats: boolean) {
  const { word, shown } = rng.until(
    () => drawWords(rng, 3, repeats),
    ({ formed }) => formed > 0,
  )
  const numbers = [1, 2, 3].filter((number) => lacking(word, shown[number - 1] ?? '') === '')
  const list = shown.map((one, place) => `${place + 1}. ${one}`).join(', ')
  const answer = tellNumbers(numbers)
  const sets = [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]
  return {
    given: { find: 'which' as const, words: [word], shown },
    prompt: rng.pick([
      say`Consider the following words: ${list}. Which of them can be formed using the letters of the word ${word}?`,
      say`Which of the words ${list} can be formed from the letters of the word ${word}, each letter being used not more often than it occurs there?`,
      say`Select the words among ${list} that can be formed using the letters of the word ${word}.`,
    ]),
    answer,
    mistakes: rng
      .shuffle(sets)
      .map((set) => ({ set, value: tellNumbers(set) }))
      .filter(({ value }) => value !== answer)
      .map(({ set, value }) => {
        const wrong = set.map((number) => shown[number - 1] ?? '').find((one) => lacking(word, one) !== '')
        const missed = numbers.find((number) => !set.includes(number)) ?? 0
        return {
          value,
          because:
            wrong === undefined
              ? say`${shown[missed - 1] ?? ''} can be formed too`
              : say`${faultOf(word, wrong)}`,
        }
      }),
    steps: [
      say`A letter may be used as often as it occurs in ${word}.`,
      ...shown.map((one) => judge(word, one)),
      ...(repeats ? [say`Count repeated letters one by one.`] : []),
      ...(repeats ? [say`A word that needs one letter twice must find it twice.`] : []),
      say`So the words that can be formed are ${answer}`,
    ],
  }
}

function cannotBeFormed(rng: Random, _size: number, repeats: boolean) {
  const { word, can, near, tooOften } = rng.pick(repeats ? WITH_REPEATS : SOURCES)
  const answer = rng.pick(repeats ? tooOften : near)
  const wrong = rng.sample(can, 3)
  return {
    given: { find: 'cannot' as const, words: [word], shown: rng.shuffle([answer, ...wrong]) },
    prompt: rng.pick([
      say`Which of the following words cannot be formed using the letters of the word ${word}?`,
      say`From the following alternatives, select the word that cannot be formed from the letters of the word ${word}, each letter being used only as often as it occurs there.`,
      say`From the given alternatives, select the word which cannot be formed using the letters of the given word: ${word}.`,
    ]),
    answer,
    mistakes: wrong.map((one) => ({
      value: one,
      because: say`every letter of ${one} occurs in ${word} often enough`,
    })),
    others: [],
    steps: [
      say`A letter may be used as often as it occurs in ${word}.`,
      say`${faultOf(word, answer)}: the word that cannot be formed is ${answer}`,
    ],
  }
}

/** The letters of two words: both must have enough of each letter. */
function fromBoth(rng: Random, _size: number, _repeats: boolean) {
  const { one, other, answer, wrong } = rng.until(
    () => {
      const [one, other] = rng.sample(SOURCES, 2)
      const both = one.can.filter((word) => other.can.includes(word))
      const onlyFirst = one.can.filter((word) => !both.includes(word))
      const onlySecond = other.can.filter((word) => !both.includes(word))
      const isFull = both.length > 0 && onlyFirst.length > 1 && onlySecond.length > 0
      const [first = '', second = ''] = isFull ? rng.sample(onlyFirst, 2) : []
      return {
        one: one.word,
        other: other.word,
        answer: isFull ? rng.pick(both) : '',
        wrong: isFull ? [first, second, rng.pick(onlySecond)] : [],
      }
    },
    (drawn) => drawn.answer !== '',
  )
  return {
    given: { find: 'both' as const, words: [one, other], shown: rng.shuffle([answer, ...wrong]) },
    prompt: rng.pick([
      say`Which of the following words can be formed using the letters of the word ${one} as well as using those of the word ${other}?`,
      say`Select the word that can be formed from the letters of the word ${one} and also from the letters of the word ${other}.`,
      say`Each of the words ${one} and ${other} has all the letters of one of the following words. Select that word.`,
    ]),
    answer,
    mistakes: wrong.map((word) => ({
      value: word,
      because: lacking(one, word) === '' ? faultOf(other, word) : faultOf(one, word),
    })),
    others: [],
    steps: [
      say`A letter may be used as often as it occurs in the word.`,
      ...wrong.map((word) => say`${lacking(one, word) === '' ? faultOf(other, word) : faultOf(one, word)}.`),
      say`${answer} can be formed from ${one}.`,
      say`It can be formed from ${other} too.`,
      say`So the word is ${answer}`,
    ],
  }
}

const times = (word: string, letter: string): number => word.split(letter).length - 1

/** The first letter that the source has too few of; empty when the word can be formed. */
const lacking = (source: string, word: string): string =>
  [...word].find((letter) => times(word, letter) > times(source, letter)) ?? ''

const LONG =
  'CARPENTER INTERNATIONAL ENVIRONMENT DETERMINATION CONSTITUTION PHOTOGRAPHER COMMUNICATION ADMINISTRATION INVESTIGATION TOURNAMENT REHABILITATION TEMPERATURE MEASUREMENT PARLIAMENT DEPARTMENT LABORATORY CELEBRATION OBSERVATION REPRESENTATION CONVERSATION PERFORMANCE DISTRIBUTION UNDERSTANDING AGRICULTURE ENTERTAINMENT CHAMPIONSHIP TRANSPORTATION HOSPITALITY CIRCUMSTANCES MANUFACTURER STRAIGHTFORWARD PRESIDENTIAL GRANDMOTHER DEMONSTRATION CONCENTRATION'.split(
    ' ',
  )

const SHORT =
  'PAINTER NECTAR REPENT CARTER TRAIN RATION NATION ORIENT RETAIN ALTER TONAL INTER VIOLET MOVEMENT INVENT NORMAL TERMINAL MINERAL DONATE TOMATO MATTER NOTICE UNIT STATION ACTION CUSTOM TONIC PHOTO GRAPH HEART TEACHER OTHER NATURE COUNT MUTATION MINUTE COMMON AUNT TRADE STRAIN MAIDEN RANDOM SEAT VINE INVITE GATE STAGE EAGER TURN MOUNT TOUR HABIT LABEL TABLE BALLET TEMPER TREAT METER EMPTY MASTER STEAM SUMMER TEAM PLANET METAL TRIAL PRAISE PARENT ENTRY DEPART TEMPT LABOUR BOTTLE ROYAL BRACELET CLEAR BACON CEILING BASIN SAVIOUR BRAIN TOAST SENATE PRESENT PARROT SERVANT CARVE SCENT FRAME FORCE CAMERA PENCIL RUSTIC STUDIO BRIDGE UNDER STAND GUIDE STRANGE TIGER CULTURE RACE LARGE MINT INTENT MARINE CHAMP PANIC SHIP POSH PORT SPORT AIRPORT PATROL SNORT HOTEL SPIT TAILOR HOSTEL CIRCUS CRIME MUSIC MUTE FACT NATURAL FARM FIRST GARDEN SHORT FORWARD DRAFT SILENT DENTAL PIRATE IDEAL GRAND MOTHER DREAM DANGER MODERN MONSTER STONE CONCERT CARTOON CANTEEN ROTATE CERTAIN ATTEND MONITOR TRAITOR LETTER LITTLE SISTER SUGAR WINTER SILVER YELLOW'.split(
    ' ',
  )

/**
 * For every long word: words that can be formed, words that just fail, and words that fail only because of a
 * repeated letter.
 */
const SOURCES = LONG.map((word) => {
  const can = SHORT.filter((short) => lacking(word, short) === '')
  const fails = SHORT.filter((short) => lacking(word, short) !== '')
  const missing = (short: string) => [...short].filter((letter) => !word.includes(letter)).length
  return {
    word,
    can,
    near: fails.filter((short) => missing(short) === 1),
    tooOften: fails.filter((short) => missing(short) === 0),
  }
}).filter(({ can, near }) => can.length > 4 && near.length > 4)

const WITH_REPEATS = SOURCES.filter(({ tooOften }) => tooOften.length > 0)
