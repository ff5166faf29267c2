import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LevelChoice } from './level-choice.tsx'
import { Segmented } from './segmented.tsx'

it('a segmented choice is a group of radios labelled by its question', async () => {
  const onValueChange = vi.fn()
  const choices = [
    { value: 'practice', label: 'Practice' },
    { value: 'test', label: 'Test' },
  ]
  render(<Segmented legend="Mode" choices={choices} value="practice" onValueChange={onValueChange} />)
  expect(screen.getByRole('group', { name: 'Mode' })).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Practice' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Test' }))
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('test')
})

it('SETUP-24 levels say what they mean, and cannot be changed while disabled', async () => {
  const onValueChange = vi.fn()
  const choices = [{ value: 'easy', label: 'Easy', detail: 'One idea, one step' }] as const
  render(
    <LevelChoice legend="Levels" choices={choices} value="hard" disabled onValueChange={onValueChange} />,
  )
  await userEvent.click(screen.getByRole('radio', { name: /Easy\s*One idea, one step/ }))
  expect(onValueChange).not.toHaveBeenCalled()
})
