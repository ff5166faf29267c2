import { expect, it } from 'vitest'
import { help } from '../../messages/en/help.ts'
import { help as hindi } from '../../messages/hi/help.ts'
import { findAnswers } from './find-answers.ts'

const questions = (search: string) => findAnswers(help.list, search).map(({ question }) => question)

it('MENU-13 shows everything when the search is blank', () => {
  expect(questions('  ')).toHaveLength(help.list.length)
})

it('MENU-13 finds whole words and beginnings of words in questions and answers, questions first', () => {
  expect(questions('photo')[0]).toBe('Where does the photo of my question go?')
  expect(questions('How do I delete')[0]).toBe('How do I delete everything?')
  expect(questions('expor')).toContain('How do I delete everything?')
  expect(questions('DEVICE phone')).toContain('I practiced on my phone. Why is it not on my computer?')
})

it('MENU-13 finds nothing for words that no entry has', () => {
  expect(questions('cricket score')).toEqual([])
})

const hindiQuestions = (search: string) =>
  findAnswers(hindi.list, search, help.list).map(({ question }) => question)

it('MENU-13 finds Hindi words and beginnings of words, ignoring the words of nearly every question', () => {
  expect(hindiQuestions('फ़ोटो')[0]).toBe('मेरे सवाल की फ़ोटो कहाँ जाती है?')
  expect(hindiQuestions('भाषा कैसे बदल')[0]).toBe('थीम या भाषा कैसे बदलूँ?')
  expect(hindiQuestions('निर्यात')).toContain('सब कुछ कैसे मिटाऊँ?')
  expect(hindiQuestions('क्रिकेट')).toEqual([])
})

it('MENU-13 ignores different spellings of nukta dots and nasal signs', () => {
  expect(hindiQuestions('फोटो')).toEqual(hindiQuestions('फ़ोटो'))
  expect(hindiQuestions('मिटाऊं')[0]).toBe('सब कुछ कैसे मिटाऊँ?')
  expect(hindiQuestions('ऑफलाइन')).toContain('क्या एकाग्र बिना नेटवर्क के चलता है?')
})

it('MENU-13 finds a Hindi answer by its English words', () => {
  expect(hindiQuestions('photo')[0]).toBe('मेरे सवाल की फ़ोटो कहाँ जाती है?')
})
