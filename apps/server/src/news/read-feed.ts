import { Parser } from 'htmlparser2'

export interface FeedItem {
  title: string
  link: string
  /** As in the feed, markup included. */
  html: string
  /** As written in the feed. */
  date: string
}

export interface Feed {
  title: string
  items: FeedItem[]
}

/** More than a news feed offers at once. */
const MAX_ITEMS = 200

/** A feed needs only a few levels; the time of the parser grows with the square of the depth. */
const MAX_DEPTH = 300

class TooDeep extends Error {}

const ROOTS = new Set(['rss', 'rdf:rdf', 'feed'])
const ITEMS = new Set(['item', 'entry'])
/** The first field that is not empty is used: whole texts before summaries, the day of publication before that of a change. */
const HTML_TAGS = ['content:encoded', 'content', 'description', 'summary']
const DATE_TAGS = ['pubdate', 'published', 'dc:date', 'updated']

/**
 * Reads RSS 1 and 2 and Atom. A feed that breaks off gives the items before the break. Declared entities are not expanded,
 * so that a small file stays small. Null when it is not a feed.
 */
export function readFeed(xml: string): Feed | null {
  const path: string[] = []
  const items: FeedItem[] = []
  let isFeed = false
  let title = ''
  let fields: Map<string, string> | null = null
  /** The depth of the current item, and the name of its field that is being read. */
  let itemDepth = 0
  let field: string | null = null

  const parser = new Parser(
    {
      onopentag(rawName, attributes) {
        const name = rawName.toLowerCase()
        path.push(name)
        if (path.length > MAX_DEPTH) throw new TooDeep()
        if (path.length === 1) isFeed = ROOTS.has(name)
        if (!isFeed || items.length >= MAX_ITEMS) return
        if (ITEMS.has(name) && fields === null) {
          fields = new Map()
          itemDepth = path.length
        } else if (fields !== null && path.length === itemDepth + 1) {
          field = name
          if (name === 'link' && attributes.href !== undefined) addLink(fields, attributes)
        }
      },
      ontext(text) {
        if (fields !== null && field !== null) fields.set(field, (fields.get(field) ?? '') + text)
        else if (isFeed && fields === null && path.length <= 3 && path.at(-1) === 'title') title += text
      },
      onclosetag() {
        if (fields !== null && path.length === itemDepth) {
          items.push(toItem(fields))
          fields = null
        }
        if (path.length === itemDepth + 1) field = null
        path.pop()
      },
    },
    { xmlMode: true },
  )
  try {
    parser.end(xml)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return isFeed ? { title: title.trim(), items } : null
}

/** Atom has several links; the article is at the alternate one, and a link without a relation is an alternate one. */
function addLink(
  fields: Map<string, string>,
  { rel = 'alternate', href = '' }: Record<string, string>,
): void {
  if (rel === 'alternate' && !fields.has('link')) fields.set('link', href)
}

function toItem(fields: ReadonlyMap<string, string>): FeedItem {
  const first = (names: readonly string[]) =>
    names.map((name) => fields.get(name)?.trim() ?? '').find((text) => text !== '') ?? ''
  return {
    title: first(['title']),
    link: first(['link', 'guid', 'id']),
    html: first(HTML_TAGS),
    date: first(DATE_TAGS),
  }
}

/** Decodes a feed with the encoding named in the header or in the first line of the XML. */
export function decodeFeed(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named =
    /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ??
    /^\s*<\?xml[^>]*encoding=["']([\w-]+)/i.exec(beginning)?.[1]
  try {
    return new TextDecoder(named ?? 'utf-8').decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
