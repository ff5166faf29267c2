import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { type Person, people } from '../../../kit/wording/people.ts'
import { type Message, say } from '../../../kit/wording/say.ts'
import { NAMES, nameOf, readRelation, type Statement, type Step, shorten, WORDS } from './family.ts'

/** "Asha is the sister of Ravi. Ravi is the father of Meera. How is Asha related to Meera?" */
export const bloodChain = defineGenerator({
  id: 'reasoning/blood-chain',
  version: 5,
  levels: {
    easy: { links: 2, isTwisted: false },
    medium: { links: 3, isTwisted: false },
    hard: { links: 5, isTwisted: true },
  },
  generate(rng, { links, isTwisted }) {
    const drawn = rng.until(
      () => ({
        ...drawChain(rng, links, rng.chance(0.7) ? drawLettered(rng) : people),
        isFrequent: rng.chance(0.75),
      }),
      ({ relation, way, isFrequent }) =>
        relation !== null &&
        // From brother to sister to brother nothing changes.
        way.filter((step) => step === 'sibling').length < 2 &&
        (!isTwisted || (changesOften(way, relation) && !(isFrequent && FREQUENT.includes(relation)))),
    )
    const { chain, relation } = drawn
    const statements = isTwisted ? tellFromBothSides(rng, drawn.statements, chain) : drawn.statements
    const [first, ...rest] = chain
    const last = rest.at(-1)
    if (!first || !last || relation === null) throw new Error('a chain has at least two people')
    const male = first.he === 'he'
    const answer = nameOf(relation, male)
    return {
      given: { statements, asked: first.name, of: last.name },
      prompt: ask(rng, statements, first, last),
      answer,
      mistakes: [
        ...wrongTurns(relation, male, first.name, last.name),
        ...rest.slice(0, -1).flatMap((middle) => halfWay(statements, first, middle)),
      ],
      others: othersNear(relation, male),
      steps: [
        ...explain(statements, first, last, chain),
        say`So to ${last.name}, ${first.name} is the ${answer}`,
      ],
    }
  },
  solve: ({ statements, asked, of }) => readRelation(statements, asked, of) ?? '',
})

/** Where long chains mostly lead: left alone, every third answer would be a great-grandparent. */
export const FREQUENT: readonly string[] = ['parent.parent.parent', 'parent.sibling.child']

/** Hard to follow: up and down, through a marriage or over three generations. */
const changesOften = (way: readonly Step[], relation: string): boolean =>
  relation.includes('.') && new Set(way).size >= 3

const TURNED: Record<Step, Step> = { parent: 'child', child: 'parent', sibling: 'sibling', spouse: 'spouse' }

/** Some of the links told from the other person: 'B is the son of A' for 'A is the father of B'. The first link tells the sex that the answer needs. */
function tellFromBothSides(
  rng: Random,
  statements: readonly Statement[],
  chain: readonly Person[],
): Statement[] {
  return statements.map((statement, place) => {
    const other = chain[place + 1]
    const step = STEPS.find((one) => WORDS[one].includes(statement.relation))
    if (place === 0 || !other || !step || rng.chance(0.5)) return statement
    return {
      person: other.name,
      relation: WORDS[TURNED[step]][other.he === 'he' ? 0 : 1],
      of: statement.person,
    }
  })
}

const STEPS = ['parent', 'child', 'sibling', 'spouse'] as const

/** How many generations a path leads up. */
const rise = (path: string): number =>
  path.split('.').reduce((sum, step) => sum + (step === 'parent' ? 1 : step === 'child' ? -1 : 0), 0)

/** Relations of the same sex, at most a generation away: a niece is not offered beside a mother-in-law. */
export const othersNear = (relation: string, male: boolean): string[] =>
  Object.entries(NAMES)
    .filter(([path]) => Math.abs(rise(path) - rise(relation)) <= 1)
    .map(([, [man, woman]]) => (male ? man : woman))

/** The same for a relation by its word; husband and wife have no way of their own, being of one generation. */
export const otherWordsNear = (word: string, male: boolean): string[] => {
  const path = Object.keys(NAMES).find((one) => nameOf(one, male) === word) ?? ''
  return [...new Set(othersNear(path, male))].filter((other) => other !== word)
}

/** Letters for men and women: what is told about them shows which is which. */
export const drawLettered = (rng: Random): Person[] =>
  rng
    .sample([...'ABCDEFGHJKLMNPQRSTUVWXYZ'], 10)
    .map((name, place) =>
      place % 2 === 0
        ? { name, he: 'he', his: 'his', him: 'him' }
        : { name, he: 'she', his: 'her', him: 'her' },
    )

export function drawChain(rng: Random, links: number, from: readonly Person[] = people) {
  const chain = rng.sample(from, links + 1)
  const steps = range(1, links).map(
    (): Step =>
      rng.weighted([
        ['parent', 4],
        ['child', 3],
        ['sibling', 4],
        ['spouse', 2],
      ]),
  )
  const statements = steps.map((step, place): Statement => {
    const [person, of] = [chain[place], chain[place + 1]]
    return {
      person: person?.name ?? '',
      relation: WORDS[step][person?.he === 'he' ? 0 : 1],
      of: of?.name ?? '',
    }
  })
  // The path runs from the last person to the first.
  const way = [...steps].reverse()
  const path = shorten(way)
  // Down to a child and up again leads back to the same couple: a second father or mother would contradict the first.
  const returns = /child(\.sibling)*\.parent/.test(way.join('.'))
  const isPlain = steps.every((step, place) =>
    isPossible(step, steps[place + 1], chain[place], chain[place + 1]),
  )
  return { chain, statements, way, relation: isPlain && !returns && path in NAMES ? path : null }
}

/** A child's parent could be oneself, a husband's wife is oneself, and husband and wife are a man and a woman. */
function isPossible(
  step: Step,
  next: Step | undefined,
  person: Person | undefined,
  of: Person | undefined,
): boolean {
  if (step === 'spouse' && (next === 'spouse' || person?.he === of?.he)) return false
  return !(step === 'parent' && next === 'child')
}

const ask = (rng: Random, statements: readonly Statement[], first: Person, last: Person): Message => {
  const told = rng
    .shuffle(statements)
    .reduce<Message>(
      (text, { person, relation, of }) =>
        say`${text}${text.template === '' ? '' : ' '}${person} is the ${relation} of ${of}.`,
      say``,
    )
  return rng.pick([
    say`${told} How is ${first.name} related to ${last.name}?`,
    say`${told} What is the relation of ${first.name} to ${last.name}?`,
  ])
}

/** Relations that mistakes lead to: another generation, another side, the relation in the other direction. */
export function wrongTurns(path: string, male: boolean, first: string, last: string) {
  const turns: Record<string, readonly (readonly [path: string, because: Message])[]> = {
    parent: [
      ['parent.parent', say`one generation too many was counted`],
      ['sibling', say`one generation too few was counted`],
      ['parent.sibling', say`that would be the ${male ? 'brother' : 'sister'} of a parent`],
    ],
    child: [
      ['child.child', say`one generation too many was counted`],
      ['sibling.child', say`that would be the child of a brother or sister`],
      ['sibling', say`one generation too few was counted`],
    ],
    sibling: [
      ['parent.sibling.child', say`they have the same parents, not only the same grandparents`],
      ['spouse.sibling', say`no marriage lies between them`],
      ['parent.sibling', say`one generation too many was counted`],
    ],
    'parent.parent': [
      ['parent', say`one generation too few was counted`],
      ['parent.sibling', say`that would be the ${male ? 'brother' : 'sister'} of a parent`],
      ['spouse.parent', say`no marriage of ${last} is told`],
    ],
    'child.child': [
      ['child', say`one generation too few was counted`],
      ['sibling.child', say`that would be the child of a brother or sister`],
      ['child.spouse', say`that would be the ${male ? 'husband' : 'wife'} of a child`],
    ],
    'parent.sibling': [
      ['parent.parent', say`that would be the parent of a parent`],
      ['parent', say`that would be the parent of ${last}`],
      ['sibling.child', say`that is the relation the other way round, for a ${male ? 'man' : 'woman'}`],
      ['spouse.sibling', say`${first} belongs to the generation of the parents of ${last}`],
    ],
    'sibling.child': [
      ['child', say`that would be the child of ${last}`],
      ['parent.sibling.child', say`one generation too few was counted`],
      ['parent.sibling', say`that is the relation the other way round, for a ${male ? 'man' : 'woman'}`],
    ],
    'parent.sibling.child': [
      ['sibling', say`their parents are brothers or sisters, not the same people`],
      ['sibling.child', say`one generation too many was counted`],
      ['parent.sibling', say`one generation too many was counted`],
    ],
    'spouse.parent': [
      ['parent', say`that would be the parent of ${last}; the way leads through a marriage`],
      ['parent.parent', say`one generation too many was counted`],
      ['spouse.sibling', say`one generation too few was counted`],
    ],
    'child.spouse': [
      ['child', say`the way leads through a marriage`],
      ['spouse.sibling', say`one generation too few was counted`],
      ['sibling.child', say`that would be the child of a brother or sister`],
    ],
    'spouse.sibling': [
      ['sibling', say`the way leads through a marriage`],
      ['parent.sibling.child', say`they have no grandparents in common`],
      ['child.spouse', say`one generation too many was counted`],
    ],
    'sibling.spouse': [
      ['sibling', say`the way leads through a marriage`],
      ['parent.sibling.child', say`they have no grandparents in common`],
      ['child.spouse', say`one generation too many was counted`],
    ],
    'parent.sibling.spouse': [
      ['parent', say`that would be the parent of ${last}`],
      ['parent.parent', say`one generation too many was counted`],
      ['spouse.sibling', say`${first} belongs to the generation of the parents of ${last}`],
    ],
    'parent.parent.parent': [
      ['parent.parent', say`one generation too few was counted`],
      ['parent', say`two generations too few were counted`],
      ['parent.sibling', say`that would be the ${male ? 'brother' : 'sister'} of a parent`],
    ],
  }
  return (turns[path] ?? []).map(([turn, because]) => ({ value: nameOf(turn, male), because }))
}

/** How the first person is related to someone in the middle of the chain; a husband is not offered to somebody's descendant. */
export function halfWay(statements: readonly Statement[], first: Person, middle: Person) {
  const value = readRelation(statements, first.name, middle.name)
  return value === null || value === 'husband' || value === 'wife'
    ? []
    : [{ value, because: say`that is how ${first.name} is related to ${middle.name}` }]
}

function explain(
  statements: readonly Statement[],
  first: Person,
  last: Person,
  chain: readonly Person[],
): Message[] {
  const links = [...statements]
    .reverse()
    .map(({ person, relation, of }) => say`${person} is the ${relation} of ${of}.`)
  const [start, ...further] = links
  if (!start || chain.length < 3) return links
  return [
    say`Begin at ${last.name}: ${start}`,
    ...further.slice(0, -1),
    say`At the end of the chain, ${further.at(-1) ?? say``}`,
  ].filter((step) => step.template !== '' && first.name !== '')
}
