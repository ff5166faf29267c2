import type { Root } from 'mdast'
import { Component, type ReactNode, useId, useMemo } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { logProblem } from '../../lib/log.ts'
import { markdownMessages } from '../../messages/en/markdown.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ALLOWED_ELEMENTS, markdownElements } from './markdown-elements.tsx'
import { takeMaths } from './maths-slots.ts'
import { tameMarkdown } from './tame-markdown.ts'
import { tameTree } from './tame-tree.ts'

interface AsWrittenProps {
  text: string
  children: ReactNode
}

/** A text that cannot be drawn is shown as it was written. */
class OrAsWritten extends Component<AsWrittenProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logProblem('A text could not be drawn', error)
  }

  override componentDidUpdate(previous: AsWrittenProps) {
    if (this.state.failed && previous.text !== this.props.text) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <p className="whitespace-pre-wrap">{this.props.text}</p> : this.props.children
  }
}

export interface MarkdownViewProps {
  text: string
  /** The level of the largest heading: 2 under a page title. */
  topHeading: number
}

function Tree({ text, topHeading }: MarkdownViewProps) {
  const words = useMessages(markdownMessages)
  const prefix = `text-${useId().replaceAll(/[^\w]/g, '')}-`
  const { source, cut, plugin } = useMemo(() => {
    const tamed = tameMarkdown(text)
    const { text: source, formulas } = takeMaths(tamed.text)
    return { source, cut: tamed.cut, plugin: () => (tree: Root) => tameTree(tree, formulas) }
  }, [text])
  const elements = useMemo(() => markdownElements(topHeading), [topHeading])
  return (
    <>
      <ReactMarkdown
        remarkPlugins={[[remarkGfm, { singleTilde: false }], plugin]}
        remarkRehypeOptions={{ clobberPrefix: prefix, footnoteLabel: words.footnotes }}
        allowedElements={ALLOWED_ELEMENTS}
        unwrapDisallowed
        components={elements}
      >
        {source}
      </ReactMarkdown>
      {cut && <p className="text-sm text-ink-3">{words.cut}</p>}
    </>
  )
}

export function MarkdownView(props: MarkdownViewProps) {
  return (
    <OrAsWritten text={props.text}>
      <Tree {...props} />
    </OrAsWritten>
  )
}
