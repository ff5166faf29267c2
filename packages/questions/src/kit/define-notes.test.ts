import { describe, expect, it } from 'vitest'
import { about, defineNotes, linesOn, readSections } from './define-notes.ts'
import { defineTerms } from './define-terms.ts'
import { keysOf } from './keys-of.ts'

describe('readSections', () => {
  it('reads the concepts and the title of each section from its first line', () => {
    const text = `
# torque, couple | Torque
Force times arm.

It turns # a wheel.
# inertia |  Inertia
Mass far out.
`
    expect(readSections(text)).toEqual([
      { on: ['torque', 'couple'], title: 'Torque', text: 'Force times arm.\n\nIt turns # a wheel.' },
      { on: ['inertia'], title: 'Inertia', text: 'Mass far out.' },
    ])
  })

  it('leaves out what is before the first section', () => {
    expect(readSections('A remark.\n# torque | Torque\nForce times arm.')).toHaveLength(1)
  })
})

describe('a line of notes', () => {
  const lines = ['For all.', about('boats', 'For boats.'), about(['trains', 'boats'], 'For both.')]

  it('is shown for its own types of question, or for all when it names none', () => {
    expect(linesOn(lines, ['trains'])).toEqual(['For all.', 'For both.'])
    expect(linesOn(lines, ['boats', 'races'])).toEqual(['For all.', 'For boats.', 'For both.'])
    expect(linesOn(lines, ['races'])).toEqual(['For all.'])
  })
})

it('keeps the notes of a chapter as they are', () => {
  const notes = { overview: 'All.', method: [], tables: [], tips: [], mistakes: [], advanced: [] }
  expect(defineNotes(notes)).toBe(notes)
})

it('reads a term with its concept, its names and its meaning', () => {
  expect(
    defineTerms(`
  osmosis | osmosis, parasaran | Water passes through a skin.
  heat | heat | Energy on the move.
`),
  ).toEqual([
    { concept: 'osmosis', names: ['osmosis', 'parasaran'], meaning: 'Water passes through a skin.' },
    { concept: 'heat', names: ['heat'], meaning: 'Energy on the move.' },
  ])
})

it('lists the keys of a record in its order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
})
