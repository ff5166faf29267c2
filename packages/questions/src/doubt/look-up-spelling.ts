import { commonSpellings } from './english/common-spellings.ts'
import { type Solution, step } from './solution.ts'

/** "Choose the correctly spelt word", "which word is wrongly spelt?" */
const ASKS_RIGHT =
  /correct(?:ly)? (?:spelt|spelled|spelling)|spelt correctly|spelled correctly|right spelling|correct spelling/i
const ASKS_WRONG =
  /(?:incorrect|wrong|mis)(?:ly)?[- ]?(?:spelt|spelled|spelling)|spelt (?:incorrectly|wrongly)/i

/** Picks the option that is spelt as asked, by the list of words that are often misspelt. Null unless the list decides it. */
export async function lookUpSpelling(question: string, options: readonly string[]): Promise<Solution | null> {
  const wantsWrong = ASKS_WRONG.test(question)
  if (options.length === 0 && !wantsWrong) return spellTyped(question)
  if (options.length < 3 || (!wantsWrong && !ASKS_RIGHT.test(question))) return null
  if (!wantsWrong) {
    // All options are ways to write one word, and one of them is right.
    const right = options.filter((option) => commonSpellings.has(option.trim().toLowerCase()))
    const [only] = right
    if (right.length === 1 && only && options.every((option) => isForm(option.trim(), only.trim())))
      return tell(only, only)
  }
  const right = await rightSpellings()
  const known = options.map((option) => ({ option, word: right.get(option.trim().toLowerCase()) }))
  const isRight = ({ option, word }: (typeof known)[number]) => word === option.trim().toLowerCase()
  const fitting = known.filter((one) => one.word !== undefined && isRight(one) !== wantsWrong)
  const [only] = fitting
  if (!only || fitting.length !== 1) return null
  // All options are forms of one word, or each of them is in the list.
  const others = known.filter((one) => one !== only)
  const isDecided = wantsWrong
    ? others.every(isRight)
    : others.every(({ option, word }) => word !== undefined || isForm(option, only.option))
  if (!isDecided) return null
  return tell(only.option, wantsWrong ? `${only.option} should be ${only.word}.` : only.option)
}

/** Each right and each usual wrong spelling with the right one. */
async function rightSpellings(): Promise<ReadonlyMap<string, string>> {
  const { spellingWords } = await import('../chapters/english/spelling/spelling-words.ts')
  const right = new Map<string, string>()
  for (const line of spellingWords.trim().split('\n')) {
    const [, word = '', wrong = ''] = line.split(' | ')
    right.set(word, word)
    for (const one of wrong.split(', ')) right.set(one, word)
  }
  return right
}

/** "correct spelling of accomodation", "which spelling is correct, recieve or receive" */
async function spellTyped(question: string): Promise<Solution | null> {
  const match =
    /^(?:(?:which|what) is (?:the )?|the |find (?:the )?|tell (?:the )?)?(?:correct|right) spellings?(?: of| is)?[ :,-]+["']?([a-z]+)["']?(?: or ["']?([a-z]+)["']?)?[ ?.]*$/i.exec(
      question.trim(),
    ) ??
    /^which spelling is (?:correct|right)[ :,-]+["']?([a-z]+)["']? or ["']?([a-z]+)["']?[ ?.]*$/i.exec(
      question.trim(),
    )
  const [, one, two] = match ?? []
  if (one === undefined) return null
  const right = await rightSpellings()
  const words = [one, two ?? one].map((word) => word.toLowerCase())
  const known = new Set(
    words.map((word) => right.get(word) ?? (commonSpellings.has(word) ? word : undefined)),
  )
  known.delete(undefined)
  const [word] = known
  if (word === undefined || known.size !== 1) return null
  if (
    two !== undefined &&
    (words.filter((each) => each === word).length !== 1 || !isForm(words[0] ?? '', words[1] ?? ''))
  )
    return null
  return tell(word, word)
}

const tell = (option: string, why: string): Solution => ({
  subject: 'English',
  difficulty: 'Beginner',
  concepts: ['Spelling'],
  steps: [step('The right spelling', why)],
  finalAnswer: option,
  exactly: { value: option, unit: '' },
})

/** Two spellings of one word: the same first letter and nearly the same consonants. */
const isForm = (one: string, other: string): boolean => {
  const bones = (word: string) =>
    word
      .toLowerCase()
      .replace(/[aeiou\s]/g, '')
      .replace(/(.)\1+/g, '$1')
  return one[0]?.toLowerCase() === other[0]?.toLowerCase() && bones(one) === bones(other)
}
