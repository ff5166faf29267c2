import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { applyPageMeta } from '../lib/page-meta.ts'
import { pageMetaStore } from '../lib/page-meta-store.ts'

/** Keeps title, description, link previews and the canonical address in step with the page on screen. */
export function DocumentMeta() {
  const { pathname, search } = useLocation()
  const meta = useSyncExternalStore(pageMetaStore.subscribe, pageMetaStore.read)
  useEffect(() => {
    applyPageMeta(document, meta, new URL(`${pathname}${search}`, location.origin))
  }, [meta, pathname, search])
  return null
}
