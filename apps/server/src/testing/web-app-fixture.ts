import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const THEME_SCRIPT = "document.documentElement.classList.add('dark')"

export const PAGE = `<!doctype html>
<html><head><title>Ekagra</title><script>${THEME_SCRIPT}</script>
<script type="module" src="/assets/app-3f9a.js"></script></head><body><div id="root"></div></body></html>`

export const SCRIPT = `console.log(${JSON.stringify('ekagra '.repeat(200))})`

/** A small web app as the build leaves it: hashed names under assets, compressed variants beside what is worth it. */
export async function writeWebApp(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, '.vite'), { recursive: true })
  const files: Record<string, string | Uint8Array> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'assets/app-3f9a.js': SCRIPT,
    'assets/app-3f9a.js.br': brotliCompressSync(SCRIPT),
    'assets/app-3f9a.js.gz': gzipSync(SCRIPT),
    'assets/photo-77aa.webp': new Uint8Array(600_000).fill(7),
    'assets/words-0c0c.gz': gzipSync('a file that is compressed in itself'),
    'manifest.webmanifest': '{}',
    '.vite/manifest.json': '{"secret":"plans"}',
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}
