import type { Page } from '@playwright/test'
import { pastPaper } from './admin-data.ts'
import { seedQuestions } from './learner-data.ts'
import { press, type Screen } from './screen.ts'

const TEXT =
  'The Indus Valley Civilisation flourished between 2600 BCE and 1900 BCE. Its cities had straight streets and covered drains. Harappa was excavated in 1921 by Daya Ram Sahni. Mohenjo-daro was excavated in 1922 by R. D. Banerji. The Great Bath was found at Mohenjo-daro. A dockyard was found at Lothal in Gujarat.'

async function startAffairsQuiz(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Categories' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Defence/ })
    .click()
  await page.getByRole('radio').first().waitFor()
}

/** Waits for the dry run, whose button is the main one. */
async function choosePaper(page: Page): Promise<void> {
  await page.locator('input[type=file]').last().setInputFiles(pastPaper)
  await page.getByRole('combobox').first().waitFor()
}

/** Notes, doubts, files, news and everything else apart from practice and tests. */
export const studyScreens: readonly Screen[] = [
  { name: 'notes', path: '/notes' },
  { name: 'notes-list', path: '/notes?view=list' },
  {
    name: 'note-delete',
    path: '/notes',
    act: (page) => press(page, /^Delete the note/),
    isOverlay: true,
  },
  { name: 'note', path: '/notes/note-pictures' },
  {
    name: 'note-edit',
    path: '/notes/note-pictures',
    act: (page) => page.getByRole('tab', { name: 'Edit' }).click(),
  },
  {
    name: 'notes-create',
    path: '/notes/create?topic=Optics',
    act: (page) => page.getByText('Smart Options').click(),
  },
  {
    name: 'note-made',
    path: '/notes/create?topic=Optics',
    act: async (page) => {
      await press(page, 'Create notes')
      await page.getByRole('tab', { name: 'Preview' }).waitFor()
    },
  },
  { name: 'doubt-solver', path: '/doubt-solver' },
  {
    name: 'doubt-solved',
    path: '/doubt-solver',
    act: async (page) => {
      await page.getByLabel('Your question').fill('Solve 2x² + 7x + 3 = 0')
      await press(page, 'Get answer')
      await page.getByRole('button', { name: 'Ask New Question' }).first().waitFor()
    },
  },
  { name: 'files', path: '/files' },
  {
    name: 'file',
    path: '/files',
    act: async (page) => {
      const buffer = Buffer.from(TEXT)
      const file = { name: 'Indus Valley.txt', mimeType: 'text/plain', buffer }
      await page.getByLabel('Choose a file').last().setInputFiles(file)
      await page.getByRole('heading', { level: 1, name: 'Indus Valley' }).waitFor()
    },
  },
  { name: 'file-import', path: '/files', act: choosePaper },
  { name: 'file-import-hindi', path: '/files', language: 'hi', act: choosePaper },
  {
    name: 'file-export',
    path: '/files',
    act: async (page) => {
      await choosePaper(page)
      await press(page, /^Import/)
      await press(page, 'Export')
      await page.getByRole('dialog').waitFor()
    },
    isOverlay: true,
  },
  {
    name: 'file-refused',
    path: '/files',
    act: async (page) => {
      const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear Sir') }
      await page.locator('input[type=file]').last().setInputFiles(file)
      await page.getByText('letter.pdf could not be read').waitFor()
    },
  },
  { name: 'files-hindi', path: '/files', language: 'hi' },
  { name: 'bookmarks', path: '/favorites' },
  { name: 'weakness', path: '/weakness' },
  { name: 'menu', path: '/menu' },
  { name: 'share', path: '/menu', act: (page) => press(page, /Share App/), isOverlay: true },
  { name: 'categories', path: '/categories' },
  { name: 'exam', path: '/category/ssc-cgl' },
  { name: 'category', path: '/category/mathematics' },
  { name: 'category-missing', path: '/category/astrology' },
  { name: 'subcategory', path: '/subcategory/percentage' },
  { name: 'news', path: '/news' },
  { name: 'current-affairs', path: '/current-affairs' },
  {
    name: 'current-affairs-categories',
    path: '/current-affairs',
    act: (page) => page.getByRole('tab', { name: 'Categories' }).click(),
  },
  { name: 'current-affairs-quiz', path: '/current-affairs', act: startAffairsQuiz },
  { name: 'guide', path: '/guide' },
  { name: 'help', path: '/help' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not-found', path: '/not-found' },
  { name: 'session-figure', path: '/practice/session', seed: (page) => figure(page, 'Bar Graph') },
  { name: 'session-venn', path: '/practice/session', seed: (page) => figure(page, 'Venn Diagrams') },
  {
    name: 'session-passage',
    path: '/practice/session',
    seed: (page) => figure(page, 'Reading Comprehension'),
  },
  { name: 'notes-empty', path: '/notes', seed: (page) => forget(page, 'saved_notes') },
  { name: 'bookmarks-empty', path: '/favorites', seed: (page) => forget(page, 'bookmarks') },
  { name: 'history-empty', path: '/history', seed: (page) => forgetAll(page) },
  { name: 'home-new', path: '/', seed: (page) => forgetAll(page) },
]

const figure = (page: Page, topic: string) => seedQuestions(page, topic, 'practice')
/**
 * Also deletes the archive, from which a lost history is restored. The deletion happens when the page is
 * left.
 */
const forgetAll = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
const forget = (page: Page, key: string) => page.evaluate((name) => localStorage.removeItem(name), key)
