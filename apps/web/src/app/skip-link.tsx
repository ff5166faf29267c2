import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/** The first thing the Tab key reaches, and seen only then. */
export function SkipLink() {
  const words = useMessages(shellMessages)
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-40 rounded-md bg-action px-4 py-2.5 text-sm font-title text-on-action not-focus:sr-only"
    >
      {words.skipToContent}
    </a>
  )
}
