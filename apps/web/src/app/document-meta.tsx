import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { applyPageMeta } from '../lib/page-meta.ts'
import { pageMetaStore } from '../lib/page-meta-store.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/** Keeps title, description, link previews and the canonical address in step with the page on screen. */
export function DocumentMeta() {
  const words = useMessages(shellMessages)
  const { pathname, search } = useLocation()
  const meta = useSyncExternalStore(pageMetaStore.subscribe, pageMetaStore.read)
  useEffect(() => {
    applyPageMeta(document, meta, new URL(`${pathname}${search}`, location.origin), words)
  }, [meta, pathname, search, words])
  return null
}
