import type { Locator, Page } from '@playwright/test'

/** A toast by its words; the copy that is read out aloud is left out. */
export const findToast = (page: Page, text: string | RegExp): Locator =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: text })
