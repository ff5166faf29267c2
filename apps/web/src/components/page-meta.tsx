import { useEffect } from 'react'
import { type PageMeta as Meta, pageMetaStore } from '../lib/page-meta.ts'

/** Put it anywhere in a page: `<PageMeta title="Mock Exam" description="..." />`. */
export function PageMeta({ title, description, keywords, image, canonical, structuredData }: Meta) {
  // Arrays and objects are compared by their JSON text, because a page may pass new ones on every render.
  const lists = JSON.stringify({ keywords, structuredData })
  useEffect(() => {
    const rest: Pick<Meta, 'keywords' | 'structuredData'> = JSON.parse(lists)
    return pageMetaStore.set({ title, description, image, canonical, ...rest })
  }, [title, description, image, canonical, lists])
  return null
}
