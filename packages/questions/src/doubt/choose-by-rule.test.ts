import { describe, expect, it } from 'vitest'
import { chooseByRule } from './choose-by-rule.ts'
import { tellDimensions } from './dimensions.ts'

describe('a question about its options', () => {
  it.each([
    ['which of the following is divisible by 11', ['4631', '4632', '4633', '4630'], '4631'],
    ['Which of these numbers is not divisible by 8?', ['4632', '4640', '4642', '4648'], '4642'],
    ['inme se kaun si sankhya 9 se vibhajya hai', ['3456', '3457', '3458', '3460'], '3456'],
    ['Which one of the following is a prime number?', ['91', '97', '87', '51'], '97'],
    ['which is a leap year', ['1900', '2000', '2100', '1800'], '2000'],
    ['which of the following fractions is the largest', ['2/3', '3/5', '5/8', '7/12'], '2/3'],
    ['arrange in dictionary order: which comes first', ['Absorb', 'Absent', 'Abstain', 'Abstract'], 'Absent'],
    ['which of the following is an irrational number', ['√4', '√9', '√7', '3/4'], '√7'],
    [
      'which of the following is a pythagorean triplet',
      ['2, 3, 4', '3, 4, 5', '5, 6, 7', '1, 2, 4'],
      '3, 4, 5',
    ],
    ['which of the following pairs is co-prime', ['4, 6', '8, 9', '10, 15', '12, 18'], '8, 9'],
    ['noble gas konsi hai inme se', ['Argon', 'Oxygen', 'Chlorine', 'Nitrogen'], 'Argon'],
    ['which of the following is not a mammal?', ['Whale', 'Bat', 'Shark', 'Dolphin'], 'Shark'],
  ])('%s: the option of which it is true', (question, options, answer) => {
    expect(chooseByRule(question, options)?.finalAnswer).toBe(answer)
  })

  it.each([
    ['it is true of two options', 'which is a prime number', ['7', '11', '9', '15']],
    ['it is true of none', 'which is divisible by 11', ['12', '13', '14', '15']],
    ['an option is not of its kind', 'which is the largest', ['Rajasthan', '5', '7', '9']],
    ['a thing is in no list', 'which is a metal', ['Iron', 'Bakelite', 'Oxygen', 'Carbon']],
    ['more is asked', 'which prime number is divisible by 11', ['11', '13', '17', '22']],
    ['Hindi says not', 'inme se kaun si sankhya 9 se vibhajya nahi hai', ['9', '18', '27', '28']],
  ])('is refused when %s', (_, question, options) => {
    expect(chooseByRule(question, options)).toBeNull()
  })
})

describe('dimensional formulas', () => {
  it.each([['[MLT^-2]'], ['M L T⁻²'], ['[M^1L^1T^-2]']])('agree with %s however it is written', (right) => {
    const options = ['[MLT^-1]', right, '[ML^2T^-2]', '[MT^-2]']
    expect(tellDimensions('Dimensional formula of force is', options)?.finalAnswer).toBe(right)
  })

  it('are told without options, and not for an unknown quantity', () => {
    expect(tellDimensions('what is the dimensional formula of pressure?', [])?.finalAnswer).toBe('[ML⁻¹T⁻²]')
    expect(tellDimensions('dimensional formula of rotational pressure', [])).toBeNull()
    expect(tellDimensions('dimensions of force', ['[MT^-2]', '[LT^-2]', '[MLT]'])).toBeNull()
  })
})
