import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

/** Pages that a practice leads through, from the first screen to the result. */
const PAGES = [
  'src/features/home/home-page.tsx',
  'src/features/practice-setup/practice-setup-page.tsx',
  'src/features/practice-setup/test-setup-page.tsx',
  'src/features/question-session/question-session-page.tsx',
  'src/features/results/practice-results-page.tsx',
  'src/features/results/test-results-page.tsx',
  'packages/engine/src/make-paper.ts',
  'packages/engine/src/catalogue.ts',
]
const CHAPTERS = /packages\/engine\/src\/chapters\/[^/]+\.ts$/
/** Loaded by a page when it is shown, and too large or too rarely needed to be kept in advance. */
const LEFT_OUT =
  /node_modules\/(katex|pdfjs-dist|@supabase|tesseract\.js)\/|features\/(admin|files)\/|engine\/src\/text\//

type Chunk = Rolldown.OutputChunk

/** Writes the service worker with the names of what this build has. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const isOf = (chunk: Chunk, pattern: RegExp | string) =>
        typeof pattern === 'string'
          ? (chunk.facadeModuleId?.endsWith(pattern) ?? false)
          : pattern.test(chunk.facadeModuleId ?? '')
      const pages = chunks.filter((chunk) => chunk.isEntry || PAGES.some((page) => isOf(chunk, page)))
      const shell = reach(pages, byName, (chunk) => !chunk.moduleIds.some((id) => LEFT_OUT.test(id)))
      // The parts that these pages load when they are shown; not the other pages that the router knows.
      const chapters = reach(
        chunks.filter((chunk) => isOf(chunk, CHAPTERS)),
        byName,
        () => true,
      )
      const styles = Object.keys(bundle).filter((name) => /^assets\/index-[^/]+\.css$/.test(name))
      const fonts = Object.keys(bundle).filter((name) => /anek-(latin|rupee)[^/]*\.woff2$/.test(name))
      const address = (name: string) => `/${name}`
      const build = {
        version: '',
        shell: ['/', '/icon.svg', '/manifest.webmanifest', ...[...shell, ...styles, ...fonts].map(address)],
        chapters: [...chapters].filter((name) => !shell.has(name)).map(address),
        assets: Object.keys(bundle)
          .filter((name) => name.startsWith('assets/'))
          .map(address),
      }
      build.version = createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 12)
      const source = await readFile(new URL('service-worker.js', import.meta.url), 'utf8')
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: source.replace('__BUILD__', () => JSON.stringify(build)),
      })
    },
  }
}

/** These chunks with everything they import; parts that a page loads later are followed where `isWanted` allows. */
function reach(
  from: readonly Chunk[],
  byName: ReadonlyMap<string, Chunk>,
  isWanted: (chunk: Chunk) => boolean,
): Set<string> {
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined, isPage: boolean) => {
    if (!chunk || found.has(chunk.fileName)) return
    found.add(chunk.fileName)
    for (const next of chunk.imports) visit(byName.get(next), false)
    if (!isPage || chunk.isEntry) return
    for (const next of chunk.dynamicImports) {
      const part = byName.get(next)
      if (part && isWanted(part) && !CHAPTERS.test(part.facadeModuleId ?? '')) visit(part, false)
    }
  }
  for (const chunk of from) visit(chunk, true)
  return found
}
