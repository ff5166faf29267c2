import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CommandPaletteHost } from './command-palette-host.tsx'

Element.prototype.scrollIntoView ??= () => undefined

const host = (
  <MemoryRouter>
    <CommandPaletteHost>page</CommandPaletteHost>
  </MemoryRouter>
)

it('SHELL-42 opens for keys that were pressed before the page was ready, and closes again', async () => {
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  render(host)
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeDefined()
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull()
})
