import { expect, it } from 'vitest'
import { notes } from '../../messages/en/notes.ts'
import { notes as hindi } from '../../messages/hi/notes.ts'
import { describeNotesFailure } from './use-notes-generation.ts'

const unknown = {
  kind: 'server',
  status: 422,
  message: 'The built-in engine has no notes on "zeta" yet. It knows, among others: averages, HCF and LCM.',
} as const

it("shows the server's reason unchanged", () => {
  expect(describeNotesFailure(unknown, notes.making)).toBe(unknown.message)
})

it('says in Hindi that the server has no notes on a topic, and leaves other reasons unchanged', () => {
  expect(describeNotesFailure(unknown, hindi.making)).toBe(
    '“zeta” के नोट्स अभी नहीं हैं। इनके हैं, जैसे: averages, HCF and LCM।',
  )
  expect(describeNotesFailure({ kind: 'server', status: 499, message: 'Cancelled.' }, hindi.making)).toBe(
    'Cancelled.',
  )
})
