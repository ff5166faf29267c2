import { expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'

const alone = (text: string) =>
  readSentences(text).flatMap((sentence) => (sentence.isAlone ? [sentence.text] : []))

it.each([
  'The 44th Amendment Act of 1978 replaced it with armed rebellion.',
  'The Chenab, the Ravi and the Beas are its main tributaries.',
  'Captain Hawkins and Sir Thomas Roe visited his court at Agra.',
  'At Tripuri he defeated Pattabhi Sitaramayya by 203 votes.',
  'Rash Behari Bose handed over the army to him at Singapore.',
  'According to this law, the current is proportional to the voltage.',
  'The traveller Fa-Hien visited India during his reign.',
  'Once approved, it continues for six months at a time.',
  'Chlorophyll is the green pigment jo sunlight ko absorb karta hai.',
  'The word was first used by Patrick Geddes in 1915.',
  'On the other hand, cities offer more freedom to people.',
  'Discovered by Ivan Pavlov, a Russian physiologist, in 1897.',
])('does not ask about a sentence that needs another one: %s', (text) => {
  expect(alone(text)).toEqual([])
})

it('remembers the sentence that a pronoun points to', () => {
  const [, second] = readSentences(
    'Charles Babbage designed the engine. He called it the Analytical Engine in 1837.',
  )
  expect(second?.isAlone).toBe(false)
  expect(second?.after?.text).toBe('Charles Babbage designed the engine.')
})

it('reads lines of notes that have no full stop, but no headings', () => {
  expect(alone('New bridge over the river to cut travel time')).toEqual([])
  expect(alone('- Operation Flood was started in 1970\n- Jute is called the golden fibre')).toEqual([
    'Operation Flood was started in 1970.',
    'Jute is called the golden fibre.',
  ])
})

it('leaves out the place and the day before a report', () => {
  expect(alone('Ayodhya, 12 March: The government approved a new bridge over the river.')).toEqual([
    'The government approved a new bridge over the river.',
  ])
})
