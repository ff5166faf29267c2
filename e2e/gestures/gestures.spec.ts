import { expect, type Page, test } from '@playwright/test'
import { newsQuestions, option as quizOption, startQuiz } from '../current-affairs/current-affairs-samples.ts'
import { choose, openSession, option, question } from '../session/session-samples.ts'
import { findToast } from '../support/find-toast.ts'
import { makeNote, seedNotes } from '../support/make-notes.ts'
import { swipe } from '../support/swipe.ts'

/**
 * Gestures that a browser has for itself: a swipe to the right goes back, a pull from the top reloads, two taps zoom in.
 * This folder runs in the whole browser; the headless build that the other tests use knows none of them.
 */
const LEFT = { x: 80, y: 300 }
const RIGHT = { x: 300, y: 300 }
const TOP = { x: 180, y: 120 }
const BOTTOM = { x: 180, y: 700 }

/** A page before this one, so that there is something to go back to; and a way to see whether the page was left. */
async function watchForLeaving(page: Page): Promise<string[]> {
  const left: string[] = []
  page.on('framenavigated', (frame) => left.push(frame.url()))
  return left
}

/** Long enough for the browser to have begun its own gesture, which it does within a few frames. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame)
  })

async function tryToLeave(page: Page): Promise<void> {
  await swipe(page, LEFT, RIGHT)
  await swipe(page, TOP, BOTTOM)
  await swipe(page, RIGHT, LEFT)
  await nextFrames(page)
}

test('in a session a swipe shows the next question or the one before, and no gesture of the browser zooms or reloads', async ({
  page,
}) => {
  await page.goto('/help')
  await openSession(page)
  const left = await watchForLeaving(page)
  await test.step('a swipe to the left shows the next question, to the right the one before', async () => {
    await swipe(page, RIGHT, LEFT)
    await expect(question(page, 2)).toBeVisible()
    await swipe(page, LEFT, RIGHT)
    await expect(question(page, 1)).toBeVisible()
    await expect(option(page, 12)).not.toBeChecked()
    await swipe(page, LEFT, RIGHT)
    await nextFrames(page)
    await expect(question(page, 1)).toBeVisible()
    expect(left).toEqual([])
  })
  await test.step('a finger that moves a zoomed-in view does not change the question', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(question(page, 2)).toBeVisible()
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
    await swipe(page, LEFT, RIGHT)
    await nextFrames(page)
    await expect(question(page, 2)).toBeVisible()
    await client.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
    await swipe(page, LEFT, RIGHT)
    await expect(question(page, 1)).toBeVisible()
  })
  await test.step('two quick taps on an option are two presses and no zoom', async () => {
    for (const target of [option(page, 12), page.getByRole('button', { name: 'Next' })])
      await expect(target).toHaveCSS('touch-action', 'manipulation')
  })
  await test.step('a pull from the top does not reload a session', async () => {
    await choose(page, 12)
    await swipe(page, TOP, BOTTOM)
    await nextFrames(page)
    await expect(option(page, 12)).toBeChecked()
    expect(left).toEqual([])
  })
})

test('no swipe takes a learner out of a current-affairs quiz, a dialog with text in it or a note that is being typed, and a file dropped beside the box for files is not opened in place of the app', async ({
  page,
}) => {
  await seedNotes(page, [makeNote(1)])
  await page.goto('/help')
  await test.step('a current-affairs quiz', async () => {
    await startQuiz(page, newsQuestions(0, 3))
    await quizOption(page, 'right 0').check()
    const left = await watchForLeaving(page)
    await tryToLeave(page)
    await expect(quizOption(page, 'right 0')).toBeChecked()
    expect(left).toEqual([])
  })
  await page.goto('/files')
  await test.step('a file dropped beside the box for files is not opened in place of the app', async () => {
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    const prevented = await page.locator('h1').evaluate((beside) =>
      ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer: new DataTransfer(),
        })
        beside.dispatchEvent(event)
        return event.defaultPrevented
      }),
    )
    expect(prevented).toEqual([true, true])
  })
  await test.step('a dialog with text in it', async () => {
    await page.getByRole('button', { name: /Paste/ }).click()
    const text = page.getByRole('dialog').getByRole('textbox').last()
    await text.fill('Photosynthesis makes sugar from light.')
    await text.blur()
    const left = await watchForLeaving(page)
    await tryToLeave(page)
    await expect(text).toHaveValue('Photosynthesis makes sugar from light.')
    expect(left).toEqual([])
  })
  await test.step('a note that is being typed', async () => {
    await page.goto('/notes/note-1?tab=edit')
    const text = page.getByRole('textbox').last()
    await text.fill('What I have learnt today')
    const left = await watchForLeaving(page)
    await page.evaluate(() => scrollTo(0, 0))
    await tryToLeave(page)
    await expect(text).toHaveValue('What I have learnt today')
    expect(left).toEqual([])
  })
})

test('SHELL-63 a toast is swiped away with a finger, and the page stays; elsewhere a swipe to the right goes back, as everywhere in the browser', async ({
  page,
}) => {
  await page.goto('/help')
  await test.step('a toast is swiped away', async () => {
    await page.goto('/practice/session') // which has no questions, and says so on /search
    await expect(page).toHaveURL('/search')
    const toast = findToast(page, 'No questions found.')
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const start = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    await swipe(page, start, { x: start.x + 200, y: start.y })
    await expect(toast).toHaveCount(0)
    await nextFrames(page)
    await expect(page).toHaveURL('/search')
  })
  await test.step('a swipe to the right goes back', async () => {
    // A browser that is still busy with the page may pass over the first swipe.
    await expect(async () => {
      await swipe(page, LEFT, RIGHT)
      await expect(page).toHaveURL('/help', { timeout: 3000 })
    }).toPass()
  })
})
