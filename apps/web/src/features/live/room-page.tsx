import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import type { RoomProblem } from '../../lib/live/room-calls.ts'
import * as paths from '../../lib/paths.ts'
import { findPlace } from '../../lib/stores/learner/live-places.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { JoinForm } from './join-form.tsx'
import { readCode } from './read-code.ts'
import { RoomBoard } from './room-board.tsx'
import { RoomClock } from './room-clock.tsx'
import { RoomLobby } from './room-lobby.tsx'
import { RoomQuestion } from './room-question.tsx'
import { useRoom } from './use-room.ts'

/** The page at /live/<code>: one room, from the lobby to the final table. */
export function Component() {
  const typed = useParams().code ?? ''
  const code = readCode(typed)
  // Another code is another room: nothing of the one before stays.
  return code === undefined ? <NoRoom problem="no-room" /> : <Room key={code} code={code} />
}

function NoRoom({ problem }: { problem: RoomProblem }) {
  const words = useMessages(liveMessages)
  return (
    <>
      <PageMeta title={words.title} />
      <EmptyState
        level="h1"
        title={words.title}
        text={words.problems[problem]}
        className="min-h-[60dvh]"
        actions={
          <span className="flex flex-wrap justify-center gap-3">
            {problem === 'offline' && <Button onClick={() => location.reload()}>{words.tryAgain}</Button>}
            <ButtonLink to={paths.live} variant="primary">
              {words.room.another}
            </ButtonLink>
          </span>
        }
      />
    </>
  )
}

function Room({ code }: { code: string }) {
  const words = useMessages(liveMessages)
  const [token, setToken] = useState(() => findPlace(code)?.token ?? '')
  const { view, player, endsAt, refusal, isConnected, act } = useRoom(code, token)
  if (refusal) return <NoRoom problem={refusal} />
  if (!view) return isConnected ? <Loading /> : <NoRoom problem="offline" />
  const isAsking = view.number >= 0 && view.phase !== 'finished'
  return (
    <>
      <PageMeta title={view.title || words.title} description={words.description} />
      <header className="sticky top-0 z-20 border-b border-rule bg-paper">
        <div className="mx-auto flex max-w-session flex-wrap items-center gap-x-4 gap-y-1 px-gutter py-1.5">
          <Link
            to={paths.live}
            className="-ml-2 inline-flex min-h-target items-center gap-2 px-2 text-sm font-title text-action-text"
          >
            <Icon name="arrow-left" className="size-5" />
            {words.room.leave}
          </Link>
          <h1
            className={clsx(
              'min-w-0 flex-1 truncate text-base tracking-normal',
              // On a phone the count and the clock leave it no room.
              isAsking && 'max-md:sr-only',
            )}
          >
            {view.title}
          </h1>
          {isAsking && (
            <p className="figures ml-auto text-sm font-title">
              {words.room.question(view.number + 1, view.total)}
            </p>
          )}
          {player && endsAt !== null && <RoomClock view={view} endsAt={endsAt} />}
        </div>
      </header>
      <div className="mx-auto max-w-measure px-gutter pt-5 pb-16 md:px-0 lg:pt-10">
        <p role="status" className="mb-5 border-l-3 border-bindu pl-4 text-sm text-ink-2 empty:hidden">
          {isConnected ? '' : words.room.lost}
        </p>
        {!player ? (
          <JoinForm view={view} wasIn={token !== ''} onJoined={setToken} />
        ) : view.phase === 'lobby' ? (
          <RoomLobby view={view} player={player} act={act} />
        ) : view.phase === 'finished' ? (
          <RoomBoard view={view} player={player} act={act} isFinal />
        ) : (
          <RoomQuestion view={view} player={player} act={act} />
        )}
      </div>
    </>
  )
}
