import * as z from 'zod/mini'

/** A category or subcategory that an admin added, as learners get it. */
export const PublicCategory = z.strictObject({
  id: z.string(),
  /** The id of its category; empty for a category itself. */
  parent: z.string(),
  /** Also the topic to practise. */
  title: z.string(),
})
export type PublicCategory = z.infer<typeof PublicCategory>

/** What /categories.json answers, in the order of the admins. */
export const PublicCategories = z.array(PublicCategory)

export const CategoryStatus = z.enum(['published', 'archived'])

/** What the form of a category asks for. */
export const CategoryFields = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  prompt: z.string().check(z.trim(), z.maxLength(2000)),
})

/** A row of the table categories. */
export const StoredCategory = z.strictObject({
  ...CategoryFields.shape,
  id: z.string(),
  parent_id: z.string(),
  position: z.int(),
  status: CategoryStatus,
  created_at: z.string(),
})
export type StoredCategory = z.infer<typeof StoredCategory>
