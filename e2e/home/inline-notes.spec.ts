import { expect, type Page } from '@playwright/test'
import { findToast } from '../support/find-toast.ts'
import {
  answerWithNotes,
  makeNote,
  readNotes,
  refuseNotes,
  seedNotes,
  writeSlowly,
} from '../support/make-notes.ts'
import { test } from '../support/test.ts'

async function scrollToCard(page: Page) {
  await page.getByRole('link', { name: /Files/ }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  const card = page.getByRole('region', { name: 'Smart notes' })
  await card.scrollIntoViewIfNeeded()
  return card
}

const CONTENT = `## Overview\n\n${'**Percent** of what? '.repeat(40)}`

test('NOTES-42 NOTES-43 NOTES-44 NOTES-45 the card writes notes, shows 400 characters, and offers View Full Notes, Copy and All Notes', async ({
  page,
}) => {
  const server = await writeSlowly(page)
  await page.goto('/')
  const card = await scrollToCard(page)
  await expect(card.getByRole('link', { name: 'All Notes' })).toBeVisible()
  await card.getByRole('button', { name: 'Generate notes' }).click()
  await expect(card.getByText('Writing notes on Percentage...')).toBeVisible()
  await expect(card.getByRole('progressbar')).toBeVisible()
  await server.send('text', { text: CONTENT })
  await server.send('done', { servedBy: 'deepseek' })
  const plain = `Overview ${'Percent of what? '.repeat(40)}`
  await expect(card.getByText(`${plain.slice(0, 400).trimEnd()}...`, { exact: true })).toBeVisible()
  await expect(card.getByRole('link', { name: 'All Notes' })).toHaveAttribute('href', '/notes')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await card.getByRole('button', { name: 'Copy' }).click()
  await expect(findToast(page, 'Failed to copy notes')).toBeVisible()
  expect((await readNotes(page)).map(({ title }) => title)).toEqual(['Percentage'])
  await card.getByRole('button', { name: 'View Full Notes' }).click()
  await expect(page).toHaveURL(/\/notes\/note-[\w-]+\?tab=preview$/)
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
})

test('NOTES-29 NOTES-33 after a failure the learner can try again; an older note is not removed without asking', async ({
  page,
}) => {
  await seedNotes(
    page,
    Array.from({ length: 15 }, (_, index) => makeNote(index + 1)),
  )
  await refuseNotes(page, 422, { error: 'Nobody knows this.' })
  await page.goto('/')
  const card = await scrollToCard(page)
  await card.getByRole('button', { name: 'Generate notes' }).click()
  await expect(findToast(page, 'Failed to generate notes')).toContainText('Nobody knows this.')
  await answerWithNotes(page, CONTENT)
  await card.getByRole('button', { name: 'Generate notes' }).click()
  await card.getByRole('button', { name: 'View Full Notes' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have 15 notes' })
  expect((await readNotes(page)).map(({ title }) => title)).toContain('Note 15')
  await dialog.getByRole('button', { name: 'Save the new note' }).click()
  await expect(page).toHaveURL(/\?tab=preview$/)
})
