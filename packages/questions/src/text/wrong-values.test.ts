import { expect, it } from 'vitest'
import { createRandom } from '../kit/random/random.ts'
import { readMaterial } from './read-material.ts'
import { wrongValues } from './wrong-values.ts'

/** The wrong values offered for one value of a text, with many seeds. */
function offered(text: string, value: string): Set<string> {
  const material = readMaterial(text)
  const blank = material.sentences
    .flatMap((sentence) => material.blanksOf(sentence))
    .find((other) => other.value === value)
  const seeds = Array.from({ length: 40 }, (_, seed) => String(seed))
  return new Set(
    seeds.flatMap((seed) =>
      (blank ? wrongValues(blank, material, createRandom(seed)) : []).map((wrong) => wrong.value),
    ),
  )
}

it('offers only states beside a known state, and no other name of the place', () => {
  const states = offered('Majuli in Assam is the largest riverine island in the world.', 'Assam')
  expect(states.size).toBeGreaterThan(10)
  expect(states).not.toContain('Assam')
  expect(states).toContain('Kerala')
})

it('takes nothing from a table where the text may name one of many', () => {
  expect(offered('Tea is grown in the hills of Assam every year.', 'Assam').size).toBe(0)
  expect(offered('Rice comes from Assam and Bihar in most years.', 'Assam').size).toBe(0)
})

it('offers no second name that the text gives to the same thing', () => {
  const text = `The Godavari is the largest river of the south and is also known as the Dakshin Ganga. The Krishna rises near
Mahabaleshwar. The Kaveri rises in the Brahmagiri range. The Tapi rises in the Satpura range. The Godavari rises near Nashik.`
  expect(offered(text, 'Godavari')).not.toContain('Dakshin Ganga')
})

it('offers no singular number word before a plural noun', () => {
  expect(offered('The heart of a human being has four chambers.', 'four')).not.toContain('one')
})

it('keeps percentages within a hundred', () => {
  for (const value of offered('Water covers about 71 per cent of the surface.', '71')) {
    expect(Number(value)).toBeLessThanOrEqual(100)
  }
})
