import { describe, expect, it } from 'vitest'
import { defineTable } from '../facts/define-table.ts'
import { defineBank } from './define-bank.ts'
import { knowOptions } from './know-options.ts'
import { readBank } from './read-bank.ts'

const bank = defineBank({
  id: 'sample',
  sets: [
    {
      rows: `
2 viceroys | Who partitioned Bengal in 1905? | Lord Curzon | Lord Ripon | Lord Minto | Lord Lytton | Curzon announced it in July 1905. Lord Minto came after him.
2 viceroys | The Ilbert Bill was brought in under: | Lord Ripon | Lord Curzon | Lord Elgin | Lord Mayo | It let Indian judges try Europeans.
2 viceroys | Which of these was not a Viceroy? | Lord Lytton | Lord Mayo | Lord Irwin | Lord Reading | He is only named so in this sample.
2 rivers | Which river was renamed in this sample? | Lord Mayo | Lord Ripon | Lord Irwin | Two | Nothing else is asked about rivers here.
2 rivers | How many rivers are there? | Two | Lord Mayo | Lord Irwin | Nine | Two rivers are named in this sample.
`,
    },
  ],
})
const table = defineTable({
  id: 'sample',
  about: 'viceroys',
  header: 'Viceroy',
  columns: {
    place: { header: 'Place', kind: 'text', ask: ['Where?'], say: '{name} was killed at {value}' },
  },
  parts: [
    {
      sources: ['One', 'Two'],
      rows: `
1 | Lord Mayo | Port Blair | It was in 1872.
1 | Sher Ali | Viper Island | He was hanged there.
1 | Lord Two | Delhi | He is made up.
1 | Lord Three | Delhi | He is made up too.
`,
    },
  ],
})
const questions = readBank(bank).map(({ question }) => question)
const questionOn = (words: string) =>
  questions.find(({ text }) => text.includes(words)) ?? expect.fail(`no question has ${words}`)

describe('what a wrong option really is', () => {
  const explain = knowOptions({
    glossary: 'Lord Elgin | was Viceroy before Lord Curzon',
    tables: [table],
    banks: [bank],
  })

  it('is told by the glossary, else by a table, else by another question of the same concept', () => {
    const ilbert = questionOn('Ilbert')
    expect(explain('Lord Elgin', ilbert)).toBe('Lord Elgin was Viceroy before Lord Curzon')
    expect(explain('Lord Mayo', ilbert)).toBe('Lord Mayo was killed at Port Blair')
    expect(explain('Lord Curzon', ilbert)).toBe(
      '‘Lord Curzon’ is the answer to another question: Who partitioned Bengal in 1905?',
    )
    expect(explain('Lord Ripon', questionOn('partitioned'))).toBe(
      'The Ilbert Bill was brought in under Lord Ripon',
    )
  })

  it('is told by a value of a table only when one row has it', () => {
    const ilbert = questionOn('Ilbert')
    expect(explain('Viper Island', ilbert)).toBe('Sher Ali was killed at Viper Island')
    expect(explain('Delhi', ilbert)).toBeNull()
  })

  it('is told only by the glossary when the question asks what is not so', () => {
    expect(explain('Lord Mayo', questionOn('not a Viceroy'))).toBeNull()
  })

  it('is not told a second time when the explanation of the question names it', () => {
    expect(explain('Lord Minto', questionOn('partitioned'))).toBeNull()
  })

  it('is not guessed from a question on something else, one that needs its options, or a bare number', () => {
    expect(explain('Lord Ripon', questionOn('renamed'))).toBeNull()
    expect(explain('Lord Lytton', questionOn('partitioned'))).toBeNull()
    expect(explain('Two', questionOn('renamed'))).toBeNull()
  })
})
