import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { canInstall, install, subscribeToInstallOffer } from '../../lib/install-prompt.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches
/** Safari has no such offer; its share sheet does the same. */
const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

/** The app on the home screen; shown where the browser can do it. */
export function MenuInstall() {
  const words = useMessages(menuMessages).install
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall)
  const [isHint] = useState(() => isApplePhone() && !isInstalled())
  if (!isOffered && !isHint) return null
  return (
    <div>
      <p className="mb-3 text-sm text-ink-3">{isOffered ? words.text : words.appleText}</p>
      {isOffered && (
        <Button onClick={install} block className="justify-start">
          <Icon name="phone" />
          {words.action}
        </Button>
      )}
    </div>
  )
}
