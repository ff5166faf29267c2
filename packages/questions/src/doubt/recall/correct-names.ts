import { canonicalWord, plainText } from './question-words.ts'

/** Shorter words are too often one letter from another word. */
const SHORTEST = 7

/** Whether one letter is missing, too many, another one, or two neighbours have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === meant[at]) at += 1
  const [a, b] = [typed.slice(at), meant.slice(at)]
  if (a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1)) return true
  return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
}

/** 'Who wrote Arthshastra': a long word that nothing of ours has becomes the one word of ours that a single slip parts from it. Null when nothing is to be corrected. */
export function correctNames(
  question: string,
  isKnown: (word: string) => boolean,
  /** Our words that begin with a letter. */
  beginningWith: (letter: string) => readonly string[],
): string | null {
  let isChanged = false
  const corrected = plainText(question).replace(/[a-z]{7,}/g, (typed) => {
    const own = canonicalWord(typed)
    if (typed.length < SHORTEST || isKnown(own) || isKnown(typed)) return typed
    const near = beginningWith(own.charAt(0)).filter(
      (word) =>
        Math.abs(word.length - own.length) <= 1 && word.length >= SHORTEST - 1 && isOneSlip(own, word),
    )
    const [only] = near
    // 'Dominica' and 'Dominican' may be two things.
    if (only === undefined || near.length !== 1 || only.startsWith(own) || own.startsWith(only)) return typed
    isChanged = true
    return only
  })
  return isChanged ? corrected : null
}
