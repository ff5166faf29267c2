import { describe, expect, it } from 'vitest'
import { askBank } from '../kit/bank/ask-bank.ts'
import type { Drawn } from '../kit/compose-question.ts'
import { drawQuestion } from '../kit/compose-question.ts'
import { createToldWords } from './told-words.ts'

describe('the words that a paper tells', () => {
  const champaran = drawn('In which year was the Champaran Satyagraha?', '1917')
  const told = createToldWords('champaran satyagraha')
  told.add(champaran)

  it('are those of the answer of another question', () => {
    expect(told.isAnswered(drawn('Gandhi went to Bihar for the indigo farmers in', '1917'))).toBe(true)
    expect(told.isAnswered(drawn('Gandhi went to Bihar', 'in April 1917'))).toBe(true)
    expect(told.isAnswered(drawn('Gandhi went to Kheda in', '1918'))).toBe(false)
  })

  it('are those of the text of another question, either way', () => {
    expect(told.isTold(drawn('Who asked Gandhi to come to Champaran in 1917?', 'Rajkumar Shukla'))).toBe(true)
    expect(told.isTold(drawn('Which satyagraha was the first?', 'Champaran Satyagraha'))).toBe(true)
    expect(told.isTold(drawn('Who asked Gandhi to come?', 'Rajkumar Shukla'))).toBe(false)
  })

  it('are those that were typed', () => {
    expect(told.isTyped(drawn('Which was the first?', 'Champaran'))).toBe(true)
    expect(told.isTyped(drawn('Who led the Champaran Satyagraha?', 'Gandhi'))).toBe(false)
  })

  it('are asked again when the answer is the same and the rest says the same', () => {
    expect(told.isRepeated(drawn('The Champaran Satyagraha took place in which year?', '1917'))).toBe(true)
    expect(told.isRepeated(drawn('When was the Ahmedabad mill strike announced?', '1918'))).toBe(false)
    told.add(drawn('Which leader of the Moderates founded the Servants of India Society?', 'Gokhale'))
    expect(told.isRepeated(drawn('The Servants of India Society was founded by', 'Gokhale'))).toBe(true)
    expect(told.isRepeated(drawn('Who was the political guru of Gandhi?', 'Gokhale'))).toBe(false)
    told.add(drawn('For which mineral is Lohardaga known?', 'Bauxite'))
    expect(told.isRepeated(drawn('For which mineral is Amarkantak known?', 'Bauxite'))).toBe(false)
  })

  it('are not those of an answer about statements', () => {
    told.add(drawn('Consider: 1. A. 2. B.', '1 and 2 only'))
    expect(told.isAnswered(drawn('Consider: 1. C. 2. D.', '1 and 2 only'))).toBe(false)
  })
})

/** A written question with this text and key. */
function drawn(text: string, key: string): Drawn {
  const bank = askBank({
    id: 'told',
    sets: [{ rows: `1 | ${text} | ${key} | one | two | three | Because.` }],
  })
  const question = drawQuestion(bank, { level: 'easy', seed: 'seed', index: 0 })
  if ('problem' in question) throw new Error(question.problem)
  return question
}
