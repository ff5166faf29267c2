import type { NewsHeadline } from '@ekagra/schema/news-article'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { Component } from './news-page.tsx'
import { readNews } from './read-news.ts'

vi.mock('./read-news.ts')

const article = (id: string, known: Partial<NewsHeadline> = {}): NewsHeadline => ({
  id,
  category: 'Defence',
  source: 'Press Bureau',
  title: `Headline ${id}`,
  link: `https://news.example/${id}`,
  summary: `Summary of ${id}.`,
  published_at: new Date().toISOString(),
  ...known,
})

function open() {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false } })
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.mocked(readNews).mockReset()
})

it('SHELL-25 says what an operator can do if no feed is connected', async () => {
  vi.mocked(readNews).mockResolvedValue({ articles: [], hasFeeds: false })
  open()
  expect(screen.getByText('Loading the news...')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'No news feed is connected' })).toBeTruthy()
  expect(screen.getByText(/NEWS_FEEDS/)).toBeTruthy()
})

it('tells feeds without articles from an unreachable server, which can be tried again', async () => {
  vi.mocked(readNews)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue({ articles: [], hasFeeds: true })
  open()
  expect(await screen.findByRole('heading', { name: 'The news could not be loaded' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No articles yet' })).toBeTruthy()
})

it('SHELL-25 filters articles by category and words, shows forty at a time, and links out with noopener noreferrer', async () => {
  const many = Array.from({ length: 50 }, (_, n) => article(`${n}`))
  const other = article('orbit', { category: 'Science & Technology', title: 'Satellite in orbit' })
  vi.mocked(readNews).mockResolvedValue({ articles: [other, ...many], hasFeeds: true })
  open()
  expect(await screen.findAllByRole('article')).toHaveLength(40)
  fireEvent.click(screen.getByRole('button', { name: 'Show 11 more articles' }))
  expect(screen.getAllByRole('article')).toHaveLength(51)
  fireEvent.click(screen.getByRole('button', { name: /^Science & Technology/ }))
  expect(screen.getAllByRole('article')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Satellite in orbit (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe('https://news.example/orbit')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(screen.getByRole('link', { name: 'Quiz on Science & Technology' }).getAttribute('href')).toBe(
    '/current-affairs?category=Science%20%26%20Technology',
  )
  fireEvent.change(screen.getByLabelText('Search the news'), { target: { value: 'headline' } })
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(screen.getAllByRole('article')).toHaveLength(40)
})
