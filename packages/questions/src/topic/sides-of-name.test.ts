import { expect, it } from 'vitest'
import { readTopic } from './resolve/resolve-topic.ts'

const sidesOf = async (topic: string) => {
  const { sided } = await readTopic(topic)
  return sided && { name: sided.name.named?.title, sides: sided.sides.map(({ typed }) => typed) }
}

it.each([
  ['buddhist councils with place and king', 'Buddhist Councils', ['place', 'king']],
  ['buddhist councils place and king', 'Buddhist Councils', ['place', 'king']],
  ['four buddhist councils place king president', 'Buddhist Councils', ['place', 'king', 'president']],
  ['bauddh sangiti sthan aur raja', 'Buddhist Councils', ['sthan', 'raja']],
  ['buddhist councils and kings', 'Buddhist Councils', ['kings']],
  ['buddhist councils with year and president', 'Buddhist Councils', ['year', 'president']],
  ['congress sessions with place and president', 'Sessions of the Congress', ['place', 'president']],
  ['vitamins with sources and deficiency diseases', 'Vitamins', ['sources', 'deficiency diseases']],
  ['un agencies with headquarters and year', 'United Nations', ['year', 'headquarters']],
  ['jain councils with place and year', 'Jain Councils', ['place', 'year']],
  ['dams with rivers and states', 'Dams & Rivers', ['states']],
])('%s are sides of one name', async (topic, name, sides) => {
  const read = await sidesOf(topic)
  expect(read?.name).toBe(name)
  expect(read?.sides.toSorted()).toEqual(sides.toSorted())
})

it.each([
  'national parks with states',
  'books with authors',
  'folk dances and states',
  'plassey and buxar',
  'nouns and pronouns',
  'fundamental rights and president',
  'dynasties with founders and capitals',
  'constitutional amendments with years',
  'percentage questions with solutions',
  'buddhist councils',
])('%s lists no sides', async (topic) => {
  expect(await sidesOf(topic)).toBeUndefined()
})
