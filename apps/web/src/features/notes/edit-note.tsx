import type { Note } from '@ekagra/schema/note'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Markdown } from '../../components/markdown/markdown.tsx'
import { RoomDialog, useKeepNote } from '../../components/notes/keep-note.tsx'
import { Button } from '../../components/ui/button.tsx'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Section } from '../../components/ui/page.tsx'
import { noteDraft } from '../../lib/stores/learner/note-store.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Markdown with a preview beside it. Typed text is stored at once, so that a reload loses nothing. */
export function EditNote({ note, onSaved }: { note: Note; onSaved: () => void }) {
  const words = useMessages(notesMessages)
  const { keep, question } = useKeepNote()
  const [draft, setDraft] = useState(() => {
    const kept = noteDraft.read()
    return kept?.id === note.id ? kept : { id: note.id, title: note.title, content: note.content }
  })
  const [error, setError] = useState<string>()
  const shown = useDeferredValue(draft.content)
  const isChanged = draft.title !== note.title || draft.content !== note.content

  const change = (changes: Partial<typeof draft>) => {
    const next = { ...draft, ...changes }
    setDraft(next)
    setError(undefined)
    noteDraft.write(next)
  }
  const discard = () => {
    noteDraft.remove()
    setDraft({ id: note.id, title: note.title, content: note.content })
    setError(undefined)
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const title = draft.title.trim()
    setError(title === '' ? words.note.titleBlank : undefined)
    if (title === '') return
    const kept = await keep({ ...note, title, content: draft.content, lastUpdated: new Date().toISOString() })
    if (kept.status === 'failed') toast.error(kept.message)
    if (kept.status !== 'saved') return
    noteDraft.remove()
    toast.success(words.save.done, { description: words.save.notices(kept.notices) || undefined })
    onSaved()
  }

  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <form noValidate onSubmit={save} className="grid min-w-0 content-start gap-4">
        <TextField
          label={words.note.titleField}
          value={draft.title}
          error={error}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={words.note.contentField}
          hint={words.note.contentHint}
          value={draft.content}
          rows={18}
          spellCheck
          onChange={(event) => change({ content: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" size="lg">
            {words.note.save}
          </Button>
          {isChanged && (
            <>
              <Button variant="quiet" onClick={discard}>
                {words.note.discard}
              </Button>
              <span role="status" className="text-sm text-ink-3">
                {words.note.unsaved}
              </span>
            </>
          )}
        </div>
      </form>
      <Section
        title={words.note.livePreview}
        className="min-w-0 max-lg:border-t max-lg:border-rule max-lg:pt-6"
      >
        <Markdown text={shown} topHeading={3} />
      </Section>
      <RoomDialog question={question} />
    </div>
  )
}
