import { type RouteObject, replace } from 'react-router'
import { Loading } from '../components/ui/loading.tsx'
import { LearnerGuard } from './learner-guard.tsx'
import { MainLayout } from './main-layout.tsx'
import { PageTransition } from './page-transition.tsx'
import { Root } from './root.tsx'
import { RouteErrorScreen } from './route-error-screen.tsx'

const redirectTo = (path: string) => () => replace(path)

/** A page without header and tab bar. MainLayout looks for it. */
const alone = 'stands-alone'

/** Pages of the learner, behind the guard. */
const learnerRoutes: RouteObject[] = [
  { index: true, lazy: () => import('../features/home/home-page.tsx') },
  { path: 'test', lazy: () => import('../features/practice-setup/test-setup-page.tsx') },
  {
    path: 'test/session',
    handle: alone,
    lazy: () => import('../features/question-session/question-session-page.tsx'),
  },
  { path: 'test/results', lazy: () => import('../features/results/test-results-page.tsx') },
  { path: 'practice', lazy: () => import('../features/practice-setup/practice-setup-page.tsx') },
  {
    path: 'practice/session',
    handle: alone,
    lazy: () => import('../features/question-session/question-session-page.tsx'),
  },
  { path: 'practice/results', lazy: () => import('../features/results/practice-results-page.tsx') },
  { path: 'exam/:examId', loader: redirectTo('/practice/session') },
  { path: 'history', lazy: () => import('../features/history/history-page.tsx') },
  { path: 'notes', lazy: () => import('../features/notes/notes-page.tsx') },
  { path: 'notes/create', lazy: () => import('../features/notes/create-note-page.tsx') },
  { path: 'notes/:noteId', lazy: () => import('../features/notes/note-page.tsx') },
  { path: 'note', loader: redirectTo('/notes') },
  { path: 'doubt-solver', lazy: () => import('../features/doubt-solver/doubt-solver-page.tsx') },
  { path: 'files', lazy: () => import('../features/files/files-page.tsx') },
  { path: 'search', lazy: () => import('../features/search/search-page.tsx') },
  { path: 'favorites', lazy: () => import('../features/bookmarks/bookmarks-page.tsx') },
  { path: 'weakness', lazy: () => import('../features/weakness/weakness-page.tsx') },
  { path: 'menu', lazy: () => import('../features/menu/menu-page.tsx') },
  {
    lazy: () => import('./query-scope.tsx'),
    children: [
      { path: 'categories', lazy: () => import('../features/categories/categories-page.tsx') },
      { path: 'category/:categoryId', lazy: () => import('../features/categories/category-page.tsx') },
      {
        path: 'subcategory/:subCategoryId',
        lazy: () => import('../features/categories/subcategory-page.tsx'),
      },
      { path: 'news', lazy: () => import('../features/news/news-page.tsx') },
      {
        path: 'current-affairs',
        lazy: () => import('../features/current-affairs/current-affairs-page.tsx'),
      },
    ],
  },
]

/** Pages to read, which keep nothing. */
const openRoutes: RouteObject[] = [
  { path: 'guide', lazy: () => import('../features/guide/guide-page.tsx') },
  { path: 'help', lazy: () => import('../features/help/help-page.tsx') },
  { path: 'privacy', lazy: () => import('../features/privacy/privacy-page.tsx') },
  { path: 'not-found', lazy: () => import('../features/not-found/not-found-page.tsx') },
]

const fileUpload = () => import('../features/admin/file-upload-page.tsx')

const adminRoutes: RouteObject[] = [
  { index: true, lazy: () => import('../features/admin/dashboard-page.tsx') },
  { path: 'categories', lazy: () => import('../features/admin/categories-page.tsx') },
  { path: 'questions', lazy: () => import('../features/admin/questions-page.tsx') },
  { path: 'create-question', lazy: () => import('../features/admin/create-question-page.tsx') },
  // The side menu links to `upload`, the contract names the route `file-upload`: one screen, two paths.
  { path: 'file-upload', lazy: fileUpload },
  { path: 'upload', lazy: fileUpload },
]

/** The whole table of pages. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RouteErrorScreen,
    children: [
      {
        Component: MainLayout,
        children: [
          {
            Component: PageTransition,
            HydrateFallback: Loading,
            children: [{ Component: LearnerGuard, children: learnerRoutes }, ...openRoutes],
          },
        ],
      },
      {
        path: 'admin',
        HydrateFallback: Loading,
        lazy: () => import('../features/admin/admin-layout.tsx'),
        children: [{ lazy: () => import('./query-scope.tsx'), children: adminRoutes }],
      },
      { path: '*', loader: redirectTo('/not-found') },
    ],
  },
]
