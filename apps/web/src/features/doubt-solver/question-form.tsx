import { needsFigure, splitQuestions } from '@ekagra/questions/doubt/split-questions'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { TextArea } from '../../components/ui/form/text-area.tsx'
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NearestKind } from './nearest-kind.tsx'
import { PhotoReader } from './photo-reader.tsx'

/** Leaves room for the earlier question and answer that a follow-up adds. */
const LONGEST_QUESTION = 2000

interface QuestionFormProps {
  question: string
  onQuestionChange: (question: string) => void
  /** The question that got no answer just now. */
  unanswered: string | null
  /** Called with the address of the photo that the question was read from, if there is one. */
  onAsk: (picture: string | undefined) => void
}

export function QuestionForm({ question, onQuestionChange, unanswered, onAsk }: QuestionFormProps) {
  const words = useMessages(doubtSolverMessages)
  const [photo, setPhoto] = useState<File | null>(null)
  const picture = useObjectAddress(photo)
  const lastRead = useRef('')
  const [onPhoto, setOnPhoto] = useState<readonly string[]>([])

  /** The questions of a photo; the first one is asked unless the learner chooses another. */
  function takeReading(text: string): void {
    const questions = splitQuestions(text)
    setOnPhoto(questions)
    takeText(questions[0] ?? text)
  }
  /** Adds a text below the typed one. Another photo, or another question of it, replaces the last one. */
  function takeText(text: string): void {
    const typed = question.trim()
    const whole = typed === '' || typed === lastRead.current ? text : `${typed}\n${text}`
    const fitting = whole.slice(0, LONGEST_QUESTION).trim()
    lastRead.current = fitting
    onQuestionChange(fitting)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    onAsk(picture)
  }
  /** Enter starts a new line; Ctrl+Enter or Cmd+Enter sends. */
  function sendByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onAsk(picture)
  }
  return (
    <form onSubmit={submit} className="max-w-measure">
      {unanswered !== null && (
        <Callout tone="bindu" level="h2" title={words.rephraseTitle} className="mb-6">
          <p role="status">{words.rephrase}</p>
          <NearestKind doubt={unanswered} />
        </Callout>
      )}
      <TextArea
        label={words.question}
        value={question}
        maxLength={LONGEST_QUESTION}
        placeholder={words.placeholder}
        rows={5}
        onChange={(event) => onQuestionChange(event.target.value)}
        onKeyDown={sendByKey}
        hint={
          <span className="figures ml-auto">
            <span aria-hidden>{words.counter(question.length, LONGEST_QUESTION)}</span>
            <VisuallyHidden>{words.counterLabel(question.length, LONGEST_QUESTION)}</VisuallyHidden>
          </span>
        }
      />
      <ul aria-label={words.subjectsLabel} className="mt-3 flex flex-wrap gap-2">
        {words.subjects.map((subject) => (
          <li key={subject}>
            <Badge>{subject}</Badge>
          </li>
        ))}
      </ul>
      <PhotoReader photo={photo} picture={picture} onPhotoChange={setPhoto} onText={takeReading} />
      {onPhoto.length > 1 && (
        <fieldset className="mt-4">
          <legend className="text-sm">{words.photo.several(onPhoto.length)}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {onPhoto.map((one, index) => (
              <Chip key={one} pressed={question.trim() === one} onClick={() => takeText(one)}>
                {words.photo.nth(index + 1)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {photo !== null && needsFigure(question) && (
        <p role="note" className="mt-3 text-sm">
          {words.photo.needsFigure}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" className="mt-6 max-md:w-full">
        {words.submit}
      </Button>
    </form>
  )
}

/** The address is not revoked, because the answer still shows the picture. */
function useObjectAddress(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress(file ? URL.createObjectURL(file) : undefined), [file])
  return address
}
