import { buildReport } from '../../apps/server/src/testing/build-report.ts'
import { makePoolRow } from '../support/make-pool-row.ts'

const DAY_MS = 86_400_000
const ID = (index: number) => `5d5c3f0a-7a34-4b07-9d6b-${String(index).padStart(12, '0')}`

const QUESTIONS = [
  ['Kenya', 'What is the capital of Kenya?', 'Mombasa', 'Nairobi', 'Kisumu', 'Nakuru'],
  [
    'Polity',
    'Which Article of the Constitution abolishes untouchability?',
    'Article 14',
    'Article 17',
    'Article 19',
    'Article 21',
  ],
  [
    'Compound Interest',
    '₹8,000 is lent at 10% a year, compounded yearly. What does it amount to in 2 years?',
    '₹9,600',
    '₹9,680',
    '₹9,860',
    '₹10,000',
  ],
  ['Algebra', 'If $x + \\frac{1}{x} = 3$, what is $x^2 + \\frac{1}{x^2}$?', '9', '7', '11', '5'],
  [
    'Modern History',
    'Who founded the Satyashodhak Samaj in 1873?',
    'Jyotirao Phule',
    'B. R. Ambedkar',
    'M. G. Ranade',
    'Shahu Maharaj',
  ],
  ['English', 'Choose the antonym of “frugal”.', 'Thrifty', 'Extravagant', 'Careful', 'Prudent'],
  ['हिन्दी', '‘अग्नि’ का पर्यायवाची शब्द कौन-सा है?', 'जल', 'अनल', 'अनिल', 'धरा'],
] as const
const STATUSES = ['published', 'published', 'draft', 'published', 'archived'] as const
const LEVELS = ['easy', 'medium', 'hard'] as const

const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[index % list.length]

/** What an admin area looks like after some weeks: without rows there is nothing to see. */
export async function seedAdminArea({
  address,
  secretKey,
}: {
  address: string
  secretKey: string
}): Promise<void> {
  const send = async (path: string, type: string, body: string) => {
    const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': type }
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  // One by one: the rows of one call must all have the same columns.
  const add = async (table: string, rows: readonly object[]) => {
    for (const row of rows) await send(`/rest/v1/${table}`, 'application/json', JSON.stringify(row))
  }
  const now = Date.now()
  const moment = (days: number) => new Date(now - days * DAY_MS).toISOString()
  await add(
    'bank_questions',
    Array.from({ length: 60 }, (_, index) => {
      const [topic = '', text = '', ...options] = at(QUESTIONS, index) ?? []
      return {
        id: ID(index),
        topic,
        topic_key: topic.toLowerCase(),
        text: index < QUESTIONS.length ? text : `${text} (${index})`,
        options,
        correct_index: index === 0 ? 0 : 1,
        explanation: `${options[1]} is right, as every book on ${topic} says.`,
        difficulty: at(LEVELS, index),
        status: at(STATUSES, index),
        created_at: moment(index / 4),
      }
    }),
  )
  const learner = { options: ['Mombasa', 'Nairobi', 'Kisumu', 'Nakuru'], text: QUESTIONS[0][1] }
  await add('reports', [
    ...['It is Nairobi.', '', 'The capital moved in 1907, see any atlas.'].map((details, index) =>
      buildReport({
        content_id: `q-bank-${ID(0)}`,
        content_preview: learner.text,
        details,
        device: `device ${index}`,
        created_at: moment(index),
      }),
    ),
    buildReport({
      content_id: 'doubt-1',
      content_type: 'doubt-answer',
      content_preview: 'What is 12 x 15?',
      details: 'Is it not 150?',
      device: 'd',
      created_at: moment(4),
    }),
    ...[6, 6, 9].map((days) =>
      buildReport({ content_id: `old-${days}`, status: 'resolved', created_at: moment(days) }),
    ),
  ])
  await add('corrections', [
    {
      question_id: `q-bank-${ID(3)}`,
      kind: 'fix',
      key: '7',
      explanation: 'Square both sides.',
      created_at: moment(2),
    },
    { question_id: 'q-old', kind: 'retract', note: 'Two options are right.', created_at: moment(6) },
  ])
  await add(
    'pool_questions',
    ['Where was Marco Polo born?', 'Which city did Marco Polo come home to?'].map((text, index) =>
      makePoolRow({ id: `q-pool-${index}`, text, correctIndex: 0, createdAt: moment(0.1) }),
    ),
  )
  const days = Array.from({ length: 14 }, (_, index) => ({
    index,
    day: new Date(now - index * DAY_MS).toISOString().slice(0, 10),
  }))
  await add(
    'provider_tokens',
    days
      .flatMap(({ index, day }) =>
        ['deepseek', 'openai'].map((provider, place) => ({
          id: `${day}/${provider}`,
          day,
          provider,
          tokens: 90_000,
          dollars: (0.4 + ((index * 7) % 5) / 10) / (place + 1),
          drafts: 130 + ((index * 37) % 60),
          served: (110 + ((index * 53) % 70)) / (place + 1),
        })),
      )
      .map(({ served, ...row }) => ({ ...row, served: Math.round(served) })),
  )
  await add(
    'day_figures',
    days.map(({ index, day }) => ({
      day,
      pool: 40 + ((index * 29) % 90),
      bank: 60 - 3 * index,
      file_bytes: 4_000_000 - 200_000 * index,
    })),
  )
  const [village, district] = [ID(901), ID(902)]
  await add('categories', [
    { id: village, title: 'Village exams', position: 1 },
    { id: district, title: 'District exams', position: 2, prompt: 'Ask about the districts of Bihar only.' },
    { title: 'Panchayat clerk', position: 1, parent_id: village },
    { title: 'Revenue inspector', position: 2, parent_id: village },
    { title: 'Old papers', position: 3, status: 'archived' },
  ])
  for (const name of ['a.learner', 'a.very.long.name.of.another.learner'])
    await send(
      '/auth/v1/admin/users',
      'application/json',
      JSON.stringify({ email: `${name}@example.org`, password: `${name}-7-marigolds`, email_confirm: true }),
    )
  await send('/storage/v1/object/files/district%20paper%202019.txt', 'text/plain', PAPER)
}

const PAPER = `Directions (1-2): Read the passage and answer the questions.
The revolt began at Meerut on 10 May 1857. The rebels marched to Delhi.

1. Where did the revolt of 1857 begin?
(a) Delhi (b) Meerut (c) Kanpur (d) Jhansi
Ans. (b)
2. Where did the rebels march to?
(a) Delhi (b) Agra (c) Kanpur (d) Jhansi
3. Find the HCF of 36 and 48.
(a) 6 (b) 12 (c) 24 (d) 4
Ans. (a)
4. What is 25% of 80?
(a) 10 (b) 20 (c) 30 (d) 40
`

/** A past paper as a learner chooses it. */
export const pastPaper = {
  name: 'district paper 2019.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(PAPER),
}
/** The question that three devices have reported. */
export const reportedId = `q-bank-${ID(0)}`
/** A question with maths. */
export const editedId = ID(3)
