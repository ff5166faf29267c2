import type { Plugin, Rolldown } from 'vite'

/*
 * Which modules travel together. Left to itself, the build makes a file for every set of pages that share something, and a phone
 * fetched 60 small files for one screen. Here a page comes as the app's own files, the files of what it shares, and its own:
 *
 * - framework: React and the router, which seldom change
 * - app: the entry, and what the frame, the pages that store nothing or most pages need
 * - kit: the little of the engine that screens use
 * - exams: the papers of all exams
 * - topic: what every look at a typed topic needs
 * - records: what is stored and sent, and how a question is drawn, as far as a session needs it
 * - parts: small parts that pages of several kinds share and a session does not use
 * - one file for what the pages of one kind share, such as the two set-up pages, and for each two or more kinds that share much
 *
 * A first page asks for at most 15 files, its data included (e2e/page-weight.spec.ts).
 */

const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|clsx)\/|rolldown\/runtime|\/src\/app\/framework\.ts$/
/** What the engine knows stays as the build divides it: a chapter is fetched when it is asked. */
const CONTENT = /\/packages\/questions\/|\/messages\/hi\//
/** What both the engine and a screen need: apart from either, so that neither fetches the other. */
const KIT = /\/packages\/questions\/src\/((kit|paper)\/|doubt\/split-options\.ts$)/
/** The papers of all exams: a page that lists exams needs them all, and each alone is a kilobyte. */
const EXAMS = /\/questions\/src\/exams\/(?!exam\.|exam-names|load-exams|weigh-exam)[^/]+\.ts$/
/** What everything that understands a topic needs. */
const TOPIC =
  /\/questions\/src\/(topic\/(latin-hindi|plain-words|spoken-names)|exams\/(exam-names|weigh-exam)|chapters\/(chapter-groups|concept-titles|subjects)|kit\/(concepts|wording\/words-in))\.ts$/
const PAGE = /\/features\/(?!admin\/)([^/]+)\/[^/]*-page\.tsx$/
/** The pages of these kinds are so small beside what they share that they come with it. */
const WHOLE_KINDS = new Set(['practice-setup', 'categories', 'results', 'doubt-solver', 'weakness'])
/** It only hands on the query library, which is in the file of these two kinds. */
const QUERY_SCOPE = /\/app\/query-scope\.tsx$/
const QUERY_KINDS = ['current-affairs', 'news']
/** Small parts of the design and of the language that a page can hardly do without. */
const EVERYWHERE =
  /\/components\/(ui\/|page-meta)|\/messages\/(format|once|format-date)\.ts|\/lib\/filled-paths\.ts|vite\/preload-helper/

/** What so many kinds of page use is worth a place in a file that nearly all of them fetch. */
const MANY_KINDS = 6
/** Fewer kinds that share at least this much source have a file for it. */
const WORTH_A_FILE = 14_500
/** So do they from here on, if it would else be in the file of the whole app, because a light page needs it. */
const WORTH_SPARING_THE_APP = 9000

/** Pages of one kind. */
const kindOf = (page: string): string => {
  const feature = PAGE.exec(page)?.[1] ?? ''
  return feature.startsWith('exam-') ? 'exam' : feature
}

/** What a kind shares with the parts that it loads later stays in a file of its own from here on. */
const LEAST = 9000

/** Pages that most people open first, or that store nothing: they must not wait for what the others share. */
const LIGHT = new Set(['home', 'menu', 'guide', 'privacy', 'not-found'])

/** A session must begin quickly, so its files hold nothing that it does not use. */
const SESSION = 'question-session'

interface Module {
  id: string
  imports: readonly string[]
  size: number
}

/** The file of each shared module, as the kinds of page that need it. A module without one stays where the build puts it. */
function divide(modules: ReadonlyMap<string, Module>, entries: readonly string[], roots: readonly string[]) {
  const reach = (start: string) => {
    const found = new Set<string>()
    const open = [start]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue
      found.add(id)
      open.push(...(modules.get(id)?.imports ?? []))
    }
    return found
  }
  const frame = new Set(entries.flatMap((entry) => [...reach(entry)]))
  const usersOf = new Map<string, string[]>()
  for (const root of roots) for (const id of reach(root)) usersOf.set(id, [...(usersOf.get(id) ?? []), root])

  const kindsOf = (id: string) => {
    const kinds = (usersOf.get(id) ?? []).filter((user) => PAGE.test(user)).map(kindOf)
    return [...new Set(kinds)].sort()
  }
  const sharedBy = new Map<string, number>()
  for (const { id, size } of modules.values()) {
    const kinds = `${kindsOf(id)}`
    sharedBy.set(kinds, (sharedBy.get(kinds) ?? 0) + size)
  }

  return (id: string): string[] => {
    if (FRAMEWORK.test(id)) return ['framework']
    const users = usersOf.get(id) ?? []
    if (EXAMS.test(id)) return ['exams']
    if (TOPIC.test(id)) return ['topic']
    if (KIT.test(id) && kindsOf(id).length > 0) return ['kit']
    if (CONTENT.test(id)) return []
    if (frame.has(id)) return ['app']
    if (users.length === 0) return []
    if (QUERY_SCOPE.test(id)) return QUERY_KINDS
    const kinds = kindsOf(id)
    if (kinds.length === 1 && kinds.every((kind) => WHOLE_KINDS.has(kind))) return kinds
    if (users.length === 1 || kinds.length === 0) return []
    const shared = sharedBy.get(`${kinds}`) ?? 0
    if (kinds.length === 1 && shared >= LEAST) return kinds
    const isLight = kinds.some((kind) => LIGHT.has(kind))
    const isWorthAFile = shared >= (isLight ? WORTH_SPARING_THE_APP : WORTH_A_FILE)
    if (isWorthAFile && kinds.length < MANY_KINDS) return kinds
    if (isLight || (kinds.length >= MANY_KINDS && EVERYWHERE.test(id))) return ['app']
    return kinds.includes(SESSION) ? ['records'] : ['parts']
  }
}

export function sharedFiles(): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  let fileOf: (id: string) => string[] = () => []
  const plugin: Plugin = {
    name: 'shared-files',
    apply: 'build',
    buildEnd() {
      const modules = new Map<string, Module>()
      const entries: string[] = []
      const roots = new Set<string>()
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id)
        if (!module) continue
        modules.set(id, { id, imports: module.importedIds, size: module.code?.length ?? 0 })
        if (module.isEntry) entries.push(id)
        for (const root of module.dynamicallyImportedIds) if (!CONTENT.test(root)) roots.add(root)
      }
      fileOf = divide(modules, entries, [...roots])
    },
  }
  const named = ['framework', 'app', 'topic', 'exams', 'kit', 'records', 'parts']
  // A file takes along what its modules import, unless a file before it has that. So what most pages need comes first, then
  // what several kinds share, then what one kind has for itself.
  const sizes = Array.from({ length: MANY_KINDS - 1 }, (_, index) => MANY_KINDS - 1 - index)
  return {
    plugin,
    groups: [
      ...named.map((name) => ({ name, test: (id: string) => fileOf(id)[0] === name })),
      ...sizes.map((size) => ({
        name: (id: string) => (fileOf(id).length === size ? fileOf(id).join('-and-') : null),
      })),
    ].map((group, index, { length }) => ({ ...group, priority: length - index })),
  }
}
