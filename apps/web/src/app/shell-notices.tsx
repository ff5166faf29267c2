import { useEffect, useSyncExternalStore } from 'react'
import { isPageOld, subscribeToNewVersion } from '../lib/install/new-version.ts'
import { toast } from '../lib/toast.ts'
import { shellMessages } from '../messages/en/shell.ts'
import { chooseLocale, isHindiWanted } from '../messages/locale.ts'
import { useMessages } from '../messages/use-messages.ts'

/** Long enough to be read and pressed; what they offer can be had later as well. */
const NOTICE_MS = 30_000

/** Offers that belong to no page. Only the learner's pages show them: a test is never disturbed. */
export function ShellNotices() {
  const { newVersion, hindiOffer } = useMessages(shellMessages)
  const isOld = useSyncExternalStore(subscribeToNewVersion, isPageOld, isPageOld)

  useEffect(() => {
    if (!isOld) return
    toast.info(newVersion.title, {
      id: 'new-version',
      description: newVersion.text,
      duration: NOTICE_MS,
      action: { label: newVersion.reload, onSelect: () => location.reload() },
    })
  }, [isOld, newVersion])

  useEffect(() => {
    if (!isHindiWanted()) return
    toast.info(hindiOffer.title, {
      id: 'hindi-offer',
      description: hindiOffer.text,
      duration: NOTICE_MS,
      action: { label: hindiOffer.choose, onSelect: () => chooseLocale('hi') },
    })
  }, [hindiOffer])

  return null
}
