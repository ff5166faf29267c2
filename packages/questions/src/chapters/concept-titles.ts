import { type ChapterId, chapters } from './chapters.ts'

/** What a concept is called where it is shown; its other names are only needed to find it. */
export interface ConceptTitle {
  /** Unique in its chapter: 'directive-principles'. */
  id: string
  title: string
}

/** The titles of the concepts of some chapters, one per line. tools/records/index-topics.ts writes them. */
type TitleFile = Readonly<Record<string, string>>

/** So many neighbours in the list of chapters share a file: few enough that a topic fetches little, and few files. */
export const CHAPTERS_OF_FILE = 5

const files: readonly (() => Promise<{ default: TitleFile }>)[] = [
  () => import('./concept-titles/0.json', { with: { type: 'json' } }),
  () => import('./concept-titles/1.json', { with: { type: 'json' } }),
  () => import('./concept-titles/2.json', { with: { type: 'json' } }),
  () => import('./concept-titles/3.json', { with: { type: 'json' } }),
  () => import('./concept-titles/4.json', { with: { type: 'json' } }),
  () => import('./concept-titles/5.json', { with: { type: 'json' } }),
  () => import('./concept-titles/6.json', { with: { type: 'json' } }),
  () => import('./concept-titles/7.json', { with: { type: 'json' } }),
  () => import('./concept-titles/8.json', { with: { type: 'json' } }),
  () => import('./concept-titles/9.json', { with: { type: 'json' } }),
  () => import('./concept-titles/10.json', { with: { type: 'json' } }),
  () => import('./concept-titles/11.json', { with: { type: 'json' } }),
  () => import('./concept-titles/12.json', { with: { type: 'json' } }),
  () => import('./concept-titles/13.json', { with: { type: 'json' } }),
  () => import('./concept-titles/14.json', { with: { type: 'json' } }),
  () => import('./concept-titles/15.json', { with: { type: 'json' } }),
  () => import('./concept-titles/16.json', { with: { type: 'json' } }),
  () => import('./concept-titles/17.json', { with: { type: 'json' } }),
  () => import('./concept-titles/18.json', { with: { type: 'json' } }),
  () => import('./concept-titles/19.json', { with: { type: 'json' } }),
  () => import('./concept-titles/20.json', { with: { type: 'json' } }),
  () => import('./concept-titles/21.json', { with: { type: 'json' } }),
  () => import('./concept-titles/22.json', { with: { type: 'json' } }),
  () => import('./concept-titles/23.json', { with: { type: 'json' } }),
  () => import('./concept-titles/24.json', { with: { type: 'json' } }),
  () => import('./concept-titles/25.json', { with: { type: 'json' } }),
  () => import('./concept-titles/26.json', { with: { type: 'json' } }),
  () => import('./concept-titles/27.json', { with: { type: 'json' } }),
  () => import('./concept-titles/28.json', { with: { type: 'json' } }),
  () => import('./concept-titles/29.json', { with: { type: 'json' } }),
  () => import('./concept-titles/30.json', { with: { type: 'json' } }),
  () => import('./concept-titles/31.json', { with: { type: 'json' } }),
  () => import('./concept-titles/32.json', { with: { type: 'json' } }),
  () => import('./concept-titles/33.json', { with: { type: 'json' } }),
  () => import('./concept-titles/34.json', { with: { type: 'json' } }),
]

const fileOf = (id: ChapterId): number => Math.floor(Object.keys(chapters).indexOf(id) / CHAPTERS_OF_FILE)

const lists = new Map<ChapterId, readonly ConceptTitle[]>()
const titles = new Map<ChapterId, Map<string, string>>()

/** Loads the titles of the concepts of some chapters. */
export async function loadConceptTitles(chapterIds: Iterable<ChapterId>): Promise<void> {
  const wanted = [...chapterIds].filter((id) => !lists.has(id))
  const opened = await Promise.all(
    [...new Set(wanted.map(fileOf))].map(async (number) => (await files[number]?.())?.default),
  )
  for (const id of wanted) {
    const list = readTitles(opened.find((file) => file?.[id] !== undefined)?.[id] ?? '')
    lists.set(id, list)
    const known = conceptTitles(id)
    for (const concept of list) known.set(concept.id, concept.title)
  }
}

/** The titles of a chapter's concepts by id; empty until they are loaded. */
export function conceptTitles(chapterId: ChapterId): Map<string, string> {
  const known = titles.get(chapterId) ?? new Map<string, string>()
  titles.set(chapterId, known)
  return known
}

/** A concept by its place in the chapter. Its titles must be loaded. */
export function conceptAt(chapterId: ChapterId, index: number): ConceptTitle {
  const concept = lists.get(chapterId)?.[index]
  if (!concept) throw new Error(`the titles of ${chapterId} are not loaded, or it has no concept ${index}`)
  return concept
}

/** Most ids are the title in other letters, and such a line has only the title. */
export const writeTitle = ({ id, title }: ConceptTitle): string =>
  id === idFromTitle(title) ? title : `${id}|${title}`

export const readTitles = (lines: string): ConceptTitle[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf('|')
      const title = line.slice(end + 1)
      return { id: end < 0 ? idFromTitle(title) : line.slice(0, end), title }
    })

const idFromTitle = (title: string): string =>
  title
    .toLowerCase()
    .replace(/['’]/g, '')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
