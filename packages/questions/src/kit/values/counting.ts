/** 5! = 120 */
export const factorial = (number: number): number => (number <= 1 ? 1 : number * factorial(number - 1))

/** For numbers of any size. */
export const exactFactorial = (number: number): bigint =>
  number <= 1 ? 1n : BigInt(number) * exactFactorial(number - 1)

/** Ways to choose some of `from` things, without order. */
export function choose(from: number, some: number): number {
  if (some < 0 || some > from) return 0
  let ways = 1
  for (let place = 1; place <= some; place++) ways = (ways * (from - some + place)) / place
  return Math.round(ways)
}

/** Ways to arrange some of `from` things in order. */
export const arrange = (from: number, some: number): number => choose(from, some) * factorial(some)

/** How often each letter of a word occurs. */
export const countLetters = (word: string): number[] =>
  Object.values(Object.groupBy([...word], (letter) => letter)).map((letters) => letters?.length ?? 0)
