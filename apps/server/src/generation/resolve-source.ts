import type { Source } from '@ekagra/schema/question'
import type { Article, Brief } from './brief.ts'

export interface LookedUpPage {
  url: string
  title: string | undefined
}

interface Grounding {
  source?: Source
  /** What the second solver may read. */
  material?: string
}

const PUBLIC_PAGE = /^https:\/\/[^\s"'<>\\]+$/i

const describe = ({ title, source, published_at, summary, body }: Article): string =>
  `${title} (${source}, ${published_at.slice(0, 10)})\n${body || summary}`.slice(0, 2000)

/**
 * The source that a draft names. A model can invent addresses, so only two kinds are accepted: a news item that we gave it, and a
 * page that the provider itself looked up. Null when a question on given news names none of the items.
 */
export function resolveSource(
  named: string | null,
  { articles, text }: Pick<Brief, 'articles' | 'text'>,
  pages: readonly LookedUpPage[],
): Grounding | null {
  if (articles.length > 0) {
    const [, number] = /^\W*N(\d{1,3})\W*$/.exec(named ?? '') ?? []
    const article = articles[Number(number) - 1]
    if (!article) return null
    const { title, link, published_at } = article
    return { source: { title, link, date: published_at.slice(0, 10) }, material: describe(article) }
  }
  const page = pages.find(({ url }) => url === named)
  const address = page && PUBLIC_PAGE.test(page.url) ? URL.parse(page.url) : null
  return {
    ...(text === undefined ? {} : { material: text }),
    ...(page && address && { source: { title: page.title ?? address.hostname, link: page.url } }),
  }
}
