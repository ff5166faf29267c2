import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

const CategoryPrompt = z.object({ category: z.string(), prompt: z.string(), updated_at: z.string() })
export type CategoryPrompt = z.infer<typeof CategoryPrompt>

const KEY = ['category-prompts']

export function useCategoryPrompts() {
  const client = useAdminClient()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { data } = await client
        .from('category_prompts')
        .select('category, prompt, updated_at')
        .order('position')
        .throwOnError()
      return z.array(CategoryPrompt).parse(data)
    },
  })
}

export function useSaveCategoryPrompt() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ category, prompt }: Pick<CategoryPrompt, 'category' | 'prompt'>) => {
      const { data } = await client
        .from('category_prompts')
        .update({ prompt, updated_at: new Date().toISOString() })
        .eq('category', category)
        .select('category')
        .throwOnError()
      // The database reports no error when its policies hide the row and so nothing is updated.
      if (data.length !== 1) throw new Error('the row was not changed')
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
