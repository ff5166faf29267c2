import type { ExchangeQuestion } from '@ekagra/questions/exchange/exchange-question'
import { fromQuestion } from '@ekagra/questions/exchange/from-question'
import type { Question } from '@ekagra/schema/question'

export const FILE_FORMATS = ['csv', 'gift', 'moodle-xml', 'anki'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

/** A set with the name that its file gets. */
export interface NamedSet {
  name: string
  questions: readonly Question[]
}

/** A file of a set. What a format needs is loaded when it is asked for. */
export async function writeSet({ name, questions }: NamedSet, format: FileFormat): Promise<File> {
  const set = questions.map((question) => fromQuestion(question))
  const { content, ending, type } = await WRITERS[format](set, name)
  return new File([content], `${fileName(name)}.${ending}`, { type })
}

interface Written {
  content: BlobPart
  ending: string
  type: string
}

type Writer = (set: readonly ExchangeQuestion[], name: string) => Promise<Written>

const WRITERS: Record<FileFormat, Writer> = {
  async csv(set) {
    const { writeCsv } = await import('@ekagra/questions/exchange/write/write-csv')
    return { content: writeCsv(set), ending: 'csv', type: 'text/csv' }
  },
  async gift(set) {
    const { writeGift } = await import('@ekagra/questions/exchange/write/write-gift')
    return { content: writeGift(set), ending: 'gift.txt', type: 'text/plain' }
  },
  async 'moodle-xml'(set) {
    const { writeMoodleXml } = await import('@ekagra/questions/exchange/write/write-moodle-xml')
    return { content: writeMoodleXml(set), ending: 'xml', type: 'application/xml' }
  },
  async anki(set, name) {
    const { writeAnkiPackage } = await import('./anki-package.ts')
    return {
      content: await writeAnkiPackage(set, name, Date.now()),
      ending: 'apkg',
      type: 'application/octet-stream',
    }
  },
}

/** No sign that a file system refuses. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 80) || 'questions'
