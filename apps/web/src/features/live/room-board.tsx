import { clsx } from 'clsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import * as paths from '../../lib/paths.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { RoomProps } from './room-props.ts'

/** Between questions nobody reads further; the own line is always shown. */
const MOST_BETWEEN = 10

/** Everybody's points, best first. */
export function RoomBoard({ view, player, isFinal = false }: RoomProps & { isFinal?: boolean }) {
  const words = useMessages(liveMessages).room
  const own = view.board.find(({ id }) => id === player.id)
  const lines = isFinal
    ? view.board
    : view.board.filter((line, index) => index < MOST_BETWEEN || line === own)
  return (
    <section>
      <h2 className="text-lg">{isFinal ? words.finished : words.board}</h2>
      {own && (
        <p role="status" className="figures mt-1 text-ink-2">
          {words.place(own.rank, view.board.length)}
        </p>
      )}
      <table className="figures mt-4 w-full text-left">
        <caption className="sr-only">{isFinal ? words.finalBoard : words.board}</caption>
        <thead>
          <tr className="border-b border-edge text-sm text-ink-3 [&>th]:py-2 [&>th]:font-label">
            <th scope="col" className="pr-3 pl-2">
              {words.rank}
            </th>
            <th scope="col" className="w-full">
              {words.player}
            </th>
            <th scope="col" className="px-3 text-right">
              {words.rightAnswers}
            </th>
            <th scope="col" className="pr-2 text-right">
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, rank, name, right, points }) => (
            <tr
              key={id}
              aria-current={id === player.id || undefined}
              className={clsx(
                'border-b border-rule [&>*]:py-2.5',
                id === player.id && 'bg-action-soft font-title',
              )}
            >
              <td className="pr-3 pl-2">{rank}</td>
              <th scope="row" className="font-[inherit] wrap-anywhere">
                <bdi>{name}</bdi>
              </th>
              <td className="px-3 text-right whitespace-nowrap">{right}</td>
              <td className="pr-2 text-right whitespace-nowrap">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isFinal && (
        <ButtonLink to={paths.live} variant="primary" size="lg" className="mt-8">
          {words.another}
        </ButtonLink>
      )}
    </section>
  )
}
