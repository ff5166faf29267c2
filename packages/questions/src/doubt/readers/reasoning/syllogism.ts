import { found, type ReaderGroup } from '../toolkit/found.ts'

interface Claim {
  kind: 'all' | 'some' | 'no' | 'some-not'
  subject: string
  predicate: string
}

const CLAIM = /^(all|every|some|no) ([a-z]+) (?:are|is) (not )?(?:an? )?([a-z]+)$/
/** One form for both numbers of a word: 'every cat is a dog' and 'all cats are dogs'. */
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')

function readClaim(text: string): Claim | null {
  const match = CLAIM.exec(text.trim())
  if (!match) return null
  const [, quantity, subject = '', not, predicate = ''] = match
  // 'All cats are not dogs' may mean two things.
  if (not && quantity !== 'some') return null
  const kind = not ? 'some-not' : quantity === 'some' ? 'some' : quantity === 'no' ? 'no' : 'all'
  const [from, to] = [singular(subject), singular(predicate)]
  return from === to ? null : { kind, subject: from, predicate: to }
}

/** Claims one after the other, with or without stops and numbers between them. */
function readClaims(text: string): Claim[] | null {
  const parts = text
    .split(
      /[.,;:?]|\band\b|(?<![a-z])(?:i{1,3}|iv|[1-4])[).:]?(?= (?:all|every|some|no) )|(?= (?:all|every|some|no) )/,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const claims = parts.map(readClaim)
  return claims.every((claim) => claim !== null) ? claims : null
}

/** Whether a claim holds where only some kinds of things are: each kind is a set of terms, as bits. */
function holds(
  { kind, subject, predicate }: Claim,
  kinds: readonly number[],
  terms: readonly string[],
): boolean {
  const [s, p] = [1 << terms.indexOf(subject), 1 << terms.indexOf(predicate)]
  const has = (isPredicate: boolean) =>
    kinds.some((one) => (one & s) !== 0 && ((one & p) !== 0) === isPredicate)
  if (kind === 'all') return !has(false)
  if (kind === 'no') return !has(true)
  return has(kind === 'some')
}

/** All ways in which things can be, where the statements hold and nothing named is empty. */
function* worlds(statements: readonly Claim[], terms: readonly string[]): Iterable<readonly number[]> {
  const all = Array.from({ length: (1 << terms.length) - 1 }, (_, at) => at + 1)
  for (let chosen = 1; chosen < 1 << all.length; chosen++) {
    const kinds = all.filter((_, at) => (chosen & (1 << at)) !== 0)
    if (terms.some((_, at) => !kinds.some((one) => (one & (1 << at)) !== 0))) continue
    if (statements.every((claim) => holds(claim, kinds, terms))) yield kinds
  }
}

const FOLLOW =
  /(?:,|\.|\?|:)? ?(?:(?:which|what) (?:of the )?(?:conclusions?|1)? ?(?:follows?|is true)|(?:does (?:it|this|the conclusion) )?follows?(?: or not| or does not follow)?|follow or not|true or false)?[ ?.]*$/

export const syllogism: ReaderGroup = {
  subject: 'Reasoning',
  concepts: ['Syllogism'],
  readers: [
    {
      // "All cats are dogs. All dogs are animals. Conclusion: all cats are animals. Does it follow?"
      id: 'conclusions',
      cue: /\b(?:all|some|no)\b.*conclusions?/,
      read(r) {
        const [before, after, more] = r.text.split(/[ .:,;]*\bconclusions?(?: is| are)?\b[ :.-]*/)
        if (
          before === undefined ||
          after === undefined ||
          more !== undefined ||
          /possib|only a few|few/.test(r.text)
        )
          return null
        const statements = readClaims(
          before.replace(/^ *statements?[ :.-]*/, '').replace(/(?:^| )(?:i{1,3}|[1-4])[).:] /g, '. '),
        )
        const conclusions = readClaims(
          after.replace(FOLLOW, '').replace(/(?:^| )(?:i{1,3}|[1-4])[).:] /g, '. '),
        )
        if (
          !statements ||
          !conclusions ||
          statements.length < 2 ||
          conclusions.length < 1 ||
          conclusions.length > 2
        )
          return null
        const terms = [...new Set(statements.flatMap(({ subject, predicate }) => [subject, predicate]))]
        const isKnown = conclusions.every(
          ({ subject, predicate }) => terms.includes(subject) && terms.includes(predicate),
        )
        if (!isKnown || terms.length > 4) return null
        let count = 0
        const follows = conclusions.map(() => true)
        let isEither = true
        for (const kinds of worlds(statements, terms)) {
          count += 1
          const truths = conclusions.map((claim) => holds(claim, kinds, terms))
          for (const [at, is] of truths.entries()) if (!is) follows[at] = false
          if (!truths.includes(true)) isEither = false
        }
        const [first, second] = follows
        const answer =
          second === undefined
            ? first
              ? 'The conclusion follows'
              : 'The conclusion does not follow'
            : first && second
              ? 'Both conclusions follow'
              : first
                ? 'Only conclusion I follows'
                : second
                  ? 'Only conclusion II follows'
                  : isEither
                    ? 'Either conclusion I or II follows'
                    : 'Neither conclusion I nor II follows'
        return found({
          value: answer,
          steps: [
            [
              'Draw the statements as circles in every way that fits',
              'A conclusion follows only if it is true in all of them.',
            ],
            ...conclusions.map(
              (_, at) =>
                [
                  `Conclusion ${'I'.repeat(at + 1)}`,
                  follows[at] ? 'true in all of them' : 'false in at least one of them',
                ] as const,
            ),
          ],
          // Statements that contradict each other have no way at all.
          check: count > 0,
        })
      },
    },
  ],
}
