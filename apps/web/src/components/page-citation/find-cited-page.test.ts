import { expect, it } from 'vitest'
import { findCitedPage, readCitation } from './find-cited-page.ts'

const file = (name: string, parts: string[], isPaged = true) => ({
  id: name,
  name,
  savedAt: 0,
  isPaged,
  parts,
})

it('finds the page and the sentence that an explanation quotes, wherever its lines break', () => {
  const citation = readCitation('The text says on page 2: “It spread to Delhi.”')
  expect(citation).toEqual({ page: 2, quote: 'It spread to Delhi.' })
  const files = [
    file('other', ['', 'Nothing.']),
    file('history', ['One.', 'It began.\nIt spread\nto Delhi. Then more.']),
  ]
  expect(citation && findCitedPage(files, citation)).toEqual({
    file: files[1],
    before: 'It began. ',
    quote: 'It spread to Delhi.',
    after: ' Then more.',
  })
})

it('finds nothing when the file is gone, or has no pages', () => {
  const citation = { page: 1, quote: 'It spread.' }
  expect(findCitedPage([], citation)).toBeNull()
  expect(findCitedPage([file('pasted', ['It spread.'], false)], citation)).toBeNull()
})

it('reads no citation from another explanation', () => {
  expect(readCitation('On page 3 we see that x = 2.')).toBeNull()
})
