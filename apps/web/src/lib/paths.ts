import type { ResultQuery } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'

/*
 * Every address of the app. Paths, query names and their order are part of the contract.
 * Plain constants, not one object: the build writes each into the place that uses it.
 */
export const home = '/'
export const practice = '/practice'
export const test = '/test'
export const history = '/history'
export const notes = '/notes'
export const createNote = '/notes/create'
export const doubtSolver = '/doubt-solver'
export const files = '/files'
export const search = '/search'
export const favorites = '/favorites'
export const weakness = '/weakness'
export const menu = '/menu'
export const categories = '/categories'
export const news = '/news'
export const currentAffairs = '/current-affairs'
export const guide = '/guide'
export const help = '/help'
export const privacy = '/privacy'
export const notFound = '/not-found'
export const admin = '/admin'
export const adminCategories = '/admin/categories'
export const adminQuestions = '/admin/questions'
export const adminCreateQuestion = '/admin/create-question'
export const adminUpload = '/admin/upload'
export const adminReports = '/admin/reports'

function withQuery(path: string, query: Record<string, string | number | boolean | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** What a set-up screen is filled in with, or the code of a friend's challenge. */
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

/** Where a session of this mode is taken. */
export const sessionPath = (mode: SessionMode): string =>
  withQuery(`/${mode}/session`, mode === 'test' ? { test: true } : {})

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

export const notePath = (id: string, tab?: 'preview'): string =>
  withQuery(`${notes}/${encodeURIComponent(id)}`, { tab })

export const createNotePath = (topic: string, category?: string): string =>
  withQuery(createNote, { topic, category })

/** The page of an exam or a subject. */
export const categoryPath = (id: string): string => `/category/${encodeURIComponent(id)}`

/** The page of a chapter. */
export const subcategoryPath = (id: string): string => `/subcategory/${encodeURIComponent(id)}`

export const searchPath = (text: string): string => withQuery(search, { q: text || undefined })

export const filePath = (id: string): string => withQuery(files, { file: id })

export const currentAffairsPath = (category: string): string => withQuery(currentAffairs, { category })

export const adminQuestionsPath = (text: string): string =>
  withQuery(adminQuestions, { q: text || undefined })
