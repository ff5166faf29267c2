import { Navigate, type RouteObject } from 'react-router'
import { lazyPage } from './lazy-page.ts'
import { LearnerGuard } from './learner-guard.tsx'
import { MainLayout } from './main-layout.tsx'
import { SessionLayout } from './session-layout.tsx'

const questionSession = lazyPage(() => import('../features/question-session/question-session-page.tsx'))
const fileUpload = lazyPage(() => import('../features/admin/file-upload-page.tsx'))
/** Around the pages that read from the server; the others do not pay for the query library. */
const queryScope = lazyPage(() => import('./query-scope.tsx'))

const sessionRoutes: RouteObject[] = [
  { path: 'test/session', Component: questionSession },
  { path: 'practice/session', Component: questionSession },
]

/** Pages of the learner, behind the guard. */
const learnerRoutes: RouteObject[] = [
  { index: true, Component: lazyPage(() => import('../features/home/home-page.tsx')) },
  { path: 'test', Component: lazyPage(() => import('../features/practice-setup/test-setup-page.tsx')) },
  { path: 'test/results', Component: lazyPage(() => import('../features/results/test-results-page.tsx')) },
  {
    path: 'practice',
    Component: lazyPage(() => import('../features/practice-setup/practice-setup-page.tsx')),
  },
  {
    path: 'practice/results',
    Component: lazyPage(() => import('../features/results/practice-results-page.tsx')),
  },
  { path: 'exam/:examId', element: <Navigate to="/practice/session" replace /> },
  { path: 'history', Component: lazyPage(() => import('../features/history/history-page.tsx')) },
  { path: 'notes', Component: lazyPage(() => import('../features/notes/notes-page.tsx')) },
  { path: 'notes/create', Component: lazyPage(() => import('../features/notes/create-note-page.tsx')) },
  { path: 'notes/:noteId', Component: lazyPage(() => import('../features/notes/note-page.tsx')) },
  { path: 'note', element: <Navigate to="/notes" replace /> },
  {
    path: 'doubt-solver',
    Component: lazyPage(() => import('../features/doubt-solver/doubt-solver-page.tsx')),
  },
  { path: 'files', Component: lazyPage(() => import('../features/files/files-page.tsx')) },
  { path: 'search', Component: lazyPage(() => import('../features/search/search-page.tsx')) },
  { path: 'favorites', Component: lazyPage(() => import('../features/bookmarks/bookmarks-page.tsx')) },
  { path: 'weakness', Component: lazyPage(() => import('../features/weakness/weakness-page.tsx')) },
  { path: 'menu', Component: lazyPage(() => import('../features/menu/menu-page.tsx')) },
  { path: 'categories', Component: lazyPage(() => import('../features/categories/categories-page.tsx')) },
  {
    path: 'category/:categoryId',
    Component: lazyPage(() => import('../features/categories/category-page.tsx')),
  },
  {
    path: 'subcategory/:subCategoryId',
    Component: lazyPage(() => import('../features/categories/subcategory-page.tsx')),
  },
  {
    Component: queryScope,
    children: [
      { path: 'news', Component: lazyPage(() => import('../features/news/news-page.tsx')) },
      {
        path: 'current-affairs',
        Component: lazyPage(() => import('../features/current-affairs/current-affairs-page.tsx')),
      },
    ],
  },
]

/** Pages to read, which keep nothing. */
const openRoutes: RouteObject[] = [
  { path: 'guide', Component: lazyPage(() => import('../features/guide/guide-page.tsx')) },
  { path: 'help', Component: lazyPage(() => import('../features/help/help-page.tsx')) },
  { path: 'privacy', Component: lazyPage(() => import('../features/privacy/privacy-page.tsx')) },
  { path: 'not-found', Component: lazyPage(() => import('../features/not-found/not-found-page.tsx')) },
]

const adminRoutes: RouteObject[] = [
  { index: true, Component: lazyPage(() => import('../features/admin/dashboard-page.tsx')) },
  { path: 'categories', Component: lazyPage(() => import('../features/admin/categories-page.tsx')) },
  { path: 'questions', Component: lazyPage(() => import('../features/admin/questions-page.tsx')) },
  {
    path: 'create-question',
    Component: lazyPage(() => import('../features/admin/create-question-page.tsx')),
  },
  { path: 'reports', Component: lazyPage(() => import('../features/admin/reports-page.tsx')) },
  // The side menu links to `upload`, the contract names the route `file-upload`: one screen, two paths.
  { path: 'file-upload', Component: fileUpload },
  { path: 'upload', Component: fileUpload },
]

/** The whole table of pages. */
export const routes: RouteObject[] = [
  {
    Component: MainLayout,
    children: [{ Component: LearnerGuard, children: learnerRoutes }, ...openRoutes],
  },
  { Component: SessionLayout, children: [{ Component: LearnerGuard, children: sessionRoutes }] },
  {
    path: 'admin',
    Component: lazyPage(() => import('../features/admin/admin-layout.tsx')),
    children: [{ Component: queryScope, children: adminRoutes }],
  },
  { path: '*', element: <Navigate to="/not-found" replace /> },
]
