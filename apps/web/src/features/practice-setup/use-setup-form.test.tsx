import { render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { useSetupForm } from './use-setup-form.ts'

afterEach(() => window.history.replaceState(null, ''))

function Form() {
  const { form } = useSetupForm('practice')
  const { state } = useLocation()
  return <p>{`${form.topic}, ${state === null ? 'used once' : 'still there'}`}</p>
}

const open = () =>
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/practice', state: { prefilledTopic: 'Ratios' }, key: 'own' }]}
    >
      <Form />
    </MemoryRouter>,
  )

it('takes the topic that it was opened with, once', async () => {
  open()
  expect(await screen.findByText('Ratios, used once')).toBeTruthy()
})

it('replaces no other entry of the history after Back was pressed meanwhile', async () => {
  window.history.replaceState({ key: 'the page before' }, '')
  open()
  expect(await screen.findByText('Ratios, still there')).toBeTruthy()
})
