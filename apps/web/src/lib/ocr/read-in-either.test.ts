import { expect, it } from 'vitest'
import { readInEither } from './read-in-either.ts'
import type { PhotoLanguage, PhotoText } from './read-photo.ts'

const HINDI = 'भारत की राजधानी नई दिल्ली है। (SSC 2019)'

/** A reader that gives these texts, and the languages in which it was asked. */
function fakeReader(texts: Record<PhotoLanguage, PhotoText>) {
  const asked: PhotoLanguage[] = []
  const read = async (_: Blob, { language }: { language: PhotoLanguage }) => {
    asked.push(language)
    return texts[language]
  }
  return { asked, read }
}

const reading = (language: PhotoLanguage) => ({
  language,
  signal: new AbortController().signal,
  onProgress: () => undefined,
})

it.each([
  ['Hindi', { ok: true, text: 'ARG HY WSN', confidence: 41 }, HINDI, 'hin+eng'],
  ['Hindi of which no English letter was read', { ok: false, problem: 'no-text' }, HINDI, 'hin+eng'],
  ['bad English', { ok: true, text: 'Tne rev0lt', confidence: 41 }, 'Tne rev0lt', 'eng'],
] as const)('a scan of %s is read with the letters that fit', async (_, english, both, language) => {
  const { asked, read } = fakeReader({ eng: english, 'hin+eng': { ok: true, text: both, confidence: 80 } })
  const found = await readInEither(new Blob(), reading('eng'), read)
  expect(found.language).toBe(language)
  expect(found.text).toMatchObject(language === 'eng' ? english : { ok: true, text: both })
  expect(asked).toEqual(['eng', 'hin+eng'])
})

it('certain English is read once, and so is what a person asked for in Hindi', async () => {
  const text = { ok: true, text: 'The revolt', confidence: 90 } as const
  for (const language of ['eng', 'hin+eng'] as const) {
    const { asked, read } = fakeReader({ eng: text, 'hin+eng': text })
    expect(await readInEither(new Blob(), reading(language), read)).toEqual({ text, language })
    expect(asked).toEqual([language])
  }
})
