import { expect, it } from 'vitest'
import { help } from '../../messages/en/help.ts'
import { findAnswers } from './find-answers.ts'

const questions = (search: string) => findAnswers(help.list, search).map(({ question }) => question)

it('MENU-13 shows everything until something is looked for', () => {
  expect(questions('  ')).toHaveLength(help.list.length)
})

it('MENU-13 finds words in questions and answers, begun words too, questions first', () => {
  expect(questions('photo')[0]).toBe('Where does the photo of my question go?')
  expect(questions('How do I delete')[0]).toBe('How do I delete everything?')
  expect(questions('expor')).toContain('How do I delete everything?')
  expect(questions('DEVICE phone')).toContain('I practiced on my phone. Why is it not on my computer?')
})

it('MENU-13 finds nothing for what is not there', () => {
  expect(questions('cricket score')).toEqual([])
})
