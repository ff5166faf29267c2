import { cleanName } from '@ekagra/exam/live-quiz/clean-name'
import type { RoomView } from '@ekagra/schema/live-quiz'
import { type SyntheticEvent, useState } from 'react'
import { joinRoom, type RoomProblem } from '../../lib/live/room-calls.ts'
import { keepPlace, lastName } from '../../lib/stores/learner/live-places.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { NameField } from './name-field.tsx'
import { SubmitRow } from './submit-row.tsx'

interface JoinFormProps {
  view: RoomView
  /** Had a place in the room, which is gone. */
  wasIn: boolean
  onJoined: (token: string) => void
}

/** Asks somebody who came by a code or a link for a name. */
export function JoinForm({ view, wasIn, onJoined }: JoinFormProps) {
  const words = useMessages(liveMessages)
  const [name, setName] = useState(lastName)
  const [state, setState] = useState<'idle' | 'joining' | 'incomplete' | RoomProblem>(
    wasIn ? 'unknown-player' : 'idle',
  )
  const isNameMissing = cleanName(name) === undefined
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === 'joining') return
    if (isNameMissing) {
      setState('incomplete')
      return
    }
    setState('joining')
    const result = await joinRoom(view.code, name)
    if ('problem' in result) {
      setState(result.problem)
      return
    }
    const { token, player } = result.value
    keepPlace({ code: view.code, token, name: player?.name ?? name })
    onJoined(token)
  }
  const problem =
    state === 'idle' || state === 'joining' || state === 'incomplete' ? '' : words.problems[state]
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <div>
        <h2 className="wrap-anywhere">{words.room.joinTitle(view.title)}</h2>
        <p className="mt-1 text-ink-2">
          <bdi>{words.room.hostedBy(view.hostName)}</bdi> · {words.room.players(view.players)}
        </p>
      </div>
      <NameField value={name} isMissing={state === 'incomplete'} onChange={setName} />
      <SubmitRow label={words.join.submit} busy={state === 'joining'} problem={problem} />
    </form>
  )
}
