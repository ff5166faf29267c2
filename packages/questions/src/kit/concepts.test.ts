import { describe, expect, it } from 'vitest'
import {
  allOf,
  comparableText,
  comparableWords,
  countConcepts,
  isOn,
  mention,
  readConcepts,
  readMark,
  singular,
  speaking,
  without,
  withoutConcepts,
  wordingOf,
} from './concepts.ts'

describe('readConcepts', () => {
  it('reads one concept per line, with its names and those of its parts', () => {
    expect(
      readConcepts(`
        demand-and-supply | Demand and Supply | mang aur purti, <giffen goods,  <veblen goods

        torque | Torque
      `),
    ).toEqual([
      {
        id: 'demand-and-supply',
        title: 'Demand and Supply',
        names: ['mang aur purti', 'giffen goods', 'veblen goods'],
        parts: ['giffen goods', 'veblen goods'],
      },
      { id: 'torque', title: 'Torque', names: [], parts: [] },
    ])
  })
})

describe('the mark of a row', () => {
  it('is a rank, and then the concepts', () => {
    expect(readMark('2 writs, fundamental-rights')).toEqual({
      rank: '2',
      concepts: ['writs', 'fundamental-rights'],
    })
    expect(readMark('3')).toEqual({ rank: '3', concepts: [] })
  })

  it('loses its concepts where only the rows count', () => {
    expect(withoutConcepts('\n  1 writs, duties | a 2 b | c\n2 | d | e\n3 rights | f')).toBe(
      '\n  1 | a 2 b | c\n2 | d | e\n3 | f',
    )
  })
})

it('counts in how many lists a concept is', () => {
  expect([...countConcepts([['a', 'b'], ['b'], []])]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

describe('a query', () => {
  const isMet = (query: string, concepts: string[] = [], text = 'the light reaction of plants') =>
    isOn(query, concepts, () => comparableText(text))

  it('is met by a concept of the question, by words side by side, or by words that are missing', () => {
    expect(isMet('light', ['light'])).toBe(true)
    expect(isMet('light', ['heat'])).toBe(false)
    expect(isMet(mention(['light', 'reaction']))).toBe(true)
    expect(isMet(mention(['light', 'plant']))).toBe(false)
    expect(isMet(mention(['ligh']))).toBe(false)
    expect(isMet(without(['dark', 'reaction']))).toBe(true)
    expect(isMet(without(['light', 'reaction']))).toBe(false)
  })

  it('needs all of its terms, and of each term one alternative', () => {
    const query = allOf(['photosynthesis/~leaf', mention(['light'])])
    expect(query).toBe('photosynthesis/~leaf ~light')
    expect(isMet(query, ['photosynthesis'])).toBe(true)
    expect(isMet(query, [], 'light on a leaf')).toBe(true)
    expect(isMet(query)).toBe(false)
    expect(isMet(query, ['photosynthesis'], 'dark')).toBe(false)
    expect(without(['not', 'this'])).toBe('!not_this')
  })
})

describe('a word that a question speaks of', () => {
  const speaksOf = (word: string, text: string, concepts: string[] = []) =>
    isOn(
      speaking(word),
      concepts,
      () => ' ',
      () => wordingOf(text, concepts),
    )

  it.each([
    ['administration', 'Who was the first administrator of the province?'],
    ['religion', 'Which religious sect did he join?'],
    ['literature', 'Which literary work did he write?'],
    ['capital', 'What was the capital of the Cholas?'],
  ])('%s is in any of its forms in: %s', (word, text) => {
    expect(speaksOf(word, text)).toBe(true)
  })

  it('is a whole word where it is short', () => {
    expect(speaksOf('port', 'Which ports did he use?')).toBe(true)
    expect(speaksOf('port', 'Who came from Portugal?')).toBe(false)
  })

  it('may be in the name of a concept, unless that joins two things', () => {
    expect(speaksOf('traveller', 'Who was Nikitin?', ['foreign-travellers'])).toBe(true)
    expect(speaksOf('army', 'When did Bose die?', ['bose-and-army'])).toBe(false)
    expect(speaksOf('chalukya', 'Who was Dantidurga?', ['pallavas-chalukyas'])).toBe(false)
  })

  it('is looked for in the text where nothing else is said', () => {
    expect(isOn(speaking('market'), [], () => comparableText('Control of markets'))).toBe(true)
  })
})

describe('words as searches compare them', () => {
  it('have no capitals, accents or plural endings', () => {
    expect(comparableWords('Régime of Cities')).toEqual(['regime', 'of', 'city'])
    expect(comparableWords("Brewster's law, Ohm’s law")).toEqual(['brewster', 'law', 'ohm', 'law'])
    expect(comparableText('Two Rivers')).toBe(' two river ')
    expect(comparableText('Two Rivers')).toBe(' two river ')
  })

  it.each([
    ['rivers', 'river'],
    ['cities', 'city'],
    ['dies', 'die'],
    ['passes', 'pass'],
    ['pass', 'pass'],
    ['gas', 'gas'],
    ['laws', 'law'],
    ['iesland', 'iesland'],
    ['ssesame', 'ssesame'],
    ['sun', 'sun'],
    ['matrices', 'matrix'],
    ['vertices', 'vertex'],
    ['radii', 'radius'],
    ['nuclei', 'nucleus'],
    ['fungi', 'fungus'],
  ])('%s is compared as %s', (word, compared) => {
    expect(singular(word)).toBe(compared)
  })
})
