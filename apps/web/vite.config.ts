import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { ocrFiles } from './ocr-files.ts'
import { offlineFiles } from './offline-files.ts'

const server = process.env.EKAGRA_SERVER ?? 'http://127.0.0.1:3000'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** The best quality takes seconds per megabyte; files this large are fetched once and cached. */
const LARGE = 1_000_000
const GOOD = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

async function compress(path: string) {
  const source = await readFile(path)
  await writeFile(`${path}.br`, await brotli(source, source.length > LARGE ? GOOD : BEST))
  await writeFile(`${path}.gz`, await zip(source, { level: 9 }))
}

/** Writes a .br and a .gz beside every text file of the build, so that the server need not compress. */
function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const names = await readdir(folder, { recursive: true })
      const texts = names.filter((name) => /\.(m?js|css|html|svg|json|webmanifest|txt|xml)$/.test(name))
      await Promise.all(texts.map((name) => compress(join(folder, name))))
    },
  }
}

/** Pages that people often open first, or from a link. */
const FIRST_PAGES = {
  '/': 'src/features/home/home-page.tsx',
  '/practice': 'src/features/practice-setup/practice-setup-page.tsx',
  '/test': 'src/features/practice-setup/test-setup-page.tsx',
  '/history': 'src/features/history/history-page.tsx',
  '/notes': 'src/features/notes/notes-page.tsx',
}

/**
 * Lets the browser fetch the code of the opened page together with the app's own code, not after it: that
 * saves a round trip. The list goes into index.html, since only the build knows the file names.
 */
function preloadFirstPage(): Plugin {
  return {
    name: 'preload-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const withImports = (file: string, seen = new Set<string>()): Set<string> => {
          if (seen.has(file)) return seen
          seen.add(file)
          for (const next of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
            withImports(next, seen)
          return seen
        }
        const entry = chunks.find((chunk) => chunk.isEntry)
        const always = entry ? withImports(entry.fileName) : new Set<string>()
        const files = Object.entries(FIRST_PAGES).map(([path, module]) => {
          const page = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))
          return [path, page ? [...withImports(page.fileName)].filter((file) => !always.has(file)) : []]
        })
        const list = JSON.stringify(Object.fromEntries(files))
        const script = `<script>for (const file of ${list}[location.pathname] ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file, crossOrigin: '' }))</script>`
        // Before the style sheet: a script after it would wait until it is loaded.
        return html.replace('<script type="module"', `${script}\n    $&`)
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirstPage(), ocrFiles(), offlineFiles(), precompress()],
  resolve: {
    alias: {
      // Its browser version decodes entities with innerHTML, which Trusted Types forbid; this version uses a
      // table.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  build: {
    target: 'es2023',
    // Fonts and images stay files: the content security policy forbids data URLs for them.
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers without preloading load a moment later; the others need no polyfill.
    modulePreload: { polyfill: false },
    // The text reader contains a language model; it is loaded only to make a quiz from a file.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // Files that stay cached while the app changes, and fewer, better compressed requests.
        codeSplitting: {
          groups: [
            // Small files that every page needs: together they compress better and take one request.
            {
              name: 'shared',
              test: /vite\/preload-helper|src\/(is-record|similarity\/fold-case|lib\/(log|stores\/core\/(log-storage-problem|listeners|storage-area|parse-json)))\.ts/,
            },
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// },
            {
              name: 'ui',
              test: /src\/components\/ui\/(?!tabs|dropdown-menu|tooltip|toaster|score-ring|stats|phases|select)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(
      ['/functions', '/rest', '/auth', '/storage', '/config.json'].map((path) => [path, server]),
    ),
  },
})
