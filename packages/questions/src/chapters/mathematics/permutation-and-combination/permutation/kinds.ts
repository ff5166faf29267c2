import type { Random } from '../../../../kit/random/random.ts'
import { arrange, countLetters, factorial } from '../../../../kit/values/counting.ts'
import { range } from '../../../../kit/values/number-theory.ts'
import { count } from '../../../../kit/values/value.ts'
import { ask, askThen } from '../../../../kit/wording/ask.ts'
import { formatList } from '../../../../kit/wording/format-list.ts'
import { say } from '../../../../kit/wording/say.ts'
import { DISTINCT, REPEATED, VOWELS } from './words.ts'

export function repeatedLetters(rng: Random) {
  const word = rng.pick(REPEATED)
  const counts = countLetters(word).filter((times) => times > 1)
  const n = word.length
  const answer = counts.reduce((ways, times) => ways / factorial(times), factorial(n))
  const repeated = [...new Set(word)].filter((letter) => [...word].filter((one) => one === letter).length > 1)
  const first = counts[0] ?? 2
  return {
    concept: ['arranging-letters', 'repeated-letters'],
    given: { find: 'word' as const, word },
    prompt: rng.pick([
      say`In how many different ways can the letters of the word ${word} be arranged?`,
      say`How many different words, with or without a meaning, can be formed from all the letters of ${word}?`,
      say`${ask(rng, say`the number of arrangements of the letters of ${word}`)}`,
      say`The letters of the word ${word} are written in every possible order. How many different results are there?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: factorial(n), because: say`equal letters were counted as different` },
      {
        value: counts.length > 1 ? factorial(n) / factorial(first) : answer / 2,
        because:
          counts.length > 1
            ? say`only the first repeated letter was allowed for`
            : say`one division by 2 too many was made`,
      },
      { value: factorial(new Set(word).size), because: say`every letter was used only once` },
      { value: factorial(n - 1), because: say`one letter was left out` },
      {
        value: factorial(n) / counts.reduce((sum, times) => sum + times, 0),
        because: say`the factorial was divided by the number of repeated letters`,
      },
      { value: answer * 2, because: say`one division by 2 was left out` },
      { value: answer / 3, because: say`one division by 3 too many was made` },
      { value: answer * 3, because: say`one division by 3 was left out` },
    ].filter(({ value }) => Number.isInteger(value)),
    steps: [
      say`The word has ${n} letters; ${formatList(repeated)} ${repeated.length === 1 ? 'occurs' : 'occur'} more than once: ${formatList(counts)} times.`,
      say`All orders of different letters: ${n}! = ${factorial(n)}; exchanging equal letters changes nothing.`,
      say`Divide by ${counts.map((times) => `${times}!`).join(' × ')}: ${answer}`,
    ],
  }
}

export function roundTable(rng: Random) {
  const n = rng.int(4, 10)
  const who = rng.pick([
    'sisters',
    'managers',
    'scouts',
    'officers',
    'villagers',
    'dancers',
    'leaders',
    'doctors',
    'friends',
    'directors',
    'players',
    'cousins',
    'teachers',
    'guests',
    'engineers',
    'children',
    'brothers',
    'delegates',
    'students',
    'clerks',
    'singers',
    'lawyers',
  ])
  const answer = factorial(n - 1)
  return {
    concept: 'circular-permutation',
    given: { find: 'round' as const, people: n },
    prompt: rng.pick([
      say`In how many ways can ${n} ${who} sit round a circular table, if only their relative positions matter?`,
      say`In how many different ways can ${n} ${who} be seated around a circular table?`,
      say`${ask(rng, say`the number of ways in which ${n} ${who} can be seated round a circular table`)}`,
      say`If ${n} ${who} stand in a circle holding hands, then ${askThen(rng, 'the number of different circular arrangements')}`,
    ]),
    answer: count(answer),
    mistakes: [
      {
        value: factorial(n),
        because: say`that is the number for a row; turning the circle gives nothing new`,
      },
      {
        value: factorial(n - 1) / 2,
        because: say`an arrangement and its mirror image were taken for the same`,
      },
      { value: factorial(n - 2), because: say`two persons were kept in place` },
      { value: n * (n - 1), because: say`only two places were filled` },
      { value: factorial(n) / 2, because: say`the number for a row was halved` },
      { value: 2 * answer, because: say`each arrangement was counted twice` },
    ],
    steps: [
      say`In a circle only the order after one fixed person counts.`,
      say`The other ${n - 1} can be arranged in ${n - 1}! ways.`,
      say`${range(1, n - 1)
        .reverse()
        .join(' × ')} = ${answer}`,
    ],
  }
}

/** How many orders some letters have, equal letters counted once. */
const ordersOf = (letters: string): number =>
  countLetters(letters).reduce((ways, times) => ways / factorial(times), factorial(letters.length))

const without = (word: string, letter: string): string => word.replace(letter, '')

/** "How many words can be formed from the letters of MACHINE that begin with M and end with E?" */
export function fixedEnds(rng: Random) {
  return wordWithEnds(rng, rng.pick(DISTINCT))
}

/** The same for a word with repeated letters. */
export function repeatedWithEnds(rng: Random) {
  return wordWithEnds(rng, rng.pick(REPEATED))
}

function wordWithEnds(rng: Random, word: string) {
  const where = rng.pick(['start', 'end', 'both', 'both'])
  const [one, other] = rng.sample([...word], 2)
  const start = where === 'end' ? '' : one
  const end = where === 'start' ? '' : where === 'both' ? other : one
  const left = without(without(word, start), end)
  const answer = ordersOf(left)
  const m = left.length
  const n = word.length
  const repeats = countLetters(left).filter((times) => times > 1)
  const isDistinct = countLetters(word).every((times) => times === 1)
  const condition = [start && `begin with ${start}`, end && `end with ${end}`].filter(Boolean).join(' and ')
  return {
    concept: isDistinct ? 'arranging-letters' : ['arranging-letters', 'repeated-letters'],
    given: { find: 'ends' as const, word, start, end },
    prompt: rng.pick([
      say`How many words, with or without a meaning, can be formed from all the letters of the word ${word} so that they ${condition}?`,
      say`The letters of the word ${word} are arranged in all possible ways. How many of the arrangements ${condition}?`,
      say`If the letters of ${word} are put in every possible order, how many of the words so made ${condition}?`,
      say`${ask(rng, say`the number of arrangements of the letters of the word ${word} that ${condition}`)}`,
      say`Of all the words, with or without a meaning, made by rearranging ${word}, how many ${condition}?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: ordersOf(word), because: say`the condition was left out` },
      ...(isDistinct ? [] : [{ value: factorial(m), because: say`equal letters were counted as different` }]),
      { value: factorial(m + 1), because: say`one place too many was left free` },
      { value: factorial(m - 1), because: say`one place too few was left free` },
      { value: 2 * answer, because: say`the fixed letters were allowed to change places` },
      { value: ordersOf(word) - answer, because: say`the arrangements that do not fit were counted` },
      { value: answer / 2, because: say`half of the arrangements were left out` },
      { value: n * answer, because: say`the fixed letter was put in every place` },
      { value: m * m, because: say`${m} was multiplied by itself` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [
      say`${where === 'both' ? `${start} stands first and ${end} last` : `${start || end} stands ${start ? 'first' : 'last'}`}, so ${m} places are left for ${m} letters.`,
      ...(isDistinct
        ? []
        : [
            repeats.length === 0
              ? say`The letters left, ${left}, are all different.`
              : say`Among the letters left, ${left}, some are equal: divide ${m}! = ${factorial(m)} by ${repeats.map((times) => `${times}!`).join(' × ')}.`,
          ]),
      repeats.length === 0 ? say`${m}! = ${answer}` : say`The number is ${answer}`,
    ],
  }
}

/** "How many words of 3 letters can be formed from the letters of MACHINE, if no letter is repeated?" */
export function someLetters(rng: Random) {
  const word = rng.pick(DISTINCT)
  const n = word.length
  const some = rng.int(2, Math.min(n - 2, 5))
  const isRepeated = rng.chance(0.35)
  const answer = isRepeated ? n ** some : arrange(n, some)
  return {
    concept: 'npr',
    given: { find: 'letters' as const, letters: n, some, isRepeated },
    prompt: isRepeated
      ? rng.pick([
          say`How many words of ${some} letters, with or without a meaning, can be formed from the letters of ${word}, if letters may be repeated?`,
          say`Using the letters of the word ${word}, any of them more than once if wanted, how many codes of ${some} letters can be made?`,
          say`A password has ${some} letters, all of them from the word ${word}, and a letter may occur again. How many passwords are possible?`,
        ])
      : rng.pick([
          say`How many words of ${some} letters, with or without a meaning, can be formed from the letters of ${word}, if no letter is repeated?`,
          say`In how many ways can ${some} letters of the word ${word} be chosen and arranged in a row?`,
          say`Using the letters of the word ${word}, each at most once, how many codes of ${some} letters can be made?`,
          say`A password has ${some} different letters, all of them from the word ${word}. How many passwords are possible?`,
        ]),
    answer: count(answer),
    mistakes: [
      {
        value: isRepeated ? arrange(n, some) : n ** some,
        because: isRepeated ? say`a letter may be used again` : say`the same letter was used more than once`,
      },
      { value: arrange(n, some) / factorial(some), because: say`the order of the letters was left out` },
      { value: factorial(n), because: say`all the letters were arranged` },
      { value: n * some, because: say`${n} and ${some} were multiplied` },
      {
        value: isRepeated ? n ** (some - 1) : arrange(n, some - 1),
        because: say`one place was left out`,
      },
      {
        value: isRepeated ? n ** (some + 1) : arrange(n, some + 1),
        because: say`one place too many was filled`,
      },
      {
        value: some ** n > 1e6 ? factorial(some) : some ** n,
        because: say`letters and places were exchanged`,
      },
    ],
    steps: [
      say`${word} has ${n} different letters; ${isRepeated ? 'every place can take any of them' : 'each place takes one of those left'}.`,
      say`${range(0, some - 1)
        .map((used) => (isRepeated ? n : n - used))
        .join(' × ')} = ${answer}`,
    ],
  }
}

/** "In how many arrangements of the letters of MACHINE do the vowels always come together?" */
export function vowelsPlaced(rng: Random) {
  const { word, kind, vowels } = rng.until(
    () => {
      const drawn = rng.pick(DISTINCT)
      return {
        word: drawn,
        kind: rng.pick([
          'together',
          'apart',
          'not all together',
          'consonants together',
          'vowels at the ends',
        ]),
        vowels: [...drawn].filter((letter) => VOWELS.has(letter)).length,
      }
    },
    (drawn) =>
      // whether Y is a vowel is a matter of taste
      !drawn.word.includes('Y') &&
      drawn.vowels >= 2 &&
      drawn.word.length - drawn.vowels >= 2 &&
      (drawn.kind !== 'apart' || drawn.vowels <= drawn.word.length - drawn.vowels + 1),
  )
  const n = word.length
  const others = n - vowels
  const block = factorial(others + 1) * factorial(vowels)
  const gaps = factorial(others) * arrange(others + 1, vowels)
  const consonantBlock = factorial(vowels + 1) * factorial(others)
  const ends = vowels * (vowels - 1) * factorial(n - 2)
  const answer = {
    together: block,
    apart: gaps,
    'not all together': factorial(n) - block,
    'consonants together': consonantBlock,
    'vowels at the ends': ends,
  }[kind]
  const condition = {
    together: 'the vowels always come together',
    apart: 'no two vowels are next to each other',
    'not all together': 'the vowels are not all together',
    'consonants together': 'all the consonants are together',
    'vowels at the ends': 'both ends are taken by vowels',
  }[kind]
  const steps = {
    together: [
      say`Take the ${vowels} vowels as one block: ${others} + 1 = ${others + 1} things in ${others + 1}! = ${factorial(others + 1)} orders`,
      say`Inside the block: ${vowels}! = ${factorial(vowels)} orders`,
      say`${factorial(others + 1)} × ${factorial(vowels)} = ${block}`,
    ],
    apart: [
      say`The ${others} consonants have ${others}! = ${factorial(others)} orders and leave ${others + 1} gaps, with the two ends.`,
      say`The ${vowels} vowels go into different gaps: ${arrange(others + 1, vowels)} ways`,
      say`${factorial(others)} × ${arrange(others + 1, vowels)} = ${gaps}`,
    ],
    'not all together': [
      say`Without the condition: ${n}! = ${factorial(n)}`,
      say`With all the vowels together: ${factorial(others + 1)} × ${factorial(vowels)} = ${block}`,
      say`${factorial(n)} − ${block} = ${factorial(n) - block}`,
    ],
    'consonants together': [
      say`Take the ${others} consonants as one block: ${vowels} + 1 = ${vowels + 1} things in ${vowels + 1}! = ${factorial(vowels + 1)} orders`,
      say`Inside the block: ${others}! = ${factorial(others)} orders`,
      say`${factorial(vowels + 1)} × ${factorial(others)} = ${consonantBlock}`,
    ],
    'vowels at the ends': [
      say`The ends take two of the ${vowels} vowels in order: ${vowels} × ${vowels - 1} = ${vowels * (vowels - 1)} ways`,
      say`The other ${n - 2} letters: ${n - 2}! = ${factorial(n - 2)} ways`,
      say`${vowels * (vowels - 1)} × ${factorial(n - 2)} = ${ends}`,
    ],
  }[kind]
  return {
    concept: kind === 'apart' || kind === 'not all together' ? 'never-together' : 'always-together',
    given: {
      find: 'vowels' as const,
      letters: [...word].map((letter) => (VOWELS.has(letter) ? 'v' : 'c')).join(''),
      kind,
    },
    prompt: rng.pick([
      say`In how many ways can the letters of the word ${word} be arranged so that ${condition}?`,
      say`How many words, with or without a meaning, can be formed from all the letters of ${word} in which ${condition}?`,
      say`The letters of the word ${word} are put in a row so that ${condition}. How many arrangements are possible?`,
      say`If the letters of ${word} are arranged so that ${condition}, how many different arrangements are there?`,
      say`${ask(rng, say`the number of arrangements of the letters of ${word} in which ${condition}`)}`,
      say`Among all the arrangements of the letters of the word ${word}, in how many is it true that ${condition}?`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: factorial(n), because: say`the condition was left out` },
      { value: block, because: say`the vowels were only kept together` },
      {
        value: factorial(n) - block,
        because: say`the arrangements with all the vowels together were taken off`,
      },
      { value: gaps, because: say`the vowels were kept apart` },
      { value: factorial(others + 1), because: say`the vowels were not arranged among themselves` },
      {
        value: factorial(others) * factorial(vowels),
        because: say`vowels and consonants were only arranged among themselves`,
      },
      { value: consonantBlock, because: say`the consonants were kept together` },
      { value: 2 * answer, because: say`every arrangement was counted twice` },
      { value: answer / 2, because: say`an arrangement and its reverse were taken for the same` },
    ].filter(({ value }) => value > 0),
    steps: [say`${word} has ${vowels} vowels and ${others} consonants, all different.`, ...steps],
  }
}

/** "The letters of PLANET are arranged in all ways and listed as in a dictionary. What is the rank of PLANET?" */
export function rankOfWord(rng: Random) {
  const word = rng.until(
    () => rng.pick(DISTINCT),
    (drawn) => drawn.length <= 6 && [...drawn].sort().join('') !== drawn,
  )
  const parts = [...word].map((letter, place) => ({
    before: [...word.slice(place + 1)].filter((other) => other < letter).length,
    each: factorial(word.length - 1 - place),
  }))
  const before = parts.reduce((sum, part) => sum + part.before * part.each, 0)
  const answer = before + 1
  const first = (parts[0]?.before ?? 0) * (parts[0]?.each ?? 0)
  const second = (parts[1]?.before ?? 0) * (parts[1]?.each ?? 0)
  return {
    concept: 'arranging-letters',
    given: { find: 'rank' as const, word },
    prompt: rng.pick([
      say`The letters of the word ${word} are arranged in all possible ways and the words are listed as in a dictionary. What is the rank of the word ${word}?`,
      say`If all the words formed from the letters of ${word} are written in dictionary order, at which position does ${word} stand?`,
      say`All the arrangements of the letters of ${word} are put in alphabetical order. ${ask(rng, say`the place of the word ${word} in the list`)}`,
      say`Every word that can be formed from all the letters of ${word} is entered in a list in alphabetical order. What is the position of ${word} in it?`,
      say`${ask(rng, say`the rank of the word ${word} when all the words made of its letters are arranged as in a dictionary`)}`,
    ]),
    answer: count(answer),
    mistakes: [
      { value: before, because: say`the word itself was not counted` },
      { value: answer + 1, because: say`the word itself was counted twice` },
      { value: answer - first, because: say`the words with an earlier first letter were left out` },
      { value: answer - second, because: say`the words with an earlier second letter were left out` },
      { value: first + 1, because: say`only the first letter was looked at` },
      {
        value: factorial(word.length) - before,
        because: say`the words were counted from the end of the list`,
      },
      { value: answer + (parts[1]?.each ?? 0), because: say`one second letter too many was counted` },
      { value: answer + (parts[2]?.each ?? 0), because: say`one third letter too many was counted` },
      { value: answer - (parts[2]?.each ?? 0), because: say`one third letter too few was counted` },
    ].filter(({ value }) => value > 0),
    steps: [
      say`Count the words that come before, place by place: an earlier letter there, and any order after it.`,
      say`Earlier letters for the places in turn: ${parts.map((part) => part.before).join(', ')}`,
      say`Words before: ${parts
        .filter((part) => part.before > 0)
        .map((part) => `${part.before} × ${part.each}`)
        .join(' + ')} = ${before}`,
      say`Rank = ${before} + 1 = ${answer}`,
    ],
  }
}
