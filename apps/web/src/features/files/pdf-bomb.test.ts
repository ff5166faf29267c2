import { expect, it } from 'vitest'
import { couldBeBomb } from './pdf-bomb.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  '<< /Length 10 /Filter [/FlateDecode /FlateDecode] >>',
  '<</Filter[/FlateDecode/LZWDecode]>>',
  '<</Filter [ /ASCII85Decode\n/FlateDecode ]>>',
  '<</Filter 12 0 R>>',
])('refuses a stream that is packed more than once, or nobody knows how: %s', (stream) => {
  expect(couldBeBomb(bytes(`%PDF-1.7\n${stream}`))).toBe(true)
})

it.each([
  '<< /Length 10 /Filter /FlateDecode >>',
  '<</Filter[/FlateDecode]>>',
  '<</Filter [/FlateDecode /DCTDecode]>>',
])('reads what documents have: %s', (stream) => {
  expect(couldBeBomb(bytes(`%PDF-1.7\n${stream}`))).toBe(false)
})
