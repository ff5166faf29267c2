import { StoredCategory } from '@ekagra/schema/category'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useAdminClient } from './use-admin-session.ts'

const KEY = ['own-categories']

/** A category with its subcategories, all in their order. */
export interface CategoryTree extends StoredCategory {
  children: readonly StoredCategory[]
}

export function asTree(rows: readonly StoredCategory[]): CategoryTree[] {
  const ordered = rows.toSorted((a, b) => a.position - b.position)
  return ordered
    .filter(({ parent_id }) => parent_id === '')
    .map((row) => ({ ...row, children: ordered.filter(({ parent_id }) => parent_id === row.id) }))
}

export function useOwnCategories() {
  const client = useAdminClient()
  return useQuery({
    queryKey: KEY,
    queryFn: async () => {
      const { data } = await client.from('categories').select('*').order('position').throwOnError()
      return z.array(StoredCategory).parse(data)
    },
  })
}

/** What the form changes; without an id it is new. */
export interface CategoryDraft extends Pick<StoredCategory, 'parent_id' | 'title' | 'prompt'> {
  id: string | null
  position: number
}

export function useSaveCategory() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, position, ...fields }: CategoryDraft) => {
      if (id === null)
        await client
          .from('categories')
          .insert({ ...fields, position })
          .throwOnError()
      else await client.from('categories').update(fields).eq('id', id).throwOnError()
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}

/** Archives or publishes a category, or gives two neighbours each other's place. */
export function useChangeCategories() {
  const client = useAdminClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (
      changes: readonly ({ id: string } & Partial<Pick<StoredCategory, 'status' | 'position'>>)[],
    ) => {
      for (const { id, ...change } of changes)
        await client.from('categories').update(change).eq('id', id).throwOnError()
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  })
}
