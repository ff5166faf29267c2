import { randomUUID } from 'node:crypto'
import { buildQuestion } from './build-question.ts'
import { buildReport } from './build-report.ts'

/** A row for each table of the data API, with a key of its own every time. */
export const oneRowOfEachTable = (): Record<string, Record<string, unknown>> => {
  const key = randomUUID()
  const now = new Date().toISOString()
  return {
    admin_changes: { id: key, actor: 'a', action: 'insert', subject: 'x', target: '', details: '' },
    bank_questions: {
      id: key,
      topic: 'Matrix',
      topic_key: 'matrix',
      text: 'Who may?',
      options: ['a', 'b', 'c', 'd'],
      correct_index: 0,
      explanation: 'Because.',
      difficulty: 'easy',
    },
    categories: { id: key, title: 'Matrix', position: 1 },
    category_prompts: { category: key, prompt: 'Ask.', position: 99 },
    corrections: { id: key, question_id: 'q-matrix', kind: 'dismiss' },
    day_figures: { day: key, pool: 0, bank: 0, file_bytes: 0 },
    learner_records: {
      id: key,
      user_id: randomUUID(),
      kind: 'notes',
      key: 'n',
      value: '"a"',
      mark: 'a-1',
      changed_at: 1,
    },
    news_articles: {
      id: key,
      category: 'International',
      source: 'a',
      title: 'a',
      link: 'https://example.org',
      summary: '',
      body: '',
      published_at: now,
    },
    pool_questions: {
      id: key,
      topic_key: 'matrix',
      difficulty: 'easy',
      timeframe: '',
      locale: 'en',
      question: buildQuestion(),
      provider: 'a',
      prompt: 'a@1',
      created_at: now,
    },
    provider_tokens: { id: key, day: '2026-11-15', provider: 'a', tokens: 1 },
    reports: buildReport({ id: key }),
  }
}

/** A column of each table that a change can be seen in. */
export const CHANGED: Record<string, Record<string, unknown>> = {
  admin_changes: { details: 'changed' },
  bank_questions: { explanation: 'changed' },
  categories: { prompt: 'changed' },
  category_prompts: { prompt: 'changed' },
  corrections: { note: 'changed' },
  day_figures: { bank: 7 },
  learner_records: { value: 'changed' },
  news_articles: { summary: 'changed' },
  pool_questions: { prompt: 'changed' },
  provider_tokens: { tokens: 7 },
  reports: { details: 'changed' },
}

/** The column by which a row is found. */
export const keyColumnOf = (table: string): string =>
  ({ category_prompts: 'category', day_figures: 'day' })[table] ?? 'id'

/** What everybody may do in each table, signed in or not. */
export const EVERYBODY: Record<string, string> = {
  ...Object.fromEntries(Object.keys(CHANGED).map((table) => [table, ''])),
  category_prompts: 'read',
  news_articles: 'read',
  reports: 'add',
}
