import { editedId, reportedId } from './admin-data.ts'
import { press, type Screen } from './screen.ts'

export const adminScreens: readonly Screen[] = [
  { name: 'admin', path: '/admin' },
  {
    name: 'admin-menu',
    path: '/admin/questions',
    // Beside the page where there is room for it; there it is collapsed.
    act: async (page) => {
      const opener = page.getByRole('button', { name: 'Open menu' })
      await ((await opener.isVisible())
        ? opener
        : page.getByRole('button', { name: 'Collapse menu' })
      ).click()
    },
    isOverlay: true,
  },
  { name: 'admin-bell', path: '/admin', act: (page) => press(page, /^Notifications/), isOverlay: true },
  { name: 'admin-categories', path: '/admin/categories' },
  {
    name: 'admin-category',
    path: '/admin/categories',
    act: (page) => press(page, 'Edit District exams'),
    isOverlay: true,
  },
  {
    name: 'admin-news-category',
    path: '/admin/categories',
    act: (page) => press(page, 'Edit Defence'),
    isOverlay: true,
  },
  { name: 'admin-questions', path: '/admin/questions' },
  { name: 'admin-questions-none', path: '/admin/questions?q=castle' },
  {
    name: 'admin-question-delete',
    path: '/admin/questions',
    act: (page) => press(page, /^Delete/),
    isOverlay: true,
  },
  {
    name: 'admin-questions-chosen',
    path: '/admin/questions?status=draft',
    act: async (page) => {
      await page.getByLabel('Choose all on this page').check()
      await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
    },
  },
  {
    name: 'admin-export',
    path: '/admin/questions',
    act: async (page) => {
      await press(page, 'Export')
      await page.getByRole('dialog').waitFor()
    },
    isOverlay: true,
  },
  { name: 'admin-create-question', path: '/admin/create-question' },
  {
    name: 'admin-edit-question',
    path: `/admin/create-question?id=${editedId}`,
    act: (page) => page.getByLabel('Explanation').waitFor(),
  },
  {
    name: 'admin-near-question',
    path: '/admin/create-question',
    act: async (page) => {
      await page.getByLabel('Topic').fill('Africa')
      await page.getByLabel('Question', { exact: true }).fill('What is the capital of Kenya')
      for (const [index, text] of ['Mombasa', 'Nairobi', 'Kisumu', 'All of these'].entries())
        await page.getByLabel(`Option ${'ABCD'[index]}`).fill(text)
      await page.getByText('The bank has nearly the same question:').first().waitFor()
    },
  },
  {
    name: 'admin-question-kept',
    path: '/admin/create-question',
    act: (page) => page.getByRole('button', { name: 'Discard it' }).waitFor(),
  },
  { name: 'admin-reports', path: '/admin/reports' },
  { name: 'admin-correction', path: `/admin/reports?content=${reportedId}` },
  {
    name: 'admin-correction-confirm',
    path: `/admin/reports?content=${reportedId}`,
    act: async (page) => {
      await page.getByRole('radio', { name: /Nairobi/ }).check()
      await press(page, 'Fix and rescore')
      await page.getByRole('alertdialog').waitFor()
    },
    isOverlay: true,
  },
  { name: 'admin-report-answer', path: '/admin/reports?content=doubt-1' },
  { name: 'admin-reports-resolved', path: '/admin/reports?status=resolved' },
  { name: 'admin-pool', path: '/admin/pool' },
  {
    name: 'admin-pool-correct',
    path: '/admin/pool',
    act: (page) => press(page, /^Correct/),
    isOverlay: true,
  },
  { name: 'admin-accounts', path: '/admin/accounts' },
  {
    name: 'admin-account-delete',
    path: '/admin/accounts',
    act: (page) => press(page, /^Delete/),
    isOverlay: true,
  },
  { name: 'admin-changes', path: '/admin/changes' },
  { name: 'admin-file-upload', path: '/admin/file-upload' },
  {
    name: 'admin-drafts',
    path: '/admin/upload?file=district%20paper%202019.txt',
    act: (page) => page.getByRole('button', { name: /^Import/ }).waitFor(),
  },
]
