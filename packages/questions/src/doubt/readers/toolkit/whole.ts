import type { Exact } from '../../../kit/values/exact.ts'
import type { Solution } from '../../solution.ts'
import type { Reader } from './found.ts'
import { toExact } from './reading.ts'

/** Never a part of a number: where nothing need stand between two parts, '10%' would else be read as 1 and 0%. */
const NUMBER = String.raw`(?<![\d.])(\d+ \d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?(?:e-?\d+)?|\.\d+)(?!\d)`

/** Words that never change what is asked; they are left out before a question is compared. */
const LEFT_OUT = new Set(
  `find what which is was are were will would be the his her its their he she it they how much then if an calculate determine so and at of in per by to on for with has have had
  do does did that this value given you get gets there please now from as who can also being been rs`.split(
    /\s+/,
  ),
)
/** 'A' is a person before a verb, another person or nothing: 'A sells', 'A, B and C', 'did A pay'. Else it is the article. */
const PERSON_A =
  /(?<![a-z'])a(?=(?:,? (?:and )?[b-z](?![a-z']))|'s|,|\?|$| (?:in(?= \d)|was|together|sells?|sold|starts?|started|invests?|invested|pays?|paid|buys?|bought|gets?|alone|can|is|does|did|takes?|finish\w*|gives?|gave|puts?|beats?|covers?|runs?|fills?|will be|completes?)(?![a-z]))/g

/** A question without the words that change nothing, its marks and its articles: one blank between what is left. */
function bare(text: string): string {
  return text
    .replace(PERSON_A, '\u0001')
    .replace(/(?<!\d)[.,:;](?=\d)|[.,:;](?!\d)|[?"()=!]|'(?!s(?![a-z]))|(?<![\d)])-(?!\d)|-(?= )/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'a' && !LEFT_OUT.has(word))
    .join(' ')
    .replaceAll('\u0001', 'a')
}

interface Whole {
  id: string
  cue: RegExp
  concepts?: readonly string[]
  /** Whole questions as `bare` leaves them: `#` is a number, `~` stands between two parts, and groups are words that the solution needs. */
  patterns: readonly string[]
  /** What a text of another kind has, although without its marks it would read the same: 'Cl-' is not 'Cl'. */
  except?: RegExp
  solve(words: readonly string[], numbers: readonly Exact[], text: string): Solution | null
}

/** A family that knows its questions from the first word to the last; it is for those that are typed with few words. */
export function readWhole({ id, cue, concepts, patterns, except, solve }: Whole): Reader {
  let compiled: RegExp[] | undefined
  return {
    id,
    cue,
    ...(concepts && { concepts }),
    read(r) {
      if (except?.test(r.text)) return null
      compiled ??= patterns.map(
        (pattern) =>
          new RegExp(
            `^${pattern
              // Several words of a list have blanks between them.
              .replace(/\(\?:([a-z|]+)\)\*/g, '(?:(?:$1) ?)*')
              .replaceAll('~', ' ?')
              .replaceAll('#', NUMBER)}$`,
          ),
      )
      const text = bare(r.text)
      for (const pattern of compiled) {
        const match = pattern.exec(text)
        if (!match) continue
        const numbers: Exact[] = []
        const words: string[] = []
        for (const group of match.slice(1)) {
          if (group === undefined) continue
          const value = /^[\d.]+(?:[ /e-][\d/-]+)?$/.test(group) ? toExact(group) : null
          if (value) numbers.push(value)
          else words.push(group)
        }
        return solve(words, numbers, text)
      }
      return null
    },
  }
}
