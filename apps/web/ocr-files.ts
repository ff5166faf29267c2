import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const packageFile = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file)

/**
 * The files that text recognition in photos loads on demand: its worker, its engine for processors with and
 * without vector instructions, and the small models of English and Hindi, compressed as published.
 */
const FILES = [
  packageFile('tesseract.js', 'dist/worker.min.js'),
  packageFile('tesseract.js-core', 'tesseract-core-lstm.wasm.js'),
  packageFile('tesseract.js-core', 'tesseract-core-simd-lstm.wasm.js'),
  packageFile('tesseract.js-core', 'tesseract-core-relaxedsimd-lstm.wasm.js'),
  packageFile('@tesseract.js-data/eng', '4.0.0_best_int/eng.traineddata.gz'),
  packageFile('@tesseract.js-data/hin', '4.0.0_best_int/hin.traineddata.gz'),
]

/** Served under /ocr/ from our own origin: reading a photo contacts no other server. */
export function ocrFiles(): Plugin {
  return {
    name: 'ocr-files',
    configureServer(server) {
      server.middlewares.use('/ocr', (request, response, next) => {
        const file = FILES.find((path) => basename(path) === basename(request.url ?? ''))
        if (!file) return next()
        response.setHeader(
          'Content-Type',
          file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        )
        createReadStream(file).pipe(response)
      })
    },
    async generateBundle() {
      for (const path of FILES)
        this.emitFile({ type: 'asset', fileName: `ocr/${basename(path)}`, source: await readFile(path) })
    },
  }
}
