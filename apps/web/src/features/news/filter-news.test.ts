import type { NewsHeadline } from '@ekagra/schema/news-article'
import { expect, it } from 'vitest'
import { filterNews, groupByDay, newsCategories } from './filter-news.ts'

const article = (id: string, known: Partial<NewsHeadline> = {}): NewsHeadline => ({
  id,
  category: 'Defence',
  source: 'Press Bureau',
  title: `Navy exercise ${id}`,
  link: 'https://pib.example',
  summary: 'Ships met off Kochi.',
  published_at: '2026-11-14T12:00:00Z',
  ...known,
})
const NEWS = [
  article('a'),
  article('b', { category: 'Art & Culture', title: 'Café opens', published_at: '2026-11-13T12:00:00Z' }),
  article('c', { category: 'Art & Culture', summary: 'A museum in Kochi.' }),
]
const ids = (category: string | null, words: string) =>
  filterNews(NEWS, { category, words }).map(({ id }) => id)

it('SHELL-25 finds articles by category and by words in any order, ignoring accents', () => {
  expect(ids(null, '')).toEqual(['a', 'b', 'c'])
  expect(ids('Art & Culture', '')).toEqual(['b', 'c'])
  expect(ids(null, 'kochi NAVY')).toEqual(['a', 'c'])
  expect(ids(null, 'cafe')).toEqual(['b'])
  expect(ids('Defence', 'museum')).toEqual([])
  expect(ids(null, 'press bureau')).toHaveLength(3)
})

it('lists the categories that have articles, the largest first', () => {
  expect(newsCategories(NEWS)).toEqual([
    { category: 'Art & Culture', count: 2 },
    { category: 'Defence', count: 1 },
  ])
})

it('groups articles by their day of publication', () => {
  expect(groupByDay(NEWS).map(({ articles }) => articles.map(({ id }) => id))).toEqual([['a', 'c'], ['b']])
  expect(groupByDay([article('x', { published_at: 'some day' })])).toHaveLength(1)
})
