export interface Judged {
  name: string
  isRight: boolean
}

const only = (one: string) => `Only ${one}`
const both = (...two: string[]) => two.toSorted().join(' and ')

/**
 * The options for three things of which one or two are right, the key first: two options name one thing and two name two, so that
 * the form of an option tells nothing.
 */
export function optionsOfRightOnes(judged: readonly Judged[]): string[] {
  const right = judged.filter(({ isRight }) => isRight).map(({ name }) => name)
  const wrong = judged.filter(({ isRight }) => !isRight).map(({ name }) => name)
  const [first = '', second = ''] = right
  const [one = '', other = ''] = wrong
  return right.length === 1
    ? [only(first), only(one), both(first, other), both(one, other)]
    : [both(first, second), only(first), only(one), both(second, one)]
}
