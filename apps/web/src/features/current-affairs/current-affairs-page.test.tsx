import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { requestCurrentAffairs } from '../../lib/backend/request-current-affairs.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { currentAffairsMode } from '../../lib/stores/session/current-affairs-quiz-store.ts'
import { sessionValues } from '../../lib/stores/session/session-values.ts'
import { toast } from '../../lib/toast.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { makeQuestions } from '../../testing/make-attempt.ts'
import { stubServer } from '../../testing/stub-server.ts'
import { Component } from './current-affairs-page.tsx'

vi.mock('../../lib/backend/request-current-affairs.ts')
vi.mock('../../lib/log.ts')

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const said = () => toast.list().map(({ title }) => title)

beforeEach(() => {
  stubServer({})
  sessionStorage.clear()
  currentAffairsMode.remove()
  toast.dismiss()
  vi.mocked(requestCurrentAffairs).mockReset()
})

async function pressCard(name: RegExp) {
  fireEvent.click(screen.getByRole('tab', { name: 'Categories' }))
  fireEvent.click(await screen.findByRole('button', { name }))
}

it('CA-45 says that something went wrong after an unexpected error, and stays in setup', async () => {
  vi.mocked(requestCurrentAffairs).mockRejectedValue(new Error('boom'))
  open()
  await pressCard(/^Defence/)
  await waitFor(() => expect(said()).toContain('Something went wrong. Please try again.'))
  expect(currentAffairsMode.read().mode).toBe('setup')
})

it('CA-49 CA-50 CA-66 CA-75 goes from setup through the quiz to the result, and stores the values of the result', async () => {
  vi.mocked(requestCurrentAffairs).mockResolvedValue(makeQuestions(2).slice(1))
  open()
  await pressCard(/^Defence/)
  fireEvent.click(await screen.findByRole('radio', { name: /4$/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  expect(await screen.findByText('Quiz completed: Defence • This Month')).toBeTruthy()
  await waitFor(() => expect(sessionValues.testScore.read()).toBe(1))
  expect(sessionValues.resultQuestions.read()).toHaveLength(1)
  expect(sessionValues.originalQuestions.read()).toHaveLength(1)
  expect(sessionValues.resultAnswers.read()).toEqual([0])
  expect(sessionValues.testTime.read()).toMatch(/^00:0\d$/)
  expect(sessionValues.deviceType.read()).toBe('desktop')
  expect(sessionValues.lastTestTopic.read()).toBe('Current Affairs - Defence (This Month)')
  // It is said when the saving has ended, and would else be said in the next test.
  await waitFor(() => expect(said()).toContain('Current Affairs test saved to history!'))
})

it('shows a category in Hindi, but requests and stores it in English', async () => {
  vi.mocked(requestCurrentAffairs).mockResolvedValue(makeQuestions(2).slice(1))
  // Within act, because components suspend until their messages have loaded.
  await act(async () => {
    render(
      <LocaleContext value="hi">
        <Suspense>
          <QueryClientProvider client={createQueryClient()}>
            <MemoryRouter>
              <Component />
            </MemoryRouter>
          </QueryClientProvider>
        </Suspense>
      </LocaleContext>,
    )
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'श्रेणियाँ' }))
  fireEvent.click(await screen.findByRole('button', { name: /^रक्षा/ }))
  fireEvent.click(await screen.findByRole('radio', { name: /4$/ }))
  expect(vi.mocked(requestCurrentAffairs).mock.lastCall?.[0].category).toBe('Defence')
  expect(said().join()).toMatch(/^रक्षा के /)
  fireEvent.click(screen.getByRole('button', { name: 'पूरा करें' }))
  expect(await screen.findByText('क्विज़ पूरा: रक्षा • इस महीने')).toBeTruthy()
  await waitFor(() =>
    expect(sessionValues.lastTestTopic.read()).toBe('Current Affairs - Defence (This Month)'),
  )
  await waitFor(() => expect(said()).toContain('करेंट अफ़ेयर्स टेस्ट इतिहास में सहेजा गया!'))
})

const run = (changes: object) => ({
  questions: makeQuestions(2),
  category: 'Defence',
  timeframe: 'today',
  startedAt: 1,
  elapsedMs: 0,
  quiz: { index: 0, reached: 0, answers: [null, null], finished: false },
  ...changes,
})
const store = (value: unknown) => sessionStorage.setItem('currentAffairsQuiz', JSON.stringify(value))

it('CA-64 says that no questions are loaded when a quiz is empty, and returns to setup', async () => {
  store({ mode: 'quiz', run: run({ questions: [] }) })
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Current Affairs Hub' })).toBeTruthy()
  expect(said()).toEqual(['No questions loaded. Please try again.'])
})

it.each([
  ['no list', { mode: 'quiz', run: run({ questions: 'none' }) }],
  ['answers of another quiz', { mode: 'quiz', run: run({ questions: makeQuestions(3) }) }],
  ['an end without answers', { mode: 'result', run: run({ quiz: { ...run({}).quiz, finished: true } }) }],
  ['nothing we know', { mode: 'party' }],
])('CA-65 shows the error view for a quiz with %s, with a way back to setup', async (_, stored) => {
  store(stored)
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Error Loading Questions' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Return to Search' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Current Affairs Hub' })).toBeTruthy()
})
