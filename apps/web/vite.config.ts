import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstPages } from './first-pages.ts'
import { ocrFiles } from './ocr-files.ts'
import { offlineFiles } from './offline-files.ts'
import { PDF_WORKER, preparePdfWorker } from './pdf-worker.ts'
import { sharedFiles } from './shared-files.ts'

const server = process.env.EKAGRA_SERVER ?? 'http://127.0.0.1:3000'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** The best quality takes seconds per megabyte; files this large are fetched once and cached. */
const LARGE = 1_000_000

/** Four fifths of a build are spent on the best quality, and nobody waits for what the tests download. */
const isQuick = process.env.QUICK_BUILD === '1'

function brotliQuality(size: number): number {
  if (isQuick) return 5
  return size > LARGE ? 9 : constants.BROTLI_MAX_QUALITY
}

async function compress(path: string) {
  const source = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(source.length) }
  await writeFile(`${path}.br`, await brotli(source, { params }))
  await writeFile(`${path}.gz`, await zip(source, { level: isQuick ? 1 : 9 }))
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
    async writeBundle(_, bundle) {
      // The folder also holds files of the build before, and what was copied from public/.
      const names = (await readdir(folder, { recursive: true })).filter(
        (name) => !name.startsWith('assets') || name in bundle,
      )
      const texts = names.filter((name) => /\.(m?js|css|html|svg|json|webmanifest|txt|xml)$/.test(name))
      await Promise.all(texts.map((name) => compress(join(folder, name))))
    },
  }
}

const shared = sharedFiles()

export default defineConfig({
  plugins: [react(), tailwindcss(), shared.plugin, firstPages(), ocrFiles(), offlineFiles(), precompress()],
  resolve: {
    alias: [
      // Its address is imported too, so what follows the name stays.
      { find: new RegExp(`^${PDF_WORKER}`), replacement: preparePdfWorker() },
      {
        // Its browser version decodes entities with innerHTML, which Trusted Types forbid; this version uses a
        // table.
        find: 'decode-named-character-reference',
        replacement: fileURLToPath(import.meta.resolve('decode-named-character-reference')),
      },
    ],
  },
  build: {
    target: 'es2023',
    // Fonts and images stay files: the content security policy forbids data URLs for them.
    assetsInlineLimit: 0,
    manifest: true,
    // Pages that are open during a build still need files of the build before; tools/build-web.mjs deletes older ones.
    emptyOutDir: false,
    // Browsers without preloading load a moment later; the others need no polyfill.
    modulePreload: { polyfill: false },
    // The text reader contains a language model; it is loaded only to make a quiz from a file.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: shared.groups },
      },
    },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      ...Object.fromEntries(
        ['/functions', '/rest', '/auth', '/storage', '/config.json'].map((path) => [path, server]),
      ),
      '/realtime': { target: server, ws: true },
    },
  },
})
