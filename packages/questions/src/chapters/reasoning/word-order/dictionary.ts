import { defineGenerator } from '../../../kit/define-generator.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { ordinal } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'

/** "Which of CONTEST, CONCERT, CONVERT, CONTACT and CONSENT comes third in a dictionary?" */
export const dictionary = defineGenerator({
  id: 'reasoning/dictionary',
  version: 2,
  levels: { easy: { size: 4, shares: 1 }, medium: { size: 5, shares: 2 }, hard: { size: 6, shares: 3 } },
  generate(rng, { size, shares }) {
    const family = rng.pick(FAMILIES)
    // Words with the same beginning are hard; easier sets add words from other families.
    const other = rng.pick(FAMILIES.filter((one) => one !== family))
    const near = Math.min(size, shares * 2)
    const words = rng.shuffle([...rng.sample(family, near), ...rng.sample(other, size - near)])
    const sorted = [...words].sort()
    const place = rng.int(0, size - 1)
    const answer = sorted[place] ?? ''
    const list = words.join(', ')
    const which = place === size - 1 ? say`last` : place === 0 ? say`first` : say`${ordinal(place + 1)}`
    return {
      given: { words, place },
      prompt: rng.pick([
        say`Arrange the words ${list} as they would appear in an English dictionary. Which word will come ${which}?`,
        say`If ${list} are arranged in the dictionary order, then which of them will be ${which}?`,
        say`The words ${list} are to be arranged in alphabetical order. Which word will be ${which}?`,
        say`Select the word that will be ${which}, when ${list} are arranged as in an English dictionary.`,
        say`When the following words are arranged according to their order in the dictionary, which one is ${which}: ${list}?`,
      ]),
      answer,
      mistakes: sorted.flatMap((word, index) =>
        word === answer
          ? []
          : [{ value: word, because: say`${word} comes ${ordinal(index + 1)} in the order` }],
      ),
      steps: [
        say`Compare the words letter by letter until two differ.`,
        ...(shares > 1
          ? [
              say`${near} of them begin alike, so look at the first letter after ${commonStart(sorted.filter((word) => family.includes(word)))}.`,
            ]
          : []),
        ...(shares > 2 ? [say`Where that letter is the same too, go on to the next one.`] : []),
        say`The order is ${sorted.join(', ')}.`,
        say`The word that comes ${which} is ${answer}`,
      ],
    }
  },
  // Counts the words before each one, by numbers instead of sorting.
  solve: ({ words, place }) =>
    words.find((word) => words.filter((other) => codeOf(other) < codeOf(word)).length === place) ?? '',
})

/** A word as a number in base 27, with blanks after its end. */
const codeOf = (word: string): bigint =>
  [...word.padEnd(10, '@')].reduce((code, letter) => code * 27n + BigInt(letter.charCodeAt(0) - 64), 0n)

function commonStart(words: readonly string[]): string {
  const [first = ''] = words
  const length = range(1, first.length).findLast((size) =>
    words.every((word) => word.startsWith(first.slice(0, size))),
  )
  return first.slice(0, length ?? 0)
}

/** Words that share their first letters. */
const FAMILIES: readonly (readonly string[])[] = [
  'CONCERT CONDUCT CONFIRM CONFUSE CONNECT CONSENT CONSIDER CONTACT CONTAIN CONTEST CONTROL CONVERT',
  'PRACTICE PRAISE PREFER PREPARE PRESENT PRESSURE PRETEND PREVENT PRIMARY PRINCE PRINTER PRISON',
  'STABLE STADIUM STAMP STANDARD STATION STATUE STEAM STEEL STICK STITCH STOCK STOMACH',
  'TRACK TRADE TRAFFIC TRAIN TRANSFER TRANSPORT TRAVEL TREASURE TREATY TREMBLE TRIAL TRIBE',
  'MACHINE MAGNET MAIDEN MAJOR MANAGE MANGO MANNER MARBLE MARCH MARGIN MARKET MASTER',
  'DECADE DECENT DECIDE DECIMAL DECLARE DECLINE DECORATE DEDICATE DEFEAT DEFEND DEFINE DEGREE',
  'CHAIN CHAMBER CHANCE CHANGE CHANNEL CHAPTER CHARGE CHARITY CHASE CHEAP CHEERFUL CHEMIST',
  'RECALL RECEIPT RECEIVE RECENT RECIPE RECORD RECOVER REDUCE REFER REFLECT REFORM REFUSE',
  'SCALE SCARCE SCATTER SCENE SCHEDULE SCHEME SCHOLAR SCHOOL SCIENCE SCISSORS SCORE SCREEN',
  'BALANCE BALCONY BALLOON BAMBOO BANANA BANDAGE BANGLE BANK BARBER BARGAIN BARREL BASKET',
].map((line) => line.split(' '))
