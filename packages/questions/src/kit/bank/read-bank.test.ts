import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import { askBank } from './ask-bank.ts'
import { defineBank } from './define-bank.ts'
import { knowOptions } from './know-options.ts'
import { readBank, withoutReasons } from './read-bank.ts'

const read = (rows: string, concepts?: readonly string[]) =>
  readBank(defineBank({ id: 'b', sets: [{ rows, ...(concepts && { concepts }) }] }))

describe('readBank', () => {
  it('reads a line with its level, concepts, options, explanation and reasons', () => {
    expect(
      read('\n   \n  2 rain, snow | What  //  falls? | Rain | A | B | C | It falls. | no a | - | no c\n', [
        'weather',
        'rain',
      ]),
    ).toEqual([
      {
        line: 1,
        problems: [],
        question: {
          level: 'medium',
          text: 'What\nfalls?',
          key: 'Rain',
          wrong: ['A', 'B', 'C'],
          explanation: 'It falls.',
          reasons: ['no a', null, 'no c'],
          concepts: ['rain', 'snow', 'weather'],
          passage: null,
        },
      },
    ])
  })

  it('counts its lines through all sets, and leaves blank ones out', () => {
    const row = '1 | Q | K | A | B | C | E.'
    const bank = defineBank({
      id: 'b',
      sets: [{ rows: `${row}\n\n${row}` }, { rows: row, passage: { title: 'T', text: ' One.  //  Two. ' } }],
    })
    expect(readBank(bank).map(({ line }) => line)).toEqual([1, 2, 3])
    expect(readBank(bank)[2]?.question.passage).toEqual({ title: 'T', paragraphs: ['One.', 'Two.'] })
  })

  it('reports a mark that is no level and a wrong number of cells', () => {
    expect(read('4 | Q | K | A | B | C | E.')).toMatchObject([
      { problems: ["the line begins with '4', not with 1, 2 or 3"], question: { level: 'hard' } },
    ])
    expect(read('1 | Q | K | A | B')).toMatchObject([
      { problems: ['5 cells where 7 or 10 are expected'], question: { explanation: '', wrong: ['A', 'B'] } },
    ])
    expect(read('1 | Q | K | A | B | C | E. | one | two')[0]?.problems).toHaveLength(1)
    expect(read('3 | |x| is | K | A | B | C | E.')[0]).toMatchObject({
      problems: [],
      question: { text: '|x| is' },
    })
    expect(read('1 | Q | K | A | B | C |')[0]?.problems).toEqual([])
  })

  it('has the same rows without the reasons', () => {
    const row = '1 | Q | K | A | B | C | E.'
    expect(withoutReasons(`${row} | a | b | c\n${row}\nshort`)).toBe(`${row}\n${row}\nshort`)
  })
})

describe('askBank', () => {
  const bank = defineBank({
    id: 'b',
    sets: [
      {
        concepts: ['weather'],
        rows: `
1 rain | What falls in drops? | Rain | Mist | Dust | Hail | It is wet.
2 snow | What falls in flakes? | Snow | Mist | Dust | Hail | It is cold.
2 rain | What fills rivers? | Rains | Mist | Dust | Hail | It is wet.
`,
      },
    ],
  })
  const generator = askBank(bank, (option) => (option === 'Mist' ? 'mist hangs' : null))

  it('knows how many questions it has, in all and on each concept or query', () => {
    expect(generator).toMatchObject({ id: 'bank/b', trust: 'curated', bank: { id: 'b' } })
    expect(generator.size()).toBe(3)
    expect([...generator.concepts()]).toEqual([
      ['rain', 2],
      ['weather', 3],
      ['snow', 1],
    ])
    expect(generator.count('rain')).toBe(2)
    expect(generator.count('rain')).toBe(2)
    expect(generator.count('~flake')).toBe(1)
    expect(generator.count('~rain')).toBe(2)
    expect(generator.count('~river_rain')).toBe(1)
    expect(generator.count('torque')).toBe(0)
  })

  it('draws on a concept at a level, and tells what a wrong option is', () => {
    const draw = generator.draw('medium', createRandom('a'), 'rain')
    expect(draw).toMatchObject({
      about: 'What fills rivers?',
      concepts: ['rain', 'weather'],
      given: { question: 'What fills rivers?' },
      prompt: 'What fills rivers?',
      answer: 'Rains',
      mistakes: [],
      steps: [],
      explanation: 'It is wet.',
      written: [
        { text: 'Mist', because: 'mist hangs' },
        { text: 'Dust', because: null },
        { text: 'Hail', because: null },
      ],
    })
    expect(draw.solve()).toBe('Rains')
    expect(draw).not.toHaveProperty('figure')
    const withPassage = askBank({
      id: 'p',
      sets: [{ passage: { title: 'T', text: 'One. // Two.' }, rows: '1 | Q | K | A | B | C | E.' }],
    }).draw('easy', createRandom('a'))
    expect(withPassage.given).toEqual({ question: 'Q', passage: ['One.', 'Two.'] })
    expect(withPassage.figure).toEqual({ kind: 'passage', title: 'T', paragraphs: ['One.', 'Two.'] })
    expect(withPassage.written).toContainEqual({ text: 'A', because: null })
    expect(() => generator.draw('easy', createRandom('a'), 'snow')).toThrow('empty list')
  })

  it('has a version that a concept does not change, but a word or the name does', () => {
    const changed = (change: (rows: string) => string, more = {}) =>
      askBank({ id: 'b', sets: bank.sets.map((set) => ({ ...set, rows: change(set.rows) })), ...more })
        .version
    const same = (rows: string) => rows
    expect(changed(same)).toBe(generator.version)
    expect(changed((rows) => rows.replace('1 rain', '1 drops'))).toBe(generator.version)
    expect(changed((rows) => rows.replace('in drops', 'in pails'))).not.toBe(generator.version)
    expect(changed(same, { id: 'c' })).not.toBe(generator.version)
    expect(askBank({ id: 'b', sets: bank.sets.map(({ rows }) => ({ rows })) }).version).toBe(
      generator.version,
    )
    expect(generator.version).toBeGreaterThan(0)
    expect(generator.version).toBeLessThan(1_000_000_000)
  })
})

describe('knowOptions', () => {
  const [asked] = read('1 rain | Which is wet? | Water | The Sun. | A stone | Iron | It flows.').map(
    ({ question }) => question,
  )
  const bank = defineBank({
    id: 'b',
    sets: [
      {
        rows: '1 rain | Which shines? | the sun | B | C | D | It burns.\n1 rain | How many? | two stones | B | C | D | Two.',
      },
    ],
  })
  if (!asked) throw new Error('nothing was read')

  it('compares options without article, capitals and full stop', () => {
    const explain = knowOptions({ glossary: '\n  stone | is hard\n\n the sun | is a star ' })
    expect(explain('A stone', asked)).toBe('A stone is hard')
    expect(explain('The Sun.', asked)).toBe('The Sun. is a star')
    expect(explain('Iron', asked)).toBeNull()
  })

  it('says nothing of a thing that the explanation names', () => {
    expect(
      knowOptions({ glossary: 'stone | is hard' })('stone', { ...asked, explanation: 'A Stone sinks.' }),
    ).toBeNull()
  })

  it('uses the key of another question on the concept, but no number, and no short word', () => {
    const explain = knowOptions({ banks: [bank] })
    expect(explain('The Sun', asked)).toBeNull()
    expect(explain('two stones', asked)).toBeNull()
    const long = defineBank({
      id: 'b',
      sets: [{ rows: '1 rain | Which shines? | the stars | B | C | D | They burn.' }],
    })
    const told = knowOptions({ banks: [long] })
    expect(told('Stars', asked)).toBe('‘the stars’ is the answer to another question: Which shines?')
    expect(told('Stars', { ...asked, concepts: ['snow'] })).toBeNull()
    expect(told('Stars', { ...asked, text: 'Which shines?' })).toBeNull()
    expect(told('Stars', { ...asked, text: 'Which is not bright?' })).toBeNull()
  })

  it('knows nothing without glossary, tables and banks', () => {
    expect(knowOptions({})('Iron', asked)).toBeNull()
  })
})
