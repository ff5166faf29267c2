import { defineGenerator } from '../../../kit/define-generator.ts'
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
const MEDIUM: readonly Tense[] = ['present continuous', 'present perfect', 'can', 'must', 'past']
const HARD: readonly Tense[] = ['past continuous', 'past perfect', 'present perfect', 'should', 'may']

/** "Change into the passive voice: The gardener is painting the gate." */
export const changeVoice = defineGenerator({
  id: 'english/change-voice',
  version: 5,
  concepts: ['voice-of-statements', 'voice-with-modals', 'passive-to-active'],
  levels: {
    easy: { tenses: EASY, back: 0.15, told: 2 },
    medium: { tenses: MEDIUM, back: 0.3, told: 3 },
    hard: { tenses: HARD, back: 0.4, told: 4 },
  },
  generate(rng, { tenses, back, told }) {
    const action = rng.pick(ACTIONS)
    const one: Case = {
      doer: rng.pick(DOERS),
      action,
      object: rng.pick(action.objects),
      tense: rng.pick(tenses),
    }
    const draft = rng.chance(back) ? toActive(rng, one) : toPassive(rng, one)
    return { ...draft, steps: draft.steps.slice(-told) }
  },
  // Builds the sentences with the same words until one reads like the one that is given.
  solve({ sentence, into }) {
    const small = sentence.toLowerCase()
    const objects = ACTIONS.flatMap((action) => action.objects.map((object) => ({ action, object })))
    for (const { action, object } of objects.filter((one) => small.includes(plain(one.object).toLowerCase())))
      for (const doer of DOERS.filter(
        (one) => small.includes(one.agent.toLowerCase()) || small.startsWith(one.subject.toLowerCase()),
      ))
        for (const tense of TENSES) {
          const one = { doer, action, object, tense }
          if (into === 'passive' && inActive(one) === sentence) return inPassive(one)
          if (into === 'active' && inPassive(one) === sentence) return inActive(one)
        }
    return ''
  },
})

/** Tenses whose passives are near each other. */
const PASSIVES: readonly Tense[] = [
  'present',
  'past',
  'present continuous',
  'past continuous',
  'present perfect',
  'past perfect',
]

const MODALS: readonly Tense[] = ['can', 'must', 'should', 'may']
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
}

const nameOf = (tense: Tense): string =>
  MODALS.includes(tense) || tense === 'will' ? `form with '${tense}'` : `${tense} tense`

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
    concept: MODALS.includes(one.tense) ? 'voice-with-modals' : 'voice-of-statements',
    given: { sentence: inActive(one), into },
    prompt: rng.pick([
      `Change into the passive voice:\n${inActive(one)}`,
      `Select the passive form of the sentence:\n${inActive(one)}`,
      `Choose the option that expresses the given sentence in the passive voice.\n${inActive(one)}`,
      `Select the option that is the passive form of the given sentence.\n${inActive(one)}`,
    ]),
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
    given: { sentence: inPassive(one), into },
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
