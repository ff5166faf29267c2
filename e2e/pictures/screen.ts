import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  path: string
  /** Hindi instead of English. */
  language?: 'hi'
  /** Runs before the screen is opened. */
  seed?: (page: Page) => Promise<unknown>
  /** Brings the opened page to the state that the picture shows. */
  act?: (page: Page) => Promise<unknown>
  /** Takes only the visible part: an overlay covers the window, not the whole page. */
  isOverlay?: boolean
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
