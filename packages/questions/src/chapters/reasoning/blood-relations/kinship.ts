import type { Relation } from './family.ts'

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
