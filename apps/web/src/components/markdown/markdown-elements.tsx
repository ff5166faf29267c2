import type { Element } from 'hast'
import type { ReactNode } from 'react'
import type { Components } from 'react-markdown'
import { markdownMessages } from '../../messages/en/markdown.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Maths } from '../rich-text/maths.tsx'

/** The elements allowed; any other element is dropped and its text stays. */
export const ALLOWED_ELEMENTS = [
  ...['a', 'blockquote', 'br', 'code', 'del', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'input'],
  ...['li', 'ol', 'p', 'pre', 'section', 'span', 'strong', 'sup'],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
]

type Node = Element | undefined

const property = (node: Node, name: string): string | undefined => {
  const value = node?.properties[name]
  return typeof value === 'string' ? value : undefined
}

/** The text under a node; recursion is safe because trees are shallow by now. */
function wordsOf(node: Node): string {
  return (node?.children ?? [])
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? wordsOf(child) : ''))
    .join('')
}

function Anchor({
  node,
  href = '',
  children,
}: {
  node?: Node
  href?: string | undefined
  children?: ReactNode
}) {
  const isFootnote =
    node?.properties.dataFootnoteRef !== undefined || node?.properties.dataFootnoteBackref !== undefined
  // Only the library creates these; a text cannot.
  if (isFootnote && href.startsWith('#')) {
    return (
      <a href={href} id={property(node, 'id')} className="text-link">
        {children}
      </a>
    )
  }
  const address = safeLink(href)
  if (address === null) return children
  const host = otherHost(address, wordsOf(node))
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link">
        {children}
      </a>
      {host !== null && ` (${host})`}
    </>
  )
}

/** No image is fetched, because its server would learn who is reading. Its alt text is shown instead. */
function Picture({ alt }: { alt?: string | undefined }) {
  const words = useMessages(markdownMessages)
  return <em className="text-ink-3">{words.picture(alt ?? '')}</em>
}

function Formula({ node, children }: { node?: Node; children?: ReactNode }) {
  const tex = property(node, 'dataTex')
  return tex === undefined ? children : <Maths tex={tex} display={property(node, 'dataDisplay') === 'yes'} />
}

function Table({ children }: { children?: ReactNode }) {
  const words = useMessages(markdownMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section aria-label={words.table} tabIndex={0} className="overflow-x-auto">
      <table className="figures w-full text-[0.94em]">{children}</table>
    </section>
  )
}

function CodeBlock({ children }: { children?: ReactNode }) {
  const words = useMessages(markdownMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section aria-label={words.code} tabIndex={0} className="overflow-x-auto rounded-md bg-quiet">
      <pre className="p-4 font-mono text-sm leading-normal [&_code]:bg-transparent [&_code]:p-0 [&_code]:text-[1em]">
        {children}
      </pre>
    </section>
  )
}

function TaskBox({ isDone }: { isDone: boolean }) {
  const words = useMessages(markdownMessages)
  return (
    <input
      type="checkbox"
      aria-label={isDone ? words.done : words.open}
      checked={isDone}
      disabled
      readOnly
      className="mr-2"
    />
  )
}

type Level = 2 | 3 | 4 | 5 | 6
const LEVELS: readonly Level[] = [2, 3, 4, 5, 6]

interface HeadingProps {
  node?: Node
  level: number
  children?: ReactNode
}

function Heading({ node, level, children }: HeadingProps) {
  const Tag = `h${LEVELS.find((one) => one === level) ?? 6}` as const
  // The table of contents links here; the number is the position in the text, so it stays the same while a
  // note grows.
  const place = node?.position?.start.offset
  return (
    <Tag id={place === undefined ? undefined : `section-${place}`} className="scroll-mt-20">
      {children}
    </Tag>
  )
}

type Alignment = 'left' | 'center' | 'right'
const ALIGNMENTS: Record<Alignment, string> = {
  left: 'text-left',
  center: 'text-center',
  right: 'text-right',
}
const alignmentOf = (node: Node): string => {
  const align = property(node, 'align')
  return align === 'center' || align === 'right' ? ALIGNMENTS[align] : ALIGNMENTS.left
}

/**
 * Every element is rendered here with properties that we choose: no class, style, id or handler from the text
 * is used.
 * @param top the level of the text's largest heading
 */
export function markdownElements(top: number): Components {
  return {
    a: Anchor,
    img: Picture,
    span: Formula,
    table: Table,
    pre: CodeBlock,
    h1: ({ node, children }) => (
      <Heading node={node} level={top}>
        {children}
      </Heading>
    ),
    h2: ({ node, children }) => (
      <Heading node={node} level={top}>
        {children}
      </Heading>
    ),
    h3: ({ node, children }) => (
      <Heading node={node} level={top + 1}>
        {children}
      </Heading>
    ),
    h4: ({ node, children }) => (
      <Heading node={node} level={top + 2}>
        {children}
      </Heading>
    ),
    h5: ({ node, children }) => (
      <Heading node={node} level={top + 3}>
        {children}
      </Heading>
    ),
    h6: ({ node, children }) => (
      <Heading node={node} level={top + 4}>
        {children}
      </Heading>
    ),
    code: ({ children }) => (
      <code className="rounded-sm bg-quiet px-1 font-mono text-[0.88em]">{children}</code>
    ),
    blockquote: ({ children }) => (
      <blockquote className="border-l-3 border-edge pl-4 text-ink-2">{children}</blockquote>
    ),
    ul: ({ children }) => <ul>{children}</ul>,
    ol: ({ children, start }) => <ol start={start}>{children}</ol>,
    li: ({ node, children }) => <li id={property(node, 'id')}>{children}</li>,
    th: ({ node, children }) => (
      <th
        scope="col"
        className={`border-b border-edge py-2 pr-4 text-sm font-label text-ink-3 last:pr-0 ${alignmentOf(node)}`}
      >
        {children}
      </th>
    ),
    td: ({ node, children }) => (
      <td className={`border-b border-rule py-2 pr-4 align-baseline last:pr-0 ${alignmentOf(node)}`}>
        {children}
      </td>
    ),
    input: ({ checked }) => <TaskBox isDone={checked === true} />,
    section: ({ children }) => <section className="border-t border-rule pt-4 text-sm">{children}</section>,
    strong: ({ children }) => <strong>{children}</strong>,
    hr: () => <hr className="border-rule" />,
  }
}

const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:']
const MAX_ADDRESS_LENGTH = 2000

/**
 * The address of a link in untrusted text, or null if it must not be a link. Relative addresses are refused
 * too: a text must not reach the app's own pages and calls.
 */
function safeLink(address: string): string | null {
  if (address.length > MAX_ADDRESS_LENGTH || !/^(https?:\/\/|mailto:)/i.test(address.trim())) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // 'https://bank.example@evil.example' looks like the bank.
  if (!SAFE_PROTOCOLS.includes(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}

/** The host that a link really leads to, if its text names another one. */
function otherHost(href: string, words: string): string | null {
  const named = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?=[/:?#\s]|$)/i.exec(words)?.[1]?.toLowerCase()
  const { protocol, host } = new URL(href)
  if (named === undefined || protocol === 'mailto:') return null
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(named) === bare(host) ? null : host
}
