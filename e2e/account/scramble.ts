import type { Page } from '@playwright/test'

/** What a device has of the things that are changed at random. */
export interface Scrambled {
  bookmarks: string[]
  seen: string[]
  /** Texts of notes. */
  notes: string[]
}

export const readScrambled = (page: Page): Promise<Scrambled> =>
  page.evaluate(() => {
    const list = (key: string) => JSON.parse(localStorage.getItem(key) ?? '[]')
    return {
      bookmarks: list('bookmarks')
        .map(({ id }: { id: string }) => id)
        .sort(),
      seen: list('trains-hard').sort(),
      notes: list('saved_notes')
        .map(({ content }: { content: string }) => content)
        .sort(),
    }
  })

/**
 * Changes bookmarks, seen lists and notes so many times, as the stores write them, in an order that depends on the name. Removes only bookmarks
 * that it has added, so that afterwards two devices must have what either has.
 */
export async function scramble(page: Page, name: string, edits: number): Promise<Scrambled> {
  await page.evaluate(
    ([device, count]) => {
      let state = [...device].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7)
      const draw = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return Math.floor((state / 2_147_483_648) * below)
      }
      const change = (key: string, edit: (list: Record<string, unknown>[]) => unknown[]) =>
        localStorage.setItem(key, JSON.stringify(edit(JSON.parse(localStorage.getItem(key) ?? '[]'))))
      for (let edit = 0; edit < count; edit += 1) {
        const id = `${device}-${edit}`
        const kind = draw(5)
        if (kind < 2) change('bookmarks', (list) => [{ id }, ...list])
        else if (kind === 2)
          change('bookmarks', (list) => {
            const mine = list.filter((item) => String(item.id).startsWith(device))
            const gone = mine[draw(Math.max(1, mine.length))]
            return list.filter((item) => item !== gone)
          })
        else if (kind === 3) change('trains-hard', (list) => [...list, id])
        else {
          const note = draw(4)
          // Each device writes two notes of its own and two that both have.
          const key = note < 2 ? `${device}-note-${note}` : `shared-note-${note}`
          const lastUpdated = new Date().toISOString()
          const next = { id: key, title: key, content: `${id} wrote`, tags: [], lastUpdated }
          change('saved_notes', (list) => [next, ...list.filter((item) => item.id !== key)])
        }
      }
    },
    [name, edits] as const,
  )
  return readScrambled(page)
}
