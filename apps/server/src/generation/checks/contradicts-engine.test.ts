import { describe, expect, it } from 'vitest'
import { contradictsEngine } from './contradicts-engine.ts'

describe('a key that the engine can work out', () => {
  it.each([
    ['What is the HCF of 36 and 48?', ['12', '6', '144', '24'], 0, false],
    ['What is the HCF of 36 and 48?', ['12', '6', '144', '24'], 1, true],
    ['If x + 5 = 12, what is x?', ['7', '17', '5', '-7'], 0, false],
    ['If x + 5 = 12, what is x?', ['7', '17', '5', '-7'], 1, true],
    [
      'What is the simple interest on ₹5000 at 8% per annum for 3 years?',
      ['₹1,200', '₹1,500', '₹400', '₹900'],
      1,
      true,
    ],
    // The engine's answer holds both interest and amount, so it cannot tell which was asked.
    [
      'What is the simple interest on ₹5000 at 8% per annum for 3 years?',
      ['₹1,200', '₹6,200', '₹400', '₹900'],
      1,
      false,
    ],
    // No option is the engine's answer.
    ['What is the HCF of 36 and 48?', ['11', '6', '144', '24'], 0, false],
    [
      'In which year did the Quit India Movement of 8 August begin?',
      ['1942', '1930', '1920', '1947'],
      1,
      false,
    ],
    ['Which number is even, 3 or 4?', ['four', 'three', 'both', 'none'], 1, false],
  ])('%s %j with key %i: dropped is %s', (text, options, key, isDropped) => {
    expect(contradictsEngine(text, options, key)).toBe(isDropped)
  })
})
