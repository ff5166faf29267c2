import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chapters } from '../chapters/chapters.ts'
import { CHAPTERS_OF_FILE } from '../chapters/concept-titles.ts'
import { subjects } from '../chapters/subjects.ts'
import { exams } from '../exams/exams.ts'
import { letterOf, lettersOf } from './letter-of.ts'
import { loadTopic } from './load-topic.ts'
import { makeTopicIndex } from './make-topic-index.ts'
import { isWordOfName } from './name-index.ts'
import { wordsOfTopic } from './read-phrases.ts'
import { spokenNames } from './spoken-names.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const folders = { names: './names/', words: './words/', titles: '../chapters/concept-titles/' } as const

const filesIn = (folder: string): Map<string, unknown> =>
  new Map(
    readdirSync(new URL(folder, import.meta.url)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(read(`${folder}${file}`)),
    ]),
  )

describe('the files in which topics are looked up', () => {
  it('are made from the concepts and word lists of now; else run node tools/index-topics.ts', () => {
    const index = makeTopicIndex()
    expect(filesIn(folders.names)).toEqual(index.names)
    expect(filesIn(folders.words)).toEqual(index.words)
    expect(filesIn(folders.titles)).toEqual(index.titles)
  })

  it('come to at most 60 KB compressed for 99 of 100 topics, and to little more for any, with the names that every topic needs', async () => {
    const topics = read('../paper/topics-served.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' | ')[0] ?? '')
    const always = compressed(JSON.stringify([chapters, exams, subjects, spokenNames]))
    const sizes: { typed: string; size: number }[] = []
    for (const typed of topics) {
      const files = await filesOf(typed)
      sizes.push({ typed, size: files.reduce((sum, file) => sum + sizeOf(file), always) })
    }
    const [largest] = sizes.sort((one, other) => other.size - one.size)
    const aboveBar = sizes.filter(({ size }) => size > 60 * 1024)
    expect(always).toBeGreaterThan(10_000) // it did measure something
    expect(aboveBar.length).toBeLessThanOrEqual(sizes.length / 100)
    expect(largest?.size, largest?.typed).toBeLessThanOrEqual(64 * 1024)
  }, 60_000)
})

const compressed = (text: string): number => brotliCompressSync(text).byteLength

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? compressed(read(file))
  sizes.set(file, known)
  return known
}

/** The files that a topic may need: all that loadTopic can ask for, and the titles of what it names. */
async function filesOf(topic: string): Promise<string[]> {
  const words = wordsOfTopic(topic).map(({ word }) => word)
  const phrases = (await loadTopic(topic)) ?? []
  const letters = lettersOf(words)
  const unknown = words.filter((word) => letters.includes(letterOf(word)) && !isWordOfName(word))
  const looked = phrases
    .filter(({ nodes }) => nodes.length === 0)
    .flatMap((phrase) => phrase.words.map(({ word }) => word))
  const chapterIds = new Set(
    phrases.flatMap(({ nodes }) => nodes.flatMap(({ chapterId }) => chapterId ?? [])),
  )
  const numbers = [...chapterIds].map((id) =>
    Math.floor(Object.keys(chapters).indexOf(id) / CHAPTERS_OF_FILE),
  )
  return [
    ...letters.map((letter) => `${folders.names}${letter}.json`),
    ...new Set([...unknown, ...looked].map((word) => `${folders.words}${letterOf(word)}.json`)),
    ...[...new Set(numbers)].map((number) => `${folders.titles}${number}.json`),
  ]
}
