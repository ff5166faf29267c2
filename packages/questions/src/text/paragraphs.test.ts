import { expect, it } from 'vitest'
import { readParagraphs } from './paragraphs.ts'

it('joins the lines of a page and the halves of a word', () => {
  expect(readParagraphs('The soldiers refused the new cart-\nridges and marched\nto Delhi.')).toEqual([
    'The soldiers refused the new cartridges and marched to Delhi.',
  ])
})

it('keeps the hyphen of a name that a line break cut', () => {
  expect(readParagraphs('He met Siraj-ud-\nDaulah there at the end of the day.')).toEqual([
    'He met Siraj-ud-Daulah there at the end of the day.',
  ])
})

it('separates a heading from the sentence below it', () => {
  expect(
    readParagraphs('The Revolt of 1857\nThe revolt began at Meerut on 10 May 1857 when soldiers refused.'),
  ).toEqual(['The Revolt of 1857', 'The revolt began at Meerut on 10 May 1857 when soldiers refused.'])
})

it('removes markdown marks', () => {
  const note =
    '# Title\n\n- **Delhi** is the capital.\n- See [this](https://a.example).\n\n| a | b |\n|---|---|\n\n> Quoted words.'
  expect(readParagraphs(note)).toEqual(['Delhi is the capital.', 'See this.', 'Quoted words.'])
})

it('keeps lines of notes apart that each start anew', () => {
  const notes = [
    'Jute is the golden fibre',
    'Rice needs heavy rain',
    'Tea is grown in Assam',
    'Cotton needs black soil',
  ]
  expect(readParagraphs(notes.join('\n'))).toEqual(notes)
})
