import { grade } from '@ekagra/exam/grading/grade'
import { performanceMessage, resultBadge } from '@ekagra/exam/results/result-messages'
import {
  CORRECTIONS,
  RUNNING_SESSION,
  SESSION_KEYS,
  TAKEN_CHALLENGE,
} from '../lib/stores/core/storage-keys.ts'
import { copyOf, slotOf } from './landing-slots.ts'
import { readJson, readStoredQuestion } from './stored-question.ts'

/** The bands of the score, from the left. */
const BANDS = ['needs-work', 'fair', 'good', 'excellent']

/**
 * The score of the session that was finished in this tab, counted from its answers as the app counts it; what an address says about a
 * score is shown by the app alone, which knows how far to trust it.
 */
export function drawResults(landing: HTMLElement): boolean {
  const stored = (key: string) => sessionStorage.getItem(key)
  const query = new URLSearchParams(location.search)
  const id = query.get('id') ?? ''
  const topic = query.get('topic') || stored(SESSION_KEYS.currentTopic)
  const examId = stored(RUNNING_SESSION) ?? stored(SESSION_KEYS.processedExamId)
  const isOther = examId !== null && id !== '' && examId !== id
  // The view of a mock is another one, and an answer to a challenge is compared with the friend's score.
  const isOtherView = query.get('mock') === 'true' || stored(TAKEN_CHALLENGE) !== null
  if (isOther || !topic || isOtherView) return false

  const questions = readJson(stored(SESSION_KEYS.resultQuestions))
  const answers = readJson(stored(SESSION_KEYS.resultAnswers))
  if (!Array.isArray(questions) || !Array.isArray(answers) || questions.length === 0) return false
  const readable = questions.map(readStoredQuestion).filter((question) => question !== null)
  const corrections = localStorage.getItem(CORRECTIONS) ?? ''
  const isCorrected = readable.some(({ id: name }) => corrections.includes(JSON.stringify(name)))
  if (readable.length < questions.length || isCorrected || readable.length > MOST_QUESTIONS) return false

  const { score, total, percentage } = grade(readable, answers)
  slotOf(landing, 'topic').textContent = topic
  slotOf(landing, 'title').textContent = copyOf(landing, resultBadge(percentage)).textContent
  const message = performanceMessage(percentage)
  slotOf(landing, 'message').textContent = copyOf(landing, message).textContent
  drawRing(slotOf(landing, 'ring'), percentage)
  slotOf(landing, 'percentage').firstChild?.replaceWith(`${percentage}`)
  const count = slotOf(landing, 'count')
  count.textContent = (count.textContent ?? '').replace('2', `${score}`).replace(/4(?!.*4)/, `${total}`)
  drawBands(slotOf(landing, 'bands'), percentage, BANDS.indexOf(message))
  return true
}

/** Larger numbers are written with a comma, and no session is this long. */
const MOST_QUESTIONS = 999

function drawRing(ring: Element, percentage: number): void {
  const [, filled, end] = ring.querySelectorAll('circle')
  if (!filled || !end) throw new Error('the ring has no circles')
  const [middle, radius] = [Number(filled.getAttribute('cx')), Number(filled.getAttribute('r'))]
  const angle = (2 * Math.PI * percentage) / 100 - Math.PI / 2
  end.setAttribute('cx', `${middle + radius * Math.cos(angle)}`)
  end.setAttribute('cy', `${middle + radius * Math.sin(angle)}`)
  if (percentage > 0) filled.setAttribute('stroke-dasharray', `${percentage} 100`)
  else filled.remove()
}

function drawBands(bands: Element, percentage: number, at: number): void {
  const marker = slotOf(bands, 'marker')
  marker.textContent = `${percentage}%`
  marker.style.left = `clamp(1rem, ${percentage}%, calc(100% - 1rem))`
  // Only one of them is marked: it changes places with the right one.
  const marked = slotOf(bands, 'marked band')
  const right = bands.querySelectorAll('li')[at]
  if (right) [marked.className, right.className] = [right.className, marked.className]
}
