import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { render } from '../wording/say.ts'
import { askTable } from './ask-table.ts'
import { defineTable, type FactTable, fill } from './define-table.ts'
import { capitalise, isGivenAway, narrowTo, readFacts, tell, tellInClause } from './facts.ts'
import { lookUp } from './look-up.ts'
import { orderOf } from './order-of.ts'
import { readTable } from './read-table.ts'

const tableOf = (rows: string, changes: Partial<FactTable> = {}): FactTable =>
  defineTable({
    id: 'rivers',
    about: 'rivers',
    header: 'River',
    columns: {
      source: {
        header: 'Source',
        kind: 'text',
        ask: ['Where does {name} rise?'],
        say: 'The source of {name} is {value}',
        concepts: ['sources'],
      },
      state: {
        header: 'State',
        kind: 'text',
        askNot: ['Which of these is not in {value}?'],
        say: '{name} is in {value}',
        conceptOf: { Assam: 'north-east' },
      },
    },
    parts: [{ sources: ['A book'], rows }],
    ...changes,
  })

describe('readTable', () => {
  const read = (row: string, changes?: Partial<FactTable>) => readTable(tableOf(row, changes))[0]

  it('reads the rarity, the concepts, the name, the cells and the note of a row', () => {
    expect(
      read(' 2 deltas, plains | Ganga | Gangotri / Gaumukh | Assam | It is long. ', { concepts: ['water'] }),
    ).toEqual({
      problems: [],
      row: {
        name: 'Ganga',
        rarity: 2,
        cells: new Map([
          ['source', ['Gangotri', 'Gaumukh']],
          ['state', ['Assam']],
        ]),
        note: 'It is long.',
        why: null,
        sources: ['A book'],
        asOf: null,
        concepts: ['deltas', 'plains', 'north-east', 'water'],
      },
    })
    expect(
      readTable(tableOf('\n1 | A | b | c | d.\n\n3 | E | f | g | h.\n')).map(({ row }) => row.rarity),
    ).toEqual([1, 3])
  })

  it('takes a dash or nothing for an empty cell, and explains a row without a note by its columns', () => {
    const explain = '{name} rises at {source} in {state}{missing}'
    expect(read('1 | Luni | - | | -', { explain })?.row).toMatchObject({
      cells: new Map([
        ['source', []],
        ['state', []],
      ]),
      note: 'Luni rises at  in ',
    })
    expect(read('1 | Luni | Pushkar | Rajasthan | ', { explain })?.row.note).toBe(
      'Luni rises at Pushkar in Rajasthan',
    )
    expect(read('1 | Luni | Pushkar | Rajasthan | -')?.row.note).toBe('')
  })

  it('reports a mark that is no rarity, and too few or too many cells', () => {
    expect(read('often | Luni | Pushkar | Rajasthan | It is salty.')).toMatchObject({
      problems: ["'Luni': the line begins with 'often', not with 1, 2 or 3"],
      row: { rarity: 3 },
    })
    expect(read('1 | Luni | Pushkar | Rajasthan')?.problems).toEqual(["'Luni': 4 cells where 5 are expected"])
    expect(read('1 | Luni | Pushkar | Rajasthan | Salty. | Why.')?.problems).toEqual([
      "'Luni': 6 cells where 5 are expected",
    ])
  })

  it('reads a reason where the table has reasons', () => {
    const row = '1 | Luni | Pushkar | Rajasthan | Salty. | It is dry there.'
    expect(read(row, { reasonFor: 'source' })).toMatchObject({
      problems: [],
      row: { why: 'It is dry there.' },
    })
    expect(read('1 | Luni | Pushkar | Rajasthan | Salty.', { reasonFor: 'source' })).toMatchObject({
      problems: [],
      row: { why: null },
    })
    expect(read(`${row} | More.`, { reasonFor: 'source' })?.problems).toHaveLength(1)
  })

  it('dates the rows of a part', () => {
    const [row] = readTable(
      tableOf('', { parts: [{ sources: ['B'], asOf: '2024-06', rows: '1 | A | b | c | d.' }] }),
    )
    expect(row?.row).toMatchObject({ sources: ['B'], asOf: '2024-06' })
  })
})

describe('orderOf', () => {
  it.each([
    ['text', 'Assam', null],
    ['text', '1947', null],
    ['number', '12.5', 12.5],
    ['number', '-3', -3],
    ['number', '1,200', null],
    ['number', '12 km', null],
    ['number', 'c. 12', null],
    ['year', '1947', 1947],
    ['year', '326 BCE', -326],
    ['year', '0947', null],
    ['year', '19470', null],
    ['year', 'c. 1947', null],
    ['year', '1947 CE', null],
    ['day', '1 January', 1],
    ['day', '29 February', 60],
    ['day', '30 February', null],
    ['day', '31 December', 372],
    ['day', '32 December', null],
    ['day', '0 May', null],
    ['day', '5 Mai', null],
    ['day', '5 june', null],
    ['day', 'on 5 June', null],
    ['day', '5 June 1972', null],
  ] as const)('as a %s, %s is at %s', (kind, value, order) => {
    expect(orderOf(kind, value)).toBe(order)
  })

  it('puts the days of a year in their order', () => {
    const days = ['31 January', '1 February', '30 June', '1 July', '30 November', '1 December']
    const places = days.map((day) => orderOf('day', day) ?? 0)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })
})

describe('lookUp', () => {
  const table = lookUp(
    tableOf(
      '\n1 | Ganga | Gangotri / Gaumukh | Assam | Long. | It is fed by ice.\n2 | Luni | Pushkar | Assam | Salty.\n',
    ),
  )

  it('finds values by name and names by value, whatever the capitals', () => {
    expect(table.valuesOf('ganga', 'source')).toEqual(['Gangotri', 'Gaumukh'])
    expect(table.valuesOf('Yamuna', 'source')).toEqual([])
    expect(table.holds('Ganga', 'source', 'gaumukh')).toBe(true)
    expect(table.holds('Ganga', 'source', 'Pushkar')).toBe(false)
    expect(table.namesWith('state', 'assam')).toEqual(['Ganga', 'Luni'])
    expect(table.namesWith('state', 'Kerala')).toEqual([])
  })

  it('finds the name that a sentence explains', () => {
    expect(table.nameOfReason('It is fed by ice.')).toBe('Ganga')
    expect(table.nameOfReason('Salty.')).toBeNull()
  })
})

describe('readFacts', () => {
  const factsOf = (rows: string, which?: 'with facts that their names give away') =>
    readFacts(tableOf(rows), which).columns.map(({ facts }) =>
      facts.map(({ row, value }) => `${row.name}: ${value}`),
    )

  it('asks each cell that has a sentence, but not one that the name gives away', () => {
    const rows = `
      1 | Ganga | Gangotri | Assam | Long.
      1 | Koyna | Koyna hills | - | Short.
      1 | Lohit of Sadiya | Tibet | Sadiya plains | Fast.
    `
    expect(factsOf(rows)).toEqual([['Ganga: Gangotri', 'Lohit of Sadiya: Tibet'], ['Ganga: Assam']])
    expect(factsOf(rows, 'with facts that their names give away')).toEqual([
      ['Ganga: Gangotri', 'Koyna: Koyna hills', 'Lohit of Sadiya: Tibet'],
      ['Ganga: Assam', 'Lohit of Sadiya: Sadiya plains'],
    ])
  })

  it('takes a word of the name for no clue when it is short, or when three values have it', () => {
    expect(factsOf('1 | Upper Ganga | Lake Upper One | x | d.')[0]).toEqual([])
    expect(factsOf('1 | Lake Ganga | Lake One | x | d.')[0]).toEqual(['Lake Ganga: Lake One'])
    const shared = ['Upper One', 'Upper Two', 'Upper Three'].map(
      (value) => `1 | Upper ${value.at(-1)}z | ${value} | x | d.`,
    )
    expect(factsOf(shared.slice(0, 2).join('\n'))[0]).toEqual([])
    expect(factsOf(shared.join('\n'))[0]).toHaveLength(3)
    expect(factsOf([...shared.slice(0, 2), shared[1]].join('\n'))[0]).toEqual([])
  })

  it('counts the different values, and groups those that three rows share and three do not', () => {
    const rows = ['Assam', 'Assam', 'Assam', 'Bihar', 'Bihar', 'Odisha'].map(
      (state, index) => `1 | R${index} | S${index} | ${state} | d.`,
    )
    const [source, state] = readFacts(tableOf(rows.join('\n'))).columns
    expect(source).toMatchObject({ variety: 6, groups: [] })
    expect(state).toMatchObject({ variety: 3, groups: [{ value: 'Assam' }] })
    expect(state?.groups[0]?.members).toHaveLength(3)
    expect(readFacts(tableOf(rows.slice(0, 5).join('\n'))).columns[1]?.groups).toEqual([])
  })

  it('is narrowed to the facts of a concept or of a query, while the others stay wrong options', () => {
    const rows = ['Assam', 'Assam', 'Bihar', 'Bihar', 'Bihar', 'Assam']
      .map((state, index) => `${index < 4 ? '1 plains' : '1'} | R${index} | S${index} | ${state} | d.`)
      .join('\n')
    const wanted = (concept: string) =>
      narrowTo(concept, readFacts(tableOf(rows))).columns.map(({ id, wanted, facts, groups }) => [
        id,
        wanted.map(({ row }) => row.name).join(''),
        facts.length,
        groups.length,
      ])
    expect(wanted('plains')).toEqual([
      ['source', 'R0R1R2R3', 6, 0],
      ['state', 'R0R1R2R3', 6, 0],
    ])
    expect(wanted('sources')).toEqual([['source', 'R0R1R2R3R4R5', 6, 0]])
    expect(wanted('~assam')).toEqual([['state', 'R0R1R5', 6, 1]])
    expect(wanted('north-east')).toEqual([
      ['source', 'R0R1R5', 6, 0],
      ['state', 'R0R1R5', 6, 1],
    ])
    expect(wanted('torque')).toEqual([])
  })
})

describe('sentences about facts', () => {
  const [fact] = readFacts(tableOf('1 | the Ganga | Gangotri | Assam | Long.')).columns.flatMap(
    ({ facts }) => facts,
  )
  if (!fact) throw new Error('no fact was read')

  it('begin with a capital, or go on as a clause', () => {
    expect(tell(fact)).toBe('The source of the Ganga is Gangotri')
    expect(tell(fact, 'Pushkar')).toBe('The source of the Ganga is Pushkar')
    expect(tellInClause(fact)).toBe('the source of the Ganga is Gangotri')
    expect(tellInClause({ ...fact, say: 'Anna saw {name}' })).toBe('Anna saw the Ganga')
    expect(tellInClause({ ...fact, say: 'An animal of {name}' })).toBe('an animal of the Ganga')
    expect(tellInClause({ ...fact, say: 'Near The Ganga' })).toBe('Near The Ganga')
    expect(fill('{name} {name} {value} {value}', 'a', 'b')).toBe('a a b b')
  })

  it.each([
    ['the Ganga', 'The Ganga'],
    ['cricket', 'Cricket'],
    ['light-hearted', 'Light-hearted'],
    ['a river', 'A river'],
    ['e-NAM', 'e-NAM'],
    ['pH', 'pH'],
    ['mRNA', 'mRNA'],
    ['x2', 'x2'],
    ['Already', 'Already'],
    ['3 days', '3 days'],
  ])('%s is shown as %s', (text, shown) => {
    expect(capitalise(text)).toBe(shown)
  })

  it('are given away by a name that has the answer in it, or is in it', () => {
    expect(isGivenAway('Koyna dam', 'Koyna')).toBe(true)
    expect(isGivenAway('Koyna', 'the Koyna dam')).toBe(true)
    expect(isGivenAway('Koynagar', 'Koyna')).toBe(false)
    expect(isGivenAway('Vitamin A', 'A')).toBe(false)
    expect(isGivenAway('Gold', 'white gold')).toBe(true)
    expect(isGivenAway('Tin', 'tin ore')).toBe(false)
  })
})

describe('askTable on a concept', () => {
  const rows = Array.from(
    { length: 14 },
    (_, index) =>
      `${index < 9 ? '1 plains' : '1'} | R${index} | S${index} | ${index % 2 ? 'Assam' : 'Bihar'} | d.`,
  ).join('\n')
  const generator = askTable(tableOf(rows))

  it('counts facts, of a few facts different questions, and of each concept its facts', () => {
    expect(generator.size()).toBe(28)
    // Nine sources, and two states that are asked only as a whole.
    expect(generator.count('plains')).toBe(11)
    expect(generator.count('sources')).toBe(14)
    expect(generator.count('torque')).toBe(0)
    expect([...generator.concepts()]).toEqual([
      ['plains', 18],
      ['sources', 14],
      ['north-east', 14],
    ])
  })

  it('asks a few facts one by one', () => {
    const draws = Array.from({ length: 60 }, (_, index) =>
      generator.draw('hard', createRandom(`${index}`), 'plains'),
    )
    expect(new Set(draws.map(({ shape }) => shape))).toEqual(new Set(['direct']))
    expect(draws.filter(({ prompt }) => !/ R[0-8] /.test(render(prompt)))).toEqual([])
    const all = Array.from({ length: 60 }, (_, index) => generator.draw('medium', createRandom(`${index}`)))
    expect(new Set(all.map(({ shape }) => shape)).size).toBeGreaterThan(4)
  })

  it('asks enough facts on a concept in all shapes', () => {
    const many = askTable(tableOf(rows.replaceAll(/^1 \|/gm, '1 plains |')))
    expect(many.count('plains')).toBe(28)
    const draws = Array.from({ length: 60 }, (_, index) =>
      many.draw('hard', createRandom(`${index}`), 'plains'),
    )
    expect(new Set(draws.map(({ shape }) => shape)).size).toBeGreaterThan(4)
  })

  it('fails with the name of the table and the level when it is too small', () => {
    expect(() => askTable(tableOf('1 | R | S | T | d.')).draw('easy', createRandom('a'))).toThrow(
      new RangeError('rivers is too small to ask at the level easy'),
    )
  })

  it('has a name, a table and a version that no concept changes', () => {
    expect(generator).toMatchObject({ id: 'facts/rivers', trust: 'curated', table: { id: 'rivers' } })
    expect(generator.version).toBe(
      askTable(tableOf(rows.replaceAll('1 plains', '1 hills'), { concepts: ['c'] })).version,
    )
    const { state, ...columns } = tableOf(rows).columns
    if (!state) throw new Error('no state')
    const renamed = tableOf(rows, {
      columns: { ...columns, state: { ...state, conceptOf: { Assam: 'other' } } },
    })
    expect(askTable(renamed).version).toBe(generator.version)
    expect(askTable(tableOf(rows, { about: 'streams' })).version).not.toBe(generator.version)
    expect(generator.version).toBeLessThan(1_000_000_000)
    expect(generator.version).toBeGreaterThan(0)
  })
})
