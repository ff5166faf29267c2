import { Button, IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { livePath } from '../../lib/filled-paths.ts'
import { liveMessages } from '../../messages/en/live.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { RoomProps } from './room-props.ts'

/** Before the first question: the code for the others, and who has come. */
export function RoomLobby({ view, player, act }: RoomProps) {
  const words = useMessages(liveMessages).room
  const { copied, copy } = useCopy<'link'>(words.copyFailed)
  const copyLink = () => copy('link', `${location.origin}${livePath(view.code)}`, words.linkCopied)
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-center gap-3 rounded-md border border-rule bg-surface px-4 py-6 text-center">
        <p className="text-sm text-ink-3">{words.code}</p>
        <p
          className="figures text-[2.5rem] leading-none font-title tracking-[0.18em] select-all"
          translate="no"
        >
          {view.code}
        </p>
        <Button onClick={copyLink}>
          <Icon name={copied ? 'check' : 'copy'} />
          {copied ? words.linkCopied : words.copyLink}
        </Button>
      </div>
      <section>
        <h2 className="mb-3 text-lg" aria-live="polite">
          {words.players(view.players)}
        </h2>
        {view.board.length === 0 ? (
          <p className="text-ink-2">{words.nobody}</p>
        ) : (
          <RuledList>
            {view.board.map(({ id, name }) => (
              <li key={id} className="flex min-h-13 items-center gap-3">
                <bdi className="min-w-0 flex-1 wrap-anywhere">{name}</bdi>
                {id === player.id && <span className="text-sm text-ink-3">{words.you}</span>}
                {player.isHost && id !== player.id && (
                  <IconButton
                    label={words.remove(name)}
                    onClick={() => void act?.({ kind: 'remove', playerId: id })}
                  >
                    <Icon name="x" className="size-5" />
                  </IconButton>
                )}
              </li>
            ))}
          </RuledList>
        )}
      </section>
      {player.isHost ? (
        <Button
          variant="primary"
          size="lg"
          disabled={view.players === 0}
          onClick={() => void act?.({ kind: 'next', from: view.number })}
        >
          {words.start}
          <Icon name="arrow-right" />
        </Button>
      ) : (
        <p className="text-center text-ink-2">
          <bdi>{words.waiting(view.hostName)}</bdi>
        </p>
      )}
    </div>
  )
}
