import { describe, expect, it } from 'vitest'
import { misconceptionSubject } from './explanation.tsx'

describe('misconceptionSubject', () => {
  it.each([
    ['10 days', '10'],
    ['₹1,200 crore', '₹1,200'],
    ['25%', '25%'],
    ['Article 370', 'Article 370'],
    ['−3', '−3'],
  ])('calls %s by the name %s', (option, name) => {
    expect(misconceptionSubject(option)).toBe(name)
  })

  it.each(['$\\frac{5}{9}$', 'Savings and everything else that is left over', ''])(
    'has no short name for %s',
    (option) => {
      expect(misconceptionSubject(option)).toBeUndefined()
    },
  )
})
