import { cleanName } from '@ekagra/exam/live-quiz/clean-name'
import type { Difficulty } from '@ekagra/schema/difficulty'
import type { OpenRoomRequest } from '@ekagra/schema/live-quiz'
import { type SyntheticEvent, use, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { BelowTheEdge } from '../../components/below-the-edge.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { LevelChoice } from '../../components/ui/form/level-choice.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { Slider } from '../../components/ui/form/slider.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { livePath } from '../../lib/filled-paths.ts'
import { openRoom, type RoomProblem } from '../../lib/live/room-calls.ts'
import * as paths from '../../lib/paths.ts'
import { keepPlace, lastName } from '../../lib/stores/learner/live-places.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { HandedSet } from './handed-set.ts'
import { NameField } from './name-field.tsx'
import { SubmitRow } from './submit-row.tsx'

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
const SECONDS = ['10', '20', '30', '45', '60', '90', '120'] as const
const TICKS = [5, 10, 15, 20, 25, 30]

/** Opens a room on a topic, or from the host's own set. */
export function OpenRoomForm({ own }: { own: HandedSet | undefined }) {
  const words = useMessages(liveMessages)
  const locale = use(LocaleContext)
  const navigate = useNavigate()
  const [name, setName] = useState(lastName)
  const [topic, setTopic] = useState('')
  const [difficulty, setDifficulty] = useState<Difficulty>('medium')
  const [count, setCount] = useState(10)
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>('30')
  const [state, setState] = useState<'idle' | 'opening' | 'incomplete' | RoomProblem>('idle')
  const isNameMissing = cleanName(name) === undefined
  const isTopicMissing = !own && topic.trim() === ''

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === 'opening') return
    if (isNameMissing || isTopicMissing) {
      setState('incomplete')
      return
    }
    setState('opening')
    const set: OpenRoomRequest['set'] = own
      ? { kind: 'own', ...own }
      : { kind: 'topic', topic, difficulty, count, locale }
    const result = await openRoom({ name, secondsEach: Number(seconds), set })
    if ('problem' in result) {
      setState(result.problem)
      return
    }
    const { room, token, player } = result.value
    keepPlace({ code: room.code, token, name: player?.name ?? name })
    navigate(livePath(room.code))
  }
  const problem =
    state === 'idle' || state === 'opening' || state === 'incomplete' ? '' : words.problems[state]
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 md:gap-8">
      {own ? (
        <Callout title={words.open.ownTitle}>
          <p className="wrap-anywhere">{words.open.own(own.title, own.questions.length)}</p>
          <p className="text-sm text-ink-2">{words.open.ownNote}</p>
          <Link to={paths.live} replace className="text-link inline-flex min-h-target items-center text-sm">
            {words.open.ownOther}
          </Link>
        </Callout>
      ) : (
        <>
          <TextField
            label={words.open.topic}
            placeholder={words.open.topicPlaceholder}
            error={state === 'incomplete' && isTopicMissing ? words.open.topicMissing : undefined}
            size="lg"
            autoComplete="off"
            maxLength={200}
            value={topic}
            onChange={(event) => setTopic(event.target.value)}
          />
          <LevelChoice
            legend={words.open.level}
            choices={LEVELS.map((value) => ({ value, label: words.open.levels[value] }))}
            value={difficulty}
            onValueChange={setDifficulty}
          />
          <Slider
            label={words.open.count}
            min={5}
            max={30}
            step={5}
            ticks={TICKS}
            value={count}
            onValueChange={setCount}
          />
        </>
      )}
      <BelowTheEdge>
        <Select
          label={words.open.seconds}
          value={seconds}
          options={SECONDS.map((value) => ({ value, label: words.open.secondsChoice(Number(value)) }))}
          onValueChange={setSeconds}
        />
        <NameField value={name} isMissing={state === 'incomplete' && isNameMissing} onChange={setName} />
        <SubmitRow label={words.open.submit} busy={state === 'opening'} problem={problem} />
      </BelowTheEdge>
    </form>
  )
}
