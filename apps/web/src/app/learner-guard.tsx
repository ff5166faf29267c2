import { useEffect, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router'
import { Icon } from '../components/ui/icon.tsx'
import { whenIdle } from '../lib/start/when-idle.ts'
import { storageHealth, subscribeToStorageHealth } from '../lib/stores/core/storage-area.ts'
import { deviceId } from '../lib/stores/learner/device-id.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { useMessages } from '../messages/use-messages.ts'

/** Wraps the learner's pages. It needs no account: it creates the device id and checks that storage works. */
export function LearnerGuard() {
  useEffect(() => whenIdle(() => deviceId()), [])
  return (
    <>
      <StorageNotice />
      <Outlet />
    </>
  )
}

/** Warns if the browser cannot store anything, before a person does work that would be lost. */
function StorageNotice() {
  const words = useMessages(shellMessages).storage
  const health = useSyncExternalStore(subscribeToStorageHealth, storageHealth)
  if (health === 'ok') return null
  const forbidden = health === 'forbidden'
  return (
    <div role="status" className="border-b border-rule bg-bindu-soft">
      <div className="mx-auto flex max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] gap-3 px-gutter py-3 text-sm">
        <Icon name="alert" className="mt-px size-5 text-bindu-text" />
        <p>
          <b className="block">{forbidden ? words.forbiddenTitle : words.fullTitle}</b>
          {forbidden ? words.forbidden : words.full}
        </p>
      </div>
    </div>
  )
}
