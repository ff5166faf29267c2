import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** Useless without a network, or large and seldom needed: cached only after the first use. */
const LEFT_OUT =
  /node_modules\/(pdfjs-dist|@supabase|tesseract\.js)\/|features\/admin\/|questions\/src\/text\/(?!pages\.ts)/
/** Cached later, after the files that everybody needs: most learners never choose Hindi, for example. */
const LATER = /node_modules\/katex\/|questions\/src\/chapters\/.+\/(questions|notes)\.ts|src\/messages\/hi\//
const FONTS = /(anek-(latin|rupee)|KaTeX_(Main-Regular|Math-Italic|Size\d-Regular))[^/]*\.woff2$/

type Chunk = Rolldown.OutputChunk

const brotli = promisify(brotliCompress)
/** Close to what travels, at a fraction of the time that the best quality takes. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

/** How much a file weighs on the way; fonts are compressed already. */
async function weigh(output: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): Promise<number> {
  if (!output) return 0
  const content = output.type === 'chunk' ? output.code : output.source
  if (output.fileName.endsWith('.woff2')) return content.length
  return (await brotli(content, QUICK)).length
}

const holds = (chunk: Chunk, pattern: RegExp) => chunk.moduleIds.some((id) => pattern.test(id))

/** Writes the service worker with the file names of this build. */
export function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle)
      const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk')
      const shell = reach(chunks)
      const useful = chunks.filter((chunk) => !holds(chunk, LEFT_OUT)).map(({ fileName }) => fileName)
      const styles = names.filter((name) => name.endsWith('.css'))
      const shellStyles = styles.filter((name) => name.startsWith('assets/index-'))
      const fonts = names.filter((name) => FONTS.test(name))
      const addresses = (files: Iterable<string>) => [...files].map((name) => `/${name}`)
      const rest = [...useful, ...styles, ...fonts].filter((name) => !shell.has(name))
      const weights = await Promise.all([...shell, ...rest].map((name) => weigh(bundle[name])))
      const build = {
        version: '',
        bytes: weights.reduce((sum, weight) => sum + weight, 0),
        shell: [
          '/app.html',
          '/icon-32.png',
          '/manifest.webmanifest',
          ...addresses([...shell, ...shellStyles]),
        ],
        rest: addresses(rest),
        assets: addresses(names.filter((name) => name.startsWith('assets/'))),
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

/** The app with every page of a learner, the engine, and every chunk that these load. */
function reach(chunks: readonly Chunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName) || holds(chunk, LEFT_OUT) || holds(chunk, LATER)) return
    found.add(chunk.fileName)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(byName.get(next))
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk)
  return found
}
