import { range } from '../values/number-theory.ts'

const A = 65

export const letterNumber = (letter: string): number => letter.charCodeAt(0) - A + 1

/** 27 is A again, 0 is Z. */
export const numberLetter = (place: number): string =>
  String.fromCharCode(A + ((((place - 1) % 26) + 26) % 26))

/** Each letter moved by the shift for its place in the word, counted from 0. */
export const shiftWord = (word: string, move: (place: number) => number): string =>
  [...word].map((letter, place) => numberLetter(letterNumber(letter) + move(place))).join('')

export const reverseWord = (word: string): string => [...word].reverse().join('')

/** A to Z, B to Y, and so on. */
export const mirrorWord = (word: string): string =>
  [...word].map((letter) => numberLetter(27 - letterNumber(letter))).join('')

/**
 * The result for another word under every code that explains how `from` became `to`: the word itself, reversed or
 * mirrored, then shifted by a pattern. With more than one result the example does not determine the code.
 */
export function possibleCodes(from: string, to: string, word: string): string[] {
  const preparations = [
    (text: string) => text,
    reverseWord,
    mirrorWord,
    (text: string) => reverseWord(mirrorWord(text)),
  ]
  const results = preparations.flatMap((prepare) => {
    const start = prepare(from)
    const moves = [...start].map((letter, place) =>
      modulo(letterNumber(to[place] ?? 'A') - letterNumber(letter)),
    )
    return patternsOf(moves).map((move) => shiftWord(prepare(word), move))
  })
  return [...new Set(results)]
}

const modulo = (value: number): number => ((value % 26) + 26) % 26

/** Constant, rising or falling by a constant, or two alternating shifts. */
function patternsOf(moves: readonly number[]): ((place: number) => number)[] {
  const [first = 0, second = 0] = moves
  const patterns = [
    () => first,
    ...range(-4, 4).map((gain) => (place: number) => first + gain * place),
    (place: number) => (place % 2 === 0 ? first : second),
  ]
  return patterns.filter((move) => moves.every((value, place) => modulo(move(place)) === value))
}
