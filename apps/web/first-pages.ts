import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin, type Rolldown } from 'vite'
import type { RenderedPage } from './src/prerender.tsx'

const run = promisify(execFile)

/** Every page of the learner that has a fixed address and looks the same for all at first, with the code that it needs besides the app's own. */
const FIRST_PAGES: Record<string, readonly string[]> = {
  '/': ['features/home/home-page.tsx'],
  '/practice': ['features/practice-setup/practice-setup-page.tsx'],
  '/test': ['features/practice-setup/test-setup-page.tsx'],
  '/exams': ['features/exam-choose/choose-page.tsx'],
  '/exams/own': ['features/exam-choose/own-pattern-page.tsx'],
  '/history': ['features/history/history-page.tsx'],
  '/notes': ['features/notes/notes-page.tsx', 'features/notes/note-list.tsx'],
  '/notes/create': ['features/notes/create-note-page.tsx'],
  '/doubt-solver': ['features/doubt-solver/doubt-solver-page.tsx'],
  '/files': ['features/files/files-page.tsx'],
  '/live': ['features/live/live-page.tsx'],
  '/search': ['features/search/search-page.tsx'],
  '/favorites': ['features/bookmarks/bookmarks-page.tsx'],
  '/weakness': ['features/weakness/weakness-page.tsx', 'lib/syllabus/syllabus.ts'],
  '/menu': ['features/menu/menu-page.tsx'],
  '/categories': ['features/categories/categories-page.tsx', 'lib/syllabus/syllabus.ts'],
  '/news': ['features/news/news-page.tsx', 'app/query-scope.tsx'],
  '/current-affairs': ['features/current-affairs/current-affairs-page.tsx', 'app/query-scope.tsx'],
  '/guide': ['features/guide/guide-page.tsx'],
  '/help': ['features/help/help-page.tsx'],
  '/privacy': ['features/privacy/privacy-page.tsx'],
}

const SESSION = ['features/question-session/question-session-page.tsx', 'components/rich-text/maths.tsx']

/** Pages that show what the browser holds. Their landing is made from a sample, and a small script puts the learner's own in its place. */
const OWN_CONTENT: Record<string, readonly string[]> = {
  '/practice/session': SESSION,
  '/test/session': SESSION,
  '/practice/results': ['features/results/practice-results-page.tsx'],
  '/test/results': ['features/results/test-results-page.tsx'],
  '/exams/hall/_': ['features/exam-hall/hall-page.tsx', 'components/figure/figure-drawing.tsx'],
}

/** What some questions need besides; the script that fills the landing of a session knows whether its own do. */
const QUESTION_PARTS: Record<string, readonly string[]> = {
  figures: ['components/figure/question-figure.tsx', 'components/figure/figure-drawing.tsx'],
  maths: ['components/rich-text/typeset.ts'],
}

/** These show first what the operator has set up. */
const NEEDS_CONFIG: readonly string[] = ['/news', '/current-affairs']

/** Serves every address without a page of its own, and every address without a network. */
const PLAIN_PAGE = 'app.html'

type Chunk = Rolldown.OutputChunk

/**
 * Writes an HTML file for each of these pages. It shows the page as a first visit sees it, before any script has run, and names
 * the page's code beside the app's own: the browser then fetches everything in one round.
 */
export function firstPages(): Plugin {
  let rendering: ReturnType<typeof prerender>
  return {
    name: 'first-pages',
    apply: 'build',
    buildStart() {
      // It reads the sources, so it can go on beside the bundling. What a sample stores must not be on the pages of a first visit,
      // so these come last.
      rendering = prerender([...Object.keys(FIRST_PAGES), ...Object.keys(OWN_CONTENT)])
      // It is awaited below, where a failure ends the build.
      rendering.catch(() => undefined)
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html']
        if (index?.type !== 'asset') throw new Error('the build has no index.html')
        const html = `${index.source}`
        const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const app = filesOf(
          chunks,
          chunks.filter(({ isEntry }) => isEntry),
        )
        write(PLAIN_PAGE, withFiles(html, { app }))
        const filesOfPage = (modules: readonly string[]) => {
          const code = filesOf(chunks, chunksOf(chunks, modules)).filter((file) => !app.includes(file))
          const styles = chunks
            .filter(({ fileName }) => code.includes(fileName))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
          return [...code, ...styles]
        }
        const withPage = (modules: readonly string[], parts: typeof QUESTION_PARTS = {}) => {
          const page = filesOfPage(modules)
          const more = Object.entries(parts).map(([name, of]): [string, string[]] => [
            name,
            filesOfPage(of).filter((file) => !page.includes(file)),
          ])
          return withFiles(html, { app, page, ...Object.fromEntries(more) })
        }
        const [rendered, script] = await Promise.all([rendering, bundleEarlyScript()])
        for (const [path, modules] of Object.entries(OWN_CONTENT)) {
          const landing = rendered[path]
          if (!landing) throw new Error(`${path} was not rendered`)
          const page = withPage(modules, path.endsWith('/session') ? QUESTION_PARTS : {})
          write(`${path.slice(1)}.html`, withOwnLanding(page, landing.html, script))
        }
        for (const [path, modules] of Object.entries(FIRST_PAGES)) {
          const landing = rendered[path]
          if (!landing) throw new Error(`${path} was not rendered`)
          const built = { ...landing, html: withBuiltPictures(landing.html, bundle) }
          const page = withLanding(withPage(modules), built)
          const announced = NEEDS_CONFIG.includes(path) ? withConfig(page) : page
          if (path === '/') index.source = announced
          else write(`${path.slice(1)}.html`, announced)
        }
      },
    },
  }
}

const chunksOf = (chunks: readonly Chunk[], modules: readonly string[]): Chunk[] =>
  modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/apps/web/src/${module}`)),
    )
    if (!chunk) throw new Error(`the build has no file for ${module}`)
    return chunk
  })

/** The files of some chunks and of everything that they import, each after those that it imports. */
function filesOf(chunks: readonly Chunk[], wanted: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const met = new Set<Chunk>()
  const found: string[] = []
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || met.has(chunk)) return
    met.add(chunk)
    for (const name of chunk.imports) visit(byName.get(name))
    found.push(chunk.fileName)
  }
  for (const chunk of wanted) visit(chunk)
  return found
}

/** Names the files where index.html looks for them after the first paint, in place of the tags that would fetch them before it. */
function withFiles(html: string, files: Readonly<Record<string, readonly string[]>>): string {
  const named = Object.entries(files).map(([name, paths]) =>
    paths.length > 0 ? ` data-${name}="${paths.map((path) => `/${path}`).join(' ')}"` : '',
  )
  return html
    .replaceAll(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace('<div id="root"', `$&${named.join('')}`)
}

const withConfig = (html: string): string =>
  html.replace(
    '<link rel="stylesheet"',
    '<link rel="preload" as="fetch" crossorigin href="/config.json">\n    $&',
  )

async function prerender(paths: readonly string[]): Promise<Record<string, RenderedPage>> {
  const script = join(import.meta.dirname, 'prerender.ts')
  const { stdout } = await run(process.execPath, [script, ...paths], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}

/** The script that fills the landings of own content, as one text. */
async function bundleEarlyScript(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: 'src/early/main.ts', formats: ['iife'], name: 'early' },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [chunk, ...others] = outputs.flatMap(({ output }) => output)
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error('the early script is not one file')
  if (chunk.code.includes('</script')) throw new Error('the early script would end early')
  return chunk.code.trim()
}

/** A landing is rendered from the sources, and so names their pictures; the build gave these other addresses. */
function withBuiltPictures(html: string, bundle: Rolldown.OutputBundle): string {
  const builtAs = new Map<string, string>()
  for (const output of Object.values(bundle))
    if (output.type === 'asset')
      for (const name of output.originalFileNames) builtAs.set(name, output.fileName)
  return html.replace(/"\/(src\/[^"]+)"/g, (_, source: string) => {
    const file = builtAs.get(source)
    if (file === undefined) throw new Error(`the build has no ${source}`)
    return `"/${file}"`
  })
}

/**
 * A landing is a picture of the page: it cannot be used and is not read out before the app takes its place. The status after
 * it says that the app is loading.
 */
function withLanding(html: string, { html: landing, title, description }: RenderedPage): string {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + escaped(description))
    .replace(
      /<div id="root"[^>]*>/,
      (start) => `${start}<div id="landing" inert aria-hidden="true">${landing}</div>`,
    )
}

/** Hidden until the script after it has put the learner's own in the place of the sample. The title is that of the app. */
function withOwnLanding(html: string, landing: string, script: string): string {
  return html
    .replace('<html ', '<html data-landing="unlike" ')
    .replace(
      /<div id="root"[^>]*>/,
      (start) =>
        `${start}<div id="landing" data-own inert aria-hidden="true">${landing}</div><script>${script}</script>`,
    )
}
