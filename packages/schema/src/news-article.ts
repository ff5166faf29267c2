import * as z from 'zod/mini'

/** The category of an article whose feed has none and whose words point to none. */
export const GENERAL_NEWS = 'General'

/** An article as lists show it; every text is plain. */
export const NewsHeadline = z.object({
  id: z.string(),
  /** A category of current affairs, one of the operator's own, or 'General'. */
  category: z.string(),
  /** Who published it. */
  source: z.string(),
  title: z.string(),
  link: z.string().check(z.regex(/^https?:\/\//i)),
  summary: z.string(),
  published_at: z.string(),
})
export type NewsHeadline = z.infer<typeof NewsHeadline>

/** A row of the table news_articles. */
export const NewsArticle = z.object({ ...NewsHeadline.shape, body: z.string() })
export type NewsArticle = z.infer<typeof NewsArticle>
