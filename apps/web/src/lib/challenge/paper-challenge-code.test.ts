import { catalogue } from '@ekagra/questions/chapters/catalogue'
import { findPattern } from '@ekagra/questions/exams/patterns'
import { makeExamPaper } from '@ekagra/questions/paper/make-exam-paper'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { expect, it } from 'vitest'
import { cutPattern } from '../papers/prepare-paper.ts'
import { printsOf } from '../papers/prints-of.ts'
import { readPaperChallenge, spellSkips, writePaperChallenge } from './paper-challenge-code.ts'

const whole = findPattern('ssc-cgl')
if (!whole) throw new Error('SSC CGL is known')
const pattern = cutPattern({ pattern: whole, scope: 'quarter' })

async function sit(met: ReadonlySet<string>): Promise<ExamPaper> {
  return {
    id: 'paper-1',
    pattern,
    patternId: 'ssc-cgl',
    scope: 'quarter',
    seed: 'abc',
    hasExtraTime: false,
    startedAt: '2026-01-01T00:00:00.000Z',
    ...(await makeExamPaper({ pattern, seed: 'abc', met })),
  }
}

it('gives a friend the same paper by a link, though its sitter had met other questions before', async () => {
  const plain = await sit(new Set())
  const mine = await sit(new Set(plain.questions.slice(0, 8).map(({ print }) => print)))
  expect(mine.skips.length).toBeGreaterThan(0)
  const code = writePaperChallenge(mine, 'ssc-cgl', 31.5)
  const read = readPaperChallenge(code ?? '')
  expect(read).toMatchObject({ pattern: 'ssc-cgl', scope: 'quarter', seed: 'abc', marks: 31.5 })
  const skips = spellSkips(
    read?.skips ?? new Map(),
    catalogue.map(({ id }) => id),
  )
  const friends = await makeExamPaper({ pattern, seed: 'abc', skips: new Set(skips) })
  expect(printsOf(friends)).toBe(read?.prints)
  expect(friends.questions).toEqual(mine.questions)
})

it('refuses a link that was cut off or changed', async () => {
  const code = writePaperChallenge(await sit(new Set()), 'ssc-cgl', undefined) ?? ''
  expect(readPaperChallenge(code.slice(0, -3))).toBeNull()
  expect(readPaperChallenge(`A${code}`)).toBeNull()
  expect(readPaperChallenge('')).toBeNull()
})

it('carries a person’s own pattern in full', async () => {
  const own = { ...whole, id: 'own-1', title: 'My paper', group: 'own' as const, cutOffs: [] }
  const code = writePaperChallenge(await sit(new Set()), own, undefined) ?? ''
  expect(readPaperChallenge(code)?.pattern).toEqual(own)
})
