import { expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

const queries = () => createQueryClient().getDefaultOptions().queries

it('API-13 API-15 retries a query once, not three times as the library would, and does not fetch again when the window gets the focus', () => {
  expect(queries()).toMatchObject({ retry: 1, refetchOnWindowFocus: false })
})

it('API-14 treats data as fresh for 5 minutes and keeps it for 10', () => {
  expect(queries()).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
})
