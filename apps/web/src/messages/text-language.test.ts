import { expect, it } from 'vitest'
import { languageOf } from './text-language.ts'

it('names the language of a question that is not that of the page', () => {
  expect(languageOf('Find the profit percent.', 'hi')).toBe('en-IN')
  expect(languageOf('लाभ प्रतिशत ज्ञात कीजिए।', 'en')).toBe('hi')
})

it('says nothing where the language is that of the page, or where there are only figures', () => {
  expect(languageOf('Find the profit percent.', 'en')).toBeUndefined()
  expect(languageOf('लाभ percent ज्ञात कीजिए।', 'hi')).toBeUndefined()
  expect(languageOf('25%', 'hi')).toBeUndefined()
})
