import { stripPunctuation } from '../similarity/similarity.ts'

/** Two options that a learner cannot tell apart: 'Delhi' and 'delhi.', '12' and '12.0'. */
function identity(option: string): string {
  const plain = option.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ').replace(/[.;]$/, '')
  const digits = plain.replaceAll(',', '')
  return /^[-−]?\d+(\.\d+)?$/.test(digits) ? String(Number(digits.replace('−', '-'))) : plain
}

/** Options without letters, such as '>' and '<', differ by their signs. */
const comparable = (option: string) => stripPunctuation(option) || option

export const areDistinct = (options: readonly string[]) =>
  new Set(options.map(identity)).size === options.length &&
  // Signs matter only in numbers and formulas.
  (options.some((option) => /\d|[=<>+$\\]/.test(option)) ||
    new Set(options.map(comparable)).size === options.length)

/** Options that refer to other options, or to something missing. Options are shuffled, so such a reference breaks. */
export const BANNED_OPTION =
  /^\W*(all|none|both|neither|any|either)( \w+)? (of )?(the )?(above|these|them|options?|following|others?)\b|^\W*(both|either|neither|only)? ?\(?[a-d]\)? ?(,|and|or|&|nor) ?\(?[a-d]\)?\W*$|^\W*(all|none|both) of (the )?(above|these)|उपर्युक्त सभी|इनमें से (सभी|कोई नहीं)|उपरोक्त (सभी|में से)|^option [a-d]\W*$/i
export const SPEAKS_OF_PLACE =
  /\b(options?|choices?) \(?([b-d]|[1-4]|i{2,3}|iv)\)?(?![\w'.])|\b(options?|choices?|answers?) \(?[a-d]\)?(?![\w']| [a-z])|\b(first|second|third|fourth|last) (option|choice)\b|विकल्प \(?[A-Dकखगघ1-4]\)?/i

export type FormProblem = 'options-alike' | 'refers-to-options' | 'key-stands-out' | 'short-explanation'

/** A key this many times as long as the longest wrong option gives itself away. */
const MUCH_LONGER = 1.8
const SHORTEST_EXPLANATION = 20

interface WrittenQuestion {
  text: string
  options: readonly string[]
  correctIndex: number
  explanation: string
}

/** What a person who writes a question should look at again; fields that are still empty are not judged. */
export const findFormProblems = ({
  text,
  options,
  correctIndex,
  explanation,
}: WrittenQuestion): FormProblem[] => {
  const filled = options.filter((option) => option.trim() !== '')
  const key = options[correctIndex]?.trim() ?? ''
  const longestWrong = Math.max(
    0,
    ...options.filter((_, index) => index !== correctIndex).map((option) => option.trim().length),
  )
  const isReady = filled.length === options.length
  const problems: [FormProblem, boolean][] = [
    ['options-alike', filled.length > 1 && !areDistinct(filled)],
    [
      'refers-to-options',
      filled.some((option) => BANNED_OPTION.test(option)) ||
        [text, explanation].some((part) => SPEAKS_OF_PLACE.test(part)),
    ],
    ['key-stands-out', isReady && key.length > 12 && key.length > longestWrong * MUCH_LONGER],
    ['short-explanation', explanation.trim() !== '' && explanation.trim().length < SHORTEST_EXPLANATION],
  ]
  return problems.flatMap(([problem, isFound]) => (isFound ? [problem] : []))
}
