import { isRecord } from '@ekagra/schema/is-record'
import { parseJson } from '../core/parse-json.ts'
import { sessionArea } from '../core/storage-area.ts'
import { createStoredValue, type StoredValue } from '../core/stored-value.ts'

/** The contents of a set-up form: saved while the person types, so that a reload loses nothing. */
export interface SetupDraft {
  topic: string
  difficulty: 'easy' | 'medium' | 'hard'
  count: number
  mode: 'practice' | 'test'
  /** A test with a time limit. */
  timed?: boolean
  /** Whether the chapter around a narrow topic gives the questions that the topic itself has not. */
  fill?: boolean
}

const LEVELS = ['easy', 'medium', 'hard'] as const
const MODES = ['practice', 'test'] as const

/** Parsed by hand, without a schema: the home screen reads it before larger code has loaded. */
function readDraft(text: string | null): SetupDraft | null {
  const stored = text === null ? undefined : parseJson(text)
  if (!isRecord(stored) || typeof stored.topic !== 'string' || typeof stored.count !== 'number') return null
  const difficulty = LEVELS.find((level) => level === stored.difficulty)
  const mode = MODES.find((known) => known === stored.mode)
  if (!difficulty || !mode) return null
  const timed = stored.timed === true
  const fill = stored.fill === true
  return {
    topic: stored.topic,
    count: stored.count,
    difficulty,
    mode,
    ...(timed && { timed }),
    ...(fill && { fill }),
  }
}

const draftAt = (key: string): StoredValue<SetupDraft | null> =>
  createStoredValue<SetupDraft | null>({
    area: sessionArea,
    key,
    parse: (text) => ({ value: readDraft(text), intact: true }),
    format: JSON.stringify,
  })

/** One for each form. */
export const setupDrafts = {
  home: draftAt('homeDraft'),
  search: draftAt('searchDraft'),
  practice: draftAt('practiceDraft'),
  test: draftAt('testDraft'),
} as const

/** Called when a session has started, so that the next form begins empty. */
export function forgetDrafts(): void {
  for (const draft of Object.values(setupDrafts)) draft.remove()
}
