import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '../../lib/toast.ts'

const requestDoubt = vi.hoisted(() => vi.fn())
vi.mock('../../lib/backend/request-doubt.ts', () => ({ requestDoubt }))
const loadConfig = vi.hoisted(() => vi.fn())
vi.mock('../../lib/backend/load-config.ts', () => ({ loadConfig }))
const readPhoto = vi.hoisted(() => vi.fn())
vi.mock('../../lib/ocr/read-photo.ts', () => ({ readPhoto }))

const { Component } = await import('./doubt-solver-page.tsx')

const ANSWER = {
  question: 'server wording',
  subject: 'Mathematics',
  difficulty: 'Beginner',
  steps: [{ title: 'Divide by 2', explanation: '$x = 2$' }],
  finalAnswer: '$x = 2$',
  concepts: ['Algebra', 'Linear Equations'],
  isSampleAnswer: false,
}
const SAMPLE = { ...ANSWER, subject: 'History', difficulty: 'Intermediate', isSampleAnswer: true }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  URL.createObjectURL = () => 'blob:photo'
  toast.dismiss()
  requestDoubt.mockReset().mockResolvedValue({ kind: 'answer', answer: ANSWER })
  loadConfig.mockReset().mockResolvedValue({ features: { ai: false } })
})
afterEach(cleanup)

async function open(question?: string) {
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  if (question) await user.type(screen.getByLabelText('Your question'), question)
  return user
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Get answer' }))
const shownToast = () => toast.list().find(({ open: isOpen }) => isOpen)

describe('the doubt solver', () => {
  it('DOUBT-03 DOUBT-04 counts the characters and names six subjects', async () => {
    await open('2x = 4')
    expect(screen.getByText('6 / 2,000')).toBeDefined()
    const labels = within(screen.getByRole('list', { name: 'Subjects you can ask about' })).getAllByRole(
      'listitem',
    )
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'Mathematics',
      'Physics',
      'Chemistry',
      'Biology',
      'History',
      'English',
    ])
  })

  it('DOUBT-02 DOUBT-05 DOUBT-06 DOUBT-09 DOUBT-17 goes from input to loading to solution and back', async () => {
    let finish: (reply: unknown) => void = () => undefined
    requestDoubt.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const user = await open('2x = 4')
    await send(user)
    expect(screen.getByText('Getting Your Answer...')).toBeDefined()
    expect(screen.queryByLabelText('Your question')).toBeNull()
    finish({ kind: 'answer', answer: ANSWER })
    expect(await screen.findByRole('heading', { level: 1, name: '2x = 4' })).toBeDefined()
    expect(shownToast()).toMatchObject({ kind: 'success', title: 'Direct answer provided!' })
    for (const text of ['Mathematics', 'Beginner', 'Divide by 2', 'Algebra'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Algebra' }).getAttribute('href')).toBe('/practice?topic=Algebra')
    await user.click(screen.getByRole('button', { name: 'Ask New Question' }))
    expect(screen.getByLabelText('Your question')).toMatchObject({ value: '' })
  })

  it('DOUBT-12 DOUBT-13 DOUBT-16 shows the sample for a blank question and says so', async () => {
    requestDoubt.mockResolvedValue({ kind: 'sample', because: 'blank', answer: SAMPLE })
    const user = await open('   ')
    await send(user)
    expect(await screen.findByText('History')).toBeDefined()
    expect(screen.getByText('Intermediate')).toBeDefined()
    expect(shownToast()).toMatchObject({ kind: 'success', title: "Here's a sample direct answer!" })
    expect(localStorage.getItem('past-doubts')).toBeNull()
  })

  it('DOUBT-18 calls an answer without steps a response', async () => {
    requestDoubt.mockResolvedValue({ kind: 'answer', answer: { ...ANSWER, steps: [] } })
    await send(await open('Why?'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Response provided!' }))
  })

  it('DOUBT-19 says when the answer that arrives is a sample', async () => {
    requestDoubt.mockResolvedValue({ kind: 'answer', answer: SAMPLE })
    await send(await open('Why?'))
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Sample answer provided!' }))
  })

  it('DOUBT-14 DOUBT-15 asks the learner to rephrase after a failed call and keeps the typed question', async () => {
    requestDoubt.mockResolvedValue({ kind: 'rephrase' })
    await send(await open('Why is blue?'))
    expect(await screen.findByText('Please rephrase your question for a more specific answer.')).toBeDefined()
    expect(shownToast()).toMatchObject({ kind: 'error', title: 'Unable to process your question' })
    expect(screen.getByLabelText('Your question')).toMatchObject({ value: 'Why is blue?' })
  })

  it('without an answer, shows a worked example of the nearest kind, practice and notes', async () => {
    requestDoubt.mockResolvedValue({ kind: 'rephrase' })
    await send(await open('A boat goes upstream in a riddle'))
    const nearest = await screen.findByRole('region', { name: /nearest kind/ }, { timeout: 20_000 })
    expect(within(nearest).getAllByRole('listitem').length).toBeGreaterThan(0)
    expect(within(nearest).getByRole('link', { name: 'Practice this' }).getAttribute('href')).toMatch(
      /^\/practice\?topic=/,
    )
    expect(within(nearest).getByRole('link', { name: 'Notes: Boats & Streams' })).toBeDefined()
  })

  it('without an answer and without a kind that can be worked, leads to notes and practice on what it is about', async () => {
    requestDoubt.mockResolvedValue({ kind: 'rephrase' })
    await send(await open('Explain the preamble of the Indian constitution'))
    const about = await screen.findByRole(
      'region',
      { name: 'In the syllabus: Preamble' },
      { timeout: 20_000 },
    )
    expect(within(about).getByRole('link', { name: 'Notes: Preamble' })).toBeDefined()
    expect(within(about).getByRole('link', { name: 'Practice this' })).toBeDefined()
  })

  it('says when an AI answered, and whether a calculation agrees', async () => {
    const byAi = { ...ANSWER, answeredBy: 'deepseek' }
    requestDoubt.mockResolvedValue({ kind: 'answer', answer: { ...byAi, calculation: 'agrees' } })
    const user = await open('2x = 4')
    await send(user)
    expect(await screen.findByText('Answered by AI (deepseek)')).toBeDefined()
    expect(screen.getByText('Checked by calculation')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ask New Question' }))
    requestDoubt.mockResolvedValue({ kind: 'answer', answer: { ...byAi, calculation: 'differs' } })
    await user.type(screen.getByLabelText('Your question'), '2x = 4')
    await send(user)
    expect(await screen.findByText(/Take neither as certain/)).toBeDefined()
  })

  it('DOUBT-14 DOUBT-15 DOUBT-19 shows the sample on an exception', async () => {
    requestDoubt.mockResolvedValue({ kind: 'sample', because: 'exception', answer: SAMPLE })
    await send(await open('Why?'))
    expect(await screen.findByText('History')).toBeDefined()
    expect(shownToast()).toMatchObject({
      kind: 'error',
      title: 'Unable to process your question',
      description: 'Sample answer provided!',
    })
  })

  it('saves the doubt in this browser, opens it again, removes it and undoes the removal', async () => {
    const user = await open('2x = 4')
    await send(user)
    await user.click(await screen.findByRole('button', { name: 'Ask New Question' }))
    await user.click(screen.getByRole('button', { name: /^2x = 4/ }))
    expect(await screen.findByText('Divide by 2')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Ask New Question' }))
    await user.click(screen.getByRole('button', { name: 'Remove: 2x = 4' }))
    expect(JSON.parse(localStorage.getItem('past-doubts') ?? '[]')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('button', { name: /^2x = 4/ })).toBeDefined()
  })

  it('sends a follow-up with the earlier question and answer to an AI, and on its own to the solver', async () => {
    const user = await open('2x = 4')
    await send(user)
    const followUp = async (text: string) => {
      await user.type(await screen.findByLabelText('Ask a follow-up question'), text)
      await user.click(screen.getByRole('button', { name: 'Ask' }))
    }
    await followUp('3x = 9')
    await waitFor(() => expect(requestDoubt.mock.lastCall?.[0]).toBe('3x = 9'))
    loadConfig.mockResolvedValue({ features: { ai: true } })
    await followUp('Why?')
    await waitFor(() => expect(requestDoubt.mock.lastCall?.[0]).toMatch(/^Why\?\n\nThis follows .*: 3x = 9/))
    expect(await screen.findByRole('heading', { level: 1, name: 'Why?' })).toBeDefined()
  })

  it('returns to the typed question after a cancel', async () => {
    requestDoubt.mockReturnValue(new Promise(() => undefined))
    const user = await open('2x = 4')
    await send(user)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByLabelText('Your question')).toMatchObject({ value: '2x = 4' })
  })

  it('keeps a typed question after a reload, until it is answered', async () => {
    await open('2x = 4')
    cleanup()
    const user = await open()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('2x = 4')
    await send(user)
    await screen.findByRole('button', { name: 'Ask New Question' })
    cleanup()
    await open()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('')
  })

  describe('a photo', () => {
    const question = () => screen.getByLabelText<HTMLTextAreaElement>('Your question').value
    const choosePhoto = (user: ReturnType<typeof userEvent.setup>) => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      if (!input) throw new Error('no way to choose a photo')
      return user.upload(input, new File(['x'], 'photo.png', { type: 'image/png' }))
    }

    it('keeps the typed text, and another photo replaces the text of the last one', async () => {
      readPhoto.mockResolvedValueOnce({ ok: true, text: 'blurred', confidence: 20 })
      const user = await open('Solve: ')
      await choosePhoto(user)
      await waitFor(() => expect(question()).toBe('Solve:\nblurred'))
      cleanup()
      sessionStorage.clear()
      readPhoto.mockResolvedValueOnce({ ok: true, text: 'blurred', confidence: 20 })
      readPhoto.mockResolvedValueOnce({ ok: true, text: 'x'.repeat(3000), confidence: 90 })
      const again = await open()
      await choosePhoto(again)
      await waitFor(() => expect(question()).toBe('blurred'))
      await choosePhoto(again)
      await waitFor(() => expect(question()).toBe('x'.repeat(2000)))
    })

    it('that is not a picture is not shown as a broken image', async () => {
      readPhoto.mockResolvedValueOnce({ ok: false, problem: 'not-a-picture' })
      const user = await open()
      await choosePhoto(user)
      await screen.findByText('This file is not a picture that can be read.')
      expect(screen.queryByAltText('The photo you chose')).toBeNull()
    })

    it('that is cancelled while it is being read stays cancelled', async () => {
      let speakUp = (_share: number) => {}
      readPhoto.mockImplementationOnce((_photo, { onProgress }) => {
        speakUp = onProgress
        return new Promise(() => {})
      })
      const user = await open()
      await choosePhoto(user)
      await user.click(await screen.findByRole('button', { name: 'Stop' }))
      act(() => speakUp(0.3))
      expect(screen.queryByRole('progressbar')).toBeNull()
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read a photo' }).disabled).toBe(false)
    })
  })
})
