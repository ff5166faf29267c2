import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runGenerate } from './generate.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

/** Here: a process loads the whole catalogue anew, which takes two seconds. */
async function generate(...options: string[]) {
  const { output, problems, exitCode } = await runGenerate(options)
  return { stdout: output.join('\n'), stderr: problems.join('\n'), status: exitCode }
}

const generateInProcess = (...options: string[]) =>
  spawnSync(node, ['tools/generate.ts', ...options], { cwd: root, encoding: 'utf8' })

describe('tools/generate.ts', { timeout: 60_000 }, () => {
  it('writes one line of JSON per question, with the fields that a question bank needs', () => {
    const { stdout, status } = generateInProcess(
      '--topic',
      'clock angle',
      '--count',
      '3',
      '--difficulty',
      'hard',
      '--seed',
      '7',
      '--format',
      'json',
    )
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(status).toBe(0)
    expect(lines).toHaveLength(3)
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(
        expect.arrayContaining([
          'text',
          'options',
          'correctIndex',
          'explanation',
          'difficulty',
          'trust',
          'type',
          'given',
          'misconceptions',
        ]),
      )
      expect(line).toMatchObject({ difficulty: 'hard', trust: 'computed', type: 'reasoning/clock-angle' })
      expect(line.misconceptions[line.correctIndex]).toBeNull()
    }
  })

  it('repeats no question, and says when a type has no more', async () => {
    const { stdout, stderr } = await generate(
      '--type',
      'bank/modern-history',
      '--count',
      '400',
      '--format',
      'json',
    )
    const texts = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).text)
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.length).toBeLessThan(400)
    expect(new Set(texts).size).toBe(texts.length)
    expect(stderr).toContain(`only ${texts.length} different questions`)
  })

  it('gives the same output for the same seed, and prints plain text', async () => {
    const print = async () =>
      (await generate('--type', 'number/unit-digit', '--count', '2', '--format', 'text')).stdout
    const printed = await print()
    expect(await print()).toBe(printed)
    expect(printed).toMatch(/^1\. .+\n.*A\. /)
    expect(printed).not.toContain('$')
  })

  it('keeps to the concept that was typed, also where its types ask others too', async () => {
    const { stdout } = await generate('--topic', 'a an the', '--count', '40', '--format', 'json')
    const concepts = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).concepts)
    expect(concepts).toHaveLength(40)
    expect(concepts.filter((ids) => !ids.includes('articles'))).toEqual([])
  })

  it('lists the types', async () => {
    expect((await generate('--list')).stdout).toContain('arithmetic/train')
  })

  it.each([
    [['--topic', 'Harry Potter'], "--topic: 'Harry Potter' is not in the syllabus"],
    [['--type', 'arithmetic/flying'], "--type: there is no 'arithmetic/flying'"],
    [['--topic', 'trains', '--count', 'many'], '--count: a whole number'],
    [['--topic', 'trains', '--difficulty', 'brutal'], '--difficulty: one of easy, medium, hard'],
    [['--topic', 'trains', '--format', 'pdf'], '--format: json or text'],
    [['--nonsense'], "Unknown option '--nonsense'"],
    [[], 'give either --topic or --type'],
  ])('answers %j with a clear message and exit code 2', async (options, message) => {
    const { stderr, status } = await generate(...options)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })

  it('prints the message to the error stream and ends with the code', () => {
    const { stdout, stderr, status } = generateInProcess('--topic', 'trains', '--count', 'many')
    expect(stderr).toBe('--count: a whole number from 1 to 10000\n')
    expect(stdout).toBe('')
    expect(status).toBe(2)
  })
})
