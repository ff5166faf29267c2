import { describe, expect, it } from 'vitest'
import { needsFigure, splitQuestions } from './split-questions.ts'

const PAGE = `12. The average of 20 numbers is 15. Find their sum.
(a) 200 (b) 300 (c) 350 (d) 400
13. A train 150 m long crosses a pole in 9 seconds. Find its speed.
1) 50 km/h
2) 60 km/h
3) 72 km/h
4) 54 km/h
Q.14) What is the capital of the state of Assam in India?`

describe('several questions on one page', () => {
  it('are told apart by their numbers, each with its own options', () => {
    const questions = splitQuestions(PAGE)
    expect(questions).toHaveLength(3)
    expect(questions[0]).toMatch(/^The average of 20 .*400$/s)
    expect(questions[1]).toMatch(/^A train .*4\) 54 km\/h$/s)
    expect(questions[2]).toBe('What is the capital of the state of Assam in India?')
  })

  it('numbered options alone do not make several questions', () => {
    const text = 'Find the LCM of 12 and 18.\n1) 36\n2) 72\n3) 6\n4) 216'
    expect(splitQuestions(text)).toEqual([text])
  })

  it.each([
    ['In the given figure, find the value of x.', true],
    ['Study the chart below and answer.', true],
    ['Find the area of a circle of radius 7 cm.', false],
    ['The figure of 20 is doubled.', false],
  ])('%s needs a drawing: %s', (text, needed) => {
    expect(needsFigure(text)).toBe(needed)
  })
})
