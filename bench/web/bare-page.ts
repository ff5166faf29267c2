import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { cacheFolder } from '../../tools/paths.mjs'

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title></head>
<body><div id="root"></div><script type="module" src="/main.js"></script></body></html>`

const SCRIPT = `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
createRoot(document.getElementById('root')).render(
  createElement('main', null, createElement('h1', null, 'A bare page'), createElement('p', null, 'One paragraph of text, and nothing else.')),
)`

/** The least that a page made with React can be: one script, a heading and a paragraph. */
export async function serveBarePage(): Promise<{ address: string; server: Server }> {
  // Below the repository, so that React is found.
  mkdirSync(cacheFolder, { recursive: true })
  const folder = mkdtempSync(join(cacheFolder, 'bare-'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'main.js'), SCRIPT)
  const built = await build({ root: folder, configFile: false, logLevel: 'error', build: { write: false } })
  rmSync(folder, { recursive: true })
  const files = new Map<string, { body: Buffer; type: string }>()
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  for (const output of outputs.flatMap((part) => part.output)) {
    const source = output.type === 'chunk' ? output.code : output.source
    const type = output.fileName.endsWith('.html') ? 'text/html' : 'text/javascript'
    files.set(`/${output.fileName}`, { body: brotliCompressSync(source), type })
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url === '/' ? '/index.html' : (request.url ?? ''))
    if (!file) {
      response.writeHead(204).end()
      return
    }
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the bare page has no port')
  return { address: `http://127.0.0.1:${address.port}`, server }
}
