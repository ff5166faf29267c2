/** Letters that learners write for each other: the sounds are the same, or nearly so in Hindi. */
const SAME_SOUND = ['ckq', 'csz', 'sx', 'gj', 'jz', 'vw', 'bv', 'fp', 'iy', 'td', 'mn', 'lr'] as const
const VOWELS = 'aeiouy'
/** Neighbours on the keyboard, a row at a time: what a thumb hits by accident. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const

/** Shorter words are too close to too many others; beside a word of the same name, one letter less will do. */
const SHORTEST = 5
/** From this length on, two errors are still the same word, and any letter may be wrong. */
const LONG = 9
/** Beside a word of the same name two errors are still the same word earlier: 'preodic table'. */
const LONG_BESIDE_OTHERS = 7

/** How two spellings of Hindi in Latin letters become one: 'sabhyata' and 'sabhiata', 'praudyogiki' and 'prodyogiki'. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/([bcdgjkpst])h/g, '$1'],
  [/[sz]/g, 's'],
  [/[ckq]/g, 'k'],
  [/w/g, 'v'],
  [/au|ou|oo|u/g, 'o'],
  [/ee|ei|ie|ai|ea|i|y/g, 'e'],
  [/(.)\1+/g, '$1'],
]

/** Words that sound alike have the same key. */
export const soundOf = (name: string): string =>
  SOUNDS.reduce((word, [sound, letter]) => word.replace(sound, letter), name)

/** Shorter words sound like too many others. */
export const SHORTEST_SOUND = 6

/** Whether a name that sounds the same is the same name. A figure or a letter is never another one: vitamin K is not vitamin C. */
export const isFoundBySound = (name: string): boolean =>
  name.length >= SHORTEST_SOUND && !/\d|\b\w\b/.test(name)

/** Whether a typed word may be a misspelling of a name's word. The first letter and every figure must be right. */
export function isMisspelling(typed: string, right: string, isBesideOthers = false): boolean {
  if (typed === right) return true
  const shorter = Math.min(typed.length, right.length)
  if (shorter < SHORTEST - Number(isBesideOthers) || /\d/.test(typed + right) || typed[0] !== right[0])
    return false
  const isLong = shorter >= (isBesideOthers ? LONG_BESIDE_OTHERS : LONG)
  return differs(typed, right, isLong ? 2 : 1, shorter >= LONG)
}

/** Whether at most `errors` typing errors lead from one word to the other. */
function differs(one: string, other: string, errors: number, isLong: boolean): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  if (start === one.length && start === other.length) return true
  if (errors === 0) return false
  const [a, b] = [one.slice(start), other.slice(start)]
  const rest = (skippedA: number, skippedB: number) =>
    differs(a.slice(skippedA), b.slice(skippedB), errors - 1, isLong)
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0] && rest(2, 2)) return true
  if (a.length > b.length - errors && rest(1, 0)) return true
  if (b.length > a.length - errors && rest(0, 1)) return true
  return (isLong || isNear(a[0] ?? '', b[0] ?? '')) && a.length > 0 && b.length > 0 && rest(1, 1)
}

/** Whether one letter is easily typed for the other. */
function isNear(one: string, other: string): boolean {
  if (VOWELS.includes(one) && VOWELS.includes(other)) return true
  if (SAME_SOUND.some((group) => group.includes(one) && group.includes(other))) return true
  return KEYS.some(
    (row) =>
      row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1,
  )
}
