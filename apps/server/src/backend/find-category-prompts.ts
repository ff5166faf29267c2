import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

const Rows = z.array(z.object({ category: z.string(), prompt: z.string() }))
export type CategoryPrompt = z.infer<typeof Rows>[number]

/** Reads what admins want to be asked in each category of current affairs. Throws when the database does. */
export function categoryPromptReader(client: Pick<SupabaseClient, 'from'>) {
  return async (): Promise<CategoryPrompt[]> => {
    const { data, error } = await client.from('category_prompts').select('category, prompt').order('position')
    if (error) throw new Error(`the category prompts could not be read: ${error.code}`)
    return Rows.parse(data)
  }
}
