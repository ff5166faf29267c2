import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Fails the run for a test that is skipped at every width: it would hold nothing, unseen. */
export default class UnrunReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    const ran = new Map<string, boolean>()
    for (const test of this.#suite?.allTests() ?? []) {
      const place = `${test.location.file}:${test.location.line} ${test.title}`
      ran.set(place, ran.get(place) === true || test.outcome() !== 'skipped')
    }
    const unrun = [...ran].flatMap(([place, hasRun]) => (hasRun ? [] : [place]))
    if (status !== 'passed' || unrun.length === 0) return undefined
    process.stdout.write(`\nSkipped at every width; let one run them:\n  ${unrun.join('\n  ')}\n`)
    return { status: 'failed' }
  }
}
