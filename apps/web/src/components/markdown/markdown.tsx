import { clsx } from 'clsx'
import { markdownMessages } from '../../messages/en/markdown.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { lazyPart, useLazyPart } from '../lazy-part.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import './markdown.css'

const reader = lazyPart(() => import('./markdown-view.tsx'))

export interface MarkdownProps {
  /** Untrusted: it may come from an AI, a file or a person. */
  text: string
  /** The level of the largest heading; 2 under the title of a page. */
  topHeading?: number | undefined
  className?: string | undefined
}

/**
 * A document with tables, code and maths. Never raw HTML, no external images, and only safe links. The parser
 * loads with the first text; if it cannot be fetched, the text is shown as it was written.
 */
export function Markdown({ text, topHeading = 2, className }: MarkdownProps) {
  const words = useMessages(markdownMessages)
  const part = useLazyPart(reader)
  if (part === null) {
    return (
      <div className={clsx('grid gap-3', className)}>
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/4" />
      </div>
    )
  }
  if (part === 'failed') return <p className={clsx('whitespace-pre-wrap', className)}>{text}</p>
  return (
    <div className={clsx('markdown', className)}>
      <part.MarkdownView text={text} topHeading={topHeading} />
    </div>
  )
}
