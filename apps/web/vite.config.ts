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

/** The best quality takes seconds for each megabyte; what is this large is fetched once and kept. */
const LARGE = 1_000_000
const GOOD = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

async function compress(path: string) {
  const source = await readFile(path)
  await writeFile(`${path}.br`, await brotli(source, source.length > LARGE ? GOOD : BEST))
  await writeFile(`${path}.gz`, await zip(source, { level: 9 }))
}

/** Writes a .br and a .gz beside every text file of the build, so that the server sends bytes and compresses nothing. */
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

/** Pages that people open first, or from a link. */
const FIRST_PAGES = {
  '/': 'src/features/home/home-page.tsx',
  '/practice': 'src/features/practice-setup/practice-setup-page.tsx',
  '/test': 'src/features/practice-setup/test-setup-page.tsx',
  '/history': 'src/features/history/history-page.tsx',
  '/notes': 'src/features/notes/notes-page.tsx',
}

/**
 * Lets the browser fetch the code of the page that is opened beside the app's own, instead of after it: on a slow
 * network that is a whole round trip. The list goes into index.html, since only the build knows the names.
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
        // Before the style sheet: a script after it would wait for it.
        return html.replace('<script type="module"', `${script}\n    $&`)
      },
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirstPage(), ocrFiles(), offlineFiles(), precompress()],
  resolve: {
    alias: {
      // Its file for browsers reads entities through innerHTML, which Trusted Types forbid; the other one has a table.
      'decode-named-character-reference': fileURLToPath(
        import.meta.resolve('decode-named-character-reference'),
      ),
    },
  },
  build: {
    target: 'es2023',
    // Fonts and images stay files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    manifest: true,
    // Browsers too old for preloading fetch a moment later; the others need not carry a stand-in for it.
    modulePreload: { polyfill: false },
    // The reader of texts carries its model of the language; it is loaded only by who makes a quiz from a file.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // One file that stays in the cache while the app changes, and fewer, better compressed requests.
        codeSplitting: {
          groups: [
            // Small files that every page needs: as one they compress better and take one request.
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
