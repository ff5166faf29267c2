import { describe, expect, it } from 'vitest'
import { type Bank, defineBank } from '../kit/bank/define-bank.ts'
import { checkBanks } from './check-banks.ts'

const SOUND = `
  1 | Which river flows through Lucknow? | Gomti | Ganga | Ghaghara | Betwa | The Gomti, a tributary of the Ganga, flows through the city of Lucknow.
  2 | Which gas do plants take in to make their food? | Carbon dioxide | Oxygen | Nitrogen | Hydrogen | Plants build sugar from carbon dioxide and water, and give oxygen off.
`
const bank = (rows = SOUND, id = 'sample'): Bank => defineBank({ id, sets: [{ rows }] })
const row = (cells: Partial<{ level: string; text: string; options: string; explanation: string }>) =>
  [
    cells.level ?? '1',
    cells.text ?? 'Who wrote the novel Godan?',
    cells.options ?? 'Premchand | Jainendra | Yashpal | Renu',
    cells.explanation ?? 'Godan, the story of the farmer Hori, is by Premchand.',
  ].join(' | ')
const problemsOf = (added: string) => checkBanks([bank(`${SOUND}\n${added}`)])

describe('checkBanks', () => {
  it('finds nothing wrong with a sound bank', () => {
    expect(problemsOf(row({}))).toEqual([])
  })

  it('finds a question that is asked twice, in one bank or in two', () => {
    const twice = row({ text: 'Which river flows through Lucknow?', options: 'Gomti | Son | Tapti | Mahi' })
    expect(problemsOf(twice)).toEqual([
      "sample: line 3: asks again what sample: line 1 asks: 'Which river flows through Lucknow?'",
    ])
    expect(checkBanks([bank(), bank(twice, 'other')])).toEqual([
      "other: line 1: asks again what sample: line 1 asks: 'Which river flows through Lucknow?'",
    ])
  })

  it('finds a question that is asked again in nearly the same words', () => {
    const again = row({ text: 'To make their food, which gas do green plants take in?' })
    expect(problemsOf(again)).toEqual([
      "sample: line 3: asks again what sample: line 2 asks: 'To make their food, which gas do green plants take in?'",
    ])
  })

  it('takes two questions in the same words for two where they are on different substances', () => {
    const shape = (formula: string) =>
      row({
        text: `Which shape has a molecule of ${formula} by the VSEPR theory?`,
        explanation: 'The shape follows from the pairs of electrons round sulphur.',
        options: 'bent | linear | planar | cubic',
      })
    expect(problemsOf(`${shape('SF₄')}\n${shape('SF₆')}`)).toEqual([])
    expect(problemsOf(`${shape('SF₄')}\n${shape('SF₄')}`)).toHaveLength(1)
  })

  it('takes reasons for the wrong options, and finds one that is no clause', () => {
    const why = 'he wrote Parakh | he wrote Jhutha Sach | he wrote Maila Anchal'
    expect(problemsOf(`${row({})} | ${why}`)).toEqual([])
    expect(problemsOf(`${row({})} | ${why}.`)).toEqual([
      "sample: line 3: 'he wrote Maila Anchal.' is no clause that says why an option is wrong",
    ])
  })

  it('finds a pair of a match that is in one option only, and so decides it', () => {
    const match = (options: string) => row({ text: 'Match the rivers with their sources.', options })
    expect(
      problemsOf(match('A-1, B-2, C-3, D-4 | A-2, B-1, C-3, D-4 | A-1, B-2, C-4, D-3 | A-2, B-1, C-4, D-3')),
    ).toEqual([])
    expect(
      problemsOf(match('A-1, B-2, C-3, D-4 | A-2, B-1, C-3, D-4 | A-1, B-2, C-4, D-3 | A-3, B-1, C-4, D-2')),
    ).toEqual([
      'sample: line 3: the pair A-2 is in one option only',
      'sample: line 3: the pair D-3 is in one option only',
      'sample: line 3: the pair A-3 is in one option only',
      'sample: line 3: the pair D-2 is in one option only',
    ])
    expect(problemsOf(match('A-1, B-2, C-3 | A-2, B-1, C-3 | A-3, B-2, C-1 | A-2, B-3, C-1'))).toEqual([
      'sample: line 3: the pair A-1 is in one option only',
    ])
  })

  it('finds a line with a wrong number of cells or without a level', () => {
    expect(problemsOf(row({ options: 'Premchand | Jainendra | Yashpal' }))).toEqual([
      'sample: line 3: 6 cells where 7 or 10 are expected',
    ])
    expect(problemsOf(row({ options: 'Premchand | Jainendra | Yashpal | Renu | Nirala' }))).toEqual([
      'sample: line 3: 8 cells where 7 or 10 are expected',
    ])
    expect(problemsOf(row({ level: '4' }))).toEqual([
      "sample: line 3: the line begins with '4', not with 1, 2 or 3",
    ])
  })

  it('finds a wrong option that is the key again, or another wrong option', () => {
    expect(problemsOf(row({ options: 'Premchand | premchand. | Yashpal | Renu' }))).toEqual([
      "sample: line 3: 'premchand.' is the key again",
    ])
    expect(problemsOf(row({ options: 'Premchand | Renu | Yashpal | Renu' }))).toEqual([
      'sample: line 3: two wrong options are the same',
    ])
  })

  it('finds an explanation that is missing, too short or not a sentence', () => {
    expect(problemsOf(row({ explanation: '' }))).toEqual(['sample: line 3: there is no explanation'])
    expect(problemsOf(row({ explanation: 'It is so.' }))).toEqual([
      'sample: line 3: the explanation has 3 words',
    ])
    expect(problemsOf(row({ explanation: 'Godan, the story of the farmer Hori, is by Premchand' }))).toEqual([
      "sample: line 3: the explanation is not a sentence: 'Godan, the story of the farmer Hori, is by Premchand'",
    ])
  })

  it.each(['All of the above', 'None of these', 'Both A and B', 'Neither of these', 'Option (c)'])(
    'finds an option that speaks of the others: %s',
    (option) => {
      expect(problemsOf(row({ options: `Premchand | Jainendra | Yashpal | ${option}` }))).toEqual([
        `sample: line 3: '${option}' is about the others`,
      ])
    },
  )

  it('finds a bank whose keys are given away by their length', () => {
    const subjects = 'amber basalt copper dolomite emery felspar galena halite iolite jasper'.split(' ')
    const rows = (key: string, other: string) =>
      [...subjects, ...subjects.map((name) => `synthetic ${name}`)]
        .map((name) =>
          row({ text: `Where is ${name} mined?`, options: `${key} | ${other} 1 | ${other} 2 | ${other} 3` }),
        )
        .join('\n')
    expect(checkBanks([bank(rows('In the old rocks of the plateau', 'Sea'))])).toEqual([
      'sample: the key is the longest option in 100% of the questions',
    ])
    expect(checkBanks([bank(rows('Sea', 'In the old rocks of the plateau'))])).toEqual([
      'sample: the key is the shortest option in 100% of the questions',
    ])
    expect(checkBanks([bank(rows('Place 4', 'Place'))])).toEqual([])
  })

  it('finds stray spaces and signs, and a single dollar sign', () => {
    expect(problemsOf(row({ text: 'Who wrote  Godan?' }))).toEqual([
      "sample: line 3: stray space or sign in 'Who wrote  Godan?'",
    ])
    expect(problemsOf(row({ text: 'Which book sold for $5?' }))).toEqual([
      "sample: line 3: a lone $ in 'Which book sold for $5?'",
    ])
  })

  it('finds a passage without a title or a text, and two banks of one name', () => {
    const silent = defineBank({
      id: 'silent',
      sets: [{ passage: { title: '', text: 'Short.' }, rows: SOUND }],
    })
    expect(checkBanks([silent])).toEqual(["silent: the passage '' has no title or hardly a text"])
    expect(checkBanks([bank(), bank(row({}))])).toEqual(['sample: two banks have this id'])
  })
})
