import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { type Message, say } from '../../../kit/wording/say.ts'

/** "Which word cannot be formed from the letters of CARPENTER: PAINTER, REPENT, CARTER or NECTAR?" */
export const wordFormation = defineGenerator({
  id: 'reasoning/word-formation',
  version: 4,
  levels: {
    easy: { asksCan: false, repeats: false },
    medium: { asksCan: true, repeats: false },
    hard: { asksCan: false, repeats: true },
  },
  generate(rng, { asksCan, repeats }) {
    const source = rng.pick(
      asksCan ? SOURCES.filter(({ near }) => near.length > 2) : repeats ? WITH_REPEATS : SOURCES,
    )
    const { word, can, near, tooOften } = source
    const [answer = '', ...wrong] = asksCan
      ? [rng.pick(can), ...rng.sample(near, 3)]
      : [rng.pick(repeats ? tooOften : near), ...rng.sample(can, 3)]
    const shown = rng.shuffle([answer, ...wrong])
    const fault = (one: string): Message => {
      const letter = lacking(word, one)
      return word.includes(letter)
        ? say`${one} needs ${letter} more often than ${word} has it`
        : say`${one} needs ${letter}, which ${word} does not have`
    }
    return {
      given: { word, shown, asksCan },
      prompt: ask(rng, word, shown.join(', '), asksCan),
      answer,
      mistakes: wrong.map((one) => ({
        value: one,
        because: asksCan ? fault(one) : say`every letter of ${one} occurs in ${word} often enough`,
      })),
      steps: [
        say`A letter may be used as often as it occurs in ${word}.`,
        ...(asksCan ? wrong.map((one) => say`${fault(one)}.`) : []),
        ...(repeats
          ? [say`Count repeated letters one by one.`, ...wrong.map((one) => say`${one} can be formed.`)]
          : []),
        asksCan
          ? say`All letters are there for ${answer}`
          : say`${fault(answer)}: the word that cannot be formed is ${answer}`,
      ],
    }
  },
  solve({ word, shown, asksCan }) {
    // Crosses the letters out one by one.
    const found = shown.filter((one) => {
      const left = [...word]
      const isFormed = [...one].every((letter) => {
        const at = left.indexOf(letter)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
      return isFormed === asksCan
    })
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

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

function ask(rng: Random, word: string, list: string, asksCan: boolean): Message {
  const can = asksCan ? 'can' : 'cannot'
  return rng.pick([
    say`From the words ${list}, select the one which ${can} be formed using the letters of the given word: ${word}.`,
    say`Which of the words ${list} ${can} be formed from the letters of ${word}?`,
    say`Using each letter of the word ${word} at most as many times as it occurs there, which one of the words ${list} ${can} be formed?`,
    say`Select the word that ${can} be made from the letters of ${word}: ${list}.`,
    say`Out of ${list}, find the one which ${can} be formed with the letters of the word ${word}.`,
  ])
}
