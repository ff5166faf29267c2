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
