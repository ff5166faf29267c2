import { defineShape } from './define-shape.ts'
import { type Fact, pickColumn, pickFact, teach, tell, tellInClause } from './facts.ts'
import { wrongValue } from './pairs.ts'

const VERDICTS = [
  'Both A and R are true, and R is the correct explanation of A',
  'Both A and R are true, but R is not the correct explanation of A',
  'A is true, but R is false',
  'A is false, but R is true',
] as const

/** How many reasons a table must have for this shape. */
const ENOUGH = 8

/** "Assertion (A): World Health Day is observed on 7 April. Reason (R): The WHO was founded on 7 April 1948." */
export const assertionReason = defineShape({
  name: 'assertion and reason',
  weights: { easy: 0, medium: 2, hard: 4 },
  draw(facts, level, rng) {
    const asked = pickColumn(facts, level, rng, ({ id, facts: all }) => {
      return id === facts.table.reasonFor && all.filter(({ row }) => row.why !== null).length >= ENOUGH
    })
    if (!asked) return null
    const near = facts.table.near ?? []
    const reasoned = asked.facts.filter(({ row }) => row.why !== null)
    const wanted = asked.wanted.filter(({ row }) => row.why !== null)
    if (wanted.length === 0) return null
    const fact = pickFact(wanted, level, rng)
    const other = pickFact(
      reasoned.filter((one) => one.value !== fact.value),
      level,
      rng,
    )
    const [falseValue, otherFalse] = [fact, other].map((one) => wrongValue(one, asked, level, near, rng))
    if (falseValue === null || falseValue === undefined || otherFalse === null || otherFalse === undefined)
      return null
    const answer = rng.pick(VERDICTS)
    const isAssertionTrue = answer !== VERDICTS[3]
    const assertion = {
      name: fact.row.name,
      column: asked.id,
      value: isAssertionTrue ? fact.value : falseValue,
    }
    const reason = reasonFor(answer, fact, other, otherFalse)
    return {
      about: `${fact.row.name}/${asked.id}`,
      from: [fact, reason.about],
      given: { assertion, reason: reason.text, claim: reason.claim },
      prompt: [
        'Read the assertion (A) and the reason (R).',
        `A: ${tell(fact, assertion.value)}.`,
        `R: ${reason.text}`,
      ].join('\n'),
      answer,
      mistakes: VERDICTS.filter((verdict) => verdict !== answer).map((verdict) => ({
        value: verdict,
        because: mistakeIn(verdict, answer, fact, reason.about),
      })),
      steps: [
        isAssertionTrue
          ? `A is true. ${fact.row.note}`
          : `A is false: ${tellInClause(fact)}. ${fact.row.note}`,
        reason.claim === null ? 'R is true.' : `R is false: ${teach(other)}`,
        ...(answer === VERDICTS[0] ? ['R tells why A is so.'] : []),
        ...(answer === VERDICTS[1] ? [`R is about something else: ${tellInClause(reason.about)}.`] : []),
        `So the answer is: ${answer}`,
      ],
    }
  },
  solve: ({ assertion: { name, column, value }, reason, claim }, table) => {
    if (!table.holds(name, column, value)) return VERDICTS[3]
    const source = table.nameOfReason(reason)
    const isClaimTrue = claim !== null && table.holds(claim.name, claim.column, claim.value)
    if (source === null && !isClaimTrue) return VERDICTS[2]
    return source === name ? VERDICTS[0] : VERDICTS[1]
  },
})

type Verdict = (typeof VERDICTS)[number]

interface Reason {
  text: string
  about: Fact
  /** A false reason is a false statement about another row. */
  claim: { name: string; column: string; value: string } | null
}

function reasonFor(verdict: Verdict, fact: Fact, other: Fact, otherFalse: string): Reason {
  if (verdict === VERDICTS[2]) {
    const claim = { name: other.row.name, column: other.columnId, value: otherFalse }
    return { text: `${tell(other, otherFalse)}.`, about: other, claim }
  }
  const about = verdict === VERDICTS[1] ? other : fact
  return { text: about.row.why ?? '', about, claim: null }
}

/** The first point where the wrong verdict differs from the right one. */
function mistakeIn(verdict: Verdict, answer: Verdict, fact: Fact, about: Fact): string {
  if (answer === VERDICTS[3]) return `A is false: ${tellInClause(fact)}`
  if (answer === VERDICTS[2])
    return verdict === VERDICTS[3] ? `A is true: ${tellInClause(fact)}` : `R is false: ${tellInClause(about)}`
  if (verdict === VERDICTS[2]) return 'R is true'
  if (verdict === VERDICTS[3]) return `A is true: ${tellInClause(fact)}`
  return answer === VERDICTS[0]
    ? 'R does tell why A is so'
    : `R is about something else: ${tellInClause(about)}`
}
