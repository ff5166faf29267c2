import { isRecord } from '@ekagra/schema/is-record'
import { isStem } from '../components/figure/figure-kinds.ts'
import { areShort } from '../components/question/short-options.ts'
import { formulasIn } from '../components/rich-text/formulas-in.ts'
import { stepClass } from '../components/ui/step-class.ts'
import { sessionMode } from '../features/question-session/open/session-mode.ts'
import {
  ASKED_TOPIC,
  RUNNING_SESSION,
  SESSION_KEYS,
  SESSION_PROGRESS,
} from '../lib/stores/core/storage-keys.ts'
import { drawText } from './draw-text.ts'
import { copyOf, removeSlots, slotOf, TYPED } from './landing-slots.ts'
import { readJson, readStoredQuestion, type StoredQuestion } from './stored-question.ts'

/**
 * The session of this tab as far as it can be known before the app has come: its frame, and the text of the question that is open. Its
 * options are shuffled by the app, and until then they are the skeleton that the app shows too.
 */
export function drawSession(landing: HTMLElement): boolean {
  const stored = (key: string) => sessionStorage.getItem(key)
  const topic = stored(SESSION_KEYS.currentTopic)?.trim()
  const questions = readJson(stored(SESSION_KEYS.currentQuestions))
  if (!topic || !Array.isArray(questions) || questions.length === 0) return false
  if (!isModeOfPage(stored(SESSION_KEYS.currentMode))) return false

  const id = stored(RUNNING_SESSION)
  // A finished practice opens with its review.
  if (id !== null && stored(SESSION_KEYS.processedExamId) === id) return false
  const record = id === null ? null : readJson(localStorage.getItem(SESSION_PROGRESS + id))
  const progress = isRecord(record) && isRecord(record.progress) ? record.progress : null
  const at = progress === null ? 0 : Number(progress.index)
  // More may still be on their way.
  const total = Math.max(
    questions.length,
    id === null ? 0 : Number(stored(SESSION_KEYS.currentQuestionCount)),
  )
  // Whatever is stored must not make a page of endless steps.
  if (!(at in questions) || !(total <= MOST_QUESTIONS)) return false
  const question = readStoredQuestion(questions[at])

  drawHeader(landing, { topic, asked: stored(ASKED_TOPIC), at, total })
  const level = stored(SESSION_KEYS.currentDifficulty) ?? question?.difficulty ?? ''
  slotOf(landing, 'session level').replaceWith(copyOf(landing, level, 'easy'))
  // What can be pressed depends on what was answered; on the first question nothing was.
  if (progress !== null || total === 1) slotOf(landing, 'buttons').style.visibility = 'hidden'
  if (question) drawQuestion(landing, question)
  else removeSlots(landing, 'badge row', 'stem', 'options')
  if (questions.some((one) => isRecord(one) && one.figure !== undefined)) alsoFetch('figures')
  if (question && [question.text, ...question.options].some((text) => formulasIn(text).length > 0))
    alsoFetch('maths')
  return true
}

const MOST_QUESTIONS = 500

/** The build names what some questions need (first-pages.ts): fetched together with the page, it is there when the page opens. */
function alsoFetch(part: 'figures' | 'maths'): void {
  const files = document.getElementById('root')?.dataset
  if (files?.[part]) files.page += ` ${files[part]}`
}

/** /test/session may be a practice, which looks otherwise. */
function isModeOfPage(storedMode: string | null): boolean {
  const { pathname, search } = location
  const test = new URLSearchParams(search).get('test')
  const mode = sessionMode({ pathname, test, storedMode: storedMode === 'test' ? 'test' : null })
  return mode === (pathname.startsWith('/test') ? 'test' : 'practice')
}

interface HeaderValues {
  topic: string
  asked: string | null
  at: number
  total: number
}

function drawHeader(landing: HTMLElement, { topic, asked, at, total }: HeaderValues): void {
  slotOf(landing, 'topic').textContent = topic
  const typed = slotOf(landing, 'asked')
  if (asked) typed.textContent = (typed.textContent ?? '').replace(TYPED, () => asked)
  else typed.remove()
  slotOf(landing, 'number').textContent = `${at + 1}`
  const position = slotOf(landing, 'position')
  position.firstChild?.replaceWith(`${at + 1}`)
  if (position.lastElementChild) position.lastElementChild.textContent = `/${total}`
  slotOf(landing, 'steps').replaceChildren(
    ...Array.from({ length: total }, (_, index) =>
      Object.assign(document.createElement('span'), { className: stepClass(index, at) }),
    ),
  )
}

function drawQuestion(landing: HTMLElement, question: StoredQuestion): void {
  const { text, options, difficulty, trust, figure } = question
  slotOf(landing, 'level').replaceWith(copyOf(landing, difficulty, 'easy'))
  slotOf(landing, 'trust').replaceWith(copyOf(landing, trust, 'unverified'))
  const stem = slotOf(landing, 'stem')
  drawText(stem, text)
  if (areShort(options)) slotOf(landing, 'options').classList.add('lg:grid-cols-2')
  if (figure?.kind === 'passage') stem.before(drawPassage(landing, figure))
  // A figure above the question, or between it and its options, is drawn by the app, and its height is not known before.
  else if (figure) removeSlots(landing, 'options', ...(isStem(figure) ? ['stem'] : []))
}

function drawPassage(landing: HTMLElement, figure: NonNullable<StoredQuestion['figure']>): HTMLElement {
  const passage = copyOf(landing, 'passage')
  slotOf(passage, 'title').textContent = figure.title
  const sample = slotOf(passage, 'paragraph')
  sample.replaceWith(
    ...figure.paragraphs.map((text) => {
      const paragraph = Object.assign(document.createElement('p'), { className: sample.className })
      drawText(paragraph, text)
      return paragraph
    }),
  )
  return passage
}
