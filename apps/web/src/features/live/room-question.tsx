import { optionLetter } from '@ekagra/exam/question/normalise-question'
import { useEffect, useId, useRef, useState } from 'react'
import { AnswerList } from '../../components/question/answer-list.tsx'
import { QuestionHeading } from '../../components/question/question-heading.tsx'
import { useSessionKeys } from '../../components/question/use-session-keys.ts'
import { RichText } from '../../components/rich-text/rich-text.tsx'
import { useFocusOnChange } from '../../components/use-focus-on-change.ts'
import { toast } from '../../lib/toast.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { HostBar } from './host-bar.tsx'
import { RoomBoard } from './room-board.tsx'
import type { RoomProps } from './room-props.ts'

const ORDER = [0, 1, 2, 3]

/** A question while it is open, and after it with its key and the table. */
export function RoomQuestion(props: RoomProps) {
  const { view, player, act } = props
  const words = useMessages(liveMessages)
  const headingId = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [pending, setPending] = useState<{ number: number; choice: number }>()
  useFocusOnChange(view.number, headingRef)
  // The lobby was here before the first question.
  useEffect(() => headingRef.current?.focus({ preventScroll: true }), [])
  const isOpen = view.phase === 'asking'
  const sent = pending?.number === view.number ? pending.choice : null
  const mayAnswer = isOpen && player.plays && player.choice === null && sent === null

  const choose = async (choice: number) => {
    if (!mayAnswer || !act) return
    setPending({ number: view.number, choice })
    const problem = await act({ kind: 'answer', number: view.number, choice })
    if (problem) toast.error(words.problems[problem])
  }
  useSessionKeys((command) => {
    if (command.kind === 'choose') void choose(command.place)
    else if (command.kind === 'primary' && player.isHost && !isOpen)
      void act?.({ kind: 'next', from: view.number })
  })
  if (!view.question) return null
  const { question, key } = view
  return (
    <>
      <QuestionHeading id={headingId} question={question} headingRef={headingRef} />
      <AnswerList
        labelledBy={headingId}
        options={question.options}
        figure={question.figure}
        order={ORDER}
        selected={player.choice}
        pending={player.choice === null ? sent : null}
        correctAnswer={key?.correctIndex}
        locked={!mayAnswer}
        onSelect={(choice) => void choose(choice)}
      />
      <p role="status" className="figures mt-4 min-h-6 text-sm text-ink-2">
        <Verdict {...props} />
      </p>
      {isOpen && (
        <p className="figures text-sm text-ink-3">{words.room.answered(view.answered, view.players)}</p>
      )}
      <HostBar {...props} />
      {key && (
        <div className="mt-8 grid gap-8">
          <section>
            <h2 className="mb-2 text-lg">{words.room.explanation}</h2>
            <RichText text={key.explanation} />
            <p className="figures mt-3 text-sm text-ink-3">
              {words.room.chosenTitle}:{' '}
              {key.chosen.map((count, place) => words.room.chosen(optionLetter(place), count)).join(', ')}
            </p>
          </section>
          <RoomBoard {...props} />
        </div>
      )}
    </>
  )
}

/** What became of the player's answer, in words: for screen readers it is read out. */
function Verdict({ view, player }: RoomProps) {
  const words = useMessages(liveMessages).room
  const { key } = view
  if (key?.isSkipped) return words.skipped
  if (!player.plays) return key ? '' : words.lead
  if (!key) return player.choice === null ? '' : words.stored
  if (player.choice === null) return words.notAnswered
  return player.choice === key.correctIndex ? words.right : words.wrong
}
