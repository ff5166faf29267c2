import Fraction from 'fraction.js'
import { formatDecimal } from '../../kit/wording/format-number.ts'
import { readNumberWords } from '../read-facts.ts'
import { confirmed, type DoubtSolver, type Solution, step } from '../solution.ts'

const CONCEPTS = ['Permutation & Combination']
const ASK = '(?:(?:find|what is|calculate|evaluate|the|value of|number of)\\s+)*'
const THINGS =
  '(?:different |distinct )?(?:students|people|persons|players|boys|girls|men|women|books|balls|objects|things|items|friends|children|candidates|members|cards|questions|guests|flags|letters|teams)'

const factorial = (n: number): bigint => {
  let product = 1n
  for (let factor = 2n; factor <= BigInt(n); factor++) product *= factor
  return product
}
const say = (value: bigint): string => formatDecimal(new Fraction(value))

/** Pascal's triangle: the second method for a combination. */
function pascal(n: number, r: number): bigint {
  let row = [1n]
  for (let line = 1; line <= n; line++)
    row = [1n, ...row.slice(1).map((value, at) => value + (row[at] ?? 0n)), 1n]
  return row[r] ?? 0n
}

function combination(n: number, r: number): Solution | null {
  if (n > 60 || r > n) return null
  const value = factorial(n) / (factorial(r) * factorial(n - r))
  return confirmed(value === pascal(n, r), {
    difficulty: 'Beginner',
    concepts: CONCEPTS,
    steps: [
      step(
        'The order does not matter',
        `So this is a combination: $^{${n}}C_{${r}} = \\frac{n!}{r!\\,(n-r)!}$`,
      ),
      step('Put in the numbers', `$\\frac{${n}!}{${r}! \\times ${n - r}!}$ = ${say(value)}`),
    ],
    finalAnswer: say(value),
  })
}

function permutation(n: number, r: number): Solution | null {
  if (n > 60 || r > n) return null
  let falling = 1n
  for (let factor = n; factor > n - r; factor--) falling *= BigInt(factor)
  return confirmed(falling === factorial(n) / factorial(n - r), {
    difficulty: 'Beginner',
    concepts: CONCEPTS,
    steps: [
      step('The order matters', `So this is a permutation: $^{${n}}P_{${r}} = \\frac{n!}{(n-r)!}$`),
      step('Put in the numbers', `$\\frac{${n}!}{${n - r}!}$ = ${say(falling)}`),
    ],
    finalAnswer: say(falling),
  })
}

function circle(n: number): Solution | null {
  if (n < 3 || n > 25) return null
  return {
    difficulty: 'Intermediate',
    concepts: CONCEPTS,
    steps: [
      step('Fix one person', 'Round a table only the places relative to each other count.'),
      step('Arrange the others', `$(${n} - 1)! = ${n - 1}!$ = ${say(factorial(n - 1))}`),
    ],
    finalAnswer: say(factorial(n - 1)),
  }
}

function wordArrangements(word: string): Solution | null {
  if (word.length > 20) return null
  const counts = new Map<string, number>()
  for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const repeated = [...counts].filter(([, count]) => count > 1)
  const below = repeated.reduce((product, [, count]) => product * factorial(count), 1n)
  const value = factorial(word.length) / below
  // The second method: put each kind of letter into the free places.
  let [left, placed] = [word.length, 1n]
  for (const count of counts.values()) {
    placed *= pascal(left, count)
    left -= count
  }
  const bottom = repeated.map(([, count]) => `${count}!`).join(' \\times ')
  return confirmed(value === placed, {
    difficulty: 'Intermediate',
    concepts: CONCEPTS,
    steps: [
      step(
        'Count the letters',
        `${word.length} letters${repeated.length > 0 ? `; ${repeated.map(([letter, count]) => `${letter.toUpperCase()} comes ${count} times`).join(', ')}` : ', all different'}`,
      ),
      step(
        'Arrange them',
        repeated.length > 0
          ? `$\\frac{${word.length}!}{${bottom}}$ = ${say(value)}`
          : `$${word.length}!$ = ${say(value)}`,
      ),
    ],
    finalAnswer: say(value),
  })
}

const PATTERNS: readonly (readonly [RegExp, (match: readonly string[]) => Solution | null])[] = [
  [new RegExp(`^${ASK}(\\d{1,2}) ?c ?_?(\\d{1,2})$`), ([n, r]) => combination(Number(n), Number(r))],
  [new RegExp(`^${ASK}(\\d{1,2}) ?p ?_?(\\d{1,2})$`), ([n, r]) => permutation(Number(n), Number(r))],
  [
    new RegExp(`^${ASK}c ?\\( ?(\\d{1,2}) ?, ?(\\d{1,2}) ?\\)$`),
    ([n, r]) => combination(Number(n), Number(r)),
  ],
  [
    new RegExp(`^${ASK}p ?\\( ?(\\d{1,2}) ?, ?(\\d{1,2}) ?\\)$`),
    ([n, r]) => permutation(Number(n), Number(r)),
  ],
  [
    new RegExp(
      `^${ASK}(?:combinations?) of (\\d{1,2})(?: ${THINGS})? (?:taken|taking) (\\d{1,2}) at a time$`,
    ),
    ([n, r]) => combination(Number(n), Number(r)),
  ],
  [
    new RegExp(
      `^${ASK}(?:permutations?) of (\\d{1,2})(?: ${THINGS})? (?:taken|taking) (\\d{1,2}) at a time$`,
    ),
    ([n, r]) => permutation(Number(n), Number(r)),
  ],
  [
    new RegExp(
      `^in how many (?:different )?ways can (?:a (?:committee|team|group) of )?(\\d{1,2})(?: ${THINGS})? be (?:selected|chosen|formed|made|picked) (?:from|out of|from among) (\\d{1,2})(?: ${THINGS})?$`,
    ),
    ([r, n]) => combination(Number(n), Number(r)),
  ],
  [
    new RegExp(
      `^in how many (?:different )?ways can (?:we|you|one|i) (?:select|choose|pick) (\\d{1,2})(?: ${THINGS})? (?:from|out of) (\\d{1,2})(?: ${THINGS})?$`,
    ),
    ([r, n]) => combination(Number(n), Number(r)),
  ],
  [
    new RegExp(
      `^in how many (?:different )?ways can (\\d{1,2}) ${THINGS} (?:be )?(?:seated|sit|arranged|stand|be seated|be arranged)(?: in a (?:row|line|queue)| on a shelf| in a straight line)$`,
    ),
    ([n]) => (Number(n) < 2 ? null : permutation(Number(n), Number(n))),
  ],
  [
    /^in how many (?:different )?ways can (\d{1,2}) (?:people|persons|friends|guests|men|women|boys|girls|students|children) (?:be )?(?:seated|sit|arranged) (?:around|round|at|about) a (?:round|circular) table$/,
    ([n]) => circle(Number(n)),
  ],
  [
    /^(?:(?:in )?(?:how many|number of) (?:different )?(?:ways|words) can (?:all )?(?:the )?letters (?:of|in) (?:the )?word ['"]?([a-z]{2,20})['"]? be arranged|(?:find |what is )?(?:the )?(?:number of )?(?:arrangements|permutations|words) (?:of|from|formed from|formed using) (?:all )?(?:the )?letters (?:of|in) (?:the )?word ['"]?([a-z]{2,20})['"]?|how many (?:different )?words can be (?:formed|made) (?:from|using|with|by using|by) (?:all )?(?:the )?letters of (?:the )?(?:word )?['"]?(?!(?:alphabet|english|word|name)\b)([a-z]{2,20})['"]?)$/,
    (match) => {
      const word = match.find((one) => one !== undefined)
      return word ? wordArrangements(word) : null
    },
  ],
  [
    /^(?:if )?(?:there are )?(\d{1,2}) (?:people|persons|guests|friends|members|men|students)(?: (?:are )?(?:in|at) a (?:party|room|meeting))?[,.]? (?:shake hands with each other|and (?:each|everyone) shakes? hands with (?:every other|everyone else|all others|each other)(?: once)?)[,.]? how many handshakes(?: are there| take place| will there be)?$/,
    ([n]) => combination(Number(n), 2),
  ],
]

/** "10C3", "In how many ways can 3 students be chosen from 10?", "Arrangements of the letters of the word APPLE". */
export const solveCounting: DoubtSolver = ({ text }) => {
  const read = readNumberWords(text).replace(/\s+/g, ' ')
  for (const [pattern, solve] of PATTERNS) {
    const match = pattern.exec(pattern.source.includes('word') ? text : read)
    if (match) return solve(match.slice(1))
  }
  return null
}
