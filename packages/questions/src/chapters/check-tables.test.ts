import { describe, expect, it } from 'vitest'
import { defineTable, type FactTable } from '../kit/facts/define-table.ts'
import { checkTables } from './check-tables.ts'

const SOUND = `
  1 | Assam | Dispur | 1950 | It lies on the Brahmaputra.
  1 | Kerala | Thiruvananthapuram | 1956 | It was made from Travancore-Cochin and Malabar.
  2 | Goa | Panaji | 1987 | It was a Portuguese colony until 1961.
`
const SOURCES = ['Constitution of India', 'Survey of India']

/** A small table of states; rows, sources and columns can be replaced. */
const states = (rows = SOUND, sources = SOURCES, change: Partial<FactTable> = {}): FactTable =>
  defineTable({
    id: 'states',
    about: 'states',
    header: 'State',
    columns: {
      capital: {
        header: 'Capital',
        kind: 'text',
        ask: ['What is the capital of {name}?'],
        askBack: ['Which state has the capital {value}?'],
        say: 'The capital of {name} is {value}',
      },
      year: { header: 'Year', kind: 'year', say: '{name} became a state in {value}' },
    },
    parts: [{ sources, rows }],
    ...change,
  })

describe('checkTables', () => {
  it('finds nothing wrong with a sound table', () => {
    expect(checkTables([states()])).toEqual([])
  })

  it('finds a row that is listed twice', () => {
    const problems = checkTables([states(`${SOUND}\n 2 | Goa | Panjim | 1987 | It is the smallest state.`)])
    expect(problems).toEqual(["states: 'goa' is listed twice"])
  })

  it('finds a cell that is not of the type of its column', () => {
    const problems = checkTables([
      states(`${SOUND}\n 2 | Sikkim | Gangtok | in 1975 | It was a protectorate.`),
    ])
    expect(problems).toEqual(["states: 'Sikkim': year is 'in 1975', which is not a year"])
  })

  it('finds an answer of two parts of which another row is one', () => {
    const two = '1 | Jammu and Kashmir | Srinagar and Jammu | 2019 | It was a state before.'
    const one = '1 | Old Kashmir | Srinagar | 1950 | It was a kingdom.'
    expect(checkTables([states(`${SOUND}\n ${two}\n ${one}`)])).toEqual([
      "states: 'Jammu and Kashmir': capital holds 'Srinagar', which another row is asked for: list it too",
    ])
  })

  it('finds an answer that two rows share when the question allows only one', () => {
    const problems = checkTables([
      states(
        `${SOUND}\n 1 | Punjab | Chandigarh | 1966 | It has five rivers.\n 1 | Haryana | Chandigarh | 1966 | It was cut out of Punjab.`,
      ),
    ])
    expect(problems).toEqual([
      "states: column capital: two rows have 'Chandigarh', so it cannot be asked back",
    ])
  })

  it('finds a part with fewer than two sources, and an invalid date', () => {
    const parts = [{ sources: ['Hearsay', 'Hearsay'], asOf: 'June 2024', rows: SOUND }]
    expect(checkTables([states(SOUND, SOURCES, { parts })])).toEqual([
      'states: a part has fewer than two sources: Hearsay, Hearsay',
      "states: 'June 2024' is not a month such as 2024-06",
    ])
  })

  it('finds a name that another table spells differently', () => {
    const parks = states('1 | Kaziranga | Asam | 1974 | It is known for rhinos.', SOURCES, {
      id: 'parks',
      columns: {
        state: { header: 'State', kind: 'text', namesOf: 'states', say: '{name} is in {value}' },
        year: { header: 'Year', kind: 'year' },
      },
    })
    expect(checkTables([states(), parks])).toEqual(["parks: column state: 'Asam' is not spelt as in states"])
  })

  it('finds one thing that is spelt in two ways', () => {
    const rows = `${SOUND}\n 2 | Keralam | Kochi | 1956 | It has backwaters.`
    expect(checkTables([states(rows)])).toEqual([
      "states: name: 'Kerala' and 'Keralam' look like one thing spelt twice",
    ])
  })

  it('finds a wrong placeholder, a missing cell and an explanation that is not a sentence, and reports them all at once', () => {
    const table = states('9 | Assam | Dispur | 1950 | Brahmaputra\n1 | Kerala | 1956', SOURCES, {
      columns: {
        capital: { header: 'Capital', kind: 'text', ask: ['Capital of {state}?'], say: '{name}: {value}' },
        year: { header: 'Year', kind: 'year', order: 'Order them' },
      },
    })
    expect(checkTables([table])).toEqual([
      "states: column capital: 'Capital of {state}?' must hold name",
      "states: 'Assam': the line begins with '9', not with 1, 2 or 3",
      "states: 'Kerala': 3 cells where 5 are expected",
      "states: 'Assam': the explanation is not a sentence: 'Brahmaputra'",
      "states: 'Kerala': the explanation is not a sentence: ''",
    ])
  })

  it('finds a column that wants its wrong options alike in a column that does not exist', () => {
    const columns = {
      capital: { header: 'Capital', kind: 'text', say: '{name}: {value}', alike: ['region'] },
      year: { header: 'Year', kind: 'year' },
    } as const
    expect(checkTables([states(SOUND, SOURCES, { columns })])).toEqual([
      "states: there is no column 'region'",
    ])
  })

  it('finds rows that share a word but are not kept apart', () => {
    const table = states(SOUND, SOURCES, { apart: ['year'] })
    expect(checkTables([table])).toEqual([])
    const shared = states(`${SOUND}\n 2 | Dispur | Silchar | 1951 | It is made up.`, SOURCES, {
      apart: ['year'],
    })
    expect(checkTables([shared])).toEqual([
      "states: 'Assam' and 'Dispur' both hold 'Dispur' but are not kept apart",
    ])
    const marked = states(`${SOUND}\n 2 | Dispur | Silchar | 1950 | It is made up.`, SOURCES, {
      apart: ['year'],
    })
    expect(checkTables([marked])).toEqual([])
  })
})
