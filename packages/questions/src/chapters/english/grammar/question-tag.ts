import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'

interface Subject {
  text: string
  pronoun: 'he' | 'she' | 'it' | 'they' | 'we' | 'you'
}

const SUBJECTS: readonly Subject[] = [
  { text: 'Your brother', pronoun: 'he' },
  { text: 'Mr Rao', pronoun: 'he' },
  { text: 'The postman', pronoun: 'he' },
  { text: 'Her mother', pronoun: 'she' },
  { text: 'Mrs Sen', pronoun: 'she' },
  { text: 'My aunt', pronoun: 'she' },
  { text: 'The children', pronoun: 'they' },
  { text: 'Your parents', pronoun: 'they' },
  { text: 'Those boys', pronoun: 'they' },
  { text: 'We', pronoun: 'we' },
  { text: 'You', pronoun: 'you' },
  { text: 'They', pronoun: 'they' },
  { text: 'She', pronoun: 'she' },
  { text: 'He', pronoun: 'he' },
]

interface Action {
  base: string
  third: string
  past: string
  participle: string
  ing: string
  rest: string
}

const readActions = (lines: string): Action[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [base = '', third = '', past = '', participle = '', ing = '', rest = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return { base, third, past, participle, ing, rest }
    })

const ACTIONS = readActions(`
play | plays | played | played | playing | chess on Sundays
teach | teaches | taught | taught | teaching | in the village school
know | knows | knew | known | knowing | the way to the fort
drink | drinks | drank | drunk | drinking | tea without sugar
write | writes | wrote | written | writing | long letters to the editor
grow | grows | grew | grown | growing | vegetables behind the house
speak | speaks | spoke | spoken | speaking | Tamil at home
leave | leaves | left | left | leaving | the gate open at night
take | takes | took | taken | taking | the early bus to town
sing | sings | sang | sung | singing | in the temple choir
work | works | worked | worked | working | in the post office
drive | drives | drove | driven | driving | a taxi in Nagpur
`)

/** A tense: the words of the verb, and the auxiliary of the tag with its negative. */
interface Tense {
  id: string
  say(action: Action, subject: Subject): string
  negative(action: Action, subject: Subject): string
  auxiliary(subject: Subject): string
}

const isSingular = ({ pronoun }: Subject): boolean =>
  pronoun === 'he' || pronoun === 'she' || pronoun === 'it'
const be = (subject: Subject): string => (isSingular(subject) ? 'is' : 'are')
const was = (subject: Subject): string => (isSingular(subject) ? 'was' : 'were')
const has = (subject: Subject): string => (isSingular(subject) ? 'has' : 'have')
const does = (subject: Subject): string => (isSingular(subject) ? 'does' : 'do')

const modal = (word: string): Tense => ({
  id: word,
  say: ({ base }) => `${word} ${base}`,
  negative: ({ base }) => `${word} not ${base}`,
  auxiliary: () => word,
})

const SIMPLE: readonly Tense[] = [
  {
    id: 'present',
    say: ({ base, third }, subject) => (isSingular(subject) ? third : base),
    negative: ({ base }, subject) => `${does(subject)} not ${base}`,
    auxiliary: does,
  },
  {
    id: 'past',
    say: ({ past }) => past,
    negative: ({ base }) => `did not ${base}`,
    auxiliary: () => 'did',
  },
]

const CONTINUOUS: Tense = {
  id: 'present continuous',
  say: ({ ing }, subject) => `${be(subject)} ${ing}`,
  negative: ({ ing }, subject) => `${be(subject)} not ${ing}`,
  auxiliary: be,
}

const COMPOUND: readonly Tense[] = [
  {
    id: 'past continuous',
    say: ({ ing }, subject) => `${was(subject)} ${ing}`,
    negative: ({ ing }, subject) => `${was(subject)} not ${ing}`,
    auxiliary: was,
  },
  {
    id: 'present perfect',
    say: ({ participle }, subject) => `${has(subject)} ${participle}`,
    negative: ({ participle }, subject) => `${has(subject)} not ${participle}`,
    auxiliary: has,
  },
  modal('will'),
  modal('can'),
  modal('should'),
]

const short = (auxiliary: string): string =>
  auxiliary === 'will' ? "won't" : auxiliary === 'can' ? "can't" : `${auxiliary}n't`

/** "Choose the right question tag: Your brother plays chess on Sundays, ______?" */
export const questionTag = defineGenerator({
  id: 'english/question-tag',
  version: 1,
  concepts: ['question-tags'],
  levels: {
    easy: { tenses: [...SIMPLE, CONTINUOUS], negatives: 0, told: 2 },
    medium: { tenses: [...SIMPLE, ...COMPOUND], negatives: 0.5, told: 3 },
    hard: { tenses: [...COMPOUND, CONTINUOUS], negatives: 0.6, told: 4 },
  },
  generate: (rng, { tenses, negatives, told }) => byTense(rng, tenses, rng.chance(negatives), told),
  solve: ({ statement }) => readTag(statement),
})

const ask = (statement: string): string => `Choose the right question tag:\n${statement}, ______?`

function byTense(rng: Random, tenses: readonly Tense[], isNegative: boolean, told: number) {
  const person = rng.pick(people)
  const subject = rng.chance(0.3) ? rng.pick(SUBJECTS) : { text: person.name, pronoun: person.he }
  const [action, tense] = [rng.pick(ACTIONS), rng.pick(tenses)]
  // A state is not told in the continuous.
  const usable = action.base === 'know' && tense.id.includes('continuous') ? (tenses[0] ?? tense) : tense
  const verb = isNegative ? usable.negative(action, subject) : usable.say(action, subject)
  const statement = `${subject.text} ${verb} ${action.rest}`
  const auxiliary = usable.auxiliary(subject)
  const tag = (word: string, negative: boolean, pronoun: string): string =>
    `${negative ? short(word) : word} ${pronoun}`
  const answer = tag(auxiliary, !isNegative, subject.pronoun)
  const otherAuxiliary = rng.pick(
    [does(subject), 'did', be(subject), was(subject), has(subject)].filter((word) => word !== auxiliary),
  )
  return {
    given: { statement },
    prompt: ask(statement),
    answer,
    // Each wrong tag errs in the auxiliary, in the sign or in both, so that the key is not the one most like the others.
    mistakes: [
      {
        value: tag(auxiliary, isNegative, subject.pronoun),
        because: isNegative
          ? 'the statement is negative, so the tag must be positive'
          : 'the statement is positive, so the tag must be negative',
      },
      {
        value: tag(otherAuxiliary, !isNegative, subject.pronoun),
        because: `the tag must repeat the auxiliary of the statement, which is '${auxiliary}'`,
      },
      {
        value: tag(otherAuxiliary, isNegative, subject.pronoun),
        because: 'both the auxiliary and the sign of the tag are wrong',
      },
    ],
    steps: [
      'A tag repeats the auxiliary of the statement, with the opposite sign and a pronoun for the subject.',
      isNegative
        ? 'A negative statement takes a positive tag.'
        : 'A positive statement takes a negative tag in the short form.',
      `The auxiliary of the statement is '${auxiliary}', and the pronoun for the subject is '${subject.pronoun}'.`,
      `The tag is: ${answer}`,
    ].slice(-told),
  }
}

const AUXILIARIES = ['is', 'are', 'was', 'were', 'has', 'have', 'will', 'can', 'should', 'do', 'does', 'did']

/** Reads the tag from the words of the statement alone. */
function readTag(statement: string): string {
  const subject = [...SUBJECTS, ...people.map(({ name, he }) => ({ text: name, pronoun: he }))].find(
    ({ text }) => statement.startsWith(`${text} `),
  )
  const [verb = '', next = ''] = statement.slice((subject?.text.length ?? 0) + 1).split(' ')
  const pronoun = subject?.pronoun ?? ''
  if (AUXILIARIES.includes(verb)) return next === 'not' ? `${verb} ${pronoun}` : `${short(verb)} ${pronoun}`
  const isPast = ACTIONS.some(({ past }) => past === verb)
  if (isPast) return `didn't ${pronoun}`
  return ACTIONS.some(({ third }) => third === verb) ? `doesn't ${pronoun}` : `don't ${pronoun}`
}
