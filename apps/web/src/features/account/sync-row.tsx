import { use, useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Icon, type IconName } from '../../components/ui/icon.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { useNow } from '../../components/use-now.ts'
import {
  joinAccount,
  leaveAccount,
  planJoining,
  readSyncStatus,
  type SyncStatus,
  subscribeToSyncStatus,
  syncNow,
} from '../../lib/sync/sync-device.ts'
import type { SyncPlan } from '../../lib/sync/sync-once.ts'
import { type account, accountMessages } from '../../messages/en/account.ts'
import { formatTimeAgo } from '../../messages/format-time-ago.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'

interface Line {
  icon: IconName
  title: string
  text?: string | undefined
}

/** What is true, in words: never 'saved' while something is only here. */
function describeStatus(status: SyncStatus, words: typeof account.sync, ago: (at: number) => string): Line {
  switch (status.kind) {
    case 'off':
      return { icon: 'minus', title: words.off, text: words.offText }
    case 'syncing':
      return { icon: 'refresh', title: words.syncing }
    case 'synced':
      return { icon: 'check', title: words.synced, text: words.syncedAt(ago(status.at)) }
    case 'waiting':
      return { icon: 'wifi-off', title: words.waiting(status.changes), text: words.waitingText }
    case 'signed-out':
      return { icon: 'alert', title: words.signedOut }
    case 'full':
      return { icon: 'alert', title: words.full }
  }
}

/** The state of the sync, and the way into and out of it. */
export function SyncRow() {
  const words = useMessages(accountMessages).sync
  const locale = use(LocaleContext)
  const status = useSyncExternalStore(subscribeToSyncStatus, readSyncStatus)
  const now = useNow()
  const [isJoining, setJoining] = useState(false)
  const [isLooked, setLooked] = useState(false)

  useEffect(() => {
    syncNow().then((found) => {
      setLooked(true)
      // Asked at once on a device that is not joined yet: this is what people sign in for.
      if (found.kind === 'off') setJoining(true)
    })
  }, [])

  if (!isLooked) return <Loading />
  const { icon, title, text } = describeStatus(status, words, (at) => formatTimeAgo(locale, at, now))
  return (
    <>
      <div role="status" className="flex items-start gap-3">
        <Icon name={icon} className="mt-0.5 size-5 text-ink-2" />
        <span>
          <b>{title}</b>
          {text && <small className="block text-sm text-ink-3">{text}</small>}
        </span>
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {status.kind === 'off' ? (
          <Button variant="primary" onClick={() => setJoining(true)}>
            {words.turnOn}
          </Button>
        ) : (
          <>
            <Button busy={status.kind === 'syncing'} onClick={() => void syncNow()}>
              {status.kind !== 'syncing' && <Icon name="refresh" />}
              {words.now}
            </Button>
            <Button variant="quiet" onClick={() => void leaveAccount()}>
              {words.turnOff}
            </Button>
          </>
        )}
      </div>
      {isJoining && <JoinDialog onClose={() => setJoining(false)} />}
    </>
  )
}

/** Says what putting this device and the account together would do, and does it only after that. */
function JoinDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(accountMessages).join
  const [plan, setPlan] = useState<SyncPlan | 'failed' | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    planJoining().then(
      (found) => setPlan(found ?? 'failed'),
      () => setPlan('failed'),
    )
  }, [])

  async function join(): Promise<void> {
    setBusy(true)
    await joinAccount()
    onClose()
  }

  const isReady = plan !== null && plan !== 'failed'
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      foot={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          {isReady && (
            <Button variant="primary" busy={busy} data-autofocus onClick={join}>
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <div role="status" className="mt-4">
        {plan === null && <Loading />}
        {plan === 'failed' && <p>{words.failed}</p>}
        {isReady && (
          <>
            <p className="text-sm text-ink-2">{words.text}</p>
            <ul className="mt-3 grid gap-2">
              {plan.up > 0 && <li>{words.up(plan.up)}</li>}
              {plan.down > 0 && <li>{words.down(plan.down)}</li>}
              {plan.copies > 0 && <li>{words.copies(plan.copies)}</li>}
              {plan.up + plan.down + plan.copies === 0 && <li>{words.nothing}</li>}
              <li>{words.lost}</li>
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}
