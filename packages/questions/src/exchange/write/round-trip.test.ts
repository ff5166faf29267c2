import type { Figure } from '@ekagra/schema/figure'
import * as fc from 'fast-check'
import { parse as parseGift } from 'gift-pegjs'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePaper } from '../../paper/make-paper.ts'
import { tidyLine, tidyLines } from '../clean-text.ts'
import type { ExchangeQuestion, ReadSet } from '../exchange-question.ts'
import { fromQuestion } from '../from-question.ts'
import { fromMoodleMaths, htmlToText } from '../read/html-text.ts'
import { readQuestions } from '../read/read-questions.ts'
import { descendants, parseTree } from '../read/xml-tree.ts'
import { ankiDeckName, ankiRows } from './anki-notes.ts'
import { writeCsv } from './write-csv.ts'
import { writeGift } from './write-gift.ts'
import { writeMoodleXml } from './write-moodle-xml.ts'

const WRITERS = { gift: writeGift, 'moodle-xml': writeMoodleXml, csv: writeCsv }

const withoutRows = (set: ReadSet | null) => set?.questions.map(({ row: _, ...question }) => question)

/** Texts full of the signs that the formats use themselves. */
const hardText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '=',
        '~',
        '#',
        '{',
        '}',
        ':',
        '::',
        '\\',
        '\\n',
        '"',
        "'",
        ',',
        ';',
        '<b>',
        '&amp;',
        ']]>',
        '--',
        '//',
        '->',
        '%50%',
        '$x^2$',
        '$5',
        '₹1,200',
        '\n',
        '\n\n',
        '-5',
        '=SUM(A1)',
        '####',
        '[html]',
        '{=a}',
        'क्षत्रिय',
        '1. ',
        '(a) ',
      ),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(' '))

/** What a reader gives back for \( ... \): the same formula between dollars. */
const inOurMaths = (text: string) => fromMoodleMaths(text)
const lines = hardText.map((text) => inOurMaths(tidyLines(text))).filter((text) => text !== '')
const line = hardText.map((text) => inOurMaths(tidyLine(text))).filter((text) => text !== '')

const passage: fc.Arbitrary<Figure> = fc.record({
  kind: fc.constant('passage' as const),
  title: fc.oneof(fc.constant(''), line),
  // A paragraph has no empty line inside it.
  paragraphs: fc.array(line, { minLength: 1, maxLength: 3 }),
})
const table: Figure = {
  kind: 'table',
  title: 'Sales',
  unit: '₹',
  columns: ['Year', 'A'],
  rows: [
    ['2020', '5'],
    ['2021', '--7'],
  ],
}

const anyExchange: fc.Arbitrary<ExchangeQuestion> = fc
  .record({
    text: lines,
    options: fc.uniqueArray(line, { minLength: 4, maxLength: 4 }),
    key: fc.integer({ min: 0, max: 3 }),
    explanation: fc.oneof(fc.constant(''), lines),
    difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
    topic: fc.option(line, { nil: undefined }),
    figure: fc.option(fc.oneof(passage, fc.constant(table)), { nil: undefined }),
  })
  .map(({ topic, figure, ...question }) => ({
    ...question,
    ...(topic !== undefined && { topic }),
    ...(figure && { figure }),
  }))
const anySet = fc.uniqueArray(anyExchange, {
  minLength: 1,
  maxLength: 6,
  selector: ({ text, options, figure }) => JSON.stringify([text, options, figure]),
})

describe.each(Object.entries(WRITERS))('a set written as %s', (format, write) => {
  it('is the same set when it is read again, whatever signs it holds', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const read = readQuestions(write(set))
        expect(read?.format).toBe(format)
        expect(read?.problems).toEqual([])
        expect(withoutRows(read)).toEqual(set)
      }),
      { numRuns: 150 },
    )
  })
})

describe('questions of the engine', () => {
  let set: ExchangeQuestion[]
  beforeAll(async () => {
    const topics = [
      'Percentage',
      'Data Interpretation',
      'Reading Comprehension',
      'Electrochemistry',
      'Polity',
      'Venn Diagrams',
    ]
    const papers = await Promise.all(
      topics.map((topic) => makePaper({ topic, count: 8, difficulty: 'medium', seed: 'exchange' })),
    )
    set = papers.flatMap((paper) =>
      (paper?.questions ?? []).map(({ correctIndex, ...question }) =>
        fromQuestion({ ...question, correctAnswer: correctIndex }),
      ),
    )
  })

  it('are the same after each format, with their figures', () => {
    expect(set.length).toBeGreaterThan(40)
    expect(new Set(set.flatMap(({ figure }) => figure?.kind ?? [])).size).toBeGreaterThan(1)
    for (const write of Object.values(WRITERS)) {
      const read = readQuestions(write(set))
      expect(read?.problems).toEqual([])
      expect(withoutRows(read)).toEqual(set)
    }
  })

  it('are read from GIFT alike by gift-pegjs', () => {
    const read = parseGift(writeGift(set)).flatMap((question) => (question.type === 'MC' ? [question] : []))
    expect(
      read.map(({ stem, choices, globalFeedback }) => ({
        format: stem.format,
        asked: htmlToText(stem.text),
        options: choices.map(({ text }) => htmlToText(text.text)),
        key: choices.findIndex(({ isCorrect }) => isCorrect),
        keys: choices.filter(({ isCorrect }) => isCorrect).length,
        explanation: globalFeedback ? htmlToText(globalFeedback.text) : '',
      })),
    ).toEqual(
      set.map(({ text, options, key, explanation }) => ({
        format: 'html',
        asked: expect.stringContaining(text),
        options,
        key,
        keys: 1,
        explanation,
      })),
    )
  })

  it('are read from CSV alike by Papa Parse', () => {
    const { data, errors } = Papa.parse(writeCsv(set).slice(1).trimEnd())
    expect(errors).toEqual([])
    expect(
      data.slice(1).map((cells) => cells.slice(0, 7).map((cell) => cell.replace(/^'(?=[=@+-])/, ''))),
    ).toEqual(
      set.map(({ text, options, key, explanation }) => [text, ...options, 'ABCD'[key ?? 0], explanation]),
    )
  })

  it('become one note and one card each in Anki, the answer only on the back', () => {
    const { notes, cards } = ankiRows(set, 'Set', 1_800_000_000_000)
    expect(notes).toHaveLength(set.length)
    expect(cards.map(([, note]) => note)).toEqual(notes.map(([id]) => id))
    const [, , , , , , fields] = notes[0] ?? []
    const [question = '', options = '', answer = ''] = String(fields).split('\u001F')
    expect(htmlToText(question)).toContain(set[0]?.text)
    expect(htmlToText(options)).toContain(`A. ${set[0]?.options[0]}`)
    expect(htmlToText(answer)).toBe(`${'ABCD'[set[0]?.key ?? 0]}. ${set[0]?.options[set[0]?.key ?? 0]}`)
    expect(new Set(notes.map(([, guid]) => guid)).size).toBe(set.length)
  })
})

describe('what others read', () => {
  it('no cell of a CSV begins as a formula does', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const { data } = Papa.parse(writeCsv(set).slice(1))
        for (const cell of data.slice(1).flat()) expect(cell).not.toMatch(/^[=@+\t]|^-(?!\d)/)
      }),
      { numRuns: 50 },
    )
  })

  it('text becomes no element of Moodle XML, and a comment cannot end early', () => {
    const xml = writeMoodleXml([
      {
        text: 'a <script>x</script> ]]> --> b',
        options: ['<b>', ']]>', '&lt;', '-->'],
        key: 0,
        explanation: '',
        topic: '-->',
      },
    ])
    const tree = parseTree(xml, { isXml: true })
    expect(tree && descendants(tree, 'script', 'b')).toEqual([])
    expect(tree && descendants(tree, 'question')).toHaveLength(1)
  })

  it('the name of a deck is text', () => {
    expect(ankiDeckName('A::B <i>')).toBe('A: B &lt;i&gt;')
    expect(ankiDeckName('')).toBe('Ekagra')
  })
})
