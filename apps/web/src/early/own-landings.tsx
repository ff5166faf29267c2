import { Difficulty } from '@ekagra/schema/difficulty'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { type Question, Trust } from '@ekagra/schema/question'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AnswerListSkeleton } from '../components/question/answer-list.tsx'
import { QuestionHeading } from '../components/question/question-heading.tsx'
import { LevelBadge, TrustBadge } from '../components/ui/question-badges.tsx'
import { ASKED_TOPIC, SESSION_KEYS } from '../lib/stores/core/storage-keys.ts'
import { storePaper } from '../lib/stores/hall/paper-store.ts'
import { resultsMessages } from '../messages/en/results.ts'
import { nameSlot, TYPED } from './landing-slots.ts'

/** A page that shows what the browser has stored: the build renders it with a sample, and main.ts puts the learner's own in its place. */
export interface OwnLanding {
  /** Where the sample is shown. */
  address: string
  /** Stores the sample. */
  prepare: () => Promise<void>
  /** What is on the screen when the sample has been read. */
  isShownBy: string
  /** Names the parts that differ from learner to learner, and takes out what cannot be known before the app has come. */
  shape: (container: HTMLElement) => void
}

const SAMPLE: Question = {
  id: 'sample',
  text: 'Sample',
  options: ['A', 'B', 'C', 'D'],
  correctAnswer: 0,
  explanation: '',
  difficulty: 'medium',
  trust: 'computed',
}

function store(values: Readonly<Record<string, string>>): void {
  sessionStorage.clear()
  for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value)
}

/** The build fails when a screen has changed so that a part cannot be found. */
function the(found: Element | null | undefined, name: string): Element {
  if (!found) throw new Error(`the landing has no ${name}`)
  return found
}

/** Renders something by itself, as an element. */
function draw(node: ReactNode): Element {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(node))
  const element = the(container.firstElementChild, 'drawing').cloneNode(true)
  root.unmount()
  if (!(element instanceof Element)) throw new Error('nothing was drawn')
  return element
}

function named(element: Element, name: string): Element {
  nameSlot(element, name)
  return element
}

function keep(container: HTMLElement, elements: readonly Element[]): void {
  const template = document.createElement('template')
  template.content.append(...elements)
  container.firstElementChild?.append(template)
}

function shapeSession(container: HTMLElement): void {
  const find = (selector: string) => the(container.querySelector(selector), selector)
  const topic = find('header h1')
  nameSlot(topic, 'topic')
  nameSlot(the(topic.nextElementSibling, 'typed topic'), 'asked')
  nameSlot(the(topic.parentElement?.nextElementSibling, 'level'), 'session level')
  nameSlot(find('header p.figures'), 'position')
  nameSlot(find('[role=progressbar]'), 'steps')
  nameSlot(find('main span.figures.text-xl'), 'number')
  // The time that has passed and what was answered are not known yet.
  for (const child of the(find('[role=timer]').closest('.min-h-13'), 'line').children)
    child.setAttribute('style', 'visibility:hidden')
  const options = find('[role=radiogroup]')
  const stem = the(options.previousElementSibling, 'stem')
  nameSlot(stem, 'stem')
  const row = the(stem.previousElementSibling, 'badges')
  nameSlot(row, 'badge row')
  nameSlot(the(row.children[0], 'level badge'), 'level')
  nameSlot(the(row.children[1], 'trust badge'), 'trust')
  options.replaceWith(named(draw(<AnswerListSkeleton />), 'options'))
  find('main section').remove()
  nameSlot(the(find('footer').firstElementChild, 'buttons'), 'buttons')
  keep(container, [
    ...Difficulty.options.map((level) => named(draw(<LevelBadge level={level} />), level)),
    ...Trust.options.map((trust) => named(draw(<TrustBadge trust={trust} />), trust)),
    drawPassage(),
  ])
}

function drawPassage(): Element {
  const passage = draw(
    <QuestionHeading
      id=""
      question={{ text: '', figure: { kind: 'passage', title: 'Sample', paragraphs: ['Sample'] } }}
      headingRef={{ current: null }}
      keepsStem
    />,
  )
  nameSlot(the(passage.querySelector('figcaption'), 'title'), 'title')
  nameSlot(the(passage.querySelector('p'), 'paragraph'), 'paragraph')
  return named(passage, 'passage')
}

const session = (mode: 'practice' | 'test'): OwnLanding => ({
  address: `/${mode}/session`,
  async prepare() {
    store({
      [SESSION_KEYS.currentTopic]: 'Sample',
      [ASKED_TOPIC]: TYPED,
      [SESSION_KEYS.currentMode]: mode,
      [SESSION_KEYS.currentDifficulty]: 'medium',
      [SESSION_KEYS.currentQuestions]: JSON.stringify([SAMPLE, { ...SAMPLE, id: 'sample-2' }]),
    })
  },
  isShownBy: '[role=radiogroup]',
  shape: shapeSession,
})

function shapeResults(container: HTMLElement): void {
  const find = (selector: string) => the(container.querySelector(selector), selector)
  const title = find('main section h1')
  nameSlot(title, 'title')
  nameSlot(the(title.previousElementSibling, 'topic'), 'topic')
  const message = the(title.nextElementSibling, 'message')
  nameSlot(message, 'message')
  const bands = the(message.nextElementSibling, 'bands')
  nameSlot(bands, 'bands')
  nameSlot(the(bands.querySelector('span'), 'marker'), 'marker')
  nameSlot(the(bands.querySelector('li.font-title'), 'marked band'), 'marked band')
  const ring = find('main section [role=img]')
  nameSlot(ring, 'ring')
  the(ring.querySelector('.animate-ring, circle:nth-child(2)'), 'filled ring').classList.remove(
    'animate-ring',
  )
  nameSlot(the(ring.querySelector('b'), 'percentage'), 'percentage')
  nameSlot(the(ring.querySelector('b')?.nextElementSibling, 'count'), 'count')
  // What can be done next depends on what was missed; its room is kept, because the ring is in the middle of it.
  for (let next = bands.nextElementSibling; next; next = next.nextElementSibling)
    next.setAttribute('style', 'visibility:hidden')
  const head = the(title.closest('section'), 'head')
  while (head.nextElementSibling) head.nextElementSibling.remove()
  const { badge, message: messages } = resultsMessages.english
  keep(
    container,
    Object.entries({ ...badge, ...messages }).map(([name, text]) => named(draw(<p>{text}</p>), name)),
  )
}

const results = (mode: 'practice' | 'test'): OwnLanding => ({
  address: `/${mode}/results?topic=Sample`,
  async prepare() {
    const questions = [1, 2, 3, 4].map((number) => ({ ...SAMPLE, id: `sample-${number}` }))
    // 2 of 4: draw-results.ts puts other numbers in their place.
    store({
      [SESSION_KEYS.resultQuestions]: JSON.stringify(questions),
      [SESSION_KEYS.resultAnswers]: JSON.stringify([0, 0, 1, 1]),
    })
  },
  isShownBy: 'main section h1',
  shape: shapeResults,
})

const PAPER: ExamPaper = {
  id: 'paper-sample',
  pattern: {
    id: 'sample',
    title: 'Sample',
    group: 'own',
    clock: { kind: 'common', minutes: 60 },
    sections: [
      {
        title: 'Sample',
        short: 'Sample',
        parts: [{ questions: 2, form: 'option', right: [2, 1], wrong: [1, 2] }],
        syllabus: { exam: 'sample', section: 'sample' },
      },
    ],
    levels: [1, 0, 0],
    calculator: 'none',
    realOptions: 4,
    languages: [],
    cutOffs: [],
  },
  patternId: 'sample',
  scope: 'full',
  seed: 'sample',
  skips: [],
  hasExtraTime: false,
  questions: [1, 2].map((number) => ({
    section: 0,
    part: 0,
    // Longer than an option that shares its row.
    question: { ...SAMPLE, id: `sample-${number}`, options: Array<string>(4).fill('A long sample option') },
    print: `${number}`,
  })),
  startedAt: '2026-01-01T00:00:00.000Z',
}

function shapeHall(container: HTMLElement): void {
  const find = (selector: string) => the(container.querySelector(selector), selector)
  nameSlot(find('header h1'), 'title')
  find('[role=timer]').setAttribute('style', 'visibility:hidden')
  const tab = find('header li')
  nameSlot(tab, 'tab')
  nameSlot(the(tab.querySelector('button'), 'tab'), 'button')
  nameSlot(the(tab.querySelector('[aria-hidden] > .md\\:hidden'), 'short name'), 'short')
  nameSlot(the(tab.querySelector('[aria-hidden] > .max-md\\:hidden'), 'name'), 'long')
  nameSlot(the(tab.querySelector('.figures > [aria-hidden]'), 'count'), 'answered')
  const options = find('[role=radiogroup]')
  nameSlot(options, 'options')
  for (const label of options.querySelectorAll('label'))
    nameSlot(the(label.lastElementChild, 'option'), 'option')
  nameSlot(the(options.previousElementSibling, 'stem'), 'stem')
  const place = find('main b.figures')
  nameSlot(the(place.lastElementChild, 'range'), 'range')
  // The number is a text beside the range.
  const number = document.createElement('span')
  nameSlot(number, 'number')
  while (place.firstChild !== place.lastElementChild) place.firstChild?.remove()
  place.prepend(number)
  const [right, wrong] = the(place.nextElementSibling, 'marks').querySelectorAll('[aria-hidden]')
  nameSlot(the(right, 'marks'), 'right')
  nameSlot(the(wrong, 'marks'), 'wrong')
  // The palette, and the dialogs that are closed.
  find('main aside').replaceChildren()
  for (const dialog of container.querySelectorAll('dialog')) dialog.remove()
}

const hall: OwnLanding = {
  address: `/exams/hall/${PAPER.id}`,
  async prepare() {
    // Nearly every browser with a screen this wide offers it, and its button takes room in the header.
    Object.defineProperty(document, 'fullscreenEnabled', { value: true })
    await storePaper(PAPER)
  },
  isShownBy: '[role=radiogroup]',
  shape: shapeHall,
}

export const OWN_LANDINGS: Readonly<Record<string, OwnLanding>> = {
  '/practice/session': session('practice'),
  '/test/session': session('test'),
  '/practice/results': results('practice'),
  '/test/results': results('test'),
  // A paper's id is in its address: the server sends this page for all of them.
  '/exams/hall/_': hall,
}
