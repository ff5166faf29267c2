import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.EKAGRA_SERVER ?? 'http://127.0.0.1:3000'

/** Writes a .br and a .gz beside every text file of the build, so that the server sends bytes and compresses nothing. */
function precompress(): Plugin {
  let folder = 'dist'
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest|txt|xml)$/.test(name)) continue
        const path = join(folder, name)
        const source = readFileSync(path)
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
        writeFileSync(`${path}.br`, brotliCompressSync(source, options))
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    target: 'es2023',
    // Fonts and images stay files: the content policy allows no data addresses for them.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        // One file that stays in the cache while the app changes, and fewer, better compressed requests.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|clsx)\// },
            {
              name: 'ui',
              test: /src\/components\/ui\/(?!tabs|dropdown-menu|tooltip|toaster)/,
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
