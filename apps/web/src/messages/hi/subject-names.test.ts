import { subjects } from '@ekagra/questions/chapters/subjects'
import { expect, it } from 'vitest'
import { subjectName } from './subject-names.ts'

it.each(Object.values(subjects).map(({ title }) => title))('names the subject %s in Hindi', (title) => {
  expect(subjectName(title)).toMatch(/^[\u0900-\u097f ]+$/)
})

it('leaves any other name unchanged', () => {
  expect(subjectName('Quantum Computing')).toBe('Quantum Computing')
})
