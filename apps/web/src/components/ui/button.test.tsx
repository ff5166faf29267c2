import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

it('a soft-disabled button is announced as disabled, but Enter still makes it say what is missing', async () => {
  const explain = vi.fn()
  render(
    <Button softDisabled onClick={explain}>
      Check
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Check' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(explain).toHaveBeenCalledOnce()
})

it('a busy button keeps the focus and ignores presses', async () => {
  const press = vi.fn()
  render(
    <Button busy onClick={press}>
      Checking
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Checking' })
  await userEvent.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
})

it('a busy submit button does not send the form again', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).not.toHaveBeenCalled()
})
