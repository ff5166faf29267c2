import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'

interface Doer {
  /** As a subject, and after 'by'. */
  subject: string
  agent: string
  isSingular: boolean
}

const DOERS: readonly Doer[] = [
  ...[
    'the gardener',
    'my mother',
    'the manager',
    'Ravi',
    'Anita',
    'the old man',
    'our neighbour',
    'my uncle',
    'the teacher',
    'her brother',
    'Mr Das',
    'the watchman',
    'the young woman',
  ].map((name) => ({ subject: name, agent: name, isSingular: true })),
  ...[
    'the farmers',
    'the students',
    'her friends',
    'the boys',
    'my cousins',
    'the villagers',
    'the workers',
    'our guests',
    'the two sisters',
  ].map((name) => ({ subject: name, agent: name, isSingular: false })),
  { subject: 'he', agent: 'him', isSingular: true },
  { subject: 'she', agent: 'her', isSingular: true },
  { subject: 'they', agent: 'them', isSingular: false },
  { subject: 'we', agent: 'us', isSingular: false },
]

interface Action {
  base: string
  third: string
  past: string
  participle: string
  ing: string
  objects: readonly string[]
}

/** base | third person | past | participle | -ing | objects that suit every doer; a plural one begins with '+'. */
const ACTIONS: readonly Action[] = `
write | writes | wrote | written | writing | a letter, +two letters, the report, a long story
clean | cleans | cleaned | cleaned | cleaning | the room, +the windows, the courtyard, +the tables
buy | buys | bought | bought | buying | a new table, +some old books, the land, +two tickets
paint | paints | painted | painted | painting | the gate, +the walls, the old boat, +the doors
sell | sells | sold | sold | selling | the house, +the mangoes, the old car, +the cows
repair | repairs | repaired | repaired | repairing | the pump, +the broken chairs, the roof, +the toys
plant | plants | planted | planted | planting | a neem tree, +some saplings, a hedge, +the rose bushes
carry | carries | carried | carried | carrying | the heavy box, +the bags, the ladder, +the bricks
choose | chooses | chose | chosen | choosing | the best answer, +the winners, a new captain, +the colours
break | breaks | broke | broken | breaking | the lock, +the old plates, the silence, +the rules
send | sends | sent | sent | sending | the parcel, +the invitations, a message, +some flowers
draw | draws | drew | drawn | drawing | a map, +the pictures, the plan of the house, +two circles
build | builds | built | built | building | a wall, +two huts, the bridge, +the stairs
hide | hides | hid | hidden | hiding | the key, +the sweets, the treasure, +the presents
throw | throws | threw | thrown | throwing | the ball, +the old papers, a rope, +some stones
grow | grows | grew | grown | growing | wheat, +vegetables, rice, +sunflowers
wash | washes | washed | washed | washing | the car, +the dishes, the blanket, +the clothes
open | opens | opened | opened | opening | the gate, +the letters, the parcel, +the boxes
close | closes | closed | closed | closing | the door, +the windows, the office, +the curtains
cook | cooks | cooked | cooked | cooking | the rice, +the potatoes, a simple meal, +the vegetables
sing | sings | sang | sung | singing | a folk song, +old songs, the prayer, +two hymns
keep | keeps | kept | kept | keeping | the money, +the receipts, a record, +the old photographs
make | makes | made | made | making | a kite, +paper flowers, the tea, +the arrangements
bring | brings | brought | brought | bringing | the newspaper, +the files, some water, +the chairs
catch | catches | caught | caught | catching | the thief, +the frogs, a butterfly, +two rabbits
teach | teaches | taught | taught | teaching | this lesson, +the children, the poem, +the beginners
steal | steals | stole | stolen | stealing | the purse, +the jewels, a bicycle, +the apples
wear | wears | wore | worn | wearing | a red scarf, +white shirts, the uniform, +the badges
drive | drives | drove | driven | driving | the tractor, +the carts, the school bus, +the trucks
lift | lifts | lifted | lifted | lifting | the stone, +the weights, the trophy, +the sacks
follow | follows | followed | followed | following | the map, +the instructions, the advice, +the traffic rules
invite | invites | invited | invited | inviting | the poet, +the neighbours, the new doctor, +the singers
celebrate | celebrates | celebrated | celebrated | celebrating | the festival, +both birthdays, the victory, +all the holidays
finish | finishes | finished | finished | finishing | the work, +the exercises, the project, +the drawings
collect | collects | collected | collected | collecting | the rent, +old coins, the firewood, +the tickets
cover | covers | covered | covered | covering | the well, +the books, the furniture, +the pots
decorate | decorates | decorated | decorated | decorating | the hall, +the tables, the stage, +the rooms
deliver | delivers | delivered | delivered | delivering | the milk, +the parcels, a speech, +the medicines
find | finds | found | found | finding | the lost ring, +the answers, the way out, +the missing keys
forget | forgets | forgot | forgotten | forgetting | the password, +the dates, the promise, +the names
win | wins | won | won | winning | the match, +two prizes, the first prize, +all the races
shake | shakes | shook | shaken | shaking | the bottle, +the carpets, the tree, +the branches
speak | speaks | spoke | spoken | speaking | Hindi, +three languages, Bengali, +two languages
tear | tears | tore | torn | tearing | the paper, +the old posters, a page, +the tickets
use | uses | used | used | using | the lift, +the computers, a dictionary, +both rooms
water | waters | watered | watered | watering | the lawn, +the plants, the garden, +the fields
save | saves | saved | saved | saving | the child, +two lives, the money, +some old trees
discuss | discusses | discussed | discussed | discussing | the plan, +the new rules, the problem, +the results
`
  .trim()
  .split('\n')
  .map((line) => {
    const [base = '', third = '', past = '', participle = '', ing = '', objects = ''] = line.split(' | ')
    return { base, third, past, participle, ing, objects: objects.split(', ') }
  })

const TENSES = [
  'present',
  'past',
  'present continuous',
  'past continuous',
  'present perfect',
  'past perfect',
  'will',
  'can',
  'must',
  'should',
  'may',
  'should have',
  'must have',
  'may have',
  'could have',
  'have to',
  'going to',
] as const
type Tense = (typeof TENSES)[number]

/** The verb of the active sentence. */
function active({ base, third, past, participle, ing }: Action, tense: Tense, isSingular: boolean): string {
  switch (tense) {
    case 'present':
      return isSingular ? third : base
    case 'past':
      return past
    case 'present continuous':
      return `${isSingular ? 'is' : 'are'} ${ing}`
    case 'past continuous':
      return `${isSingular ? 'was' : 'were'} ${ing}`
    case 'present perfect':
      return `${isSingular ? 'has' : 'have'} ${participle}`
    case 'past perfect':
      return `had ${participle}`
    case 'should have':
    case 'must have':
    case 'may have':
    case 'could have':
      return `${tense} ${participle}`
    case 'have to':
      return `${isSingular ? 'has' : 'have'} to ${base}`
    case 'going to':
      return `${isSingular ? 'is' : 'are'} going to ${base}`
    default:
      return `${tense} ${base}`
  }
}

/** The verb of the passive sentence. */
function passive({ participle }: Action, tense: Tense, isSingular: boolean): string {
  const be = isSingular ? ['is', 'was', 'has'] : ['are', 'were', 'have']
  switch (tense) {
    case 'present':
      return `${be[0] ?? ''} ${participle}`
    case 'past':
      return `${be[1] ?? ''} ${participle}`
    case 'present continuous':
      return `${be[0] ?? ''} being ${participle}`
    case 'past continuous':
      return `${be[1] ?? ''} being ${participle}`
    case 'present perfect':
      return `${be[2] ?? ''} been ${participle}`
    case 'past perfect':
      return `had been ${participle}`
    case 'should have':
    case 'must have':
    case 'may have':
    case 'could have':
      return `${tense} been ${participle}`
    case 'have to':
      return `${be[2] ?? ''} to be ${participle}`
    case 'going to':
      return `${be[0] ?? ''} going to be ${participle}`
    default:
      return `${tense} be ${participle}`
  }
}

interface Case {
  doer: Doer
  action: Action
  object: string
  tense: Tense
}

const plain = (object: string): string => object.replace('+', '')
const start = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const inActive = ({ doer, action, object, tense }: Case): string =>
  `${start(doer.subject)} ${active(action, tense, doer.isSingular)} ${plain(object)}.`
const inPassive = ({ doer, action, object, tense }: Case, singular = !object.startsWith('+')): string =>
  `${start(plain(object))} ${passive(action, tense, singular)} by ${doer.agent}.`

const EASY: readonly Tense[] = ['present', 'past', 'will']
const MEDIUM: readonly Tense[] = [
  'present continuous',
  'past continuous',
  'present perfect',
  'past perfect',
  'can',
  'must',
  'should',
  'may',
]
const HARD: readonly Tense[] = ['should have', 'must have', 'may have', 'could have', 'have to', 'going to']
const ASKED: readonly Tense[] = [
  'present',
  'past',
  'present continuous',
  'past continuous',
  'present perfect',
  'will',
  'can',
]

/** 'Did the gardener paint' of 'painted', 'Is the gardener painting' of 'is painting'. */
function activeQuestion({ doer, action, object, tense }: Case): string {
  const helper = tense === 'past' ? 'did' : doer.isSingular ? 'does' : 'do'
  const [auxiliary = '', ...rest] =
    tense === 'past' || tense === 'present'
      ? [helper, action.base]
      : active(action, tense, doer.isSingular).split(' ')
  return `${auxiliary} ${doer.subject} ${rest.join(' ')} ${plain(object)}?`
}

function passiveQuestion(one: Case): string {
  const { doer, action, object, tense } = one
  const [auxiliary = '', ...rest] = passive(action, tense, !object.startsWith('+')).split(' ')
  return `${auxiliary} ${plain(object)} ${rest.join(' ')} by ${doer.agent}?`
}

const QUESTION_WORDS = ['Why', 'When', 'How', 'Where'] as const

/** Ways to word a case in both voices, besides statements. */
const KINDS: Readonly<Record<string, { active: (one: Case) => string; passive: (one: Case) => string }>> = {
  asked: {
    active: (one) => start(activeQuestion(one)),
    passive: (one) => start(passiveQuestion(one)),
  },
  ...Object.fromEntries(
    QUESTION_WORDS.map((word) => [
      word,
      {
        active: (one: Case) => `${word} ${activeQuestion(one)}`,
        passive: (one: Case) => `${word} ${passiveQuestion(one)}`,
      },
    ]),
  ),
  who: {
    active: ({ action, object, tense }) => `Who ${active(action, tense, true)} ${plain(object)}?`,
    passive: (one) => `By whom ${passiveQuestion(one).replace(/ by [^?]*\?$/, '?')}`,
  },
  command: {
    active: ({ action, object }) => `${start(action.base)} ${plain(object)}.`,
    passive: ({ action, object }) => `Let ${plain(object)} be ${action.participle}.`,
  },
  forbidden: {
    active: ({ action, object }) => `Do not ${action.base} ${plain(object)}.`,
    passive: ({ action, object }) => `Let ${plain(object)} not be ${action.participle}.`,
  },
}
const QUESTION_KINDS = ['asked', ...QUESTION_WORDS, 'who']
const COMMAND_KINDS = ['command', 'forbidden']
const kindOf = (name: string) => {
  const kind = KINDS[name]
  if (!kind) throw new Error(`no kind ${name}`)
  return kind
}

/** "Change into the passive voice: The gardener is painting the gate." */
export const changeVoice = defineGenerator({
  id: 'english/change-voice',
  version: 6,
  concepts: [
    'voice-of-statements',
    'voice-with-modals',
    'passive-to-active',
    'voice-of-questions',
    'voice-of-commands',
    'voice-with-infinitives',
  ],
  levels: {
    easy: { forms: [statement(EASY, 0.15, 2)] },
    medium: { forms: [statement(MEDIUM, 0.3, 3)] },
    hard: {
      forms: [...often(3, statement(HARD, 0.35, 4)), ...often(4, question), ...often(2, byWhom), command],
    },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  // Builds the sentences with the same words until one reads like the one that is given.
  solve({ sentence, into }) {
    const small = sentence.toLowerCase()
    const objects = ACTIONS.flatMap((action) => action.objects.map((object) => ({ action, object })))
    const isQuestion = sentence.endsWith('?')
    const kinds = isQuestion
      ? QUESTION_KINDS.map(kindOf)
      : [{ active: inActive, passive: (one: Case) => inPassive(one) }, ...COMMAND_KINDS.map(kindOf)]
    // A command does not say who acts, so any doer fits.
    const named = DOERS.filter(({ agent, subject }) =>
      [agent, subject].some((name) => small.includes(name.toLowerCase())),
    )
    for (const { action, object } of objects.filter((one) => small.includes(plain(one.object).toLowerCase())))
      for (const doer of named.length > 0 ? named : DOERS.slice(0, 1))
        for (const tense of isQuestion ? ASKED : TENSES)
          for (const kind of kinds) {
            const one = { doer, action, object, tense }
            if (into === 'passive' && kind.active(one) === sentence) return kind.passive(one)
            if (into === 'active' && kind.passive(one) === sentence) return kind.active(one)
          }
    return ''
  },
})

function drawCase(rng: Random, tenses: readonly Tense[]): Case {
  const action = rng.pick(ACTIONS)
  return { doer: rng.pick(DOERS), action, object: rng.pick(action.objects), tense: rng.pick(tenses) }
}

function statement(tenses: readonly Tense[], back: number, told: number) {
  return (rng: Random) => {
    const one = drawCase(rng, tenses)
    const draft = rng.chance(back) ? toActive(rng, one) : toPassive(rng, one)
    return { ...draft, steps: draft.steps.slice(-told) }
  }
}

const askPassive = (rng: Random, sentence: string): string =>
  `${rng.pick([
    'Change into the passive voice:',
    'Select the passive form of the sentence:',
    'Choose the option that expresses the given sentence in the passive voice.',
    'Select the option that is the passive form of the given sentence.',
  ])}\n${sentence}`

/** "Why did the gardener paint the gate?" -> "Why was the gate painted by the gardener?" */
function question(rng: Random) {
  const one = drawCase(rng, ASKED)
  const word = rng.pick(['asked', 'asked', ...QUESTION_WORDS])
  const kind = kindOf(word)
  const [sentence, answer] = [kind.active(one), kind.passive(one)]
  const other: Case = { ...one, tense: rng.pick(NEAR[one.tense].filter((tense) => ASKED.includes(tense))) }
  const lead = word === 'asked' ? '' : `${word} `
  const { subject: thing, verb } = passiveParts(one)
  const unturned = (from: Case) => {
    const parts = passiveParts(from)
    return start(`${lead}${parts.subject} ${parts.verb} by ${from.doer.agent}?`)
  }
  return {
    concept: 'voice-of-questions',
    given: { find: 'question', sentence, into: 'passive' as const },
    prompt: askPassive(rng, sentence),
    answer,
    mistakes: [
      { value: kind.passive(other), because: TENSE_CHANGED },
      { value: unturned(one), because: 'a question has its auxiliary before the subject' },
      { value: unturned(other), because: `${TENSE_CHANGED}, and the auxiliary is not before the subject` },
    ],
    steps: [
      `The sentence is a question in the ${nameOf(one.tense)}, and so is its passive.`,
      `'${thing}' becomes the subject, and '${one.doer.subject}' becomes 'by ${one.doer.agent}'.`,
      `The verb is '${verb}', whose first word goes before the subject.`,
      answer,
    ],
  }
}

const passiveParts = ({ action, object, tense }: Case) => ({
  subject: plain(object),
  verb: passive(action, tense, !object.startsWith('+')),
})

/** "Who painted the gate?" -> "By whom was the gate painted?" */
function byWhom(rng: Random) {
  const one = drawCase(rng, ASKED)
  const kind = kindOf('who')
  const [sentence, answer] = [kind.active(one), kind.passive(one)]
  const other: Case = { ...one, tense: rng.pick(NEAR[one.tense].filter((tense) => ASKED.includes(tense))) }
  const unturned = (from: Case) => {
    const { subject, verb } = passiveParts(from)
    return `By whom ${subject} ${verb}?`
  }
  return {
    concept: 'voice-of-questions',
    given: { find: 'by-whom', sentence, into: 'passive' as const },
    prompt: askPassive(rng, sentence),
    answer,
    mistakes: [
      { value: kind.passive(other), because: TENSE_CHANGED },
      { value: unturned(one), because: 'a question has its auxiliary before the subject' },
      { value: unturned(other), because: `${TENSE_CHANGED}, and the auxiliary is not before the subject` },
    ],
    steps: [
      `The sentence is a question in the ${nameOf(one.tense)}, and so is its passive.`,
      "'Who', the doer, becomes 'By whom'.",
      `The verb is '${passiveParts(one).verb}', whose first word goes before '${plain(one.object)}'.`,
      answer,
    ],
  }
}

/** Nobody orders a theft or forbids a victory. */
const NEVER_ORDERED = ['steal', 'break', 'forget', 'win', 'tear', 'hide', 'grow', 'wear', 'throw']
const NEVER_FORBIDDEN = [
  'win',
  'find',
  'celebrate',
  'save',
  'finish',
  'grow',
  'teach',
  'clean',
  'wash',
  'follow',
]

/** 'Do not break the rules.' -> 'Let the rules not be broken.' */
function command(rng: Random) {
  const isForbidden = rng.chance(0.5)
  const one = rng.until(
    () => drawCase(rng, ['present']),
    ({ action }) => !(isForbidden ? NEVER_FORBIDDEN : NEVER_ORDERED).includes(action.base),
  )
  const kind = kindOf(isForbidden ? 'forbidden' : 'command')
  const [sentence, answer] = [kind.active(one), kind.passive(one)]
  const [thing, verb] = [plain(one.object), one.action.participle]
  const not = isForbidden ? 'not ' : ''
  const be = one.object.startsWith('+') ? 'are' : 'is'
  return {
    concept: 'voice-of-commands',
    given: { find: 'command', sentence, into: 'passive' as const },
    prompt: askPassive(rng, sentence),
    answer,
    mistakes: [
      { value: `Let ${thing} ${not}${verb}.`, because: "the passive after 'Let' needs 'be'" },
      { value: `Let ${thing} ${not}being ${verb}.`, because: "after 'Let' stands 'be', not 'being'" },
      { value: `${start(thing)} ${be} ${not}${verb}.`, because: 'the command has become a statement' },
      { value: `${start(thing)} ${be} ${not}being ${verb}.`, because: 'the command has become a statement' },
    ],
    steps: [
      'The sentence is a command; its doer, you, is not named.',
      `The passive of a command is: Let + object ${isForbidden ? '+ not ' : ''}+ be + past participle.`,
      `The object is '${thing}', and the past participle is '${verb}'.`,
      answer,
    ],
  }
}

/** Tenses whose passives are near each other. */
const PASSIVES: readonly Tense[] = [
  'present',
  'past',
  'present continuous',
  'past continuous',
  'present perfect',
  'past perfect',
]

const MODALS: readonly Tense[] = [
  'can',
  'must',
  'should',
  'may',
  'should have',
  'must have',
  'may have',
  'could have',
  'have to',
  'going to',
]
const NEAR: Readonly<Record<Tense, readonly [Tense, Tense]>> = {
  present: ['past', 'present continuous'],
  past: ['present', 'past perfect'],
  'present continuous': ['present', 'past continuous'],
  'past continuous': ['past', 'present continuous'],
  'present perfect': ['past', 'past perfect'],
  'past perfect': ['past', 'present perfect'],
  will: ['present', 'must'],
  can: ['must', 'will'],
  must: ['can', 'should'],
  should: ['must', 'may'],
  may: ['can', 'should'],
  'should have': ['should', 'must have'],
  'must have': ['must', 'may have'],
  'may have': ['may', 'could have'],
  'could have': ['can', 'may have'],
  'have to': ['present perfect', 'past'],
  'going to': ['present continuous', 'will'],
}

const nameOf = (tense: Tense): string =>
  MODALS.includes(tense) || tense === 'will' ? `form with '${tense}'` : `${tense} tense`

const conceptOf = (tense: Tense): string => {
  if (tense === 'have to' || tense === 'going to') return 'voice-with-infinitives'
  return MODALS.includes(tense) ? 'voice-with-modals' : 'voice-of-statements'
}

const TENSE_CHANGED = 'the tense or the modal of the sentence has been changed'

function toPassive(rng: Random, one: Case) {
  const answer = inPassive(one)
  const into: 'active' | 'passive' = 'passive'
  const isSingular = !one.object.startsWith('+')
  const tense = rng.pick(NEAR[one.tense])
  const agrees = (other: Case): string => inPassive(other, !isSingular)
  // Modals and the past perfect have one form for singular and plural.
  const canDisagree = [one.tense, tense].every(
    (other) => agrees({ ...one, tense: other }) !== inPassive({ ...one, tense: other }),
  )
  const isNumber = canDisagree && rng.chance(0.4)
  const wrongReason = `the verb must agree with '${plain(one.object)}', the new subject`
  // Every option is a passive; only the tense or the agreement tells them apart.
  const tenses = rng.shuffle(PASSIVES.filter((other) => other !== one.tense && other !== tense)).slice(0, 2)
  return {
    concept: conceptOf(one.tense),
    given: { find: 'passive', sentence: inActive(one), into },
    prompt: askPassive(rng, inActive(one)),
    answer,
    // Each wrong one errs in the tense, in the form or in both, so that the key is not the one most like the others.
    mistakes: [
      { value: inPassive({ ...one, tense }), because: TENSE_CHANGED },
      ...(isNumber
        ? [
            { value: agrees(one), because: wrongReason },
            { value: agrees({ ...one, tense }), because: `${TENSE_CHANGED}, and ${wrongReason}` },
          ]
        : tenses.map((other) => ({
            value: inPassive({ ...one, tense: other }),
            because: `${TENSE_CHANGED}: it is now in the ${nameOf(other)}`,
          }))),
    ],
    steps: [
      `The sentence is in the ${nameOf(one.tense)}, which the passive must keep.`,
      `The object '${plain(one.object)}' becomes the subject, and '${one.doer.subject}' becomes 'by ${one.doer.agent}'.`,
      `The verb '${active(one.action, one.tense, one.doer.isSingular)}' becomes '${passive(one.action, one.tense, isSingular)}'.`,
      answer,
    ],
  }
}

function toActive(rng: Random, one: Case) {
  const answer = inActive(one)
  const into: 'active' | 'passive' = 'active'
  const verb = active(one.action, one.tense, one.doer.isSingular)
  const tense = rng.pick(NEAR[one.tense])
  const tenses = rng.shuffle(PASSIVES.filter((other) => other !== one.tense && other !== tense)).slice(0, 2)
  return {
    concept: 'passive-to-active',
    given: { find: 'active', sentence: inPassive(one), into },
    prompt: rng.pick([
      `Change into the active voice:\n${inPassive(one)}`,
      `Select the active form of the sentence:\n${inPassive(one)}`,
      `Choose the option that expresses the given sentence in the active voice.\n${inPassive(one)}`,
      `Select the option that is the active form of the given sentence.\n${inPassive(one)}`,
    ]),
    answer,
    mistakes: [
      { value: inActive({ ...one, tense }), because: TENSE_CHANGED },
      ...tenses.map((other) => ({
        value: inActive({ ...one, tense: other }),
        because: `${TENSE_CHANGED}: it is now in the ${nameOf(other)}`,
      })),
    ],
    steps: [
      `The sentence is in the ${nameOf(one.tense)}, which the active must keep.`,
      `The doer after 'by' becomes the subject: '${one.doer.subject}'.`,
      `The verb '${passive(one.action, one.tense, !one.object.startsWith('+'))}' becomes '${verb}'.`,
      answer,
    ],
  }
}
