import { expect } from '@playwright/test'
import { test } from '../support/test.ts'
import { leaveResult } from './result-samples.ts'

const ADDRESS = '/test/results?id=test-1&topic=Arithmetic&time=5:30&difficulty=medium'
const TWIN = 'Arithmetic: 70 per cent, 7 of 10 right (Medium, 5:30).'

test('a result is shared as a picture where the device can, else downloaded, with the same in words', async ({
  page,
}) => {
  await leaveResult(page, 10, 7)
  await page.goto(ADDRESS)
  const open = page.getByRole('button', { name: 'Share a picture' })
  const dialog = page.getByRole('dialog', { name: 'Your result as a picture' })
  await open.click()
  await expect(dialog.getByRole('img', { name: TWIN })).toBeVisible()
  await expect(dialog.getByText(TWIN)).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('ekagra-result.png')

  // Whatever the theme, it is drawn on light paper: a corner, and the ring in the colour of its band.
  const pixels = await dialog.getByRole('img').evaluate((canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d')
    const at = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3)
    return { corner: at(4, 4), ring: at(540 + 230, 430) }
  })
  expect(pixels).toEqual({ corner: [251, 248, 241], ring: [36, 105, 159] })

  await page.evaluate(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [], text }: ShareData) => {
        shared.push(text, ...files.map(({ name, type, size }) => [name, type, size > 5000]))
      },
    })
  })
  await page.keyboard.press('Escape')
  await open.click()
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await page.evaluate(() => Object(window).shared)).toEqual([
    TWIN,
    ['ekagra-result.png', 'image/png', true],
  ])
})
