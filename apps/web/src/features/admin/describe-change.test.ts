import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

const drafts = JSON.stringify([
  { topic: 'Village', text: 'How many "wells"?', status: 'draft' },
  { text: 'B' },
])
const decision = JSON.stringify({
  question_id: 'q-bank-1',
  kind: 'fix',
  key: 'Nairobi',
  question: JSON.stringify({ text: 'What is the capital of Kenya?' }),
})

it.each([
  ['new drafts', 'bank_questions', '', drafts, { name: 'How many "wells"?', rows: 2, status: 'draft' }],
  [
    'a text that the server cut off',
    'bank_questions',
    '',
    drafts.slice(0, -9),
    { name: 'How many "wells"?', rows: 1, status: 'draft' },
  ],
  [
    'a new status of several questions',
    'bank_questions',
    'id=in.(a,b,c)',
    '{"status":"published"}',
    { name: '', rows: 3, status: 'published' },
  ],
  [
    'a decision, by the question that it is about',
    'corrections',
    '',
    decision,
    { name: 'What is the capital of Kenya?', rows: 1, kind: 'fix', key: 'Nairobi' },
  ],
  [
    'a decision whose question is cut off',
    'corrections',
    '',
    decision.slice(0, -20),
    { name: 'q-bank-1', rows: 1, kind: 'fix', key: 'Nairobi' },
  ],
  [
    'the instructions of a category',
    'category_prompts',
    'category=eq.Defence',
    '{"prompt":"Ships."}',
    { name: 'Defence', rows: 1 },
  ],
  ['a file', 'storage', '/object/files/paper (2).pdf', '', { name: 'paper (2).pdf', rows: 1 }],
  ['an account', 'accounts', 'users', 'a@example.org', { name: 'a@example.org', rows: 1 }],
])('ADMIN-05 names what was changed: %s', (_, subject, target, details, expected) => {
  expect(describeChange({ subject, target, details })).toEqual(expected)
})
