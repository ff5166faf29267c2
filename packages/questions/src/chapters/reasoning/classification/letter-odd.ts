import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { letterNumber, numberLetter } from '../../../kit/words/letter-codes.ts'

/** "Which group is different: BDF, HJL, MOQ or RUX?" */
export const letterOdd = defineGenerator({
  id: 'reasoning/letter-odd',
  version: 4,
  levels: {
    easy: { letters: 3, equal: true, isEven: false },
    medium: { letters: 3, equal: false, isEven: false },
    hard: { letters: 4, equal: false, isEven: true },
  },
  generate(rng, { letters, equal, isEven }) {
    const { groups, odd, gaps, wrongGaps } = rng.until(
      () => {
        const gaps = drawGaps(rng, letters - 1, equal)
        const place = rng.int(0, gaps.length - 1)
        const slip = rng.pick([-2, -1, 1, 2])
        // Where a second slip makes up for the first, the first and the last letter still fit together.
        const back = isEven ? (place + rng.int(1, gaps.length - 1)) % gaps.length : -1
        const wrongGaps = gaps.map((gap, index) =>
          index === place ? gap + slip : index === back ? gap - slip : gap,
        )
        const starts = rng.sample(range(1, 26), 4)
        const groups = starts.map((start, index) => build(start, index === 0 ? wrongGaps : gaps))
        return { groups, odd: groups[0] ?? '', gaps, wrongGaps }
      },
      (drawn) => {
        const found = oddGroups(drawn.groups)
        // A letter twice in one group only would be seen at once.
        const isHidden = new Set(drawn.groups.map((group) => new Set(group).size)).size === 1
        return (
          drawn.wrongGaps.every((gap) => gap !== 0) &&
          isHidden &&
          (equal || isLikeOthers(drawn)) &&
          // Neighbours such as PQ are seen without counting.
          (!isEven || [...drawn.gaps, ...drawn.wrongGaps].every((gap) => Math.abs(gap) > 1)) &&
          found.length === 1 &&
          found[0] === drawn.odd
        )
      },
    )
    const shown = rng.shuffle(groups)
    const fitting = shown.filter((group) => group !== odd)
    return {
      given: { groups: shown },
      prompt: ask(rng, shown.join(', ')),
      answer: odd,
      mistakes: fitting.map((group) => ({
        value: group,
        because: say`its letters move ${tellGaps(gaps)}, like those of two others`,
      })),
      steps: [
        say`Number the letters from A = 1 to Z = 26 and look at the moves from letter to letter.`,
        ...(groups.some((group) => wraps(group, group === odd ? wrongGaps : gaps))
          ? [say`After Z the alphabet starts again with A.`]
          : []),
        ...(equal ? [] : [say`The moves within a group differ, so all of them are compared.`]),
        ...(letters > 3
          ? fitting.map((group) => say`${group}: ${tellGaps(gaps)}.`)
          : [say`${fitting.join(', ')}: ${tellGaps(gaps)} each.`]),
        say`${odd}: ${tellGaps(wrongGaps)}.`,
        say`So the odd group is ${odd}`,
      ],
    }
  },
  solve({ groups }) {
    const found = oddGroups(groups)
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

/** Whether only counting tells the odd group: it goes forward and back like the others, and another one has its looks. */
function isLikeOthers({
  groups,
  gaps,
  wrongGaps,
}: {
  groups: string[]
  gaps: number[]
  wrongGaps: number[]
}) {
  const [odd = '', ...others] = groups
  return (
    gaps.every((gap, index) => Math.sign(gap) === Math.sign(wrongGaps[index] ?? 0)) &&
    others.some((group) => risesOf(group) === risesOf(odd))
  )
}

/** Where a group goes forward in the alphabet, as the eye sees it: BDA -> 'true,false'. */
const risesOf = (group: string): string =>
  [...group]
    .slice(1)
    .map((letter, place) => letter > (group[place] ?? ''))
    .join()

function drawGaps(rng: Random, count: number, equal: boolean): number[] {
  if (equal) {
    const gap = rng.pick([-1, 1]) * rng.int(1, 5)
    return range(1, count).map(() => gap)
  }
  return rng.until(
    () => range(1, count).map(() => rng.pick([-1, 1]) * rng.int(1, 7)),
    (gaps) => new Set(gaps).size > 1,
  )
}

const build = (start: number, gaps: readonly number[]): string =>
  [0, ...gaps].reduce<{ at: number; text: string }>(
    ({ at, text }, gap) => ({ at: at + gap, text: text + numberLetter(at + gap) }),
    { at: start, text: '' },
  ).text

const tellGaps = (gaps: readonly number[]): string =>
  gaps.map((gap) => (gap > 0 ? `+${gap}` : `−${-gap}`)).join(', ')

/** A group that passes the end of the alphabet. */
const wraps = (group: string, gaps: readonly number[]): boolean =>
  gaps.some((gap, place) => letterNumber(group[place + 1] ?? 'A') - letterNumber(group[place] ?? 'A') !== gap)

const isVowel = (letter: string): boolean => 'AEIOU'.includes(letter)

/** Properties by which one group may differ from three others. */
const VIEWS: readonly ((letters: readonly string[]) => string)[] = [
  (letters) =>
    letters
      .slice(1)
      .map((letter, place) => step(letters[place] ?? 'A', letter))
      .join(),
  (letters) => String(letters.filter(isVowel).length),
  (letters) => String(letters.some(isVowel)),
  (letters) => String(isVowel(letters[0] ?? '')),
  (letters) => String(isVowel(letters.at(-1) ?? '')),
  (letters) => String(new Set(letters).size),
  (letters) => String(letters.join('') === [...letters].sort().join('')),
  (letters) => step(letters[0] ?? 'A', letters.at(-1) ?? 'A'),
]

const step = (from: string, to: string): string => String((letterNumber(to) - letterNumber(from) + 26) % 26)

/** Every group that differs in some property in which the three others agree. */
function oddGroups(groups: readonly string[]): string[] {
  const found = VIEWS.flatMap((view) => {
    const seen = groups.map((group) => view([...group]))
    const alone = groups.filter((_, place) =>
      seen.every((value, other) => other === place || value !== seen[place]),
    )
    return alone.length === 1 && new Set(seen).size === 2 ? alone : []
  })
  return [...new Set(found)]
}

const ask = (rng: Random, list: string): Message => {
  return rng.pick([
    say`Four letter-clusters have been given, out of which three are alike in some manner and one is different. Select the odd one: ${list}`,
    say`Which letter-cluster does not belong to the group: ${list}?`,
    say`Find the odd letter-cluster from the given alternatives: ${list}`,
    say`Three of ${list} are alike in a certain way and so form a group. Which letter-cluster does not belong to that group?`,
    say`Select the letter-cluster that is different from the others: ${list}`,
  ])
}
