import { NoteDifficulty, NoteType } from '@ekagra/schema/generate-notes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { RoomDialog } from '../../components/notes/keep-note.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import type { NotesWish } from '../../lib/backend/request-notes.ts'
import { toast } from '../../lib/toast.ts'
import { notesMessages } from '../../messages/en/notes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NoteError, NoteInMaking, UnsavedNoteView } from './note-progress.tsx'
import { useCreateNote } from './use-create-note.ts'

const LONGEST_TOPIC = 200

export interface CreateNoteProps {
  /** Filled in by a recommendation. */
  topic?: string | undefined
  category?: string | undefined
}

/** The form, with the progress and the note below it. */
export function CreateNote({ topic = '', category }: CreateNoteProps) {
  const words = useMessages(notesMessages)
  const [wish, setWish] = useState<NotesWish>({
    topic,
    noteType: 'comprehensive',
    difficulty: 'intermediate',
  })
  const { generation, question, error, clearError, unsaved, create, saveAgain } = useCreateNote(category)
  const topicField = useRef<HTMLInputElement>(null)
  const { view } = generation
  const isLoading = view.status === 'loading'
  const isBlank = wish.topic.trim() === ''

  useEffect(() => {
    if (view.status === 'error') toast.error(words.making.failed)
  }, [view.status, words])
  useEffect(() => {
    if (error !== undefined) topicField.current?.focus()
  }, [error])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoading) create(wish)
  }

  return (
    <div className="grid gap-8">
      <form noValidate aria-label={words.form.newNote} onSubmit={submit} className="grid max-w-measure gap-4">
        <TextField
          ref={topicField}
          label={words.form.topic}
          size="lg"
          value={wish.topic}
          placeholder={words.form.placeholder}
          maxLength={LONGEST_TOPIC}
          autoComplete="off"
          enterKeyHint="go"
          error={error}
          onChange={(event) => {
            clearError()
            setWish({ ...wish, topic: event.target.value })
          }}
        />
        {category !== undefined && category !== 'general' && (
          <Badge className="justify-self-start">{words.form.category(category)}</Badge>
        )}
        <details className="group border-y border-rule">
          <summary className="flex min-h-target items-center justify-between gap-2 text-sm font-title">
            {words.form.options}
            <Icon name="chevron-down" className="size-5 transition-[rotate] group-open:rotate-180" />
          </summary>
          <div className="grid gap-4 pt-1 pb-5 md:grid-cols-2">
            <Select
              label={words.form.noteType}
              value={wish.noteType}
              options={NoteType.options.map((value) => ({ value, label: words.form.noteTypes[value] }))}
              onValueChange={(noteType) => setWish({ ...wish, noteType })}
            />
            <Select
              label={words.form.difficulty}
              value={wish.difficulty}
              options={NoteDifficulty.options.map((value) => ({
                value,
                label: words.form.difficulties[value],
              }))}
              onValueChange={(difficulty) => setWish({ ...wish, difficulty })}
            />
          </div>
        </details>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="justify-self-start max-md:w-full"
          softDisabled={isBlank}
          busy={isLoading}
        >
          {words.form.submit}
        </Button>
      </form>
      {isLoading && generation.wish && (
        <NoteInMaking
          topic={generation.wish.topic}
          progress={view.progress}
          text={view.text}
          onCancel={generation.cancel}
        />
      )}
      {view.status === 'error' && generation.wish && (
        <NoteError
          topic={generation.wish.topic}
          failure={view.failure}
          onRetry={() => create(wish)}
          onChangeTopic={() => {
            generation.cancel()
            topicField.current?.select()
          }}
        />
      )}
      {unsaved && <UnsavedNoteView unsaved={unsaved} onSave={saveAgain} />}
      <RoomDialog question={question} />
    </div>
  )
}
