import { expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'

const split = (text: string) => readSentences(text).map((sentence) => sentence.text)

it('makes two sentences of two halves that each say something', () => {
  expect(
    split('Arteries carry blood away from the heart, whereas veins carry blood towards the heart.'),
  ).toEqual(['Arteries carry blood away from the heart.', 'Veins carry blood towards the heart.'])
  expect(split('The upper chambers are called atria and the lower chambers are called ventricles.')).toEqual([
    'The upper chambers are called atria.',
    'The lower chambers are called ventricles.',
  ])
})

it('leaves out a second half that points back to the first', () => {
  expect(split('Iron is needed to make haemoglobin, and its deficiency causes anaemia.')).toEqual([
    'Iron is needed to make haemoglobin.',
  ])
})

it.each([
  'Babur died in 1530 and was buried at Kabul.',
  'The Jhelum, the Chenab, and the Ravi are rivers of the Punjab.',
  'Nadir Shah invaded Delhi in 1739 and carried away the Peacock Throne and the Kohinoor diamond.',
])('keeps a sentence with one subject whole: %s', (text) => {
  expect(split(text)).toEqual([text])
})
