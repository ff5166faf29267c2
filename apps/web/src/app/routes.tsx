import { Navigate, type RouteObject } from 'react-router'
import * as paths from '../lib/paths.ts'
import { lazyPage } from './lazy-page.ts'
import { LearnerGuard } from './learner-guard.tsx'
import { MainLayout } from './main-layout.tsx'
import { SessionLayout } from './session-layout.tsx'

const questionSession = lazyPage(() => import('../features/question-session/question-session-page.tsx'))
const fileUpload = lazyPage(() => import('../features/admin/file-upload-page.tsx'))
/** Wraps the pages that read from the server, so that the others do not load the query library. */
const queryScope = lazyPage(() => import('./query-scope.tsx'))

const sessionRoutes: RouteObject[] = [
  { path: 'test/session', Component: questionSession },
  { path: 'practice/session', Component: questionSession },
  {
    path: 'exams/start/:patternId',
    Component: lazyPage(() => import('../features/exam-start/start-page.tsx')),
  },
  {
    path: paths.paperChallenge,
    Component: lazyPage(() => import('../features/exam-start/challenge-page.tsx')),
  },
  { path: 'live/:code', Component: lazyPage(() => import('../features/live/room-page.tsx')) },
  { path: 'exams/hall/:paperId', Component: lazyPage(() => import('../features/exam-hall/hall-page.tsx')) },
]

/** Pages of the learner, inside the guard. */
const learnerRoutes: RouteObject[] = [
  { index: true, Component: lazyPage(() => import('../features/home/home-page.tsx')) },
  { path: paths.test, Component: lazyPage(() => import('../features/practice-setup/test-setup-page.tsx')) },
  { path: 'test/results', Component: lazyPage(() => import('../features/results/test-results-page.tsx')) },
  {
    path: paths.practice,
    Component: lazyPage(() => import('../features/practice-setup/practice-setup-page.tsx')),
  },
  {
    path: 'practice/results',
    Component: lazyPage(() => import('../features/results/practice-results-page.tsx')),
  },
  { path: 'exam/:examId', Component: lazyPage(() => import('../features/exam-open/exam-page.tsx')) },
  { path: paths.exams, Component: lazyPage(() => import('../features/exam-choose/choose-page.tsx')) },
  {
    path: paths.ownPattern,
    Component: lazyPage(() => import('../features/exam-choose/own-pattern-page.tsx')),
  },
  {
    path: 'exams/result/:paperId',
    Component: lazyPage(() => import('../features/exam-result/result-page.tsx')),
  },
  {
    path: 'exams/print/:paperId',
    Component: lazyPage(() => import('../features/exam-print/print-page.tsx')),
  },
  { path: paths.history, Component: lazyPage(() => import('../features/history/history-page.tsx')) },
  { path: paths.notes, Component: lazyPage(() => import('../features/notes/notes-page.tsx')) },
  { path: paths.createNote, Component: lazyPage(() => import('../features/notes/create-note-page.tsx')) },
  { path: 'notes/:noteId', Component: lazyPage(() => import('../features/notes/note-page.tsx')) },
  { path: 'note', element: <Navigate to={paths.notes} replace /> },
  {
    path: paths.doubtSolver,
    Component: lazyPage(() => import('../features/doubt-solver/doubt-solver-page.tsx')),
  },
  { path: paths.files, Component: lazyPage(() => import('../features/files/files-page.tsx')) },
  { path: paths.printSet, Component: lazyPage(() => import('../features/set-print/set-print-page.tsx')) },
  { path: paths.live, Component: lazyPage(() => import('../features/live/live-page.tsx')) },
  { path: paths.search, Component: lazyPage(() => import('../features/search/search-page.tsx')) },
  { path: paths.favorites, Component: lazyPage(() => import('../features/bookmarks/bookmarks-page.tsx')) },
  { path: paths.weakness, Component: lazyPage(() => import('../features/weakness/weakness-page.tsx')) },
  { path: paths.menu, Component: lazyPage(() => import('../features/menu/menu-page.tsx')) },
  { path: paths.account, Component: lazyPage(() => import('../features/account/account-page.tsx')) },
  { path: paths.categories, Component: lazyPage(() => import('../features/categories/categories-page.tsx')) },
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
      { path: paths.news, Component: lazyPage(() => import('../features/news/news-page.tsx')) },
      {
        path: paths.currentAffairs,
        Component: lazyPage(() => import('../features/current-affairs/current-affairs-page.tsx')),
      },
    ],
  },
]

/** Pages to read, which store nothing. */
const openRoutes: RouteObject[] = [
  { path: paths.guide, Component: lazyPage(() => import('../features/guide/guide-page.tsx')) },
  { path: paths.help, Component: lazyPage(() => import('../features/help/help-page.tsx')) },
  { path: paths.privacy, Component: lazyPage(() => import('../features/privacy/privacy-page.tsx')) },
  { path: paths.notFound, Component: lazyPage(() => import('../features/not-found/not-found-page.tsx')) },
]

const adminRoutes: RouteObject[] = [
  { index: true, Component: lazyPage(() => import('../features/admin/dashboard/dashboard-page.tsx')) },
  { path: paths.adminCategories, Component: lazyPage(() => import('../features/admin/categories-page.tsx')) },
  {
    path: paths.adminQuestions,
    Component: lazyPage(() => import('../features/admin/questions/questions-page.tsx')),
  },
  {
    path: paths.adminCreateQuestion,
    Component: lazyPage(() => import('../features/admin/questions/create-question-page.tsx')),
  },
  { path: paths.adminPool, Component: lazyPage(() => import('../features/admin/pool-page.tsx')) },
  { path: paths.adminChanges, Component: lazyPage(() => import('../features/admin/changes-page.tsx')) },
  { path: paths.adminAccounts, Component: lazyPage(() => import('../features/admin/accounts-page.tsx')) },
  { path: paths.adminReports, Component: lazyPage(() => import('../features/admin/reports-page.tsx')) },
  // The side menu links to `upload`, the contract names the route `file-upload`: one screen, two paths.
  { path: 'file-upload', Component: fileUpload },
  { path: paths.adminUpload, Component: fileUpload },
]

/** The whole table of pages. */
export const routes: RouteObject[] = [
  {
    Component: MainLayout,
    children: [{ Component: LearnerGuard, children: learnerRoutes }, ...openRoutes],
  },
  { Component: SessionLayout, children: [{ Component: LearnerGuard, children: sessionRoutes }] },
  {
    path: paths.admin,
    Component: queryScope,
    children: [
      {
        Component: lazyPage(() => import('../features/admin/admin-layout.tsx')),
        children: adminRoutes,
      },
    ],
  },
  { path: '*', element: <Navigate to={paths.notFound} replace /> },
]
