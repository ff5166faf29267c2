import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'

interface Subject {
  text: string
  pronoun: 'he' | 'she' | 'it' | 'they' | 'we' | 'you'
}

const SUBJECTS: readonly Subject[] = [
  { text: 'Your brother', pronoun: 'he' },
  { text: 'My uncle', pronoun: 'he' },
  { text: 'Mr Rao', pronoun: 'he' },
  { text: 'Mr Bose', pronoun: 'he' },
  { text: "Meera's father", pronoun: 'he' },
  { text: 'Her mother', pronoun: 'she' },
  { text: 'Mrs Sen', pronoun: 'she' },
  { text: 'Mrs Iyer', pronoun: 'she' },
  { text: 'My aunt', pronoun: 'she' },
  { text: 'Your sister', pronoun: 'she' },
  { text: "Rohan's grandmother", pronoun: 'she' },
  { text: 'The children', pronoun: 'they' },
  { text: 'Your parents', pronoun: 'they' },
  { text: 'Your cousins', pronoun: 'they' },
  { text: 'Those boys', pronoun: 'they' },
  { text: 'The two girls', pronoun: 'they' },
  { text: 'Our neighbours', pronoun: 'they' },
  { text: 'Her friends', pronoun: 'they' },
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
  rests: readonly string[]
}

const readActions = (lines: string): Action[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [base = '', third = '', past = '', participle = '', ing = '', rests = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      return { base, third, past, participle, ing, rests: rests.split(' / ') }
    })

/** Endings suit every doer and every tense. No verb is the same in the present and the past, so that the tense shows. */
const ACTIONS = readActions(`
play | plays | played | played | playing | chess with friends / cricket in the park / the flute in the evening
teach | teaches | taught | taught | teaching | in the village school / science to small children / drawing at the centre
know | knows | knew | known | knowing | the way to the fort / the answer to this question / the new neighbours well
drink | drinks | drank | drunk | drinking | tea without sugar / milk before bedtime / water from the well
write | writes | wrote | written | writing | long letters to the editor / poems in Marathi / a book about the village
grow | grows | grew | grown | growing | vegetables behind the house / roses on the terrace / wheat in these fields
speak | speaks | spoke | spoken | speaking | Tamil at home / to the teacher after class / in a low voice
leave | leaves | left | left | leaving | the gate open at night / the house before sunrise / the books on the table
take | takes | took | taken | taking | the early bus to town / the dog for a walk / medicine after meals
sing | sings | sang | sung | singing | in the temple choir / old songs at weddings / to the baby at night
work | works | worked | worked | working | in the post office / on the farm / at the same bank
drive | drives | drove | driven | driving | a taxi in the city / to the office / too fast on this road
throw | throws | threw | thrown | throwing | stones into the pond / the waste into the bin / grain to the hens
cook | cooks | cooked | cooked | cooking | dinner for the guests / rice on a wood fire / for the whole family
swim | swims | swam | swum | swimming | in the river / in the club pool / before breakfast
buy | buys | bought | bought | buying | fruit in the market / clothes for the festival / milk at the corner shop
sell | sells | sold | sold | selling | flowers near the temple / old books by the roadside / fish in the market
help | helps | helped | helped | helping | the neighbours in the garden / the poor / the old man across the road
paint | paints | painted | painted | painting | the front door / the garden fence / the walls of the school
wear | wears | wore | worn | wearing | a warm coat in winter / glasses for reading / a cap in the sun
ride | rides | rode | ridden | riding | a bicycle to work / a horse on the farm / the old scooter to the market
give | gives | gave | given | giving | money to the school fund / lessons in music / sweets to the children
keep | keeps | kept | kept | keeping | bees in the orchard / the keys in the drawer / two cows
watch | watches | watched | watched | watching | films at home / the birds from the window / the late news
visit | visits | visited | visited | visiting | the museum with friends / the village in summer / the doctor in town
clean | cleans | cleaned | cleaned | cleaning | the kitchen after dinner / the shop in the morning / the windows with newspaper
carry | carries | carried | carried | carrying | water from the tank / an umbrella in the rain / the bags to the station
study | studies | studied | studied | studying | law at the university / in the library / for the examination
repair | repairs | repaired | repaired | repairing | old watches / the roof before the rains / old radios
feed | feeds | fed | fed | feeding | the pigeons on the roof / the cattle at dawn / the stray dogs
catch | catches | caught | caught | catching | the first train to the city / fish in the lake / the last bus home
tell | tells | told | told | telling | funny stories at dinner / the truth / the children about the accident
build | builds | built | built | building | boats on the coast / houses for the poor / toys from waste paper
draw | draws | drew | drawn | drawing | maps for the army / water from the well / cartoons for a magazine
pay | pays | paid | paid | paying | the rent in advance / the bills on time / for the tickets
walk | walks | walked | walked | walking | to school / along the beach in the evening / in the park before breakfast
live | lives | lived | lived | living | near the station / in a small flat / on the top floor
stay | stays | stayed | stayed | staying | with relatives in the city / at home in the evening / up late at night
sweep | sweeps | swept | swept | sweeping | the yard / the floor of the hall / the steps of the temple
lend | lends | lent | lent | lending | books to friends / money without interest / a hand in the kitchen
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
  negative: ({ base }) => (word === 'can' ? `cannot ${base}` : `${word} not ${base}`),
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

const PERFECT: Tense = {
  id: 'present perfect',
  say: ({ participle }, subject) => `${has(subject)} ${participle}`,
  negative: ({ participle }, subject) => `${has(subject)} not ${participle}`,
  auxiliary: has,
}

const COMPOUND: readonly Tense[] = [
  {
    id: 'past continuous',
    say: ({ ing }, subject) => `${was(subject)} ${ing}`,
    negative: ({ ing }, subject) => `${was(subject)} not ${ing}`,
    auxiliary: was,
  },
  PERFECT,
  modal('will'),
  modal('can'),
  modal('should'),
]

const short = (auxiliary: string): string =>
  auxiliary === 'will' ? "won't" : auxiliary === 'can' ? "can't" : `${auxiliary}n't`

/** "Choose the right question tag: Your brother plays chess on Sundays, ______?" */
export const questionTag = defineGenerator({
  id: 'english/question-tag',
  version: 2,
  concepts: ['question-tags'],
  levels: {
    easy: { tenses: [...SIMPLE, CONTINUOUS], negatives: 0, told: 2 },
    medium: { tenses: [...SIMPLE, ...COMPOUND], negatives: 0.5, told: 3 },
    hard: { tenses: [...COMPOUND, CONTINUOUS], negatives: 0.6, told: 4 },
  },
  generate: (rng, { tenses, negatives, told }) => byTense(rng, tenses, rng.chance(negatives), told),
  solve: ({ statement }) => readTag(statement),
})

const ask = (rng: Random, statement: string): string =>
  `${rng.pick([
    'Choose the right question tag:',
    'Select the correct question tag for the sentence.',
    'Fill in the blank with the correct question tag.',
    'Choose the question tag that completes the sentence.',
  ])}\n${statement}, ______?`

function byTense(rng: Random, tenses: readonly Tense[], isNegative: boolean, told: number) {
  const person = rng.pick(people)
  const subject = rng.chance(0.45) ? rng.pick(SUBJECTS) : { text: person.name, pronoun: person.he }
  const [action, tense] = [rng.pick(ACTIONS), rng.pick(tenses)]
  // A state is not told in the continuous, nor as something one is able to do.
  const isState = action.base === 'know'
  const usable =
    isState && /continuous|can/.test(tense.id)
      ? tenses.includes(PERFECT)
        ? PERFECT
        : (tenses[0] ?? tense)
      : tense
  const verb = isNegative ? usable.negative(action, subject) : usable.say(action, subject)
  const statement = `${subject.text} ${verb} ${rng.pick(action.rests)}`
  const auxiliary = usable.auxiliary(subject)
  const tag = (word: string, negative: boolean, pronoun: string): string =>
    `${negative ? short(word) : word} ${pronoun}`
  const answer = tag(auxiliary, !isNegative, subject.pronoun)
  const otherAuxiliary = rng.pick(
    [does(subject), 'did', be(subject), was(subject), has(subject)].filter((word) => word !== auxiliary),
  )
  return {
    given: { statement },
    prompt: ask(rng, statement),
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
  if (verb === 'cannot') return `can ${pronoun}`
  if (AUXILIARIES.includes(verb)) return next === 'not' ? `${verb} ${pronoun}` : `${short(verb)} ${pronoun}`
  const isPast = ACTIONS.some(({ past }) => past === verb)
  if (ACTIONS.some(({ third }) => third === verb)) return `doesn't ${pronoun}`
  return isPast ? `didn't ${pronoun}` : `don't ${pronoun}`
}
