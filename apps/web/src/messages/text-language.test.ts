import { expect, it } from 'vitest'
import { languageOf } from './text-language.ts'

it('gives the language of a question if it is not the language of the page', () => {
  expect(languageOf('Find the profit percent.', 'hi')).toBe('en-IN')
  expect(languageOf('लाभ प्रतिशत ज्ञात कीजिए।', 'en')).toBe('hi')
})

it('gives no language if it is the language of the page, or if there are only figures', () => {
  expect(languageOf('Find the profit percent.', 'en')).toBeUndefined()
  expect(languageOf('लाभ percent ज्ञात कीजिए।', 'hi')).toBeUndefined()
  expect(languageOf('25%', 'hi')).toBeUndefined()
})
