import type { Screen } from './screen.ts'

export const adminScreens: readonly Screen[] = [
  { name: 'admin', path: '/admin' },
  { name: 'admin-categories', path: '/admin/categories' },
  { name: 'admin-questions', path: '/admin/questions' },
  { name: 'admin-create-question', path: '/admin/create-question' },
  { name: 'admin-reports', path: '/admin/reports' },
  { name: 'admin-file-upload', path: '/admin/file-upload' },
]
