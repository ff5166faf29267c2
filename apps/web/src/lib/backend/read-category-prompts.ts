import * as z from 'zod/mini'
import { queryClient } from '../query-client.ts'
import { backendClient } from './backend-client.ts'

const Rows = z.array(z.object({ prompt: z.string() }))

const TIMEOUT_MS = 5000

async function fetchPrompts(category: string): Promise<string[]> {
  const client = await backendClient()
  if (client === null) throw new Error('no server in reach')
  const { data, error } = await client
    .from('category_prompts')
    .select('prompt')
    .eq('category', category)
    // The questions wait for this, and can do without.
    .retry(false)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
  if (error) throw new Error(`category_prompts answered ${error.code}`)
  return Rows.parse(data).map(({ prompt }) => prompt)
}

/** The instructions that admins wrote for a category; none when it has none or they cannot be read. */
export async function readCategoryPrompts(category: string): Promise<string[]> {
  const queryKey = ['category-prompts', category]
  return queryClient.fetchQuery({ queryKey, queryFn: () => fetchPrompts(category) }).catch(() => [])
}
