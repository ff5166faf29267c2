import type { PublicCategory } from '@ekagra/schema/category'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const Rows = z.array(z.object({ id: z.string(), parent_id: z.string(), title: z.string() }))
const MOST_CATEGORIES = 500

/**
 * The published categories of admins, in their order; a subcategory goes with its category. Throws when the database cannot be read.
 */
export const categoryLister =
  (client: Pick<SupabaseClient, 'from'>) => async (): Promise<PublicCategory[]> => {
    const { data, error } = await client
      .from('categories')
      .select('id, parent_id, title')
      .eq('status', 'published')
      .order('position')
      .limit(MOST_CATEGORIES)
    if (error) throw new Error(`the categories could not be read: ${error.code}`)
    const rows = Rows.parse(data)
    const ids = new Set(rows.map(({ id }) => id))
    return rows
      .filter(({ parent_id }) => parent_id === '' || ids.has(parent_id))
      .map(({ id, parent_id, title }) => ({ id, parent: parent_id, title }))
  }
