import { act, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useState } from 'react'
import { expect, it } from 'vitest'
import { defineMessages } from './define-messages.ts'
import { LocaleContext } from './locale.ts'
import { useMessages } from './use-messages.ts'

const areaOf = (english: string, hindi: string) =>
  defineMessages({ word: english }, { hi: async () => ({ word: hindi }) })

const inHindi = (children: ReactNode) => (
  <LocaleContext value="hi">
    <Suspense fallback="waiting">{children}</Suspense>
  </LocaleContext>
)

const practice = areaOf('practice', 'अभ्यास')
const test = areaOf('test', 'टेस्ट')

function TwoAreas() {
  const { word: one } = useMessages(practice)
  const { word: two } = useMessages(test)
  const [count] = useState(3)
  return `${one} ${two} ${count}`
}

it('gives each area its own words while they load, and keeps the later hooks in order', async () => {
  await act(async () => {
    render(inHindi(<TwoAreas />))
  })
  expect(screen.getByText('अभ्यास टेस्ट 3')).toBeTruthy()
})

const arrived = areaOf('notes', 'नोट्स')

function Arrived() {
  return useMessages(arrived).word
}

it('renders loaded words without waiting', async () => {
  await arrived.load('hi')
  render(inHindi(<Arrived />))
  expect(screen.getByText('नोट्स')).toBeTruthy()
})
