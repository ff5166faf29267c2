import { expect } from '@playwright/test'
import { expectAccessible, expectTree } from '../support/expect-accessible.ts'
import { makeNote, seedNotes } from '../support/make-notes.ts'
import { test } from '../support/test.ts'

const note = makeNote(1, {
  title: 'Optics',
  content:
    '## Lenses\n\n- [x] read\n- a `code` and $\\sqrt{x}$\n\n| What | Formula |\n|---|---|\n| Lens | $\\frac{1}{f}$ |\n\n> Quoted[^1]\n\n```\ncode\n```\n\n[link](https://example.org) ends.\n\n[^1]: A source',
})

test('axe finds no accessibility problem on the screens of the notes', async ({ page }) => {
  await seedNotes(page, [note, makeNote(2, { tags: ['study'] })])
  await page.goto('/notes')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectAccessible(page, { largeTargets: true })
  await expectTree(page, 'notes')
  await page.getByRole('link', { name: 'Optics' }).first().click()
  await expect(page.locator('.katex').first()).toBeVisible()
  await expectAccessible(page)
  await expectTree(page, 'note')
  await page.getByRole('tab', { name: 'Edit' }).click()
  await expectAccessible(page)
  await page.goto('/notes/create?topic=Quidditch')
  await page.getByText('Smart Options').click()
  await page.getByRole('button', { name: 'Create notes' }).click()
  await expect(page.getByRole('heading', { name: 'What you can try' })).toBeVisible()
  await expectAccessible(page, { largeTargets: true })
})
