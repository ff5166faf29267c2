import type { Random } from '../random/random.ts'

export interface Person {
  name: string
  he: 'he' | 'she'
  his: 'his' | 'her'
  him: 'him' | 'her'
}

const man = (name: string): Person => ({ name, he: 'he', his: 'his', him: 'him' })
const woman = (name: string): Person => ({ name, he: 'she', his: 'her', him: 'her' })

/** Names from all over India, easy to tell apart in a question. */
export const people: readonly Person[] = [
  ...[
    'Arjun',
    'Rohan',
    'Vikram',
    'Imran',
    'Joseph',
    'Karthik',
    'Manoj',
    'Gurpreet',
    'Suresh',
    'Dev',
    'Nikhil',
    'Tenzin',
  ].map(man),
  ...[
    'Asha',
    'Priya',
    'Meera',
    'Fatima',
    'Kavita',
    'Lakshmi',
    'Neha',
    'Radha',
    'Sunita',
    'Zoya',
    'Harleen',
    'Ananya',
  ].map(woman),
]

/** One person whose name does not matter. */
export const someone: readonly Person[] = [
  man('a man'),
  woman('a woman'),
  man('a boy'),
  woman('a girl'),
  man('a student'),
  woman('a teacher'),
]

/** People who must only be told apart are letters, as in papers: A and B, or P, Q and R. */
export function drawLetters(rng: Random, count: 2): [Person, Person]
export function drawLetters(rng: Random, count: 3): [Person, Person, Person]
export function drawLetters(rng: Random, count: 4): [Person, Person, Person, Person]
export function drawLetters(rng: Random, count: 2 | 3 | 4): Person[] {
  const names = rng.pick(['ABCD', 'ABCD', 'PQRS', 'XYZW'])
  return [...names].slice(0, count).map(man)
}
