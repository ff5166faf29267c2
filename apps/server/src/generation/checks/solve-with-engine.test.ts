import { describe, expect, it } from 'vitest'
import { solveWithEngine } from './solve-with-engine.ts'

describe('a question that the engine can work out', () => {
  it.each([
    ['What is the HCF of 36 and 48?', ['12', '6', '144', '24'], 0],
    ['What is the HCF of 36 and 48?', ['6', '12', '144', '24'], 1],
    ['If x + 5 = 12, what is x?', ['7', '17', '5', '-7'], 0],
    ['What is 24 × 15?', ['350', '375', '360', '390'], 2],
    ['What is 24 × 15?', ['350', '375', '370', '390'], 'none'],
    [
      'What is the simple interest on ₹5000 at 8% per annum for 3 years?',
      ['₹1,200', '₹1,500', '₹400', '₹900'],
      0,
    ],
    // The engine's answer holds both interest and amount, so it cannot tell which was asked.
    [
      'What is the simple interest on ₹5000 at 8% per annum for 3 years?',
      ['₹1,200', '₹6,200', '₹400', '₹900'],
      null,
    ],
    // No option is the engine's answer.
    ['What is the HCF of 36 and 48?', ['11', '6', '144', '24'], null],
    ['In which year did the Quit India Movement of 8 August begin?', ['1942', '1930', '1920', '1947'], null],
    ['Which number is even, 3 or 4?', ['four', 'three', 'both', 'none'], null],
    ['Which river is known as the sorrow of Bihar?', ['Kosi', 'Gandak', 'Son', 'Ghaghara'], null],
  ])('%s %j: %s', (text, options, solution) => {
    expect(solveWithEngine({ text, options })).toBe(solution)
  })
})
