import { expect, it } from 'vitest'
import { couldBeBomb } from './pdf-bomb.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  '<< /Length 10 /Filter [/FlateDecode /FlateDecode] >>',
  '<</Filter[/FlateDecode/LZWDecode]>>',
  '<</Filter [ /ASCII85Decode\n/FlateDecode ]>>',
  '<</Filter 12 0 R>>',
])('refuses a stream that is compressed more than once or in an unknown way: %s', (stream) => {
  expect(couldBeBomb(bytes(`%PDF-1.7\n${stream}`))).toBe(true)
})

it.each([
  '<< /Length 10 /Filter /FlateDecode >>',
  '<</Filter[/FlateDecode]>>',
  '<</Filter [/FlateDecode /DCTDecode]>>',
])('accepts the streams of ordinary documents: %s', (stream) => {
  expect(couldBeBomb(bytes(`%PDF-1.7\n${stream}`))).toBe(false)
})
