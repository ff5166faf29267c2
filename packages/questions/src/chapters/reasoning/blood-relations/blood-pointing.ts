import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { drawChain, othersNear, wrongTurns } from './blood-chain.ts'
import {
  NAMES,
  nameOf,
  type Relation,
  readRelation,
  type Statement,
  type Step,
  shorten,
  WORDS,
} from './family.ts'

/** "Pointing to a man, Asha says, 'He is the brother of my mother.' How is the man related to Asha?" */
export const bloodPointing = defineGenerator({
  id: 'reasoning/blood-pointing',
  version: 5,
  levels: {
    easy: { links: 2, only: 0 },
    medium: { links: 3, only: 0 },
    hard: { links: 4, only: 0.6 },
  },
  generate: (rng, { links, only }) =>
    rng.chance(only) ? throughAnOnlyChild(rng) : alongTheChain(rng, links),
  solve: (given) => (given.find === 'only' ? placeInTree(given) : placeInChain(given.relations)),
})

function alongTheChain(rng: Random, links: number) {
  const { chain, statements, relation } = rng.until(
    () => drawChain(rng, links),
    (drawn) => drawn.relation !== null && isClear(drawn.way),
  )
  const [first, ...rest] = chain
  const speaker = rest.at(-1)
  if (!first || !speaker || relation === null) throw new Error('a chain has at least two people')
  const male = first.he === 'he'
  const answer = nameOf(relation, male)
  const person = rng.pick(male ? ['man', 'man', 'gentleman'] : ['woman', 'woman', 'lady'])
  const [last, ...before] = statements.map((one) => one.relation).reverse()
  const phrase = before.reduce((text, word) => `the ${word} of ${text}`, `my ${last ?? ''}`)
  const { name } = speaker
  return {
    given: { find: 'chain' as const, relations: statements.map((one) => one.relation) },
    prompt: tell(rng, male, person, name, phrase),
    answer,
    mistakes: [
      ...wrongTurns(relation, male, `the ${person}`, name),
      ...rest.slice(0, -1).flatMap((middle) => {
        const value = readRelation(statements, first.name, middle.name)
        const whom = statements.slice(rest.indexOf(middle) + 1).map((one) => one.relation)
        const [own, ...others] = whom.reverse()
        const text = others.reduce((so, word) => `the ${word} of ${so}`, `the ${own ?? ''} of ${name}`)
        return value === null
          ? []
          : [{ value, because: say`that is how the ${person} is related to ${text}` }]
      }),
    ],
    others: othersNear(relation, male),
    steps: [
      say`Begin at ${name} and read what is said from its end: my ${last ?? ''}.`,
      ...before.map((word, place) => {
        const from = before
          .slice(0, place)
          .reduce((text, one) => `the ${one} of ${text}`, `the ${last ?? ''} of ${name}`)
        return say`Next comes the ${word} of ${from}.`
      }),
      say`So to ${name}, the ${person} is the ${answer}`,
    ],
  }
}

/** People are numbered from the one pointed at to the speaker, and placed in a family. */
function placeInChain(relations: readonly Relation[]): string {
  const statements = relations.map((relation, place) => ({
    person: `#${place}`,
    relation,
    of: `#${place + 1}`,
  }))
  return readRelation(statements, '#0', `#${relations.length}`) ?? ''
}

function tell(rng: Random, male: boolean, person: string, name: string, phrase: string): Message {
  return rng.pick([
    say`Pointing to a ${person} ${rng.pick(['in a photograph', 'in a magazine', 'in an old album', 'on the stage'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
    say`Pointing towards a ${person} ${rng.pick(['at the door', 'in the garden', 'in the next row', 'at the bus stop'])}, ${name} said, “This is ${phrase}.” What is the relation of the ${person} to ${name}?`,
    say`Introducing a ${person} to ${rng.pick(['a friend', 'the guests', 'a neighbour', 'the teacher'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
    say`Looking at the ${rng.pick(['portrait', 'photograph', 'painting'])} of a ${person}, ${name} remarked, “${male ? 'He' : 'She'} is ${phrase}.” How is that ${person} related to ${name}?`,
    say`Seeing a ${person} ${rng.pick(['at a wedding', 'at the railway station', 'in the market', 'on the stage'])}, ${name} said, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
    say`${name} showed ${rng.pick(['a friend', 'a classmate', 'a visitor'])} the ${rng.pick(['picture', 'photograph'])} of a ${person} and said, “This is ${phrase}.” How is the ${person} related to ${name}?`,
    say`When asked about a ${person} ${rng.pick(['in a group photograph', 'on the stage', 'in the next room'])}, ${name} replied, “${male ? 'He' : 'She'} is ${phrase}.” What is the relation of the ${person} to ${name}?`,
    say`“The ${person} ${rng.pick(['over there', 'in the photograph', 'at the gate'])} is ${phrase},” said ${name}. How is the ${person} related to ${name}?`,
    say`${name} invited a ${person} ${rng.pick(['home', 'to lunch', 'to a function', 'to a wedding'])} and told ${rng.pick(['the neighbours', 'the other guests', 'a colleague'])}, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
    say`Meeting a ${person} in a ${rng.pick(['park', 'train', 'library', 'market', 'hospital'])}, ${name} said to a friend, “${male ? 'He' : 'She'} is ${phrase}.” How is the ${person} related to ${name}?`,
  ])
}

/**
 * False when the path may return to its start: the child of a parent, or the brother of a sister, could be that
 * same person.
 */
const isClear = (way: readonly Step[]): boolean =>
  way.every((step, place) => {
    const pair = `${step}.${way[place + 1] ?? ''}`
    return pair !== 'parent.child' && pair !== 'sibling.sibling'
  })

/** Whose only son or daughter is spoken of: 'my father', 'the mother of my father', 'the father of my wife'. */
const COUPLES = ['parent', 'parent.parent', 'spouse.parent'] as const
type Couple = (typeof COUPLES)[number]

type ByOnly = {
  readonly find: 'only'
  readonly isSpeakerMale: boolean
  readonly couple: Couple
  /** From 'my' outwards: mother, father for 'the father of my mother'. */
  readonly up: readonly Relation[]
  readonly only: 'son' | 'daughter'
  readonly last: Relation
}

/** "Pointing to a woman, Dev said, 'She is the daughter of the only son of my father.'" The only son is Dev himself. */
function throughAnOnlyChild(rng: Random) {
  const { speaker, facts, path } = rng.until(
    () => {
      const speaker = rng.pick(people)
      const isSpeakerMale = speaker.he === 'he'
      const couple = rng.pick(COUPLES)
      const word = (step: Step, male: boolean): Relation => WORDS[step][male ? 0 : 1]
      const nearIsMale = couple === 'spouse.parent' ? !isSpeakerMale : rng.chance(0.5)
      const up =
        couple === 'parent'
          ? [word('parent', rng.chance(0.5))]
          : [
              word(couple === 'spouse.parent' ? 'spouse' : 'parent', nearIsMale),
              word('parent', rng.chance(0.5)),
            ]
      const only = rng.pick(['son', 'daughter'] as const)
      const lastStep = rng.pick(['child', 'child', 'spouse', 'sibling', 'parent'] as const)
      const last = word(lastStep, lastStep === 'spouse' ? only === 'daughter' : rng.chance(0.5))
      const facts: ByOnly = { find: 'only', isSpeakerMale, couple, up, only, last }
      return { speaker, facts, path: pathOf(facts, lastStep, nearIsMale) }
    },
    (drawn) => drawn.path !== null,
  )
  if (path === null) throw new Error('a way has a name')
  const { name } = speaker
  const { up, only, last } = facts
  const male = MALE_WORDS.has(last)
  const answer = nameOf(path.relation, male)
  const person = rng.pick(male ? ['man', 'man', 'gentleman'] : ['woman', 'woman', 'lady'])
  const [near = '', ...further] = up
  const couple = further.reduce((text, word) => `the ${word} of ${text}`, `my ${near}`)
  const fromOutside = couple.replace(`my ${near}`, `the ${near} of ${name}`)
  return {
    given: facts,
    prompt: tell(rng, male, person, name, `the ${last} of the only ${only} of ${couple}`),
    answer,
    mistakes: [
      ...wrongTurns(path.relation, male, `the ${person}`, name),
      ...path.careless.map((careless) => ({
        value: nameOf(careless, male),
        because: say`the only ${only} of ${fromOutside} is ${path.who(name)}`,
      })),
    ],
    others: othersNear(path.relation, male),
    steps: [
      say`Begin at ${name} and read what is said from its end: ${couple}.`,
      ...further.map((word) => say`This is the ${word} of the ${near} of ${name}.`),
      say`The only ${only} of ${fromOutside} is ${path.who(name)}.`,
      say`The ${person} is the ${last} of ${path.who(name)}.`,
      say`So to ${name}, the ${person} is the ${answer}`,
    ],
  }
}

const MALE_WORDS: ReadonlySet<Relation> = new Set(['father', 'son', 'brother', 'husband'] as const)

/** The way from the speaker to the person pointed at; null when it has no name, may lead back to someone told already, or contradicts 'only'. */
function pathOf({ isSpeakerMale, couple, only, up, last }: ByOnly, lastStep: Step, nearIsMale: boolean) {
  const isSon = only === 'son'
  const isOneself = couple === 'parent' && isSon === isSpeakerMale
  const isNear = couple !== 'parent' && isSon === nearIsMale
  const near = couple === 'spouse.parent' ? 'spouse' : 'parent'
  const to: readonly Step[] = isOneself
    ? []
    : couple === 'parent'
      ? ['sibling']
      : isNear
        ? [near]
        : [near, 'sibling']
  // These steps give the answer away or allow two people: 'my father', 'the son of my father' (perhaps the speaker), a second son of one couple.
  const isPlain =
    (isOneself && (lastStep === 'parent' || lastStep === 'sibling')) ||
    (isNear && near === 'parent' && lastStep === 'child') ||
    (lastStep === 'sibling' && (last === 'brother') === isSon) ||
    (lastStep === 'parent' && !(isNear && near === 'spouse')) ||
    (lastStep === 'parent' && last === up.at(-1)) ||
    (lastStep === 'spouse' && isNear && near === 'spouse') ||
    (lastStep === 'sibling' && !isNear)
  const relation = shorten([...to, lastStep])
  if (isPlain || !(relation in NAMES)) return null
  const careless = [
    shorten([near, 'sibling', lastStep]),
    shorten(['sibling', lastStep]),
    shorten(['child', lastStep]),
  ]
  return {
    relation,
    careless: careless.filter((one) => one in NAMES && one !== relation),
    who: (name: string): string =>
      isOneself
        ? name
        : couple === 'parent'
          ? `the ${isSon ? 'brother' : 'sister'} of ${name}`
          : isNear
            ? `the ${up[0] ?? ''} of ${name}`
            : `the ${isSon ? 'brother' : 'sister'} of the ${up[0] ?? ''} of ${name}`,
  }
}

/** Writes the smallest family in which every couple has one son and one daughter, and finds the person in it. */
function placeInTree({ isSpeakerMale, couple, up, only, last }: ByOnly): string {
  const sex = (isMale: boolean, male: Relation, female: Relation) => (isMale ? male : female)
  const [near = 'father'] = up
  const nearIsMale = MALE_WORDS.has(near)
  // The child of the couple that is known already, and the other one.
  const [known, knownIsMale] = couple === 'parent' ? ['speaker', isSpeakerMale] : ['near', nearIsMale]
  const statements: Statement[] = [
    ...(couple === 'parent' ? [] : [{ person: 'near', relation: near, of: 'speaker' }]),
    { person: known, relation: sex(knownIsMale, 'son', 'daughter'), of: 'old man' },
    { person: 'other', relation: sex(!knownIsMale, 'son', 'daughter'), of: 'old man' },
    { person: 'old man', relation: 'husband', of: 'old woman' },
  ]
  const child = (only === 'son') === knownIsMale ? known : 'other'
  const ofChild = statements.concat({ person: 'pointed at', relation: last, of: child })
  if (last === 'brother' || last === 'sister') return readRelation(statements, 'other', 'speaker') ?? ''
  if (last === 'father' || last === 'mother')
    return readRelation(statements, last === 'father' ? 'old man' : 'old woman', 'speaker') ?? ''
  return readRelation(ofChild, 'pointed at', 'speaker') ?? ''
}
