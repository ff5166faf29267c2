import { expect, it } from 'vitest'
import { latinHindi } from './latin-hindi.ts'

it.each([
  ['प्रतिशत', 'pratishat'],
  ['लाभ और हानि', 'labh aur hani'],
  ['भारतीय संविधान', 'bhartiya sanvidhan'],
  ['विज्ञान', 'vigyan'],
  ['त्रिकोणमिति', 'trikonmiti'],
  ['कार्य', 'karya'],
  ['अर्थ', 'arth'],
  ['रक्त संबंध', 'rakt sambandh'],
  ['घड़ी', 'ghadi'],
  ['एसएससी सीजीएल २०२६', 'ssc cgl 2026'],
  ['औसत। आयु', 'ausat  ayu'],
])('writes %s as it is typed in Latin letters: %s', (hindi, latin) => {
  expect(latinHindi(hindi)).toBe(latin)
})

it('leaves everything else as it is', () => {
  expect(latinHindi('Time & Work 50% الرياضيات 😀')).toBe('Time & Work 50% الرياضيات 😀')
})

it.each(['्', '़', 'ं', 'ा', 'क्', 'ऽ', '्््', 'ॐ'])('handles the single sign %s', (sign) => {
  expect(latinHindi(sign)).toEqual(expect.any(String))
})
