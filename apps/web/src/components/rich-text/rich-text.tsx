import { clsx } from 'clsx'
import { Fragment, type ReactNode, useMemo } from 'react'
import { useTextLanguage } from '../../messages/text-language.ts'
import { Maths } from './maths.tsx'
import { type Block, type Inline, parseInline, parseRichText } from './parse-rich-text.ts'

/** A text with more formulas than this is hostile or broken; the rest are shown as they were written. */
const MAX_FORMULAS = 80

function drawNodes(nodes: readonly Inline[], count: { formulas: number }): ReactNode {
  return nodes.map((node, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a parsed text never changes
    return <Fragment key={index}>{drawNode(node, count)}</Fragment>
  })
}

function drawNode(node: Inline, count: { formulas: number }): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'code':
      return <code className="rounded-sm bg-quiet px-1 font-mono text-[0.88em]">{node.text}</code>
    case 'break':
      return <br />
    case 'strong':
      return <strong>{drawNodes(node.children, count)}</strong>
    case 'emphasis':
      return <em>{drawNodes(node.children, count)}</em>
    case 'maths': {
      count.formulas += 1
      const { tex, display, tail = '' } = node
      return count.formulas > MAX_FORMULAS ? tex + tail : <Maths tex={tex} display={display} tail={tail} />
    }
  }
}

/** For a heading, a label or an option: one run of text, no blocks. */
export function InlineText({ text }: { text: string }) {
  const nodes = useMemo(() => parseInline(text.replace(/\r\n?/g, '\n').trim()), [text])
  const language = useTextLanguage(text)
  const drawn = drawNodes(nodes, { formulas: 0 })
  return language ? <span lang={language}>{drawn}</span> : drawn
}

function drawBlock(block: Block, count: { formulas: number }): ReactNode {
  if (block.kind === 'paragraph') return <p>{drawNodes(block.children, count)}</p>
  const List = block.ordered ? 'ol' : 'ul'
  return (
    <List
      start={block.ordered && block.start !== 1 ? block.start : undefined}
      className={clsx('grid gap-1 pl-6', block.ordered ? 'list-decimal' : 'list-disc')}
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a parsed text never changes
        <li key={index}>{drawNodes(item, count)}</li>
      ))}
    </List>
  )
}

/**
 * Paragraphs, line breaks, bold, lists and maths from untrusted text. The typesetter loads only if there is
 * maths.
 */
export function RichText({ text, className }: { text: string; className?: string | undefined }) {
  const blocks = useMemo(() => parseRichText(text), [text])
  const count = { formulas: 0 }
  return (
    <div lang={useTextLanguage(text)} className={clsx('grid gap-3', className)}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a parsed text never changes
        <Fragment key={index}>{drawBlock(block, count)}</Fragment>
      ))}
    </div>
  )
}
