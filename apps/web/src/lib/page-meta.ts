import { shellMessages } from '../messages/en/shell.ts'
import { createListeners } from './stores/core/listeners.ts'

/** What a page says about itself to browsers, search engines and link previews. */
export interface PageMeta {
  /** Without the product name. If left out, it is derived from the path. */
  title?: string | undefined
  description?: string | undefined
  keywords?: readonly string[] | undefined
  /** An address of an image for link previews. */
  image?: string | undefined
  /** The canonical address; the current one if left out. */
  canonical?: string | undefined
  /** schema.org data, written as JSON-LD. */
  structuredData?: Record<string, unknown> | undefined
}

const PRODUCT = 'Ekagra'
const ROOT_TITLE = 'Smart Exam Preparation Tools'
const DEFAULT_IMAGE = '/share.png'

function decode(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** 'Current Affairs' for /current-affairs: the last segment, dashes as spaces, words capitalised. */
export function titleFromPath(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1)
  if (!last) return ROOT_TITLE
  return decode(last)
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

type Words = Pick<typeof shellMessages.english, 'documentTitle' | 'defaultTitle' | 'description'>

export function documentTitle(
  title: string | undefined,
  pathname: string,
  words: Words = shellMessages.english,
): string {
  const named = title ?? titleFromPath(pathname)
  return named === ROOT_TITLE ? words.defaultTitle : words.documentTitle(named)
}

function setMeta(page: Document, attribute: 'name' | 'property', key: string, content: string | undefined) {
  const existing = page.head.querySelector(`meta[${attribute}="${key}"]`)
  if (content === undefined) {
    existing?.remove()
    return
  }
  const element = existing ?? page.createElement('meta')
  element.setAttribute(attribute, key)
  element.setAttribute('content', content)
  if (!existing) page.head.append(element)
}

function setCanonical(page: Document, address: string) {
  const existing = page.head.querySelector('link[rel="canonical"]')
  const element = existing ?? page.createElement('link')
  element.setAttribute('rel', 'canonical')
  element.setAttribute('href', address)
  if (!existing) page.head.append(element)
}

function setStructuredData(page: Document, data: Record<string, unknown> | undefined) {
  page.head.querySelector('script[type="application/ld+json"]')?.remove()
  if (!data) return
  const element = page.createElement('script')
  element.setAttribute('type', 'application/ld+json')
  element.append(page.createTextNode(JSON.stringify({ '@context': 'https://schema.org', ...data })))
  page.head.append(element)
}

/**
 * Writes the page's meta data to the document head; missing ones get defaults, and nothing of the last page
 * stays.
 */
export function applyPageMeta(
  page: Document,
  meta: PageMeta,
  address: URL,
  words: Words = shellMessages.english,
) {
  const title = documentTitle(meta.title, address.pathname, words)
  const description = meta.description ?? words.description
  const canonical = new URL(meta.canonical ?? `${address.pathname}${address.search}`, address.origin).href
  const image = new URL(meta.image ?? DEFAULT_IMAGE, address.origin).href

  page.title = title
  setMeta(page, 'name', 'description', description)
  setMeta(page, 'name', 'keywords', meta.keywords?.join(', '))
  setMeta(page, 'property', 'og:site_name', PRODUCT)
  setMeta(page, 'property', 'og:type', 'website')
  setMeta(page, 'property', 'og:title', title)
  setMeta(page, 'property', 'og:description', description)
  setMeta(page, 'property', 'og:url', canonical)
  setMeta(page, 'property', 'og:image', image)
  setMeta(page, 'name', 'twitter:card', 'summary_large_image')
  setMeta(page, 'name', 'twitter:title', title)
  setMeta(page, 'name', 'twitter:description', description)
  setMeta(page, 'name', 'twitter:image', image)
  setCanonical(page, canonical)
  setStructuredData(page, meta.structuredData)
}

/** The meta data set by the page on screen, or nothing if the page derives everything from its path. */
export function createPageMetaStore() {
  let current: PageMeta = {}
  const listeners = createListeners()
  const publish = (next: PageMeta) => {
    current = next
    listeners.notify()
  }
  return {
    read: () => current,
    /**
     * Returns a function that removes it again; removing an older page's data leaves a newer page's in place.
     */
    set: (meta: PageMeta) => {
      publish(meta)
      return () => {
        if (current === meta) publish({})
      }
    },
    subscribe: listeners.subscribe,
  }
}

export const pageMetaStore = createPageMetaStore()
