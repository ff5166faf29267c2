import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: 1,
        refetchOnWindowFocus: false,
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
      },
    },
  })
}

/** One cache for the whole visit, whichever pages use it. */
export const queryClient = createQueryClient()
