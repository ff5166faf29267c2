import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'

export interface Subject {
  text: string
  pronoun: 'he' | 'she' | 'it' | 'they' | 'we' | 'you'
}

export const SUBJECTS: readonly Subject[] = [
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

export interface Action {
  base: string
  third: string
  past: string
  participle: string
  ing: string
  rests: readonly string[]
  /** Those of the endings that tell of a thing done once, as the perfect does: 'has paid for the tickets'. */
  done: readonly string[]
  /** Those that tell of a skill, which not everybody has: 'can play the flute'. */
  able: readonly string[]
}

const withoutMarks = (ending: string): string => ending.replace(/^[*+]+/, '')

const readActions = (lines: string): Action[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [base = '', third = '', past = '', participle = '', ing = '', rests = ''] = line
        .split('|')
        .map((cell) => cell.trim())
      const endings = rests.split(' / ')
      return {
        base,
        third,
        past,
        participle,
        ing,
        rests: endings.map(withoutMarks),
        done: endings.filter((ending) => /^\*?\+/.test(ending)).map(withoutMarks),
        able: endings.filter((ending) => ending.startsWith('*')).map(withoutMarks),
      }
    })

/** Endings suit every doer and every tense; the perfect takes those with a plus only, and 'can' those with a star. No verb is the same in the present and the past, so that the tense shows. */
export const ACTIONS = readActions(`
play | plays | played | played | playing | chess with friends / cricket in the park / *the flute
teach | teaches | taught | taught | teaching | in the village school / *science to small children / drawing at the centre
know | knows | knew | known | knowing | the way to the fort / the answer to this question / the new neighbours well
drink | drinks | drank | drunk | drinking | tea without sugar / milk before bedtime / water from the well
write | writes | wrote | written | writing | +long letters to the editor / *+poems in Marathi / +stories about the village
grow | grows | grew | grown | growing | +vegetables behind the house / *+roses on the terrace / wheat in these fields
speak | speaks | spoke | spoken | speaking | Tamil at home / *Bengali / +to the teacher after class / in a low voice
leave | leaves | left | left | leaving | the gate open at night / the house before sunrise / +the books on the table
take | takes | took | taken | taking | the early bus to town / +the dog for a walk / medicine after meals
sing | sings | sang | sung | singing | in the temple choir / *old film songs / to the baby at night
work | works | worked | worked | working | in the post office / on the farm / at the same bank
drive | drives | drove | driven | driving | *a bus in the hills / a taxi in the city / to the office / too fast on this road
throw | throws | threw | thrown | throwing | stones into the pond / +the waste into the bin / grain to the hens
cook | cooks | cooked | cooked | cooking | *+dinner on a wood fire / rice with vegetables / *+for forty guests
swim | swims | swam | swum | swimming | *across the river / in the club pool / before breakfast
buy | buys | bought | bought | buying | fruit in the market / +clothes for the festival / milk at the corner shop
sell | sells | sold | sold | selling | flowers near the temple / +old books by the roadside / fish in the market
help | helps | helped | helped | helping | +the neighbours in the garden / the poor / +the old man across the road
paint | paints | painted | painted | painting | the front door before Diwali / *+pictures of birds / +the walls of the school
wear | wears | wore | worn | wearing | a warm coat in winter / glasses for reading / a cap in the sun
ride | rides | rode | ridden | riding | a bicycle to work / *a horse / a scooter to the market
give | gives | gave | given | giving | +money to the school fund / lessons in music / +sweets to the children
keep | keeps | kept | kept | keeping | bees in the orchard / +the keys in the drawer / two cows
watch | watches | watched | watched | watching | films at home / the birds from the window / the late news
visit | visits | visited | visited | visiting | +the new museum / relatives in the village / +the doctor in town
clean | cleans | cleaned | cleaned | cleaning | the kitchen after dinner / the shop in the morning / +the windows with newspaper
carry | carries | carried | carried | carrying | water from the tank / an umbrella in the rain / +the bags to the station
study | studies | studied | studied | studying | +law at the university / in the library / for the examination
repair | repairs | repaired | repaired | repairing | *old watches / +the roof before the rains / *old radios
feed | feeds | fed | fed | feeding | the pigeons on the roof / the cattle at dawn / the stray dogs
catch | catches | caught | caught | catching | +the first train to the city / fish in the lake / +the last bus home
tell | tells | told | told | telling | funny stories at dinner / the truth / +the children about old times
build | builds | built | built | building | *boats of wood / +houses for the poor / *toys from waste paper
draw | draws | drew | drawn | drawing | +maps for the army / +water from the well / *cartoons of politicians
pay | pays | paid | paid | paying | +the rent in advance / +the electricity bill / +for the tickets
walk | walks | walked | walked | walking | to school / along the beach in the evening / in the park before breakfast
live | lives | lived | lived | living | near the station / in a small flat / on the top floor
stay | stays | stayed | stayed | staying | with relatives in the city / at home in the evening / up late at night
sweep | sweeps | swept | swept | sweeping | +the yard / +the floor of the hall / +the steps of the temple
lend | lends | lent | lent | lending | +books to friends / +money without interest / a hand in the kitchen
`)

export const isSingular = ({ pronoun }: Subject): boolean =>
  pronoun === 'he' || pronoun === 'she' || pronoun === 'it'
export const be = (subject: Subject): string => (isSingular(subject) ? 'is' : 'are')
export const was = (subject: Subject): string => (isSingular(subject) ? 'was' : 'were')
export const has = (subject: Subject): string => (isSingular(subject) ? 'has' : 'have')
export const does = (subject: Subject): string => (isSingular(subject) ? 'does' : 'do')

export const drawSubject = (rng: Random): Subject => {
  const person = rng.pick(people)
  return rng.chance(0.45) ? rng.pick(SUBJECTS) : { text: person.name, pronoun: person.he }
}

/** The subject inside a sentence: 'your brother', but 'Mr Rao'. */
export const inside = (subject: string): string =>
  subject.replace(/^(?:Your|My|Her|The|Those|Our|We|You|They|She|He)\b/, (word) => word.toLowerCase())
