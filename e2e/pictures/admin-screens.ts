import { editedId, reportedId } from './admin-data.ts'
import { press, type Screen } from './screen.ts'

export const adminScreens: readonly Screen[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-categories', path: '/admin/categories' },
  {
    name: 'admin-category',
    path: '/admin/categories',
    act: (page) => press(page, 'Edit District exams'),
    isOverlay: true,
  },
  { name: 'admin-questions', path: '/admin/questions' },
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
  { name: 'admin-edit-question', path: `/admin/create-question?id=${editedId}` },
  { name: 'admin-reports', path: '/admin/reports' },
  { name: 'admin-correction', path: `/admin/reports?content=${reportedId}` },
  { name: 'admin-pool', path: '/admin/pool' },
  { name: 'admin-changes', path: '/admin/changes' },
  { name: 'admin-file-upload', path: '/admin/file-upload' },
  {
    name: 'admin-drafts',
    path: '/admin/upload?file=district%20paper%202019.txt',
    act: (page) => page.getByRole('button', { name: /^Import/ }).waitFor(),
  },
]
