/** The example rules and the example dashboard must name only figures that the server has. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

const DEPLOY = new URL('../../../../deploy/', import.meta.url)

async function knownFigures(): Promise<Set<string>> {
  const metrics = createMetrics()
  metrics.watchProviders(() => [])
  metrics.watchProcess({ isReady: async () => true, engineWaiting: () => 0, freeBytes: async () => 1 })
  return new Set([...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
}

it.each(['alerts.yml', 'grafana-dashboard.json'])('%s names only figures that exist', async (file) => {
  const known = await knownFigures()
  const text = await readFile(fileURLToPath(new URL(file, DEPLOY)), 'utf8')
  const named = [...text.matchAll(/\b(?:ekagra|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => name !== 'ekagra_token')
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

it('counts the questions of an answer by who made them, and how soon the first one came', async () => {
  const metrics = createMetrics()
  metrics.answered({ function: 'generate-questions', sources: { engine: 3, pool: 2 }, firstQuestionMs: 120 })
  metrics.answered({ function: 'generate-questions', outcome: 'failed' })
  const text = await metrics.text()
  expect(text).toContain('ekagra_questions_total{source="engine"} 3')
  expect(text).toContain('ekagra_questions_total{source="pool"} 2')
  expect(text).toContain('ekagra_set_first_question_seconds_bucket{le="0.25"} 1')
})
