import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { capital } from '../../../kit/wording/capital.ts'
import { people } from '../../../kit/wording/people.ts'
import {
  ACTIONS,
  type Action,
  be,
  does,
  drawSubject,
  has,
  isSingular,
  SUBJECTS,
  type Subject,
  was,
} from './doings.ts'

/** A tense: the words of the verb, and the auxiliary of the tag with its negative. */
interface Tense {
  id: string
  say(action: Action, subject: Subject): string
  negative(action: Action, subject: Subject): string
  auxiliary(subject: Subject): string
}

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
  version: 5,
  concepts: ['question-tags'],
  levels: {
    easy: { forms: [plain([...SIMPLE, CONTINUOUS, ...COMPOUND], 0.4, 2)] },
    medium: { forms: [withAdverb, withAdverb, ofEverybody] },
    hard: { forms: [ofEverybody, ofEverybody, ofClause, ofClause, ofClause, ofThere, ofSemiModal, ofOrder] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve: ({ statement }) => readTag(statement),
})

const ask = (rng: Random, statement: string): string =>
  `${rng.pick([
    'Choose the right question tag:',
    'Select the correct question tag for the sentence.',
    'Fill in the blank with the correct question tag.',
    'Choose the question tag that completes the sentence.',
  ])}\n${statement}, ______?`

function plain(tenses: readonly Tense[], negatives: number, told: number) {
  return (rng: Random) => byTense(rng, tenses, rng.chance(negatives), told)
}

/** A verb with an ending that suits the tense, without the verbs named. */
function drawAct(rng: Random, tense: Tense, without: readonly string[]): { action: Action; rest: string } {
  const endings = ({ rests, done, able }: Action) =>
    tense.id === 'can' ? able : tense.id === 'should' || tense === PERFECT ? done : rests
  const action = rng.pick(ACTIONS.filter((one) => !without.includes(one.base) && endings(one).length > 0))
  return { action, rest: rng.pick(endings(action)) }
}

/** Nobody warns people off a good deed: 'should not help the neighbours'. */
const withoutAdvice = (tenses: readonly Tense[]): Tense[] => tenses.filter(({ id }) => id !== 'should')

function byTense(rng: Random, tenses: readonly Tense[], isNegative: boolean, told: number) {
  const subject = drawSubject(rng)
  const tense = rng.pick(isNegative ? withoutAdvice(tenses) : tenses)
  // What one knows is not told in the continuous.
  const { action, rest } = drawAct(rng, tense, tense.id.endsWith('continuous') ? ['know'] : [])
  const verb = isNegative ? tense.negative(action, subject) : tense.say(action, subject)
  const statement = `${subject.text} ${verb} ${rest}`
  const auxiliary = tense.auxiliary(subject)
  const tag = (word: string, negative: boolean, pronoun: string): string =>
    `${negative ? short(word) : word} ${pronoun}`
  const answer = tag(auxiliary, !isNegative, subject.pronoun)
  const otherAuxiliary = rng.pick(
    [does(subject), 'did', be(subject), was(subject), has(subject)].filter((word) => word !== auxiliary),
  )
  return {
    given: { find: 'plain', statement },
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

/** Adverbs that make a statement negative without a 'not'. */
const NEGATIVE_ADVERBS = ['never', 'seldom', 'rarely', 'hardly ever', 'scarcely ever']

const OPPOSITE = 'A tag has the opposite sign of its statement.'

interface Tag {
  text: string
  because: string
}
const asMistakes = (tags: readonly Tag[]) => tags.map(({ text, because }) => ({ value: text, because }))

/** 'She seldom sings in the temple choir, does she?' */
function withAdverb(rng: Random) {
  const subject = drawSubject(rng)
  const tense = rng.pick([...SIMPLE, ...SIMPLE, PERFECT, modal('will')])
  // Nobody seldom knows a thing, or rarely lives in a place.
  const { action, rest } = drawAct(rng, tense, ['know', 'live'])
  // 'Will seldom' is said by nobody.
  const adverb = tense.id === 'will' ? 'never' : rng.pick(NEGATIVE_ADVERBS)
  const [first = '', ...others] = tense.say(action, subject).split(' ')
  const verb = others.length > 0 ? `${first} ${adverb} ${others.join(' ')}` : `${adverb} ${first}`
  const statement = `${subject.text} ${verb} ${rest}`
  const [auxiliary, he] = [tense.auxiliary(subject), subject.pronoun]
  const other = rng.pick(
    [does(subject), 'did', be(subject), has(subject)].filter((word) => word !== auxiliary),
  )
  const answer = `${auxiliary} ${he}`
  return {
    given: { find: 'adverb', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes([
      { text: `${short(auxiliary)} ${he}`, because: `'${adverb}' already makes the statement negative` },
      { text: `${short(other)} ${he}`, because: 'both the auxiliary and the sign of the tag are wrong' },
      { text: `${other} ${he}`, because: `the auxiliary of the statement is '${auxiliary}'` },
    ]),
    steps: [
      OPPOSITE,
      `'${adverb}' makes the statement negative, although it has no 'not', so the tag is positive.`,
      `The auxiliary of the statement is '${auxiliary}', and the pronoun for the subject is '${he}'.`,
      `The tag is: ${answer}`,
    ],
  }
}

const EVERYBODY = ['Everybody', 'Everyone', 'Somebody', 'Someone']
const NOBODY = ['Nobody', 'No one']

/** 'Nobody plays cricket in the park, do they?' */
function ofEverybody(rng: Random) {
  const one: Subject = { text: rng.pick(rng.chance(0.4) ? EVERYBODY : NOBODY), pronoun: 'it' }
  const they: Subject = { text: 'They', pronoun: 'they' }
  const isNegative = NOBODY.includes(one.text)
  const tenses = [...SIMPLE, ...COMPOUND, CONTINUOUS]
  const tense = rng.pick(isNegative ? withoutAdvice(tenses) : tenses)
  // A whole village does not live on the top floor.
  const { action, rest } = drawAct(rng, tense, ['know', 'live'])
  const place = rng.pick([
    'in this village',
    'in our family',
    'in that house',
    'in their family',
    'in this street',
  ])
  const statement = `${one.text} ${place} ${tense.say(action, one)} ${rest}`
  const [singular, plural] = [tense.auxiliary(one), tense.auxiliary(they)]
  const tag = (auxiliary: string, negative: boolean, pronoun: string) =>
    `${negative ? short(auxiliary) : auxiliary} ${pronoun}`
  const answer = tag(plural, !isNegative, 'they')
  return {
    given: { find: 'everybody', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes([
      {
        text: tag(plural, isNegative, 'they'),
        because: isNegative
          ? `'${one.text}' makes the statement negative`
          : 'the statement is positive, so the tag must be negative',
      },
      {
        text: tag(singular, !isNegative, 'he'),
        because: `'${one.text}' takes the pronoun 'they' in the tag`,
      },
      {
        text: tag(singular, isNegative, 'he'),
        because: 'both the pronoun and the sign of the tag are wrong',
      },
    ]),
    steps: [
      OPPOSITE,
      `'${one.text}' takes a singular verb in the statement, but the pronoun 'they' in the tag.`,
      `${isNegative ? `'${one.text}' makes the statement negative, so the tag is positive` : 'The statement is positive, so the tag is negative'}, with the plural '${plural}'.`,
      `The tag is: ${answer}`,
    ],
  }
}

/** 'I do not think he plays chess with friends, does he?': the tag is that of the clause. */
function ofClause(rng: Random) {
  const subject = drawSubject(rng)
  const isNegative = rng.chance(0.6)
  const tenses = [...SIMPLE, ...COMPOUND, CONTINUOUS]
  const tense = rng.pick(isNegative ? withoutAdvice(tenses) : tenses)
  const { action, rest } = drawAct(rng, tense, ['know'])
  const verb = rng.pick(['think', 'suppose', 'believe'])
  const lead = isNegative ? `I do not ${verb}` : `I ${verb}`
  // 'He' and 'Your brother' begin a sentence; inside one they have a small letter, names do not.
  const named = /^(Your|My|Her|The|Those|Our|We|You|They|She|He)\b/.test(subject.text)
    ? subject.text.charAt(0).toLowerCase() + subject.text.slice(1)
    : subject.text
  const statement = `${lead} ${named} ${tense.say(action, subject)} ${rest}`
  const [auxiliary, he] = [tense.auxiliary(subject), subject.pronoun]
  const answer = `${isNegative ? auxiliary : short(auxiliary)} ${he}`
  return {
    given: { find: 'clause', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes([
      {
        text: `${isNegative ? short(auxiliary) : auxiliary} ${he}`,
        because: isNegative
          ? `the 'not' of '${lead}' belongs to the clause, so the tag must be positive`
          : 'the statement is positive, so the tag must be negative',
      },
      { text: isNegative ? 'do I' : "don't I", because: `after '${lead}' the tag is that of the clause` },
      {
        text: isNegative ? "don't I" : 'do I',
        because: `after '${lead}' the tag is that of the clause, and its sign is wrong too`,
      },
    ]),
    steps: [
      OPPOSITE,
      `After '${lead}' the tag is made from the clause, with the subject '${named}' and the auxiliary '${auxiliary}'.`,
      isNegative
        ? "The 'not' belongs to the clause in sense, so the tag is positive."
        : 'The clause is positive, so the tag is negative.',
      `The tag is: ${answer}`,
    ],
  }
}

const UNCOUNTED = ['water', 'milk', 'rice', 'oil', 'sugar', 'butter', 'honey', 'food', 'salt', 'flour']
const COUNTED = [
  'people',
  'shops',
  'trees',
  'houses',
  'buses',
  'temples',
  'hotels',
  'wells',
  'schools',
  'fields',
]
const STORES = [
  'left for us',
  'in the house',
  'left in the store',
  'at the camp',
  'in the kitchen',
  'for the guests',
]
const PLACES = [
  'in this town',
  'in the village',
  'on that side of the road',
  'on the island',
  'near the fort',
  'along the river',
  'in those days',
]

/** 'There was little milk left for us, was there?' */
function ofThere(rng: Random) {
  const isCounted = rng.chance(0.5)
  const isPast = rng.chance(0.5)
  const auxiliary = isCounted ? (isPast ? 'were' : 'are') : isPast ? 'was' : 'is'
  const isNegative = rng.chance(0.6)
  const amount = isNegative
    ? rng.pick([isCounted ? 'few' : 'little', 'hardly any', 'no'])
    : rng.pick([isCounted ? 'a few' : 'a little', 'plenty of', 'some'])
  const noun = rng.pick(isCounted ? COUNTED : UNCOUNTED)
  const place = rng.pick(isCounted ? (isPast ? PLACES : PLACES.slice(0, -1)) : STORES)
  const statement = `There ${auxiliary} ${amount} ${noun} ${place}`
  const pronoun = isCounted ? 'they' : 'it'
  const answer = `${isNegative ? auxiliary : short(auxiliary)} there`
  return {
    given: { find: 'there', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes([
      {
        text: `${isNegative ? short(auxiliary) : auxiliary} there`,
        because: isNegative
          ? `'${amount}' makes the statement negative`
          : `'${amount}' is positive, so the tag must be negative`,
      },
      {
        text: `${isNegative ? auxiliary : short(auxiliary)} ${pronoun}`,
        because: "a statement with 'There' keeps 'there' in the tag",
      },
      {
        text: `${isNegative ? short(auxiliary) : auxiliary} ${pronoun}`,
        because: "the tag keeps 'there', and its sign is wrong too",
      },
    ]),
    steps: [
      OPPOSITE,
      "A statement with 'There' keeps 'there' in the tag.",
      isNegative
        ? `'${amount}' means almost none or none: the statement is negative and the tag positive.`
        : `'${amount}' is positive in sense, so the tag is negative.`,
      `The tag is: ${answer}`,
    ],
  }
}

/** What looks like an auxiliary and is none, or hides one: [words, the auxiliary of the tag, the tempting one]. */
const SEMI_MODALS = [
  { words: 'used to', tag: 'did', tempting: 'was' },
  { words: 'had to', tag: 'did', tempting: 'had' },
  { words: 'had better', tag: 'had', tempting: 'did' },
  { words: 'would rather', tag: 'would', tempting: 'did' },
] as const

/** 'She used to sing in the temple choir, didn't she?' */
function ofSemiModal(rng: Random) {
  const subject = drawSubject(rng)
  const present = { words: `${has(subject)} to`, tag: does(subject), tempting: has(subject) }
  const { words, tag, tempting } = rng.pick([...SEMI_MODALS, present])
  const isBare = words === 'had better' || words === 'would rather'
  // One had better do a thing once, as one should; the others are told of habits too.
  const { action, rest } = drawAct(rng, modal(words === 'had better' ? 'should' : 'will'), ['know'])
  const statement = `${subject.text} ${words} ${action.base} ${rest}`
  const he = subject.pronoun
  const wrong = tempting === 'was' ? was(subject) : tempting
  const answer = `${short(tag)} ${he}`
  return {
    given: { find: 'semi-modal', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes([
      { text: `${short(wrong)} ${he}`, because: `the tag of '${words}' is made with '${tag}'` },
      { text: `${tag} ${he}`, because: 'the statement is positive, so the tag must be negative' },
      { text: `${wrong} ${he}`, because: 'both the auxiliary and the sign of the tag are wrong' },
    ]),
    steps: [
      OPPOSITE,
      isBare
        ? `In '${words}' the auxiliary is '${tag}'.`
        : `In '${words}' the verb is a full verb, so the tag is made with '${tag}'.`,
      `The statement is positive, and the pronoun for the subject is '${he}'.`,
      `The tag is: ${answer}`,
    ],
  }
}

/** What one has a reason to forbid. */
const FORBIDDEN = [
  'leave the gate open at night',
  'throw stones into the pond',
  'drive too fast on this road',
  'stay up late at night',
  'speak so loudly here',
  'leave the books on the table',
  'drink water from the well',
  'swim in the river after dark',
  'feed the stray dogs here',
  'tell anybody about the plan',
  'play cricket in the street',
  'watch films before the examination',
  'keep the keys in that drawer',
  'walk on the wet floor',
  'throw paper on the floor',
  'sing so late at night',
  'lend my books to others',
  'pay for the tickets now',
  'touch the wet paint',
  'open the parcel before he comes',
  'forget to lock the door',
  'waste so much water',
  'make a noise in the library',
  'cross the road here',
  'park the car before the gate',
  'pluck the flowers in the park',
  'eat fruit without washing it',
  'wait for me after six',
  'leave the tap running',
  'use my pen without asking',
  'write on the walls',
  'come late to the meeting',
  'switch off the fan now',
  'cut the tree behind the house',
  'wake the baby',
  'laugh at the new boy',
  'carry so many bags at once',
  'climb that old wall',
  'believe every rumour',
  'lose the receipt',
  'spend all the money today',
  'ride the bicycle without a light',
  'cook with so much oil',
  'interrupt the speaker',
  'copy the answers from him',
  'mention it to my parents',
  'sit on the broken chair',
  'stand so close to the edge',
  'buy anything at that shop',
  'put the milk in the sun',
]

/** "Let's paint pictures of birds, shall we?" */
function ofOrder(rng: Random) {
  const action = rng.pick(ACTIONS.filter(({ base }) => base !== 'know' && base !== 'live'))
  const lead = rng.pick(["Let's", "Let's", 'Do not', 'Please do not'])
  const statement = `${lead} ${lead === "Let's" ? `${action.base} ${rng.pick(action.rests)}` : rng.pick(FORBIDDEN)}`
  const answer = lead === "Let's" ? 'shall we' : 'will you'
  return {
    given: { find: 'order', statement },
    prompt: ask(rng, statement),
    answer,
    mistakes: asMistakes(
      lead === "Let's"
        ? [
            { text: "don't we", because: "'Let's' makes a suggestion, whose tag is 'shall we'" },
            { text: "won't you", because: "'Let's' includes the speaker, so the pronoun is 'we'" },
            { text: 'do we', because: "'Let's' makes a suggestion, whose tag is 'shall we'" },
          ]
        : [
            { text: 'do you', because: "an order that forbids something takes the tag 'will you'" },
            { text: "don't you", because: "an order that forbids something takes the tag 'will you'" },
            { text: 'shall we', because: "'shall we' is the tag of a suggestion with 'Let's'" },
          ],
    ),
    steps: [
      lead === "Let's"
        ? "'Let's' makes a suggestion to do something together."
        : 'The sentence is an order that forbids something.',
      'An order or a suggestion has no subject and no auxiliary to repeat: its tag is fixed.',
      lead === "Let's" ? "After 'Let's' it is 'shall we'." : "After 'Do not' it is 'will you'.",
      `The tag is: ${answer}`,
    ],
  }
}

const AUXILIARIES = ['is', 'are', 'was', 'were', 'has', 'have', 'will', 'can', 'should', 'do', 'does', 'did']

/** Reads the tag from the words of the statement alone. */
function readTag(statement: string): string {
  if (statement.startsWith("Let's ")) return 'shall we'
  if (/^(Please do|Do) not /.test(statement)) return 'will you'
  const clause = /^I (do not )?(?:think|suppose|believe) (.*)$/.exec(statement)
  if (clause) return readClause(capital(clause[2] ?? ''), clause[1] !== undefined)
  const there = /^There (is|are|was|were) (few|little|hardly|no)?/.exec(statement)
  if (there) return `${there[2] ? there[1] : short(there[1] ?? '')} there`
  const someone = /^(Every|Some|No)\s?(?:body|one) in \w+ \w+ (.*)$/.exec(statement)
  if (someone) return ofMany(someone[2] ?? '', someone[1] === 'No')
  return readClause(
    statement,
    NEGATIVE_ADVERBS.some((adverb) => statement.includes(` ${adverb} `)),
  )
}

/** 'plays chess' of everybody -> "don't they" */
function ofMany(verbAndRest: string, isNegative: boolean): string {
  const [verb = ''] = verbAndRest.split(' ')
  const plural: Record<string, string> = { is: 'are', was: 'were', has: 'have' }
  const auxiliary = AUXILIARIES.includes(verb)
    ? (plural[verb] ?? verb)
    : ACTIONS.some(({ past }) => past === verb)
      ? 'did'
      : 'do'
  return `${isNegative ? auxiliary : short(auxiliary)} they`
}

function readClause(statement: string, isMadeNegative: boolean): string {
  const subject = [...SUBJECTS, ...people.map(({ name, he }) => ({ text: name, pronoun: he }))].find(
    ({ text }) => statement.startsWith(`${text} `),
  )
  const words = statement
    .slice((subject?.text.length ?? 0) + 1)
    .replace(/(never|seldom|rarely|hardly ever|scarcely ever) /, '')
  const [verb = '', next = ''] = words.split(' ')
  const pronoun = subject?.pronoun ?? ''
  const tag = (auxiliary: string, isNegative: boolean) =>
    `${isNegative || isMadeNegative ? auxiliary : short(auxiliary)} ${pronoun}`
  if (verb === 'cannot') return tag('can', true)
  if (next === 'to' && verb === 'has') return tag('does', false)
  if (next === 'to' && verb === 'have') return tag('do', false)
  if (next === 'to' && /^(used|had)$/.test(verb)) return tag('did', false)
  if (/^(had better|would rather)$/.test(`${verb} ${next}`)) return tag(verb, false)
  if (AUXILIARIES.includes(verb)) return tag(verb, next === 'not')
  if (ACTIONS.some(({ third }) => third === verb)) return tag('does', false)
  return tag(ACTIONS.some(({ past }) => past === verb) ? 'did' : 'do', false)
}
