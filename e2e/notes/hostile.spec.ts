import { expect } from '@playwright/test'
import { MARKDOWN_ATTACKS, MARKDOWN_BOMBS } from '../../apps/web/src/testing/markdown-attacks.ts'
import { openInApp } from '../support/go-in-app.ts'
import { makeNote, seedNotes } from '../support/make-notes.ts'
import { test } from '../support/test.ts'

/** Text that is wider than a phone unless the page breaks it or lets it scroll. */
const WIDE = [
  'x'.repeat(4000),
  `| ${'wide '.repeat(60)} | ${'y'.repeat(300)} |\n|---|---|\n| a | b |`,
  `\`\`\`\n${'long line '.repeat(200)}\n\`\`\``,
  `$$${'x + '.repeat(120)}y$$`,
  `# ${'Heading'.repeat(60)}`,
]

test('notes written by an attacker run no code, load nothing, link nowhere and stay within the screen', async ({
  page,
}) => {
  const left: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin) && page.url() !== 'about:blank')
      left.push(request.url())
  })
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) violations.push(message.text())
  })
  await seedNotes(page, [
    makeNote(1, {
      title: '<img src=x onerror=alert(1)>',
      content: [...MARKDOWN_ATTACKS, ...WIDE, 'The end of it.'].join('\n\n'),
      tags: ['"><script>alert(1)</script>'],
    }),
  ])
  for (const path of ['/notes/note-1', '/notes/note-1?tab=edit', '/notes']) {
    await page.goto(path)
    await expect(
      page.getByText(path === '/notes' ? '<img src=x onerror=alert(1)>' : 'The end of it.').last(),
    ).toBeVisible()
    const main = page.getByRole('main')
    expect(
      await main.locator('script, iframe, img, object, embed, style, form[action], base, meta').count(),
    ).toBe(0)
    const addresses = await main
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(addresses.filter((address) => !/^(https?:|mailto:|#|\/notes)/.test(address))).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect([dialogs, left, violations]).toEqual([[], [], []])
})

test('notes made to freeze a page are drawn, cut where they must be', async ({ page }) => {
  const bombs = MARKDOWN_BOMBS.filter((_, index) => index % 6 === 0)
  await seedNotes(
    page,
    bombs.map(([name, content], index) => makeNote(index + 1, { title: `Bomb ${name}`, content })),
  )
  await page.goto('/notes')
  for (const [index] of bombs.entries()) {
    const started = Date.now()
    await openInApp(page, `/notes/note-${index + 1}`)
    await page.getByRole('tab', { name: 'Preview' }).click()
    expect(Date.now() - started).toBeLessThan(8000)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
