import { useEffect, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { formatBytes } from '../../lib/format-bytes.ts'
import {
  awaitOfflineState,
  keepEverything,
  type OfflineState,
  readOfflineState,
  stopKeeping,
} from '../../lib/install/offline-files.ts'
import { toast } from '../../lib/toast.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** What works without a network, and a way to fetch the rest of it. */
export function MenuOffline() {
  const words = useMessages(menuMessages).offline
  const [state, setState] = useState<OfflineState | 'coming' | null | undefined>()
  const [isLoading, setLoading] = useState(false)

  useEffect(() => {
    let stopWaiting: () => void = () => undefined
    let isShown = true
    void readOfflineState().then((found) => {
      if (!isShown) return
      setState(found ?? 'coming')
      if (!found) stopWaiting = awaitOfflineState(setState)
    })
    return () => {
      isShown = false
      stopWaiting()
    }
  }, [])

  async function download(): Promise<void> {
    setLoading(true)
    await keepEverything((news) => {
      setState(news)
      if (news.hasFailed) toast.warning(words.failed)
      else if (news.isOver && news.kept === news.of) toast.success(words.done)
    }).catch(() => toast.warning(words.failed))
    setLoading(false)
  }

  if (state === undefined) return <div className="min-h-22" />
  if (state === 'coming') return <p className="text-sm text-ink-3">{words.coming}</p>
  if (state === null) return <p className="text-sm text-ink-3">{words.none}</p>
  const { kept, of, bytes } = state
  const size = formatBytes(bytes)
  if (kept === of) return <p className="text-sm text-ink-3">{words.all(size)}</p>
  return (
    <div>
      <p className="mb-3 text-sm text-ink-3">{words.some(Math.floor((100 * kept) / of))}</p>
      {isLoading ? (
        <div className="flex items-center gap-4">
          <progress
            value={kept}
            max={of}
            aria-label={words.loading(kept, of)}
            className="h-2 min-w-0 flex-1"
          />
          <span className="figures text-sm text-ink-3">{words.loading(kept, of)}</span>
          <Button onClick={stopKeeping}>{words.stop}</Button>
        </div>
      ) : (
        <Button onClick={() => void download()} block className="justify-start">
          <Icon name="download" />
          {words.download(size)}
        </Button>
      )}
    </div>
  )
}
