import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const NAMES = ['One', 'Two', 'Three']

function Three() {
  const [value, setValue] = useState('One')
  const tabs = NAMES.map((name) => ({ value: name, label: name, content: `Content ${name}` }))
  return <Tabs label="Numbers" tabs={tabs} value={value} onValueChange={setValue} />
}

const chosen = () => screen.getByRole('tab', { selected: true })

it('chooses with the arrow keys, Home and End, and the focus follows', async () => {
  const user = userEvent.setup()
  render(<Three />)
  await user.tab()
  expect(document.activeElement).toBe(chosen())
  for (const [key, name] of [
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await user.keyboard(key)
    expect(chosen().textContent).toBe(name)
    expect(document.activeElement).toBe(chosen())
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`Content ${name}`)
  }
})

it('is one stop of the Tab key, before its panel', async () => {
  const user = userEvent.setup()
  render(<Three />)
  await user.click(screen.getByRole('tab', { name: 'Two' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Two' }))
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Two' }))
})

it('leaves a key with a modifier to the browser', async () => {
  const user = userEvent.setup()
  render(<Three />)
  await user.tab()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(chosen().textContent).toBe('One')
})
