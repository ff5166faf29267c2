import type { PlannedQuestion } from '@ekagra/questions/exchange/plan-import'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MissingAnswers } from './missing-answers.tsx'

const questions = Array.from(
  { length: 45 },
  (_, index): PlannedQuestion => ({
    row: index + 1,
    text: `Question ${index + 1}?`,
    options: ['one', 'two', 'three', 'four'],
    key: null,
    explanation: '',
    keyFrom: 'none',
    trust: 'unverified',
  }),
)

it('asks for twenty answers at a time and leads on to the first of the next ones', async () => {
  const user = userEvent.setup()
  render(<MissingAnswers questions={questions} given={new Map()} onGive={() => undefined} />)
  expect(screen.getAllByRole('combobox')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: 'Show 20 of 25 more' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Answer of the question on line 21'))
  await user.click(screen.getByRole('button', { name: 'Show the other 5' }))
  expect(screen.getAllByRole('combobox')).toHaveLength(45)
  expect(screen.queryByRole('button')).toBeNull()
})
