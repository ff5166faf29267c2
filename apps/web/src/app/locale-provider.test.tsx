import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { shellMessages } from '../messages/en/shell.ts'
import { chooseLocale } from '../messages/locale.ts'
import { useMessages } from '../messages/use-messages.ts'
import { LocaleProvider } from './locale-provider.tsx'

function Word() {
  return <p>{useMessages(shellMessages).nav.practice}</p>
}

function Page() {
  return (
    <LocaleProvider>
      <Suspense fallback="waiting">
        <Word />
      </Suspense>
    </LocaleProvider>
  )
}

beforeEach(() => localStorage.clear())

it('uses English and sets the language of the document', () => {
  render(<Page />)
  expect(screen.getByText('Practice')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en-IN')
})

it('changes the messages and the language of the document when Hindi is chosen, and remembers it', async () => {
  render(<Page />)
  await act(async () => chooseLocale('hi'))
  expect(await screen.findByText('अभ्यास')).toBeTruthy()
  await waitFor(() => expect(document.documentElement.lang).toBe('hi-IN'))
  expect(localStorage.getItem('language')).toBe('hi')
})

it('starts in the language that was chosen last time', async () => {
  localStorage.setItem('language', 'hi')
  await act(async () => {
    render(<Page />)
  })
  expect(await screen.findByText('अभ्यास')).toBeTruthy()
})
