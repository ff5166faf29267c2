import { Difficulty } from '@ekagra/schema/difficulty'
import { describe, expect, it } from 'vitest'
import type { Draw } from '../define-generator.ts'
import { buildOptions } from '../options/build-options.ts'
import { createRandom } from '../random/random.ts'
import { agrees } from '../values/agrees.ts'
import { range } from '../values/number-theory.ts'
import { render } from '../wording/say.ts'
import { askTable, shapes } from './ask-table.ts'
import { defineTable, type FactTable } from './define-table.ts'
import { readFacts } from './facts.ts'
import { lookUp } from './look-up.ts'

const capitals = defineTable({
  id: 'capitals',
  about: 'states',
  header: 'State',
  near: ['region'],
  reasonFor: 'capital',
  columns: {
    capital: {
      header: 'Capital',
      kind: 'text',
      ask: ['What is the capital of {name}?'],
      askBack: ['Which of these has the capital {value}?'],
      say: 'The capital of {name} is {value}',
    },
    year: {
      header: 'Year',
      kind: 'year',
      ask: ['When did {name} become a state?'],
      askBack: ['Which of these became a state in {value}?'],
      askNot: ['Which of these did not become a state in {value}?'],
      say: '{name} became a state in {value}',
      order: 'Arrange these states by the year of their making',
    },
    region: { header: 'Region', kind: 'text' },
  },
  parts: [
    {
      sources: ['One', 'Two'],
      asOf: '2024-06',
      rows: `
        1 | Assam | Dispur | 1950 | East | Note one. | Reason one.
        1 | Kerala | Thiruvananthapuram | 1956 | South | Note two. | Reason two.
        1 | Karnataka | Bengaluru | 1956 | South | Note three. | Reason three.
        1 | Rajasthan | Jaipur | 1956 | North | Note four. | Reason four.
        2 | Gujarat | Gandhinagar | 1960 | West | Note five. | Reason five.
        2 | Nagaland | Kohima | 1963 | East | Note six. | Reason six.
        2 | Haryana | Chandigarh / Panchkula | 1966 | North | Note seven. | Reason seven.
        2 | Punjab | Chandigarh | 1966 | North | Note eight. | Reason eight.
        3 | Manipur | Imphal | 1972 | East | Note nine. | Reason nine.
        3 | Sikkim | Gangtok | 1975 | East | Note ten. | Reason ten.
      `,
    },
  ],
})

const facts = readFacts(capitals)
const raw = lookUp(capitals)
const drawsOf = (shape: (typeof shapes)[number], level: Difficulty) =>
  Array.from({ length: 150 }, (_, index) =>
    shape.draw(facts, raw, level, createRandom(`${shape.name} ${level} ${index}`)),
  ).flatMap((draw) => draw ?? [])

describe.each(shapes)('the shape $name', (shape) => {
  it('has a key that a second reading of the raw table confirms from `given` alone', () => {
    const draws = Difficulty.options.flatMap((level) => drawsOf(shape, level))
    // An odd one out is not drawn when its length does not fit.
    expect(draws.length).toBeGreaterThan(150)
    expect(draws.filter((draw) => !agrees(draw.answer, draw.solve()))).toEqual([])
  })

  it('offers no second right option', () => {
    for (const draw of drawsOf(shape, 'hard')) {
      const options = buildOptions(draw, createRandom(String(draw.prompt)))
      if ('problem' in options) throw new Error(options.problem)
      const alsoRight = options.values.filter(
        (value, index) => index !== options.correctIndex && draw.accepts?.(value),
      )
      expect(alsoRight).toEqual([])
      expect(new Set(options.texts).size).toBe(4)
    }
  })

  it('names the sources of its facts and the date on which they were checked', () => {
    expect(drawsOf(shape, 'medium')[0]?.source).toEqual({ title: 'One; Two', date: '2024-06' })
  })
})

describe('three statements', () => {
  const statements = shapes.filter(({ name }) => name === 'statements')
  const drawn = statements.flatMap((shape) => drawsOf(shape, 'hard'))
  const isCount = ({ prompt }: Draw) => /How many of the statements/.test(render(prompt))
  const optionsOf = ({ answer, mistakes }: Draw) =>
    [answer, ...mistakes.map(({ value }) => value)].map(String)

  it('are counted in half of the hard questions, which two known ones never settle', () => {
    const counted = drawn.filter(isCount)
    expect(counted.length).toBeGreaterThan(drawn.length / 3)
    expect(counted.length).toBeLessThan((2 * drawn.length) / 3)
    for (const draw of counted)
      expect(optionsOf(draw).sort()).toEqual(['All three', 'None', 'Only one', 'Only two'])
    expect(new Set(counted.map(({ answer }) => answer)).size).toBe(4)
  })

  it('are else offered in codes of which each differs from another in one statement, and none is in all four', () => {
    for (const draw of drawn.filter((one) => !isCount(one))) {
      const codes = optionsOf(draw)
      const isIn = (number: string) => codes.map((text) => text.includes(number))
      const numbers = ['1', '2', '3'].map(isIn)
      expect(codes).toHaveLength(4)
      for (const places of numbers) expect(new Set(places).size).toBe(2)
      const differs = (one: number, other: number) =>
        numbers.filter((places) => places[one] !== places[other]).length
      for (const one of range(0, 3)) expect(range(0, 3).map((other) => differs(one, other))).toContain(1)
    }
  })
})

it('asks a column that is rarer than its rows hardly ever at the easy level and mostly at the hard one', () => {
  const { capital, year, ...others } = capitals.columns
  if (!capital || !year) return expect.fail('no such columns')
  const generator = askTable({
    ...capitals,
    columns: { capital, year: { ...year, rarity: 2 }, ...others },
    shapes: ['direct', 'inverse'],
  })
  const yearsAt = (level: Difficulty) =>
    range(1, 200).filter((seed) => generator.draw(level, createRandom(`${seed}`)).about?.endsWith('/year'))
      .length
  expect(yearsAt('easy')).toBeLessThan(yearsAt('hard') / 3)
})

it('takes an odd one that is like one of the three that are offered beside it', () => {
  const kinds = ['dance', 'rice', 'toy', 'saree']
  const places = ['Punjab', 'Bihar']
  const products = defineTable({
    id: 'products',
    about: 'products',
    header: 'Product',
    columns: {
      place: {
        header: 'Place',
        kind: 'text',
        askNot: ['Which is not of {value}?'],
        say: '{name} is of {value}',
      },
      kind: { header: 'Kind', kind: 'text' },
    },
    alike: ['kind'],
    shapes: ['odd one out'],
    parts: [
      {
        sources: ['A', 'B'],
        rows: range(0, 31)
          .map(
            (at) =>
              `2 | ${kinds[at % 4]} ${at + 10} | ${places[at % 5 === 0 ? 0 : 1]} | ${kinds[at % 4]} | Note.`,
          )
          .join('\n'),
      },
    ],
  })
  const generator = askTable(products)
  const kindOf = (text: unknown) => String(text).toLowerCase().split(' ')[0]
  for (const seed of range(1, 60)) {
    const { answer, mistakes } = generator.draw('medium', createRandom(`${seed}`))
    expect(mistakes.map(({ value }) => kindOf(value))).toContain(kindOf(answer))
  }
})

it('offers beside a row named after its year only rows of at most twelve years before or after', () => {
  const games = defineTable({
    id: 'games',
    about: 'games',
    header: 'Games of',
    columns: {
      city: {
        header: 'City',
        kind: 'text',
        ask: ['Where were the games of {name}?'],
        askBack: ['In which of these years were the games in {value}?'],
        say: 'The games of {name} were in {value}',
      },
    },
    shapes: ['inverse'],
    parts: [
      {
        sources: ['A', 'B'],
        rows: range(0, 30)
          .map((at) => `1 | ${1900 + 4 * at} | City ${at} | Note.`)
          .join('\n'),
      },
    ],
  })
  const generator = askTable(games)
  for (const seed of range(1, 60)) {
    const { answer, mistakes } = generator.draw('easy', createRandom(`${seed}`))
    for (const { value } of mistakes) expect(Math.abs(Number(value) - Number(answer))).toBeLessThanOrEqual(12)
  }
})

it('asks at the medium level for no fact alone that every paper asks, where the table has enough others', () => {
  const rows = range(1, 30).map((at) => `${at > 15 ? 1 : 2} | Leader ${at} | Party ${at} | Note.`)
  const parties = defineTable({
    id: 'parties',
    about: 'leaders',
    header: 'Leader',
    columns: {
      party: {
        header: 'Party',
        kind: 'text',
        ask: ['Which party did {name} lead?'],
        askBack: ['Who led {value}?'],
        say: '{name} led {value}',
      },
    },
    shapes: ['direct', 'inverse'],
    parts: [{ sources: ['A', 'B'], rows: rows.join('\n') }],
  })
  const generator = askTable(parties)
  for (const seed of range(0, 60)) {
    const { about } = generator.draw('medium', createRandom(`${seed}`))
    expect(Number(/Leader (\d+)/.exec(about ?? '')?.[1])).toBeLessThanOrEqual(15)
  }
})

it('has every pair of a match in two options at least, so that no single pair decides', () => {
  const match = shapes.filter(({ name }) => name === 'match')
  for (const draw of match.flatMap((shape) => drawsOf(shape, 'hard'))) {
    const options = buildOptions(draw, createRandom(String(draw.prompt)))
    if ('problem' in options) throw new Error(options.problem)
    const pairs = options.texts.flatMap((text) => text.split(', '))
    expect(pairs.filter((pair) => pairs.filter((other) => other === pair).length < 2)).toEqual([])
  }
})

describe('askTable', () => {
  it('never offers another right answer of the same row, nor a row that shares the asked value', () => {
    const generator = askTable(capitals)
    const accepted = Array.from({ length: 400 }, (_, index) =>
      generator.draw('hard', createRandom(`${index}`)),
    )
      .filter(({ prompt }) => prompt === 'What is the capital of Haryana?')
      .flatMap((draw) => {
        const options = buildOptions(draw, createRandom('options'))
        return 'problem' in options ? [] : options.texts.filter((text) => text === 'Panchkula')
      })
    expect(accepted).toEqual([])
  })

  it('accepts every right answer of the row, and no other', () => {
    const generator = askTable(capitals)
    const asked = Array.from({ length: 400 }, (_, index) => generator.draw('hard', createRandom(`${index}`)))
    const draw = asked.find(({ prompt }) => prompt === 'What is the capital of Haryana?')
    const accepts = (text: string) => draw?.accepts?.({ kind: 'words', text })
    expect([accepts('Chandigarh'), accepts('Panchkula'), accepts('Jaipur')]).toEqual([true, true, false])
    expect(draw?.accepts?.({ kind: 'clock', minutes: 5 })).toBe(false)
  })

  it('asks common facts at the easy level and rare ones at the hard level', () => {
    const generator = askTable(capitals)
    const shareOfRare = (level: Difficulty) =>
      Array.from({ length: 400 }, (_, index) => generator.draw(level, createRandom(`${index}`))).filter(
        ({ about = '' }) => /Manipur|Sikkim/.test(about),
      ).length
    expect(shareOfRare('hard')).toBeGreaterThan(2 * shareOfRare('easy'))
  })

  it('does not ask what the name already says', () => {
    const rows = capitals.parts.map((part) => ({
      ...part,
      rows: part.rows.replace('| Kohima |', '| Nagaland City |'),
    }))
    const asked =
      readFacts({ ...capitals, parts: rows }).columns.find(({ id }) => id === 'capital')?.facts ?? []
    expect(asked.map(({ row }) => row.name)).not.toContain('Nagaland')
    expect(asked).toHaveLength(9)
  })

  it('never arranges two rows whose order is not certain', () => {
    const rows = capitals.parts.map((part) => ({
      ...part,
      rows: part.rows.replace('| 1963 |', '| 1959 / 1963 |'),
    }))
    const table = { ...capitals, parts: rows }
    const shape = shapes.find(({ name }) => name === 'order')
    const [read, plain] = [readFacts(table), lookUp(table)]
    const prompts = Array.from({ length: 400 }, (_, index) =>
      shape?.draw(read, plain, 'hard', createRandom(`${index}`)),
    ).flatMap((draw) => (draw ? [render(draw.prompt)] : []))
    expect(prompts.some((prompt) => prompt.includes('Nagaland'))).toBe(true)
    expect(prompts.filter((prompt) => prompt.includes('Nagaland') && prompt.includes('Gujarat'))).toEqual([])
  })

  it('offers no wrong option that the name itself gives away', () => {
    const rows = capitals.parts.map((part) => ({
      ...part,
      rows: part.rows.replace('| Gangtok |', '| Kerala |').replace('| Imphal |', '| Kerala |'),
    }))
    const generator = askTable({ ...capitals, parts: rows })
    const prompts = Array.from({ length: 2000 }, (_, index) =>
      render(generator.draw('easy', createRandom(`${index}`)).prompt),
    )
    expect(prompts.filter((prompt) => /Kerala – Kerala|capital of Kerala is Kerala/.test(prompt))).toEqual([])
  })

  it('has another version as soon as a row changes', () => {
    const changed: FactTable = {
      ...capitals,
      parts: capitals.parts.map((part) => ({ ...part, rows: part.rows.replace('Dispur', 'Guwahati') })),
    }
    expect(askTable(changed).version).not.toBe(askTable(capitals).version)
    expect(askTable({ ...capitals }).version).toBe(askTable(capitals).version)
  })
})

describe('a table whose rows are kept apart', () => {
  const words = defineTable({
    id: 'words',
    about: 'words',
    header: 'Word',
    columns: {
      synonym: {
        header: 'Synonym',
        kind: 'text',
        ask: ["Choose the synonym of '{name}'."],
        askBack: ["Which of these means '{value}'?"],
        say: "'{value}' is a synonym of '{name}'",
      },
      kind: { header: 'Part of speech', kind: 'text' },
      sense: { header: 'Sense', kind: 'text' },
    },
    apart: ['sense'],
    alike: ['kind'],
    shapes: ['direct', 'inverse', 'match'],
    parts: [
      {
        sources: ['One', 'Two'],
        rows: `
          1 | brave | bold | adjective | courage | Note.
          1 | valiant | heroic | adjective | courage | Note.
          1 | intrepid | fearless | adjective | courage / travel | Note.
          1 | tiny | minute | adjective | size | Note.
          1 | weary | tired | adjective | rest | Note.
          1 | lucid | clear | adjective | clarity | Note.
          1 | nomadic | wandering | adjective | travel | Note.
          1 | arid | dry | adjective | water | Note.
          1 | abate | subside | verb | less | Note.
          1 | begin | commence | verb | start | Note.
          1 | roam | wander | verb | travel | Note.
          1 | hide | conceal | verb | secret | Note.
          1 | praise | laud | verb | honour | Note.
        `,
      },
    ],
  })
  const rows = new Map(
    readFacts(words).columns.flatMap(({ facts: all }) =>
      all.flatMap((fact) => [[fact.row.name, fact] as const, [fact.value, fact] as const]),
    ),
  )
  const generator = askTable(words)
  const offers = Difficulty.options.flatMap((level) =>
    Array.from({ length: 300 }, (_, index) => generator.draw(level, createRandom(`${level} ${index}`))),
  )

  it('offers no word of the same sense as the answer, and none of another part of speech', () => {
    const choices = offers.filter(({ shape }) => shape !== 'match')
    expect(choices.length).toBeGreaterThan(400)
    for (const { answer, mistakes } of choices) {
      const right = rows.get(String(answer).toLowerCase())
      for (const { value } of mistakes) {
        const wrong = rows.get(String(value).toLowerCase())
        expect(wrong?.kind).toBe(right?.kind)
        expect(wrong?.senses.filter((sense) => right?.senses.includes(sense))).toEqual([])
      }
    }
  })

  it('matches no two words of the same sense', () => {
    const matches = offers.filter(({ shape }) => shape === 'match')
    expect(matches.length).toBeGreaterThan(50)
    for (const { about = '' } of matches) {
      const senses = about
        .replace('match ', '')
        .split(',')
        .flatMap((name) => rows.get(name)?.senses ?? [])
      expect(new Set(senses).size).toBe(senses.length)
    }
  })

  it('is asked only in its own shapes', () => {
    expect(new Set(offers.map(({ shape }) => shape))).toEqual(new Set(['direct', 'inverse', 'match']))
  })
})

describe('what a level asks', () => {
  const drawnAt = (shape: string, level: Difficulty) =>
    shapes
      .filter(({ name }) => name === shape)
      .flatMap((one) => range(1, 150).map((seed) => one.draw(facts, raw, level, createRandom(`${seed}`))))
      .filter((draw) => draw !== null)

  it.each(['direct', 'inverse', 'odd one out'])(
    'asks no famous fact alone at the hard level: %s',
    (shape) => {
      const famous = ['Assam', 'Kerala', 'Karnataka', 'Rajasthan']
      const askedFor = drawnAt(shape, 'hard').map(({ answer, about }) => {
        return shape === 'direct' ? about?.split('/')[0] : String(answer)
      })
      expect(askedFor.length).toBeGreaterThan(20)
      expect(askedFor.filter((name) => famous.includes(name ?? ''))).toEqual([])
    },
  )

  it('offers only years near that of the fact', () => {
    const draws = Difficulty.options.flatMap((level) => drawnAt('direct', level))
    const years = draws.filter(({ about }) => about?.endsWith('/year'))
    expect(years.length).toBeGreaterThan(20)
    for (const { answer, mistakes } of years)
      for (const { value } of mistakes)
        expect(Math.abs(Number(value) - Number(answer))).toBeLessThanOrEqual(20)
  })

  it('states no value twice in a list of pairs while another is free', () => {
    const lists = Difficulty.options
      .flatMap((level) => drawnAt('wrong pair', level))
      .map(({ prompt }) => [...render(prompt).matchAll(/^• .* – (.+)$/gm)].map(([, value]) => value))
      // Two of the rows share their capital, and several their year.
      .filter((values) => !values.includes('Chandigarh') && !/\d/.test(values.join()))
    const counted = drawnAt('how many pairs', 'hard')
      .map(({ prompt }) => [...render(prompt).matchAll(/^\d\. .* – (.+)$/gm)].map(([, value]) => value))
      .filter((values) => !values.includes('Chandigarh') && !/\d/.test(values.join()))
    expect(lists.length).toBeGreaterThan(10)
    expect(counted.length).toBeGreaterThan(10)
    for (const values of [...lists, ...counted]) expect(new Set(values).size).toBe(4)
  })
})

it('offers and states the false values that a table gives, in place of those of other rows', () => {
  const table = defineTable({
    id: 'forms',
    about: 'short forms',
    header: 'Short form',
    columns: {
      full: {
        header: 'Full form',
        kind: 'text',
        ask: ['What is the full form of {name}?'],
        say: '{name} stands for {value}',
        fakes: 'false',
      },
      false: { header: 'False', kind: 'text' },
    },
    parts: [
      {
        sources: ['One', 'Two'],
        rows: range(1, 8)
          .map((row) => `2 | N${row} | full ${row} | false ${row}a / false ${row}b / false ${row}c | Note.`)
          .join('\n'),
      },
    ],
  })
  const generator = askTable(table)
  for (const level of Difficulty.options)
    for (let seed = 0; seed < 60; seed++) {
      const { shape, answer, mistakes, prompt } = generator.draw(level, createRandom(`${seed}`))
      if (shape === 'direct') {
        const row = String(answer).slice(-1)
        expect(mistakes.map(({ value }) => value)).toEqual(['a', 'b', 'c'].map((one) => `False ${row}${one}`))
      }
      if (shape === 'wrong pair') {
        const [, row, said] = /N(\d) – false (\d)[abc]/.exec(render(prompt)) ?? []
        expect(said).toBe(row)
        expect(answer).toBe(`N${row}`)
      }
    }
})

it('offers the word that is confused with the answer, and a second such pair', () => {
  const table = defineTable({
    id: 'twins',
    about: 'words',
    header: 'Word',
    columns: {
      meaning: {
        header: 'Meaning',
        kind: 'text',
        askBack: ["Which of these means '{value}'?"],
        say: "'{name}' means '{value}'",
      },
      set: { header: 'Set', kind: 'text' },
    },
    twins: 'set',
    shapes: ['inverse'],
    parts: [
      {
        sources: ['One', 'Two'],
        rows: `
          1 | altar | a holy table | 1 | Note.
          1 | alter | to change | 1 | Note.
          1 | gait | a way of walking | 2 | Note.
          1 | gate | a door in a wall | 2 | Note.
          1 | sole | only | 3 | Note.
          1 | soul | the spirit | 3 | Note.
          1 | tail | the end of an animal | 4 | Note.
          1 | tale | a story | 4 | Note.
        `,
      },
    ],
  })
  const generator = askTable(table)
  const raws = lookUp(table)
  const setOf = (word: string) => raws.valuesOf(word, 'set')[0] ?? ''
  for (const level of Difficulty.options)
    for (let seed = 0; seed < 30; seed++) {
      const { answer, mistakes } = generator.draw(level, createRandom(`${seed}`))
      const sets = [answer, ...mistakes.map(({ value }) => value)].map((word) => setOf(String(word)))
      expect(sets).toHaveLength(4)
      expect(new Set(sets).size).toBe(2)
      expect(sets.filter((set) => set === sets[0])).toHaveLength(2)
    }
})

it('gives a hard question only false years within ten years of the true one in the last century', () => {
  const years = [1947, 1964, 1966, 1977, 1984, 1989, 1996, 2004]
  const generator = askTable(
    defineTable({
      id: 'leaders',
      about: 'leaders',
      header: 'Leader',
      columns: { start: { header: 'Start', kind: 'year', say: '{name} began in {value}' } },
      shapes: ['statements', 'how many pairs'],
      parts: [
        {
          sources: ['A', 'B'],
          rows: years.map((year, at) => `2 | Leader ${at} | ${year} | Note.`).join('\n'),
        },
      ],
    }),
  )
  for (let seed = 0; seed < 60; seed++) {
    const prompt = String(generator.draw('hard', createRandom(`${seed}`)).prompt)
    const told = [...prompt.matchAll(/Leader (\d) (?:began in|–) (\d{4})/g)]
    expect(told.length).toBeGreaterThan(2)
    for (const [, at = '', year = ''] of told)
      expect(Math.abs(Number(year) - (years[Number(at)] ?? 0))).toBeLessThanOrEqual(10)
  }
})

it('offers no three false years in an even series that the true one does not continue', () => {
  const years = [1954, 1961, 1964, 1972, 1974, 1982, 1984, 1985, 1992, 1994]
  const generator = askTable(
    defineTable({
      id: 'pacts',
      about: 'pacts',
      header: 'Pact',
      columns: {
        year: {
          header: 'Year',
          kind: 'year',
          ask: ['When was {name}?'],
          say: '{name} was made in {value}',
        },
      },
      shapes: ['direct'],
      parts: [
        {
          sources: ['A', 'B'],
          rows: years.map((year, at) => `2 | Pact ${at} | ${year} | Note.`).join('\n'),
        },
      ],
    }),
  )
  for (let seed = 0; seed < 100; seed++) {
    const { answer, mistakes } = generator.draw('medium', createRandom(`${seed}`))
    const wrong = mistakes.map(({ value }) => Number(value)).toSorted((one, other) => one - other)
    expect(wrong.length).toBeGreaterThanOrEqual(3)
    for (const [at, middle] of wrong.entries())
      for (const first of wrong.slice(0, at)) {
        const step = middle - first
        const isContinued = [first - step, middle + 2 * step].includes(Number(answer))
        expect(wrong.includes(middle + step) && !isContinued).toBe(false)
      }
  }
})

describe('a table whose rows are kept together by a column', () => {
  const rows = (program: string, keys: string) =>
    [...keys]
      .map((key, at) => `2 | Ctrl + ${key} | do ${program} work ${at + 1} | ${program} | Note.`)
      .join('\n')
  const generator = askTable(
    defineTable({
      id: 'keys',
      about: 'shortcuts',
      header: 'Shortcut',
      columns: {
        work: {
          header: 'Work',
          kind: 'text',
          ask: ['The shortcut {name} is used to:'],
          askBack: ['Which of the following is used to {value}?'],
          say: '{name} is used to {value}',
        },
        program: { header: 'Program', kind: 'text' },
      },
      together: 'program',
      places: { Word: 'in MS Word' },
      parts: [{ sources: ['A', 'B'], rows: `${rows('Word', 'ABCDEFGHI')}\n${rows('desktop', 'JKLMNOPQR')}` }],
    }),
  )
  const drawn = Difficulty.options.flatMap((level) =>
    Array.from({ length: 60 }, (_, seed) => generator.draw(level, createRandom(`${level} ${seed}`))),
  )
  const textOf = ({ prompt, answer, mistakes }: Draw) =>
    JSON.stringify([prompt, answer, mistakes.map(({ value }) => value)])

  it('never mixes the rows of two cells in one question', () => {
    const isOf = (keys: RegExp) => drawn.map((draw) => keys.test(textOf(draw)))
    const [word, desktop] = [isOf(/Ctrl \+ [A-I]\b|Word work/), isOf(/Ctrl \+ [J-R]\b|desktop work/)]
    expect(word.every((isWord, at) => isWord !== desktop[at])).toBe(true)
    expect(new Set(word).size).toBe(2)
  })

  it('says where the facts hold once, in the stem', () => {
    for (const draw of drawn) {
      const isWord = /Ctrl \+ [A-I]\b/.test(textOf(draw))
      expect(textOf(draw).match(/in MS Word/gi) ?? []).toHaveLength(isWord ? 1 : 0)
    }
    const prompts = drawn.map(({ prompt }) => String(prompt))
    expect(prompts).toContainEqual(
      expect.stringMatching(/^In MS Word, the shortcut Ctrl \+ [A-I] is used to:$/),
    )
    expect(prompts).toContainEqual(expect.stringMatching(/^In MS Word, which of the following is used to/))
  })
})

describe('a column whose wrong options must be alike', () => {
  const missions = defineTable({
    id: 'missions',
    about: 'missions',
    header: 'Mission',
    columns: {
      goal: {
        header: 'Goal',
        kind: 'text',
        ask: ['What did {name} do?'],
        say: '{name} was {value}',
        alike: ['home'],
      },
      year: { header: 'Year', kind: 'year', ask: ['When did {name} fly?'], say: '{name} flew in {value}' },
      home: { header: 'Home', kind: 'text' },
    },
    shapes: ['direct'],
    parts: [
      {
        sources: ['One', 'Two'],
        rows: `
          1 | Alpha | the first | 1970 | here | Note.
          1 | Beta | the second | 1971 | here | Note.
          1 | Gamma | the third | 1972 | here | Note.
          1 | Delta | the fourth | 1973 | here | Note.
          1 | Epsilon | the fifth | 1974 | there | Note.
          1 | Zeta | the sixth | 1975 | there | Note.
          1 | Eta | the seventh | 1976 | there | Note.
          1 | Theta | the eighth | 1977 | there | Note.
        `,
      },
    ],
  })
  const homes = new Map(
    readFacts(missions).columns.flatMap(({ facts: all }) =>
      all.map(({ row, value }) => [value, row.cells.get('home')?.[0]] as const),
    ),
  )
  const generator = askTable(missions)
  const homesOf = (ask: RegExp) =>
    Array.from({ length: 100 }, (_, index) => generator.draw('easy', createRandom(`${index}`)))
      .filter(({ prompt }) => ask.test(render(prompt)))
      .map(
        ({ answer, mistakes }) =>
          new Set([answer, ...mistakes.map(({ value }) => value)].map((text) => homes.get(lower(text)))).size,
      )
  const lower = (text: unknown) => String(text).replace(/^The/, 'the')

  it('offers only rows of one kind in that column, and rows of any kind in the others', () => {
    expect(new Set(homesOf(/did .* do/))).toEqual(new Set([1]))
    expect(new Set(homesOf(/When did/))).toContain(2)
  })

  it('asks nothing in that column of a row that has fewer than three of its kind', () => {
    const goal = {
      header: 'Goal',
      kind: 'text',
      ask: ['What did {name} do?'],
      askBack: ['Which of these was {value}?'],
      say: '{name} was {value}',
      alike: ['home'],
    } as const
    const alone = defineTable({
      ...missions,
      columns: { ...missions.columns, goal },
      shapes: ['direct', 'inverse'],
      parts: [
        ...missions.parts,
        { sources: ['One', 'Two'], rows: '1 | Omega | the last | 1978 | nowhere | Note.' },
      ],
    })
    const asked = Array.from({ length: 400 }, (_, index) => {
      const { prompt, answer, mistakes } = askTable(alone).draw('easy', createRandom(`${index}`))
      expect(mistakes.length).toBeGreaterThanOrEqual(3)
      return `${render(prompt)} ${String(answer)}`
    })
    expect(asked.filter((text) => /What did Omega do|was the last/.test(text))).toEqual([])
    expect(asked.some((text) => /When did Omega fly/.test(text))).toBe(true)
  })
})
