import { noteBody } from '@ekagra/exam/notes/note-preview'
import type { Note } from '@ekagra/schema/note'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { ReportContentButton } from '../../components/report/report-content-button.tsx'
import { Button } from '../../components/ui/button.tsx'
import * as paths from '../../lib/paths.ts'
import { handOverContent } from '../../lib/stores/session/session-hand-over.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NoteGap } from './note-gap.tsx'

/** A table of contents with one or two entries is of no use. */
const SHORTEST_CONTENTS = 3

/** The text, then its actions; from 960 px these are beside it, with a table of contents. */
export function ReadNote({ note }: { note: Note }) {
  const words = useMessages(notesMessages).note
  const navigate = useNavigate()
  const article = useRef<HTMLElement>(null)
  const headings = useHeadings(article, note.content)

  const quiz = () => {
    handOverContent(note.title, note.content)
    navigate(paths.practice, { state: { prefilledTopic: note.title } })
  }

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-16 print:block">
      <article
        ref={article}
        className="min-w-0 max-w-measure lg:border-l lg:border-wrong/30 lg:pl-8 print:max-w-none print:border-0 print:p-0"
      >
        {note.content.trim() === '' ? (
          <p className="text-ink-3">{words.empty}</p>
        ) : (
          <>
            <Markdown text={noteBody(note)} />
            {note.ending !== undefined && <NoteGap note={note} ending={note.ending} />}
            <div className="mt-6 print:hidden">
              <ReportContentButton contentType="note" contentId={note.id} content={note.content} />
            </div>
          </>
        )}
      </article>
      <aside className="self-start lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] print:hidden">
        {note.content.trim() !== '' && (
          <>
            <Button variant="primary" size="lg" block onClick={quiz}>
              {words.quiz}
            </Button>
            <p className="mt-2 mb-6 text-center text-sm text-ink-3">{words.quizText}</p>
          </>
        )}
        {headings.length >= SHORTEST_CONTENTS && (
          <nav aria-label={words.contents} className="max-lg:hidden">
            <h2 className="mb-2 text-sm">{words.contents}</h2>
            <ul>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-target items-center border-l-2 border-rule pl-4 text-sm leading-[1.3] text-ink-2 hover:border-action-text hover:text-ink"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </aside>
    </div>
  )
}

interface Heading {
  id: string
  text: string
}

/** The main headings of the rendered text. The Markdown renderer loads later than the page. */
function useHeadings(container: RefObject<HTMLElement | null>, text: string): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other headings
  useEffect(() => {
    const element = container.current
    if (element === null) return
    const collect = () => {
      const found = [...element.querySelectorAll('h2[id]')].map(({ id, textContent }) => ({
        id,
        text: textContent ?? '',
      }))
      setHeadings((now) => (JSON.stringify(now) === JSON.stringify(found) ? now : found))
    }
    collect()
    const observer = new MutationObserver(collect)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [container, text])
  return headings
}
