import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { readStaticFiles, type StaticFiles } from './static-files.ts'

describe('the pages of a build', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let files: StaticFiles

  beforeAll(async () => {
    folder = await temporaryFolder()
    await mkdir(join(folder.path, 'notes'))
    const page = (name: string) => `<script>theme()</script><p>${name}</p>`
    await writeFile(join(folder.path, 'index.html'), page('home'))
    await writeFile(join(folder.path, 'app.html'), page('any address'))
    await writeFile(join(folder.path, 'practice.html'), page('practice'))
    await mkdir(join(folder.path, 'exams', 'hall'), { recursive: true })
    await writeFile(join(folder.path, 'exams', 'hall', '_.html'), page('any paper'))
    await writeFile(join(folder.path, 'notes', 'create.html'), `${page('create')}<script>more()</script>`)
    files = await readStaticFiles(folder.path)
  })
  afterAll(() => folder?.remove())

  it.each([
    ['/practice', 'practice'],
    ['/notes/create', 'create'],
    ['/exams/hall/7', 'any paper'],
    ['/exams/hall', 'any address'],
    ['/exams/result/7', 'any address'],
  ])(
    '%s gets its own page if it has one, else that of its folder, else the page for every address',
    async (path, name) => {
      const answer = await files.servePage(path, new Request(`http://localhost${path}`))
      expect(await answer?.text()).toContain(`<p>${name}</p>`)
      expect(answer?.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  it('all count for the content policy, a script that they share once', () => {
    const policy = contentSecurityPolicy({ html: files.pages.join('\n') })
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
    expect(scripts.match(/'sha256-/g)).toHaveLength(2)
  })
})
