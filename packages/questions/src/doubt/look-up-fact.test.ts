import { describe, expect, it } from 'vitest'
import { loadTables } from '../chapters/catalogue.ts'
import { readFacts } from '../kit/facts/facts.ts'
import { openFactLookup } from './look-up-fact.ts'
import { solveDoubt } from './solve-doubt.ts'

const [tables, lookUpFact] = await Promise.all([loadTables(), openFactLookup()])

describe('looking up facts', () => {
  it.each([
    'What is the capital of Assam?',
    'capital of assam',
    'Which city is the capital of Assam',
    'Please tell the capital of ASSAM',
  ])('DOUBT-01 answers "%s" from the table of states', (doubt) => {
    const answer = solveDoubt(doubt, lookUpFact)
    expect(answer?.finalAnswer).toBe('Dispur')
    expect(answer?.steps.at(-1)?.title).toBe('Where it stands')
    expect(answer?.concepts).toHaveLength(1)
  })

  it('answers with the official capital, and names the other one that books print', () => {
    const answer = solveDoubt('What is the capital of Tanzania?', lookUpFact)
    expect(answer?.finalAnswer).toBe('Dodoma')
    expect(answer?.steps).toContainEqual({ title: 'Also found in books', explanation: 'Dar es Salaam' })
  })

  it.each([
    'capital of Atlantis',
    'Which city is not the capital of Assam?',
    'What was the first capital of Assam?',
    'What is the capital of Assam and of Bihar?',
    'When was the capital of Assam?',
    'capital',
    'assam',
    '',
  ])('gives no answer to "%s"', (doubt) => {
    expect(lookUpFact(doubt)).toBeNull()
  })

  it.each([
    ['Who discovered penicillin', 'Alexander Fleming'],
    ['first battle of panipat year', '1526'],
    ['When was the Reserve Bank of India established?', '1935'],
    ['where is kaziranga national park', 'Assam'],
  ])('DOUBT-01 answers "%s" by the name of the row and the kind of answer: %s', (doubt, answer) => {
    expect(lookUpFact(doubt)?.finalAnswer).toBe(answer)
  })

  it.each([
    'When was the Reserve Bank of India nationalised?',
    'Who was defeated in the first battle of Panipat?',
    'Who discovered penicillin and insulin?',
    'Who discovered penicillin before Fleming?',
    'When was the battle of Panipat?',
    'Where was penicillin discovered?',
  ])('gives no answer to "%s", which the row does not tell', (doubt) => {
    expect(lookUpFact(doubt)).toBeNull()
  })

  it('answers each question of the tables with the value of its row, or not at all when the words fit two rows', () => {
    let [answered, asked] = [0, 0]
    for (const table of tables)
      for (const { column, facts } of readFacts(table).columns)
        for (const { row, value } of facts)
          for (const template of column.ask ?? []) {
            asked += 1
            const found = lookUpFact(template.replaceAll('{name}', row.name))
            if (!found) continue
            answered += 1
            expect(found.finalAnswer.toLowerCase()).toBe(value.toLowerCase())
          }
    expect(asked).toBeGreaterThan(500)
    expect(answered / asked).toBeGreaterThan(0.9)
  })
})
