import type { Random } from '../../../kit/random/random.ts'
import { type Measure, money, number, quantity } from '../../../kit/values/value.ts'
import { towns } from '../../../kit/wording/places.ts'

/** Three groups of people or things of which something is averaged. */
export interface Story {
  /** 'in a school of Pune' */
  where: string
  groups: readonly [string, string, string]
  all: string
  what: string
  write(value: number): Measure
  low: number
  high: number
}

const years = (value: number) => quantity(value, 'year')
const kg = (value: number) => quantity(value, 'kg')
const km = (value: number) => quantity(value, 'km')
const litres = (value: number) => quantity(value, 'litre')

const STORIES: readonly Story[] = [
  {
    where: 'in a family camp near',
    groups: ['men', 'women', 'young people'],
    all: 'people',
    what: 'age',
    write: years,
    low: 18,
    high: 52,
  },
  {
    where: 'in a test held in',
    groups: ['students of section A', 'students of section B', 'students of section C'],
    all: 'students',
    what: 'score',
    write: number,
    low: 40,
    high: 86,
  },
  {
    where: 'in a factory of',
    groups: ['skilled workers', 'helpers', 'clerks'],
    all: 'employees',
    what: 'daily wage',
    write: money,
    low: 400,
    high: 960,
  },
  {
    where: 'at a sports camp in',
    groups: ['wrestlers', 'runners', 'swimmers'],
    all: 'sportspersons',
    what: 'weight',
    write: kg,
    low: 46,
    high: 88,
  },
  {
    where: 'in an office of',
    groups: ['officers', 'assistants', 'guards'],
    all: 'employees',
    what: 'monthly salary',
    write: money,
    low: 12_000,
    high: 64_000,
  },
  {
    where: 'in a fruit market of',
    groups: ['crates of mangoes', 'crates of apples', 'crates of grapes'],
    all: 'crates',
    what: 'price',
    write: money,
    low: 300,
    high: 980,
  },
  {
    where: 'on the routes of a depot in',
    groups: ['city buses', 'express buses', 'night buses'],
    all: 'buses',
    what: 'daily run',
    write: km,
    low: 90,
    high: 380,
  },
  {
    where: 'on dairy farms around',
    groups: ['cows', 'buffaloes', 'crossbred cows'],
    all: 'animals',
    what: 'daily yield',
    write: litres,
    low: 6,
    high: 28,
  },
  {
    where: 'in a housing society of',
    groups: ['small flats', 'large flats', 'shops'],
    all: 'units',
    what: 'electricity bill',
    write: money,
    low: 500,
    high: 990,
  },
  {
    where: 'at a blood donation drive in',
    groups: ['nurses', 'police trainees', 'college students'],
    all: 'donors',
    what: 'age',
    write: years,
    low: 19,
    high: 54,
  },
]

export function drawStory(rng: Random): Story {
  const story = rng.pick(STORIES)
  return { ...story, where: `${story.where} ${rng.pick(towns)}` }
}
