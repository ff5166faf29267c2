import type { Question } from '@ekagra/schema/question'
import { createClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addDrafts } from './add-drafts.ts'

const NOW = Date.parse('2026-11-15T10:00:00Z')

const question = (text: string, extras: Partial<Question> = {}): Question => ({
  id: text,
  text,
  options: ['1', '2', '3', '4'],
  correctAnswer: 2,
  explanation: 'Because.',
  difficulty: 'easy',
  trust: 'unverified',
  ...extras,
})

const Rows = z.array(z.looseObject({ text: z.string(), created_at: z.string() }))

/** A client whose server stores nothing, and what each call sent. */
function recordInserts() {
  const calls: z.infer<typeof Rows>[] = []
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (_, init) => {
        calls.push(Rows.parse(JSON.parse(String(init?.body))))
        return new Response(null, { status: 201 })
      },
    },
  })
  return { calls, client }
}

it('questions of a file become drafts with their passage, which the list shows in the order of the file', async () => {
  const { calls, client } = recordInserts()
  const passage = { kind: 'passage', title: '', paragraphs: ['It began at Meerut.'] } as const
  const questions = Array.from({ length: 250 }, (_, index) => question(`Question ${index}?`))
  questions[0] = question('Where?', { figure: { ...passage, paragraphs: [...passage.paragraphs] } })
  expect(await addDrafts(client, questions, 'The Revolt', NOW)).toEqual({ added: 250, leftOut: 0 })
  const rows = calls.flat()
  expect(rows[0]).toEqual({
    topic: 'The Revolt',
    topic_key: 'the revolt',
    text: 'Where?',
    options: ['1', '2', '3', '4'],
    correct_index: 2,
    explanation: 'Because.',
    difficulty: 'easy',
    figure: passage,
    status: 'draft',
    created_at: '2026-11-15T10:00:00.000Z',
  })
  const newestFirst = rows.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  expect(newestFirst.map(({ text }) => text)).toEqual(questions.map(({ text }) => text))
})

it('a question that is longer than the bank allows is left out and counted', async () => {
  const { calls, client } = recordInserts()
  const questions = [question('x'.repeat(2001)), question('Short?')]
  expect(await addDrafts(client, questions, 'Any', NOW)).toEqual({ added: 1, leftOut: 1 })
  expect(calls.flat().map(({ text }) => text)).toEqual(['Short?'])
})
