import type { Page } from '@playwright/test'

/** Really fills local storage, down to the last character, but for what `leave` asks to be left free. */
export async function fillStorage(page: Page, leave: number): Promise<void> {
  await page.evaluate((free) => {
    let piece = 2 ** 22
    for (let n = 0; piece >= 1; n += 1) {
      try {
        localStorage.setItem(`filler-${n}`, 'x'.repeat(piece))
      } catch {
        piece = Math.floor(piece / 2)
      }
    }
    const fillers = Object.keys(localStorage).filter((key) => key.startsWith('filler-'))
    let freed = 0
    for (const key of fillers.reverse()) {
      const length = localStorage.getItem(key)?.length ?? 0
      if (freed >= free) break
      const cut = Math.min(length, free - freed)
      localStorage.setItem(key, 'x'.repeat(length - cut))
      freed += cut
    }
  }, leave)
}
