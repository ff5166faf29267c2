import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { chapters } from '../chapters/chapters.ts'
import { CHAPTERS_OF_FILE } from '../chapters/concept-titles.ts'
import { subjects } from '../chapters/subjects.ts'
import { examNames } from '../exams/exam-names.ts'
import { examOf } from '../exams/load-exams.ts'
import { loadTopic } from './load-topic.ts'
import { makeTopicIndex } from './make-topic-index.ts'
import { hasOwnMeaning } from './match-name.ts'
import { isWordOfName } from './name-index.ts'
import { isEveryday } from './reading/everyday-words.ts'
import { filesOfSlip, letterOf, lettersOf } from './reading/letter-of.ts'
import { wordsOfTopic } from './reading/read-phrases.ts'
import { spokenNames } from './spoken-names.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const folders = {
  names: './names/',
  words: './words/',
  near: './near/',
  titles: '../chapters/concept-titles/',
} as const

const filesIn = (folder: string): Map<string, unknown> =>
  new Map(
    readdirSync(new URL(folder, import.meta.url)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(read(`${folder}${file}`)),
    ]),
  )

describe('the files in which topics are looked up', () => {
  it('are made from the concepts and word lists of now; else run node tools/records/index-topics.ts', () => {
    const index = makeTopicIndex()
    expect(filesIn(folders.names)).toEqual(index.names)
    expect(filesIn(folders.words)).toEqual(index.words)
    expect(filesIn(folders.near)).toEqual(index.near)
    expect(filesIn(folders.titles)).toEqual(index.titles)
  })

  it('come to at most 60 KB compressed for every topic, with the names that all topics need, as the app is built', async () => {
    const topics = read('../paper/topics-served.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' | ')[0] ?? '')
    const always = compressed(JSON.stringify([chapters, examNames, subjects, spokenNames]))
    expect(always).toBeGreaterThan(10_000) // it did measure something
    const tooLarge: string[] = []
    for (const typed of topics) {
      const files = await filesOf(typed)
      const start = always + ADDRESSES + (await sizeOfExams(typed))
      const sizeWith = (sizeOf: (file: string) => number) =>
        files.reduce((sum, file) => sum + sizeOf(file), start)
      // Nearly every topic is small enough at the quick quality; only the others are compressed again at the best one.
      if (sizeWith(quickSizeOf) > LIMIT && sizeWith(sizeOf) > LIMIT) tooLarge.push(typed)
    }
    expect(tooLarge).toEqual([])
  }, 60_000)
})

/**
 * What the build adds: the addresses of the chapters (5 KB in the built app) and of the files of letters (under 2 KB). The
 * code that reads a topic is not counted.
 */
const ADDRESSES = 7 * 1024

const LIMIT = 60 * 1024

const compressed = (text: string, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength

function sizesOfFiles(quality: number): (file: string) => number {
  const sizes = new Map<string, number>()
  return (file) => {
    const size = sizes.get(file) ?? compressed(read(file), quality)
    sizes.set(file, size)
    return size
  }
}
const sizeOf = sizesOfFiles(constants.BROTLI_MAX_QUALITY)
const quickSizeOf = sizesOfFiles(5)

/** What the exams of a topic ask. */
async function sizeOfExams(topic: string): Promise<number> {
  const phrases = (await loadTopic(topic)) ?? []
  const ids = new Set(phrases.flatMap(({ nodes }) => nodes.flatMap(({ examId }) => examId ?? [])))
  return ids.size === 0 ? 0 : compressed(JSON.stringify([...ids].map(examOf)))
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
  const slips = [...unknown, ...looked].filter((word) => !hasOwnMeaning(word) && !isEveryday(word))
  const others = slips.flatMap(filesOfSlip)
  const chapterIds = new Set(
    phrases.flatMap(({ nodes }) => nodes.flatMap(({ chapterId }) => chapterId ?? [])),
  )
  const numbers = [...chapterIds].map((id) =>
    Math.floor(Object.keys(chapters).indexOf(id) / CHAPTERS_OF_FILE),
  )
  return [
    ...new Set([...letters, ...others].map((letter) => `${folders.names}${letter}.json`)),
    ...new Set(
      [...[...unknown, ...looked].map(letterOf), ...others].map((letter) => `${folders.words}${letter}.json`),
    ),
    ...[...new Set(numbers)].map((number) => `${folders.titles}${number}.json`),
  ]
}
