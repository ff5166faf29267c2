import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'

interface Doer {
  /** As a subject, and after 'by'. */
  subject: string
  agent: string
  isSingular: boolean
}

const DOERS: readonly Doer[] = [
  { subject: 'the gardener', agent: 'the gardener', isSingular: true },
  { subject: 'my mother', agent: 'my mother', isSingular: true },
  { subject: 'the manager', agent: 'the manager', isSingular: true },
  { subject: 'Ravi', agent: 'Ravi', isSingular: true },
  { subject: 'the farmers', agent: 'the farmers', isSingular: false },
  { subject: 'the students', agent: 'the students', isSingular: false },
  { subject: 'her friends', agent: 'her friends', isSingular: false },
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
write | writes | wrote | written | writing | a letter, +two letters, the report
clean | cleans | cleaned | cleaned | cleaning | the room, +the windows, the courtyard
buy | buys | bought | bought | buying | a new table, +some old books, the land
paint | paints | painted | painted | painting | the gate, +the walls, the old boat
sell | sells | sold | sold | selling | the house, +the mangoes, the old car
repair | repairs | repaired | repaired | repairing | the pump, +the broken chairs, the roof
plant | plants | planted | planted | planting | a neem tree, +some saplings, a hedge
carry | carries | carried | carried | carrying | the heavy box, +the bags, the ladder
choose | chooses | chose | chosen | choosing | the best answer, +the winners, a new captain
break | breaks | broke | broken | breaking | the lock, +the old plates, the silence
send | sends | sent | sent | sending | the parcel, +the invitations, a message
draw | draws | drew | drawn | drawing | a map, +the pictures, the plan of the house
build | builds | built | built | building | a wall, +two huts, the bridge
hide | hides | hid | hidden | hiding | the key, +the sweets, the map
throw | throws | threw | thrown | throwing | the ball, +the old papers, a rope
grow | grows | grew | grown | growing | wheat, +vegetables, rice
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
  version: 3,
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
