import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'

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

/** Statements that follow a rule of their own: the statement, its tag, other tags, and the rule. */
const SPECIAL = `
I am late for the meeting | aren't I | amn't I, don't I, isn't it | After 'I am' the tag is 'aren't I'.
I am taller than your brother | aren't I | amn't I, isn't he, don't I | After 'I am' the tag is 'aren't I'.
Let us go for a walk | shall we | will we, don't we, let us | A suggestion with 'let us' takes the tag 'shall we'.
Let us play a game of chess | shall we | will we, don't we, do we | A suggestion with 'let us' takes the tag 'shall we'.
Don't touch the wire | will you | do you, don't you, won't it | A negative command takes the tag 'will you'.
Don't make a noise in the library | will you | do you, don't you, shall we | A negative command takes the tag 'will you'.
Nobody came to the party | did they | didn't they, did he, wasn't it | 'Nobody' is negative and is taken up by 'they'.
Nobody knows the answer | do they | don't they, does he, isn't it | 'Nobody' is negative and is taken up by 'they'.
Everybody likes a good story | don't they | doesn't he, do they, isn't it | 'Everybody' is taken up by 'they' in the tag.
Everyone has received the notice | haven't they | hasn't he, have they, isn't it | 'Everyone' is taken up by 'they' in the tag.
Somebody has left the door open | haven't they | hasn't he, have they, isn't it | 'Somebody' is taken up by 'they' in the tag.
Nothing was found in the box | was it | wasn't it, were they, did it | 'Nothing' is negative and is taken up by 'it'.
Nothing has changed in this town | has it | hasn't it, have they, isn't it | 'Nothing' is negative and is taken up by 'it'.
There is a post office near here | isn't there | isn't it, is there, doesn't it | A statement with 'there is' keeps 'there' in the tag.
There are no eggs in the basket | are there | aren't there, are they, aren't they | 'No eggs' makes the statement negative, and 'there' is kept in the tag.
He hardly ever speaks in class | does he | doesn't he, is he, isn't he | 'Hardly ever' is negative, so the tag is positive.
She seldom visits her uncle | does she | doesn't she, is she, did she | 'Seldom' is negative, so the tag is positive.
They never told you the truth | did they | didn't they, do they, weren't they | 'Never' is negative, so the tag is positive.
You never eat fish | do you | don't you, did you, aren't you | 'Never' is negative, so the tag is positive.
Few people knew him | did they | didn't they, do they, weren't they | 'Few' is negative in sense, so the tag is positive.
Little progress has been made | has it | hasn't it, is it, does it | 'Little' is negative in sense, so the tag is positive.
A few people knew him | didn't they | did they, don't they, were they | 'A few' is positive in sense, so the tag is negative.
We used to live in Surat | didn't we | did we, usedn't you, don't we | 'Used to' takes 'did' in the tag.
You had better see a doctor | hadn't you | didn't you, had you, wouldn't you | 'Had better' takes 'had' in the tag.
He has to work on Sundays | doesn't he | hasn't he, does he, isn't he | 'Have to' takes 'do' in the tag.
They had to sell their house | didn't they | hadn't they, did they, weren't they | 'Had to' takes 'did' in the tag.
This is your umbrella | isn't it | isn't this, is it, isn't that | 'This' is taken up by 'it' in the tag.
Those are your shoes | aren't they | aren't those, are they, isn't it | 'Those' is taken up by 'they' in the tag.
`
  .trim()
  .split('\n')
  .map((line) => {
    const [statement = '', tag = '', others = '', rule = ''] = line.split(' | ')
    return { statement, tag, others: others.split(', '), rule }
  })

const short = (auxiliary: string): string =>
  auxiliary === 'will' ? "won't" : auxiliary === 'can' ? "can't" : `${auxiliary}n't`

/** "Choose the right question tag: Your brother plays chess on Sundays, ______?" */
export const questionTag = defineGenerator({
  id: 'english/question-tag',
  version: 1,
  concepts: ['question-tags'],
  levels: {
    easy: { tenses: [...SIMPLE, CONTINUOUS], negatives: 0, special: 0 },
    medium: { tenses: [...SIMPLE, ...COMPOUND], negatives: 0.5, special: 0.25 },
    hard: { tenses: COMPOUND, negatives: 0.5, special: 0.75 },
  },
  generate(rng, { tenses, negatives, special }) {
    return rng.chance(special) ? byRule(rng) : byTense(rng, tenses, rng.chance(negatives))
  },
  solve({ statement }) {
    const found = SPECIAL.find((one) => one.statement === statement)
    return found ? found.tag : readTag(statement)
  },
})

const ask = (statement: string): string => `Choose the right question tag:\n${statement}, ______?`

function byRule(rng: Random) {
  const { statement, tag, others, rule } = rng.pick(SPECIAL)
  return {
    given: { statement },
    prompt: ask(statement),
    answer: tag,
    mistakes: others.map((value) => ({ value, because: rule })),
    steps: [rule, `The tag is: ${tag}`],
  }
}

function byTense(rng: Random, tenses: readonly Tense[], isNegative: boolean) {
  const [subject, action, tense] = [rng.pick(SUBJECTS), rng.pick(ACTIONS), rng.pick(tenses)]
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
      isNegative
        ? 'A negative statement takes a positive tag.'
        : 'A positive statement takes a negative tag in the short form.',
      `The auxiliary of the statement is '${auxiliary}', and the pronoun for the subject is '${subject.pronoun}'.`,
      `The tag is: ${answer}`,
    ],
  }
}

const AUXILIARIES = ['is', 'are', 'was', 'were', 'has', 'have', 'will', 'can', 'should', 'do', 'does', 'did']

/** Reads the tag from the words of the statement alone. */
function readTag(statement: string): string {
  const subject = [...SUBJECTS]
    .sort((one, other) => other.text.length - one.text.length)
    .find(({ text }) => statement.startsWith(`${text} `))
  const [verb = '', next = ''] = statement.slice((subject?.text.length ?? 0) + 1).split(' ')
  const pronoun = subject?.pronoun ?? ''
  if (AUXILIARIES.includes(verb)) return next === 'not' ? `${verb} ${pronoun}` : `${short(verb)} ${pronoun}`
  const isPast = ACTIONS.some(({ past }) => past === verb)
  if (isPast) return `didn't ${pronoun}`
  return ACTIONS.some(({ third }) => third === verb) ? `doesn't ${pronoun}` : `don't ${pronoun}`
}
