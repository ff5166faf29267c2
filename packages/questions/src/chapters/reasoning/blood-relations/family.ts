/** A family built from statements alone: people, their parents, their spouses. */

export type Relation = 'father' | 'mother' | 'son' | 'daughter' | 'brother' | 'sister' | 'husband' | 'wife'

/** `person` is the `relation` of `of`. */
export type Statement = { person: string; relation: Relation; of: string }

interface Member {
  isMale: boolean | null
  parents: string[]
  spouse: string | null
}

const MALE: readonly Relation[] = ['father', 'son', 'brother', 'husband']

/** Turns every statement into links; unnamed parents get their own names, so that siblings share them. */
function buildFamily(statements: readonly Statement[]): Map<string, Member> {
  const family = new Map<string, Member>()
  const member = (name: string): Member => {
    const found = family.get(name) ?? { isMale: null, parents: [], spouse: null }
    family.set(name, found)
    return found
  }
  const parentsOf = (name: string): string[] => {
    const { parents } = member(name)
    while (parents.length < 2) parents.push(`${name} parent ${parents.length}`)
    for (const parent of parents) member(parent)
    return parents
  }
  const addParent = (child: string, parent: string) => {
    const { parents } = member(child)
    const couple = [parent, member(parent).spouse ?? `${parent} spouse`]
    for (const one of couple) {
      if (!parents.includes(one)) parents.push(one)
    }
    for (const one of couple) {
      const spouse = couple.find((other) => other !== one) ?? null
      member(one).spouse = spouse
    }
  }
  // Marriages first: a parent's spouse is a parent too.
  for (const { person, relation, of } of statements) {
    member(person).isMale = MALE.includes(relation)
    if (relation === 'husband' || relation === 'wife') {
      member(person).spouse = of
      member(of).spouse = person
      member(of).isMale ??= relation === 'wife'
    }
  }
  for (const { person, relation, of } of statements) {
    if (relation === 'father' || relation === 'mother') addParent(of, person)
    if (relation === 'son' || relation === 'daughter') addParent(person, of)
  }
  // Brothers and sisters share parents; several passes carry them along a chain.
  for (let pass = 0; pass < statements.length; pass++) {
    for (const { person, relation, of } of statements) {
      if (relation !== 'brother' && relation !== 'sister') continue
      const known = member(of).parents.length > 0 ? parentsOf(of) : parentsOf(person)
      member(of).parents = [...known]
      member(person).parents = [...known]
    }
  }
  return family
}

/** Whether somebody is a man; null when the statements do not tell. */
export const isMan = (statements: readonly Statement[], name: string): boolean | null =>
  buildFamily(statements).get(name)?.isMale ?? null

/** How `person` is related to `of` in the family; null when there is no usual word for it. */
export function readRelation(statements: readonly Statement[], person: string, of: string): string | null {
  const family = buildFamily(statements)
  const isMale = family.get(person)?.isMale
  const parents = (name: string) => family.get(name)?.parents ?? []
  const spouse = (name: string) => family.get(name)?.spouse ?? null
  const isParent = (one: string, child: string) => parents(child).includes(one)
  const areSiblings = (one: string, other: string) =>
    one !== other && parents(one).some((parent) => isParent(parent, other))
  const everyone = [...family.keys()]
  const word = (male: string, female: string) => (isMale ? male : female)

  if (spouse(person) === of) return word('husband', 'wife')
  if (isParent(person, of)) return word('father', 'mother')
  if (isParent(of, person)) return word('son', 'daughter')
  if (areSiblings(person, of)) return word('brother', 'sister')
  if (parents(of).some((parent) => isParent(person, parent))) return word('grandfather', 'grandmother')
  if (parents(person).some((parent) => isParent(of, parent))) return word('grandson', 'granddaughter')
  if (parents(of).some((parent) => areSiblings(person, parent))) return word('uncle', 'aunt')
  if (parents(person).some((parent) => areSiblings(of, parent))) return word('nephew', 'niece')
  if (parents(person).some((one) => parents(of).some((other) => areSiblings(one, other)))) return 'cousin'
  const partner = spouse(of)
  if (partner && isParent(person, partner)) return word('father-in-law', 'mother-in-law')
  const own = spouse(person)
  if (own && isParent(of, own)) return word('son-in-law', 'daughter-in-law')
  if (partner && areSiblings(person, partner)) return word('brother-in-law', 'sister-in-law')
  if (own && areSiblings(own, of)) return word('brother-in-law', 'sister-in-law')
  if (own && parents(of).some((parent) => areSiblings(own, parent))) return word('uncle', 'aunt')
  const isGreat = everyone.some(
    (middle) => isParent(person, middle) && parents(of).some((parent) => isParent(middle, parent)),
  )
  return isGreat ? word('great-grandfather', 'great-grandmother') : null
}

/** One step from a person to a relative: 'parent' leads to the father or mother. */
export type Step = 'parent' | 'child' | 'sibling' | 'spouse'

export const WORDS: Record<Step, readonly [male: Relation, female: Relation]> = {
  parent: ['father', 'mother'],
  child: ['son', 'daughter'],
  sibling: ['brother', 'sister'],
  spouse: ['husband', 'wife'],
}

/** The word for a path: 'parent.sibling' is the brother or sister of a parent. */
export const NAMES: Record<string, readonly [male: string, female: string]> = {
  parent: ['father', 'mother'],
  child: ['son', 'daughter'],
  sibling: ['brother', 'sister'],
  'parent.parent': ['grandfather', 'grandmother'],
  'child.child': ['grandson', 'granddaughter'],
  'parent.sibling': ['uncle', 'aunt'],
  'sibling.child': ['nephew', 'niece'],
  'parent.sibling.child': ['cousin', 'cousin'],
  'spouse.parent': ['father-in-law', 'mother-in-law'],
  'child.spouse': ['son-in-law', 'daughter-in-law'],
  'spouse.sibling': ['brother-in-law', 'sister-in-law'],
  'sibling.spouse': ['brother-in-law', 'sister-in-law'],
  'parent.sibling.spouse': ['uncle', 'aunt'],
  'parent.parent.parent': ['great-grandfather', 'great-grandmother'],
}

export const nameOf = (path: string, male: boolean): string => NAMES[path]?.[male ? 0 : 1] ?? ''

/** Two steps that are one: the parent of a brother is the parent. */
const SHORTER: Record<string, Step> = {
  'sibling.parent': 'parent',
  'child.sibling': 'child',
  'parent.spouse': 'parent',
  'spouse.child': 'child',
  'sibling.sibling': 'sibling',
  'parent.child': 'sibling',
}

export function shorten(path: readonly Step[]): string {
  const steps = [...path]
  for (let place = 0; place + 1 < steps.length; ) {
    const shorter = SHORTER[`${steps[place]}.${steps[place + 1]}`]
    if (shorter) {
      steps.splice(place, 2, shorter)
      place = 0
    } else place += 1
  }
  return steps.join('.')
}
