import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import {
  ACTIONS,
  type Action,
  be,
  drawSubject,
  has,
  inside,
  isSingular,
  type Subject,
  was,
} from './doings.ts'
import { readTense, solveTense } from './read-tense.ts'

interface Tense {
  id: string
  name: string
  formula: string
  /** The words of the verb; where a question or a 'not' needs a helping verb, with it. */
  words(action: Action, subject: Subject): readonly string[]
  helped?(action: Action, subject: Subject): readonly string[]
  /** The verb in a form that does not follow the helping verb: 'did not sold'. */
  misformed(action: Action): string
}

const tense = (
  name: string,
  formula: string,
  words: Tense['words'],
  misformed: Tense['misformed'] = ({ base }) => base,
  helped?: Tense['helped'],
): Tense => ({ id: name.replaceAll(' ', '-'), name, formula, words, misformed, ...(helped && { helped }) })

const presentSimple = tense(
  'present simple',
  "the first form of the verb, with 's' or 'es' after he, she and it",
  ({ base, third }, subject) => [isSingular(subject) ? third : base],
  ({ third }) => third,
  ({ base }, subject) => [isSingular(subject) ? 'does' : 'do', base],
)
const presentContinuous = tense(
  'present continuous',
  "'is' or 'are' with the form in -ing",
  ({ ing }, subject) => [be(subject), ing],
)
const presentPerfect = tense(
  'present perfect',
  "'has' or 'have' with the third form",
  ({ participle }, subject) => [has(subject), participle],
)
const presentPerfectContinuous = tense(
  'present perfect continuous',
  "'has been' or 'have been' with the form in -ing",
  ({ ing }, subject) => [has(subject), 'been', ing],
)
const pastSimple = tense(
  'past simple',
  'the second form of the verb',
  ({ past }) => [past],
  ({ past }) => past,
  ({ base }) => ['did', base],
)
const pastContinuous = tense(
  'past continuous',
  "'was' or 'were' with the form in -ing",
  ({ ing }, subject) => [was(subject), ing],
)
const pastPerfect = tense('past perfect', "'had' with the third form", ({ participle }) => [
  'had',
  participle,
])
const pastPerfectContinuous = tense(
  'past perfect continuous',
  "'had been' with the form in -ing",
  ({ ing }) => ['had', 'been', ing],
)
const futureSimple = tense(
  'future simple',
  "'will' with the first form",
  ({ base }) => ['will', base],
  ({ past }) => past,
)
const futureContinuous = tense('future continuous', "'will be' with the form in -ing", ({ ing }) => [
  'will',
  'be',
  ing,
])
const futurePerfect = tense('future perfect', "'will have' with the third form", ({ participle }) => [
  'will',
  'have',
  participle,
])
const futurePerfectContinuous = tense(
  'future perfect continuous',
  "'will have been' with the form in -ing",
  ({ ing }) => ['will', 'have', 'been', ing],
)

const TENSES: readonly Tense[] = [
  presentSimple,
  presentContinuous,
  presentPerfect,
  presentPerfectContinuous,
  pastSimple,
  pastContinuous,
  pastPerfect,
  pastPerfectContinuous,
  futureSimple,
  futureContinuous,
  futurePerfect,
  futurePerfectContinuous,
]

/** A sentence with words of time that leave one tense. */
interface Frame {
  text: string
  /** Why it is this tense. */
  why: string
  /** Tenses that are certainly wrong beside those words. */
  wrong: readonly [Tense, Tense, Tense]
}

/** What the words of time suit: a thing done once, one that takes days, one that others see going on, one that goes on for years, or any. */
type Kind = 'done' | 'finished' | 'underWay' | 'lasting' | 'any'

interface Framed {
  tense: Tense
  kind: Kind
  frames: readonly Frame[]
}

const FRAMED: readonly Framed[] = [
  {
    tense: presentSimple,
    kind: 'any',
    frames: [
      {
        text: '{Who} usually ______ {rest}.',
        why: "'Usually' tells of a habit, which takes the present simple.",
        wrong: [presentContinuous, presentPerfectContinuous, futurePerfect],
      },
      {
        text: 'On most days {who} ______ {rest}.',
        why: "'On most days' tells of a habit, which takes the present simple.",
        wrong: [presentContinuous, pastPerfectContinuous, futurePerfectContinuous],
      },
    ],
  },
  {
    tense: presentContinuous,
    kind: 'underWay',
    frames: [
      {
        text: 'Look! {Who} ______ {rest}.',
        why: "'Look!' shows that it is happening now, which takes the present continuous.",
        wrong: [presentSimple, pastPerfect, pastPerfectContinuous],
      },
      {
        text: 'At this very moment {who} ______ {rest}.',
        why: "'At this very moment' is now, which takes the present continuous.",
        wrong: [presentSimple, pastPerfect, pastPerfectContinuous],
      },
    ],
  },
  {
    tense: presentPerfect,
    kind: 'done',
    frames: [
      {
        text: '{Who} ______ {rest} several times so far.',
        why: "'So far' runs from the past up to now, which takes the present perfect.",
        wrong: [presentContinuous, presentSimple, futureSimple],
      },
      {
        text: 'This is the third time that {who} ______ {rest}.',
        why: "'This is the third time that' counts up to now, which takes the present perfect.",
        wrong: [presentSimple, pastPerfect, pastPerfectContinuous],
      },
    ],
  },
  {
    tense: presentPerfectContinuous,
    kind: 'lasting',
    frames: [
      {
        text: 'For the last three years {who} ______ {rest}.',
        why: 'It began three years ago and still goes on, which takes the present perfect continuous.',
        wrong: [presentSimple, presentContinuous, futureContinuous],
      },
      {
        text: '{Who} ______ {rest} since 2019.',
        why: "'Since' with a point of time tells of what began then and still goes on: the present perfect continuous.",
        wrong: [presentSimple, presentContinuous, futureContinuous],
      },
    ],
  },
  {
    tense: pastSimple,
    kind: 'done',
    frames: [
      {
        text: 'Last Sunday {who} ______ {rest}.',
        why: "'Last Sunday' is a finished time, which takes the past simple.",
        wrong: [presentPerfect, presentSimple, futureSimple],
      },
      {
        text: 'Three days ago {who} ______ {rest}.',
        why: "'Ago' names a finished time, which takes the past simple.",
        wrong: [presentPerfect, presentSimple, futureSimple],
      },
    ],
  },
  {
    tense: pastContinuous,
    kind: 'underWay',
    frames: [
      {
        text: '{Who} ______ {rest} when it began to rain.',
        why: 'It was going on when something else happened in the past, which takes the past continuous.',
        wrong: [presentSimple, presentPerfect, futureSimple],
      },
      {
        text: 'While {who} ______ {rest}, a dog began to bark.',
        why: "'While' tells of what was going on when the dog began to bark, which takes the past continuous.",
        wrong: [presentSimple, presentContinuous, presentPerfect],
      },
    ],
  },
  {
    tense: pastPerfect,
    kind: 'done',
    frames: [
      {
        text: 'By the time we arrived, {who} ______ {rest}.',
        why: 'It was over before another event of the past, which takes the past perfect.',
        wrong: [presentPerfect, presentSimple, futureSimple],
      },
      {
        text: '{Who} ______ {rest} long before we came.',
        why: 'Of two events of the past the earlier one takes the past perfect.',
        wrong: [presentPerfect, presentContinuous, futureContinuous],
      },
    ],
  },
  {
    tense: pastPerfectContinuous,
    kind: 'lasting',
    frames: [
      {
        text: 'When we first met in 2015, {who} ______ {rest} for two years.',
        why: 'It had gone on for two years up to a moment of the past, which takes the past perfect continuous.',
        wrong: [presentPerfectContinuous, presentSimple, futureContinuous],
      },
      {
        text: '{Who} ______ {rest} for ten years before the war broke out.',
        why: 'It had gone on for ten years up to an event of the past, which takes the past perfect continuous.',
        wrong: [presentPerfectContinuous, presentContinuous, futurePerfectContinuous],
      },
    ],
  },
  {
    tense: futureSimple,
    kind: 'done',
    frames: [
      {
        text: 'I think that {who} ______ {rest} tomorrow.',
        why: "'I think' with 'tomorrow' tells of what is expected, which takes the future simple.",
        wrong: [pastSimple, presentPerfect, pastPerfect],
      },
      {
        text: 'Perhaps {who} ______ {rest} next week.',
        why: "'Perhaps' with 'next week' tells of what is expected, which takes the future simple.",
        wrong: [pastSimple, presentPerfect, pastPerfect],
      },
    ],
  },
  {
    tense: futureContinuous,
    kind: 'underWay',
    frames: [
      {
        text: 'This time tomorrow {who} ______ {rest}.',
        why: 'It will be going on at a moment of the future, which takes the future continuous.',
        wrong: [presentSimple, presentPerfect, pastContinuous],
      },
      {
        text: 'Do not ring at six tomorrow: {who} ______ {rest} then.',
        why: 'It will be going on at six tomorrow, which takes the future continuous.',
        wrong: [pastSimple, presentPerfect, pastPerfect],
      },
    ],
  },
  {
    tense: futurePerfect,
    kind: 'finished',
    frames: [
      {
        text: 'By this time next week {who} ______ {rest}.',
        why: "'By this time next week' sets an end in the future, before which it is done: the future perfect.",
        wrong: [presentPerfect, pastPerfect, pastPerfectContinuous],
      },
      {
        text: 'By the end of next month {who} ______ {rest}.',
        why: "'By the end of next month' sets an end in the future, before which it is done: the future perfect.",
        wrong: [presentPerfect, pastPerfect, pastPerfectContinuous],
      },
    ],
  },
  {
    tense: futurePerfectContinuous,
    kind: 'lasting',
    frames: [
      {
        text: 'By next June {who} ______ {rest} for ten years.',
        why: 'Up to next June it goes on for ten years, which takes the future perfect continuous.',
        wrong: [presentPerfectContinuous, pastPerfectContinuous, presentSimple],
      },
      {
        text: 'At the end of next year {who} ______ {rest} for a decade.',
        why: 'Up to the end of next year it goes on for a decade, which takes the future perfect continuous.',
        wrong: [presentPerfectContinuous, pastPerfectContinuous, presentSimple],
      },
    ],
  },
]

const SUITING: Readonly<Partial<Record<Kind, ReadonlySet<string>>>> = {
  finished: new Set(['write', 'paint', 'build', 'repair', 'pay', 'buy', 'visit', 'lend', 'give']),
  underWay: new Set(
    'play throw swim ride carry feed sweep clean sing paint cook write repair walk sell'.split(' '),
  ),
  lasting: new Set('play teach write grow speak sing work drive sell live repair build draw lend'.split(' ')),
}
/** Endings with a time of their own do not go with another. */
const HAS_TIME =
  /\b(?:night|before|after|winter|dawn|morning|evening|sunrise|Diwali|rains|bedtime|early|late|first|last|examination|city)\b/

function drawDoing(rng: Random, kind: Kind): { action: Action; rest: string } {
  const endings = ({ rests, done }: Action) => (kind === 'done' || kind === 'finished' ? done : rests)
  const fitting = (action: Action) => endings(action).filter((rest) => !HAS_TIME.test(rest))
  // What one knows or keeps is seldom told in the continuous, which is offered beside every other tense.
  const suiting = ACTIONS.filter(({ base }) => SUITING[kind]?.has(base) ?? !['know', 'keep'].includes(base))
  const action = rng.pick(suiting.filter((one) => fitting(one).length > 0))
  return { action, rest: rng.pick(fitting(action)) }
}

const say = ({ words }: Tense, action: Action, subject: Subject): string => words(action, subject).join(' ')

const helped = ({ words, helped }: Tense, action: Action, subject: Subject): readonly string[] =>
  (helped ?? words)(action, subject)

type Shape = 'statement' | 'negative' | 'question'

function sentence(subject: Subject, [first = '', ...others]: readonly string[], rest: string, shape: Shape) {
  if (shape === 'question') return `${capital(first)} ${[inside(subject.text), ...others, rest].join(' ')}?`
  const verb = shape === 'negative' ? [first, 'not', ...others] : [first, ...others]
  return `${[subject.text, ...verb, rest].join(' ')}.`
}

const write = (tense: Tense, action: Action, subject: Subject, rest: string, shape: Shape): string =>
  sentence(
    subject,
    shape === 'statement' ? tense.words(action, subject) : helped(tense, action, subject),
    rest,
    shape,
  )

const timeOf = ({ name }: Tense): string => name.split(' ')[0] ?? ''
const kindOf = ({ name }: Tense): string => name.slice(name.indexOf(' '))

/** Two times in two kinds, so that no option is more like the others than the rest: past and future, simple and perfect. */
function drawOthers(rng: Random, tense: Tense): [Tense, Tense, Tense] {
  const other = rng.pick(
    TENSES.filter((one) => timeOf(one) !== timeOf(tense) && kindOf(one) !== kindOf(tense)),
  )
  const find = (time: Tense, kind: Tense) =>
    TENSES.find((one) => timeOf(one) === timeOf(time) && kindOf(one) === kindOf(kind)) ?? other
  return [other, find(tense, other), find(other, tense)]
}

/** "Fill in the right form of the verb: By the time we arrived, Mrs Sen ______ the rent in advance." */
function fill(rng: Random, { tense, kind, frames }: Framed, told: number) {
  const subject = drawSubject(rng)
  const { action, rest } = drawDoing(rng, kind)
  const { text, why, wrong } = rng.pick(frames)
  const blank = text
    .replace('{Who}', subject.text)
    .replace('{who}', inside(subject.text))
    .replace('{rest}', rest)
  const answer = say(tense, action, subject)
  return {
    given: { find: 'fill', sentence: blank, verb: action.base },
    prompt: `${rng.pick([
      'Fill in the right form of the verb:',
      'Choose the right form of the verb for the blank:',
      'Fill in the blank with the correct tense of the verb:',
    ])}\n${blank}`,
    answer,
    mistakes: wrong.map((other) => ({
      value: say(other, action, subject),
      because: `that is the ${other.name}, which does not go with the words of time`,
    })),
    steps: [
      why,
      ...wrong
        .slice(0, told)
        .map((other) => `It is not '${say(other, action, subject)}', which is the ${other.name}.`),
      `It is formed with ${tense.formula}: ${answer}`,
    ],
    concept: [tense.id, 'tenses'],
  }
}

/** "Identify the tense of the sentence: The children had fed the stray dogs." */
function name(rng: Random, { tense, kind }: Framed, shape: Shape) {
  const subject = drawSubject(rng)
  const { action, rest } = drawDoing(rng, kind)
  const text = write(tense, action, subject, rest, shape)
  const answer = capital(tense.name)
  return {
    given: { find: 'name', sentence: text },
    prompt: `${rng.pick([
      'Identify the tense of the sentence:',
      'In which tense is this sentence?',
      'Name the tense of the verb in the sentence:',
    ])}\n${text}`,
    answer,
    mistakes: drawOthers(rng, tense).map((other) => ({
      value: capital(other.name),
      because: `the ${other.name} is formed with ${other.formula}`,
    })),
    steps: [
      ...(shape === 'statement'
        ? []
        : [`As a plain statement it reads: ${write(tense, action, subject, rest, 'statement')}`]),
      `The verb is formed with ${tense.formula}.`,
      `So the tense is: ${answer}`,
    ],
    concept: [tense.id, 'tenses'],
  }
}

/** "Change the sentence into the past perfect tense: My aunt pays the electricity bill." */
function change(rng: Random, { tense, kind }: Framed, shape: Shape) {
  const subject = drawSubject(rng)
  const { action, rest } = drawDoing(rng, kind)
  const others = drawOthers(rng, tense)
  const from = rng.pick(TENSES.filter((one) => one !== tense && !others.includes(one)))
  const text = write(from, action, subject, rest, shape)
  const answer = write(tense, action, subject, rest, shape)
  return {
    given: { find: 'change', sentence: text, into: tense.name },
    prompt: `${rng.pick(['Change the sentence into the', 'Rewrite the sentence in the'])} ${tense.name} tense:\n${text}`,
    answer,
    mistakes: others.map((other) => ({
      value: write(other, action, subject, rest, shape),
      because: `that is the ${other.name}`,
    })),
    steps: [
      `The sentence is in the ${from.name}.`,
      `The ${tense.name} is formed with ${tense.formula}.`,
      ...(shape === 'statement'
        ? []
        : [
            shape === 'question'
              ? 'It stays a question, so the helping verb stands before the subject.'
              : "It stays negative, so 'not' follows the helping verb.",
          ]),
      `So the sentence becomes: ${answer}`,
    ],
    concept: [tense.id, 'tenses'],
  }
}

/** "Change the sentence into a question: Rohan's grandmother taught science to small children." */
function turn(rng: Random, { tense, kind }: Framed, shape: 'negative' | 'question') {
  const subject = drawSubject(rng)
  const { action, rest } = drawDoing(rng, kind)
  const text = write(tense, action, subject, rest, 'statement')
  const answer = write(tense, action, subject, rest, shape)
  // The one with more words of three, or the longest option would be right too often.
  const length = (one: Tense) => helped(one, action, subject).length
  const drawn = [1, 2, 3].map(() => drawOthers(rng, tense)[0])
  const other = drawn.reduce((longest, one) => (length(one) > length(longest) ? one : longest))
  const helping = (one: Tense) => helped(one, action, subject).slice(0, -1)
  const misform = (one: Tense) => ({
    value: sentence(subject, [...helping(one), one.misformed(action)], rest, shape),
    because: `'${helping(one).join(' ')}' is not followed by '${one.misformed(action)}'`,
  })
  return {
    given: { find: shape, sentence: text },
    prompt: `${
      shape === 'question'
        ? rng.pick([
            'Change the sentence into a question:',
            'Choose the correct interrogative form of the sentence:',
          ])
        : rng.pick(['Make the sentence negative:', 'Choose the correct negative form of the sentence:'])
    }\n${text}`,
    answer,
    mistakes: [
      misform(tense),
      {
        value: write(other, action, subject, rest, shape),
        because: `that is the ${other.name}, and the tense must not change`,
      },
      misform(other),
    ],
    steps: [
      `The sentence is in the ${tense.name}, formed with ${tense.formula}.`,
      `Its helping verb is '${helping(tense)[0]}'.`,
      `'${helping(tense).join(' ')}' is followed by '${helped(tense, action, subject).at(-1)}'.`,
      shape === 'question'
        ? `In a question the helping verb stands before the subject: ${answer}`
        : `'Not' follows the helping verb: ${answer}`,
    ],
    concept: [tense.id, 'tenses'],
  }
}

const notPlain = (rng: Random) => rng.pick(['negative', 'question'] as const)

/** "Fill in the right form of the verb: This time tomorrow the two girls ______ poems in Marathi." */
export const tenseOfVerb = defineGenerator({
  id: 'english/tense',
  version: 1,
  concepts: ['tenses', ...TENSES.map(({ id }) => id)],
  levels: {
    easy: {
      forms: [
        (rng: Random, framed: Framed) => fill(rng, framed, 0),
        (rng: Random, framed: Framed) => name(rng, framed, 'statement'),
      ],
    },
    medium: {
      forms: [
        (rng: Random, framed: Framed) => fill(rng, framed, 1),
        (rng: Random, framed: Framed) => change(rng, framed, 'statement'),
        (rng: Random, framed: Framed) => name(rng, framed, notPlain(rng)),
      ],
    },
    hard: {
      forms: [
        (rng: Random, framed: Framed) => fill(rng, framed, 2),
        (rng: Random, framed: Framed) => change(rng, framed, notPlain(rng)),
        (rng: Random, framed: Framed) => turn(rng, framed, notPlain(rng)),
      ],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng, rng.pick(FRAMED)),
  solve: (given) => (given.find === 'name' ? capital(readTense(given.sentence)) : solveTense(given)),
})
