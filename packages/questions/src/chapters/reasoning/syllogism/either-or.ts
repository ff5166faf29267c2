import { defineGenerator } from '../../../kit/define-generator.ts'
import { keysOf } from '../../../kit/keys-of.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { areSensible, drawChain, NOUNS, write } from './syllogism.ts'
import { canBothFail, closure, holdsInAllWorlds, isIn, type Statement } from './syllogism-rules.ts'

/** Two conclusions on the same pair of terms. Of the first two pairs one is always true; of the last both may be false. */
const PAIRS = [
  { kinds: ['some', 'no'], isExhaustive: true },
  { kinds: ['all', 'not'], isExhaustive: true },
  { kinds: ['all', 'no'], isExhaustive: false },
] as const satisfies readonly {
  kinds: readonly [Statement['kind'], Statement['kind']]
  isExhaustive: boolean
}[]

const VERDICTS = {
  first: 'Only I follows',
  second: 'Only II follows',
  either: 'Either I or II follows',
  neither: 'Neither I nor II follows',
} as const
type Verdict = keyof typeof VERDICTS

/** "Some pens are books. All books are keys. Conclusions: I. Some keys are doors. II. No keys are doors." */
export const eitherOr = defineGenerator({
  id: 'reasoning/either-or',
  version: 2,
  levels: {
    easy: {
      terms: 3,
      kinds: ['all', 'some', 'no'],
      // A conclusion that follows by itself is the easier thing to see.
      wanted: ['first', 'second', 'first', 'second', 'either', 'neither'],
    },
    medium: {
      terms: 3,
      kinds: ['all', 'some', 'no'],
      wanted: ['either', 'either', 'neither', 'neither', 'first', 'second'],
    },
    hard: {
      terms: 4,
      kinds: ['all', 'all', 'some', 'no'],
      wanted: ['either', 'either', 'first', 'second', 'neither'],
    },
  },
  generate(rng, { terms, kinds, wanted: results }) {
    const nouns = rng.sample(NOUNS, terms)
    // The result is drawn first, so that the pair alone does not tell it.
    const wanted: Verdict = rng.pick(results)
    const { statements, first, second } = rng.until(
      () => {
        const [x, y] = rng.sample(
          nouns.map((_, index) => index),
          2,
        )
        const { kinds: pair, isExhaustive } = rng.pick(PAIRS)
        const [one, other] = rng.shuffle(pair)
        return {
          statements: drawChain(rng, terms, kinds),
          first: { kind: one ?? 'some', x, y },
          second: { kind: other ?? 'no', x, y },
          isExhaustive,
        }
      },
      (drawn) => {
        const facts = closure(drawn.statements)
        const [one, two] = [isIn(facts, drawn.first), isIn(facts, drawn.second)]
        const open = drawn.isExhaustive ? 'either' : 'neither'
        const result = one ? 'first' : two ? 'second' : open
        return (
          result === wanted &&
          areSensible(drawn.statements) &&
          Math.abs(drawn.first.x - drawn.first.y) > 1 &&
          !(one && two)
        )
      },
    )
    const tell = (one: Statement) => write(one, nouns)
    const told = `${statements.map(tell).join('. ')}.`
    const [one, two] = [tell(first), tell(second)]
    const isOpen = wanted === 'either' || wanted === 'neither'
    return {
      given: { statements, conclusions: [first, second], terms },
      prompt: rng.pick([
        say`Statements: ${told} Conclusions: I. ${one}. II. ${two}. Which of the conclusions follows?`,
        say`Assume that the statements are true: ${told} Which of the following follows? I. ${one}. II. ${two}.`,
        say`Read the statements and decide which of the conclusions follows. Statements: ${told} Conclusions: I. ${one}. II. ${two}.`,
      ]),
      answer: VERDICTS[wanted],
      mistakes: keysOf(VERDICTS)
        .filter((other) => other !== wanted)
        .map((other) => ({ value: VERDICTS[other], because: REASONS[other](isOpen) })),
      steps: [
        say`Draw one circle for each of ${nouns.join(', ')}, in every way that the statements allow.`,
        ...(terms > 3 ? [say`Join the statements two at a time through the word that they share.`] : []),
        ...(isOpen
          ? [say`Neither conclusion holds in all of the drawings.`, afterOpen(wanted)]
          : [
              say`${wanted === 'first' ? 'I' : 'II'} holds in every drawing, so it follows and the other is false.`,
            ]),
        say`So the verdict is: ${VERDICTS[wanted]}`,
      ],
    }
  },
  solve({ statements, conclusions, terms }) {
    const [one, two] = conclusions
    if (!one || !two) return ''
    if (holdsInAllWorlds(statements, one, terms)) return VERDICTS.first
    if (holdsInAllWorlds(statements, two, terms)) return VERDICTS.second
    return canBothFail(statements, one, two, terms) ? VERDICTS.neither : VERDICTS.either
  },
})

const afterOpen = (wanted: Verdict): Message =>
  wanted === 'either'
    ? say`The two contradict each other, so one of them is true in each drawing.`
    : say`Both may be false at once, as with 'some are and some are not', so not even one of them must be true.`

/** Why a verdict is wrong: where neither conclusion follows by itself, or where one does. */
const REASONS: Readonly<Record<Verdict, (isOpen: boolean) => Message>> = {
  first: (isOpen) =>
    isOpen
      ? say`conclusion I is false in at least one drawing`
      : say`it is conclusion II that holds in every drawing`,
  second: (isOpen) =>
    isOpen
      ? say`conclusion II is false in at least one drawing`
      : say`it is conclusion I that holds in every drawing`,
  either: (isOpen) =>
    isOpen ? say`both conclusions may be false at once` : say`one of the two follows by itself`,
  neither: (isOpen) =>
    isOpen
      ? say`the two contradict each other, so one of them must be true`
      : say`one of the two follows by itself`,
}
