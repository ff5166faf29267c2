import type { Page } from '@playwright/test'

export interface Screen {
  name: string
  path: string
  /** Before it is opened. */
  seed?: (page: Page) => Promise<unknown>
  /** From the opened page to what the picture shows. */
  act?: (page: Page) => Promise<unknown>
  /** What lies over the page is taken as it stands on the glass. */
  isOverlay?: boolean
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
