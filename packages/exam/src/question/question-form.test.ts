import { expect, it } from 'vitest'
import { findFormProblems } from './question-form.ts'

const GOOD = {
  text: 'Which river flows through Ahmedabad?',
  options: ['Sabarmati', 'Narmada', 'Tapti', 'Mahi'],
  correctIndex: 0,
  explanation: 'Ahmedabad lies on both banks of the Sabarmati.',
}

it('has nothing to say about a well-formed question, and does not judge empty fields', () => {
  expect(findFormProblems(GOOD)).toEqual([])
  expect(findFormProblems({ text: '', options: ['', '', '', ''], correctIndex: 0, explanation: '' })).toEqual(
    [],
  )
})

it('finds options that cannot be told apart', () => {
  expect(findFormProblems({ ...GOOD, options: ['12', '12.0', '13', '14'] })).toEqual(['options-alike'])
})

it('finds options and explanations that break when options are shuffled', () => {
  expect(
    findFormProblems({ ...GOOD, options: ['Sabarmati', 'Narmada', 'Tapti', 'All of the above'] }),
  ).toEqual(['refers-to-options'])
  expect(
    findFormProblems({ ...GOOD, explanation: 'Option B is in Madhya Pradesh, the others are not.' }),
  ).toEqual(['refers-to-options'])
})

it('finds a key that its length gives away, and an explanation that explains nothing', () => {
  const long = 'The Sabarmati, which rises in the Aravalli hills of Rajasthan'
  expect(
    findFormProblems({ ...GOOD, options: [long, 'Narmada', 'Tapti', 'Mahi'], explanation: 'It is so.' }),
  ).toEqual(['key-stands-out', 'short-explanation'])
})

it('tells options with figures apart by their spaces and numbers, not by a point at the end', () => {
  const alike = (...options: string[]) => findFormProblems({ ...GOOD, options: [...options, 'x', 'y'] })
  expect(alike('in 1947.', 'In  1947')).toEqual(['options-alike'])
  expect(alike('1,947', '1947;')).toEqual(['options-alike'])
  expect(alike('−5', '-5')).toEqual(['options-alike'])
  expect(alike('1 2/3', '12/3')).toEqual([])
  expect(alike('1.5', '15')).toEqual([])
})

it('measures options without the spaces around them, and no key that is not there', () => {
  const options = ['Sabarmati river', 'Narmada             ', 'Tapti', 'Mahi']
  expect(findFormProblems({ ...GOOD, options })).toEqual(['key-stands-out'])
  expect(findFormProblems({ ...GOOD, correctIndex: 4 })).toEqual([])
})

it('judges the length of a key only when all options are written, and from thirteen letters on', () => {
  const found = (...options: string[]) => findFormProblems({ ...GOOD, options })
  expect(found('Sabarmati river', 'Mahi', 'Tapti', '')).toEqual([])
  expect(found('Sabarmati river', 'Narmada river', 'Tapti', 'Mahi')).toEqual([])
  expect(found('Sabarmati ab', 'Mahi', 'Tapti', 'Beas')).toEqual([])
  expect(found('Sabarmati abc', 'Mahi', 'Tapti', 'Beas')).toEqual(['key-stands-out'])
  expect(found('Sabarmati!', 'Sabarmati', 'Tapti', 'Beas')).toEqual(['options-alike'])
})
