import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findTitles, heldIds, matchTests, readContract, writeTable } from './contract-table.mjs'

const CONTRACT = `# The contract

## DEMO: an area

- **DEMO-01** The first promise
- **DEMO-02** The second promise
`

describe('reading the contract', () => {
  it('finds every statement with its id, area and sentence', () => {
    expect(readContract(CONTRACT)).toEqual([
      { id: 'DEMO-01', area: 'DEMO', sentence: 'The first promise' },
      { id: 'DEMO-02', area: 'DEMO', sentence: 'The second promise' },
    ])
  })
})

describe('finding titles', () => {
  const cases: [string, string, string[]][] = [
    [
      'it, test and describe',
      `it('DEMO-01 a', f); test("DEMO-02 b"); describe(\`DEMO-01 c\`)`,
      ['DEMO-01 a', 'DEMO-02 b', 'DEMO-01 c'],
    ],
    ['a title on the next line', `test(\n  'DEMO-01 a',\n  f)`, ['DEMO-01 a']],
    ['a title after each', `it.each([\n  [1, (2)],\n])('DEMO-01 %i', f)`, ['DEMO-01 %i']],
    ['a quote inside a title', `it('DEMO-01 doesn\\'t', f)`, [`DEMO-01 doesn't`]],
    [
      'the ids in the rows of a table whose title begins with them',
      `for (const { id } of [{ id: 'DEMO-01' }, { id: 'DEMO-02' }]) test(\`\${id} works\`, f)`,
      ['DEMO-01 works', 'DEMO-02 works'],
    ],
    ['no row of a table that no title uses', "[{ id: 'DEMO-01' }]", []],
    ['no title without an id', `it('works', f)`, []],
    ['no skipped test', `it.skip('DEMO-01 a', f); test.fixme('DEMO-01 a'); it.todo('DEMO-01 a')`, []],
    ['no commented-out test', `  // it('DEMO-01 a', f)\n * it('DEMO-01 a', f)`, []],
    ['no string that is not a title', `const id = 'DEMO-01 a'`, []],
  ]
  it.each(cases)('finds %s', (_, source, titles) => {
    expect(findTitles(source)).toEqual(titles)
  })
})

describe('the table', () => {
  const statements = readContract(CONTRACT)

  it('names the tests of a statement and lists the statements that have none', () => {
    const { holders } = matchTests(statements, [{ file: 'a.test.ts', source: `it('DEMO-02 x | y', f)` }])
    const table = writeTable(statements, holders)
    expect(table).toContain('1 of 2 statements')
    expect(table).toContain('- **DEMO-01** The first promise')
    expect(table).toContain('| DEMO-02 | DEMO-02 x \\| y (`a.test.ts`) |')
    expect([...heldIds(table)]).toEqual(['DEMO-02'])
  })

  it('does not depend on the order of the files', () => {
    const files = ['b.test.ts', 'a.test.ts', 'B.test.ts'].map((file) => ({
      file,
      source: `it('DEMO-01 x', f)`,
    }))
    const forwards = writeTable(statements, matchTests(statements, files).holders)
    const backwards = writeTable(statements, matchTests(statements, files.toReversed()).holders)
    expect(forwards).toBe(backwards)
  })

  it('counts a test for every id in its title', () => {
    const { holders } = matchTests(statements, [{ file: 'a.test.ts', source: `it('DEMO-01 DEMO-02 x', f)` }])
    expect([...holders.values()].map((list) => list.length)).toEqual([1, 1])
  })

  it('reports an id of a known area that belongs to no statement, and ignores other codes', () => {
    const source = `it('DEMO-99 and UTF-8', f)`
    expect(matchTests(statements, [{ file: 'a.test.ts', source }]).unknown).toEqual(['DEMO-99 in a.test.ts'])
  })
})

describe('the command', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-'))
    put('docs/contract.md', CONTRACT)
    put('packages/a.test.ts', `it('DEMO-01 a', f)`)
    put('e2e/b.spec.ts', `test('DEMO-02 b', f)`)
    put('apps/node_modules/c.test.ts', `it('DEMO-77 c', f)`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const put = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const run = (...flags: string[]) =>
    spawnSync(process.execPath, ['tools/contract/contract-coverage.mjs', '--root', folder, ...flags], {
      encoding: 'utf8',
    })
  const table = () => readFileSync(join(folder, 'docs/contract-coverage.md'), 'utf8')

  it('writes a table that its own check accepts', () => {
    expect(run().status).toBe(0)
    expect(table()).toContain('2 of 2 statements')
    expect(run('--check').status).toBe(0)
  })

  it('fails the check when the table is missing or stale', () => {
    expect(run('--check').status).toBe(1)
    run()
    put('packages/a.test.ts', `it('DEMO-01 renamed', f)`)
    const { status, stderr } = run('--check')
    expect(status).toBe(1)
    expect(stderr).toContain('not up to date')
  })

  it('refuses to lose the last test of a statement without --lose', () => {
    run()
    rmSync(join(folder, 'e2e/b.spec.ts'))
    expect(run('--check').stderr).toContain('DEMO-02 had a test and has none now')
    expect(run().status).toBe(1)
    expect(table()).toContain('2 of 2 statements')
    expect(run('--lose').status).toBe(0)
    expect(table()).toContain('1 of 2 statements')
  })
})
