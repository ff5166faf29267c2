import type { ResultQuery } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'
import type { PaperScope } from '@ekagra/schema/exam-paper'
import * as paths from './paths.ts'

function withQuery(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** The values to fill a set-up screen with, or the code of a friend's challenge. */
export interface SetupQuery {
  topic?: string
  difficulty?: string
  count?: number
  challenge?: string
}

export const setupPath = (
  mode: SessionMode,
  { topic, difficulty, count, challenge }: SetupQuery = {},
): string => withQuery(`/${mode}`, { topic, difficulty, count, challenge })

/** The path of a session in this mode. */
export const sessionPath = (mode: SessionMode): string =>
  mode === 'test' ? '/test/session?test=true' : paths.practiceSession

export const resultsPath = (
  mode: SessionMode,
  { id, score, total, topic, time, difficulty, mock }: ResultQuery,
): string =>
  withQuery(`/${mode}/results`, {
    id,
    score,
    total,
    topic,
    time,
    difficulty: difficulty.toLowerCase(),
    mock: mock || undefined,
  })

/** What of an exam's paper is sat. */
export interface PaperWish {
  scope?: PaperScope
  section?: number | undefined
}

/** The instructions before a paper. */
export const examStartPath = (patternId: string, { scope, section }: PaperWish = {}): string =>
  withQuery(`${paths.exams}/start/${encodeURIComponent(patternId)}`, { scope, section })

/** The hall in which a paper is sat. */
export const hallPath = (paperId: string): string => `${paths.exams}/hall/${encodeURIComponent(paperId)}`

/** The analysis of a paper that was handed in. */
export const examResultPath = (paperId: string): string =>
  `${paths.exams}/result/${encodeURIComponent(paperId)}`

/** A paper to print, with its answer sheet and its key. */
export const printedPaperPath = (paperId: string): string =>
  `${paths.exams}/print/${encodeURIComponent(paperId)}`

/** The form for a person's own pattern, new or to be changed. */
export const ownPatternPath = (id?: string): string => withQuery(paths.ownPattern, { id })

export const notePath = (id: string, tab?: 'preview'): string =>
  withQuery(`${paths.notes}/${encodeURIComponent(id)}`, { tab })

export const createNotePath = (topic: string, category?: string): string =>
  withQuery(paths.createNote, { topic, category })

/** The page of an exam or a subject. */
export const categoryPath = (id: string): string => `/category/${encodeURIComponent(id)}`

/** The page of a chapter. */
export const subcategoryPath = (id: string): string => `/subcategory/${encodeURIComponent(id)}`

export const searchPath = (text: string): string => withQuery(paths.search, { q: text || undefined })

export const filePath = (id: string): string => withQuery(paths.files, { file: id })

export const currentAffairsPath = (category: string): string => withQuery(paths.currentAffairs, { category })

/** The questions of the bank in one status. */
export const adminBankPath = (status: 'draft' | 'published' | 'archived'): string =>
  withQuery(paths.adminQuestions, { status })

/** An uploaded file, from which drafts are made. */
export const adminFilePath = (name: string): string => withQuery(paths.adminUpload, { file: name })

/** The form for a question of the bank. */
export const adminQuestionPath = (id: string): string => withQuery(paths.adminCreateQuestion, { id })

/** The reports of one piece of content, or the list of all. */
export const adminReportsPath = ({
  status,
  content,
}: {
  status?: 'open' | 'resolved' | undefined
  content?: string | undefined
}): string => withQuery(paths.adminReports, { status: status === 'resolved' ? status : undefined, content })

/** The questions of the bank that have this text, under the filters of the address so far. */
export const adminQuestionsPath = (text: string, filters: URLSearchParams): string => {
  const { page: _, ...kept } = Object.fromEntries(filters)
  return withQuery(paths.adminQuestions, { ...kept, q: text || undefined })
}

/** The room of a live quiz. */
export const livePath = (code: string): string => `${paths.live}/${encodeURIComponent(code)}`
