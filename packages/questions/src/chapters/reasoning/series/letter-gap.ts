import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { type Slip, twoSlips } from '../../../kit/words/two-slips.ts'

/** "Which letters fill the blanks one after another: a b _ a _ c _ b c?" */
export const letterGap = defineGenerator({
  id: 'reasoning/letter-gap',
  version: 7,
  levels: {
    easy: { block: [3, 4], blanks: 4, hidden: 0, doubled: false },
    medium: { block: [4, 5], blanks: 5, hidden: 1, doubled: false },
    // With a single blank, the block is read off where it shows, and the start of the next one fills it.
    hard: { block: [5, 6], blanks: 6, hidden: 2, doubled: true },
  },
  generate(rng, { block: lengths, blanks, hidden, doubled }) {
    const { series, holes, block } = rng.until(
      () => {
        const block = drawBlock(rng, rng.pick(lengths), doubled)
        const times = block.length === 3 ? rng.int(4, 5) : block.length === 4 ? rng.int(3, 4) : 3
        const series = block.repeat(times)
        const holes = rng.sample(range(0, series.length - 1), blanks).sort((one, other) => one - other)
        return { series, holes, block }
      },
      (drawn) =>
        drawn.holes.every((hole, place) => place === 0 || hole - (drawn.holes[place - 1] ?? 0) > 1) &&
        countBlanks(drawn.series, drawn.holes, drawn.block).every((count) => count >= hidden) &&
        // A block that itself repeats a shorter one is that shorter one.
        !drawn.block.repeat(2).slice(1, -1).includes(drawn.block) &&
        // A letter that is nowhere shown cannot be found.
        fillings(hide(drawn.series, drawn.holes)).join(' ') === lettersAt(drawn.series, drawn.holes),
    )
    const answer = lettersAt(series, holes)
    const shown = hide(series, holes)
    const parts = range(0, series.length / block.length - 1).map(() => block)
    const used = [...new Set(block)]
    const changed = (place: number): Slip => ({
      change: (letters) =>
        [...letters]
          .map((letter, at) =>
            at === place ? (used[(used.indexOf(letter) + 1) % used.length] ?? letter) : letter,
          )
          .join(''),
      because: say`blank ${place + 1} does not agree with the repeated block ${block}`,
    })
    const exchanged = (place: number): Slip => ({
      change: ([...letters]) =>
        letters
          .with(place, letters[place + 1] ?? '')
          .with(place + 1, letters[place] ?? '')
          .join(''),
      because: say`the letters for blanks ${place + 1} and ${place + 2} were exchanged`,
    })
    // The first slip lies in the first half of the blanks, the second in the other.
    const slipIn = (from: number, to: number): Slip => {
      const places = range(from, to - 1).filter((place) => answer[place] !== answer[place + 1])
      return places.length > 0 && rng.chance(0.85) ? exchanged(rng.pick(places)) : changed(rng.int(from, to))
    }
    const half = Math.floor(blanks / 2)
    return {
      given: { shown },
      prompt: ask(rng, shown),
      answer,
      mistakes: twoSlips(answer, slipIn(0, half - 1), slipIn(half, blanks - 1)),
      others: [],
      steps: [
        say`The series has ${series.length} places; try blocks of ${block.length}.`,
        ...(block.length > 3
          ? [say`Compare the places that lie ${block.length} apart: known letters there agree.`]
          : []),
        ...(doubled ? [say`A letter may come twice within the block.`] : []),
        say`The block ${block} repeats: ${parts.join(' / ')}.`,
        say`The blanks are, from left to right: ${answer}`,
      ],
    }
  },
  solve({ shown }) {
    const found = fillings(shown)
    return found.length === 1 ? (found[0] ?? '') : ''
  },
})

function drawBlock(rng: Random, length: number, doubled: boolean): string {
  const alphabet = rng.pick(['bcdfgh', 'lmnopq', 'pqrstu', 'uvwxyz', 'bdfhjk', 'mnrstv'])
  const letters = rng.sample([...alphabet], doubled ? 3 : Math.min(length, 4))
  const extra = range(1, length - letters.length).map(() => rng.pick(letters))
  return rng.shuffle([...letters, ...extra]).join('')
}

const hide = (series: string, holes: readonly number[]): string =>
  [...series].map((letter, place) => (holes.includes(place) ? '_' : letter)).join('')

const lettersAt = (series: string, holes: readonly number[]): string =>
  holes.map((hole) => series[hole]).join('')

/** How many blanks each block has. */
const countBlanks = (series: string, holes: readonly number[], { length }: string): number[] =>
  range(0, series.length / length - 1).map(
    (turn) => holes.filter((hole) => Math.floor(hole / length) === turn).length,
  )

/** Every way to fill the blanks with the letters shown so that some block of two letters or more repeats throughout. */
function fillings(shown: string): string[] {
  const length = shown.length
  const found = range(2, Math.floor(length / 2)).flatMap((size) => {
    if (length % size !== 0) return []
    const block = range(0, size - 1).map((place) => {
      const letters = range(0, length / size - 1)
        .map((turn) => shown[turn * size + place] ?? '_')
        .filter((letter) => letter !== '_')
      return new Set(letters)
    })
    if (block.some((letters) => letters.size > 1)) return []
    const all = [...new Set(shown.replaceAll('_', ''))]
    // A place of the block that is always blank could be any letter.
    const blocks = block.reduce<string[]>(
      (texts, letters) =>
        texts.flatMap((text) => (letters.size === 1 ? [...letters] : all).map((letter) => text + letter)),
      [''],
    )
    return blocks.map((one) =>
      [...shown].flatMap((letter, place) => (letter === '_' ? (one[place % size] ?? '') : [])).join(''),
    )
  })
  return [...new Set(found)]
}

const ask = (rng: Random, shown: string): Message => {
  const spaced = [...shown].join(' ')
  // Short stems: what tells two of these questions apart is the series.
  return rng.pick([
    say`Select the letters that complete the series: ${spaced}`,
    say`Which letters fill the blanks of ${spaced} in order?`,
    say`Fill in the blanks of the series: ${spaced}`,
    say`Complete the letter series: ${spaced}`,
    say`A block repeats in ${spaced}. Find the missing letters.`,
    say`What should come in the blanks of ${spaced}?`,
    say`Find the missing letters: ${spaced}`,
    say`Identify the letters missing from ${spaced}, in order.`,
  ])
}
