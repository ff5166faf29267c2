import type { Figure } from '@ekagra/schema/figure'
import type { Random } from '../random/random.ts'
import { range } from '../values/number-theory.ts'
import { capital } from '../wording/capital.ts'
import { say } from '../wording/say.ts'
import { askPlacing } from './ask-placing.ts'
import { type Places, type Placing, type PlacingClue, type Plan, startOf, tryPlacings } from './placing.ts'
import { answerPlacing, type PlacingQuestion, type PlacingWords } from './placing-question.ts'
import { settlePlacing } from './settle-placing.ts'

/** Tries for one question of a kind. */
const TRIES = 60

/** Questions of different kinds on one arrangement, which they show as a passage. */
export function composePlacingSet(rng: Random, words: PlacingWords, span: number) {
  const { plan, names } = words
  const placing: Placing = {
    plan,
    groups: names.length / plan.size,
    start: startOf(plan, names.length / plan.size),
  }
  const places = drawPlaces(rng, placing)
  const clues = settlePlacing(rng, placing, places, words)
  const figure: Figure = {
    kind: 'passage',
    title: words.title,
    paragraphs: [
      'Study the following information carefully and answer the questions that follow.',
      ...words.paragraphs,
      clues.map((clue) => `${capital(words.tell(clue) ?? '')}.`).join(' '),
    ],
  }
  const puzzle = { words, places, clues }
  const asked = new Set<string>()
  const drafts = []
  for (const kind of [
    ...rng.shuffle(words.questionKinds),
    ...rng.shuffle(words.questionKinds),
    ...words.questionKinds,
  ]) {
    if (drafts.length === span) break
    for (let tries = 0; tries < TRIES; tries += 1) {
      const one = askPlacing(rng, puzzle, kind, 2 * tries > TRIES)
      if (!one || asked.has(one.text)) continue
      const labels = { names, labels: one.labels }
      const answer = answerPlacing(plan, places, one.question, labels)
      if (!answer) continue
      asked.add(one.text)
      drafts.push({
        given: { plan: { ...plan }, names, clues, question: one.question, labels: one.labels },
        prompt: one.text,
        answer,
        mistakes: one.mistakes,
        figure,
        steps: [
          // Plain clues leave hardly a way to try.
          ...(words.isPlain
            ? []
            : [
                say`Begin with the clues that fix a place or a distance, and try each of the ways that are left.`,
              ]),
          ...(words.hints ?? []).map((hint) => say`${hint}`),
          ...(words.isChained
            ? [
                say`Seat one person after another in the order of the clues; whoever is left takes the last seat.`,
              ]
            : clues
                .filter(
                  ({ kind: told }) =>
                    told === 'steps' || told === 'gap' || told === 'opposite' || told === 'across',
                )
                .map((clue) => say`Use that ${words.tell(clue) ?? ''}.`)),
          say`Only one arrangement agrees with all the clues: ${words.write(places)}.`,
          say`So the answer is ${answer}`,
        ],
      })
      break
    }
  }
  if (drafts.length < span) throw new RangeError('the arrangement gives too few questions')
  return drafts
}

function drawPlaces(rng: Random, { plan, groups, start }: Placing): number[] {
  const { size } = plan
  if (plan.kind === 'rows') {
    const half = size / 2
    return [...rng.shuffle(range(0, half - 1)), ...rng.shuffle(range(half, size - 1))]
  }
  return range(0, groups - 1).flatMap((group) =>
    group > 0
      ? rng.shuffle(range(0, size - 1))
      : rng.until(
          () => rng.shuffle(range(0, size - 1)),
          ([first = 0]) => (start[0] ?? []).includes(first),
        ),
  )
}

/** The questions of a set share their clues: these are solved once. */
const solved = new WeakMap<readonly PlacingClue[], readonly Places[]>()

/** The second way: item after item, with nothing but the clues. */
export function solvePlacing({
  plan,
  names,
  clues,
  question,
  labels,
}: {
  plan: Plan
  names: readonly string[]
  clues: readonly PlacingClue[]
  question: PlacingQuestion
  labels: readonly string[]
}): string {
  const groups = names.length / plan.size
  const found = solved.get(clues) ?? tryPlacings({ plan, groups, start: startOf(plan, groups) }, clues, 2)
  solved.set(clues, found)
  const [only] = found
  return found.length === 1 && only ? (answerPlacing(plan, only, question, { names, labels }) ?? '') : ''
}
