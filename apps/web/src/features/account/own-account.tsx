import type { SupabaseClient } from '@supabase/supabase-js'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { PageHead } from '../../components/ui/page.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { toast } from '../../lib/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DeleteAccount } from './delete-account.tsx'
import { Devices } from './devices.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SetRow } from './set-row.tsx'
import { SyncRow } from './sync-row.tsx'
import type { Offer } from './use-account.ts'

/** What somebody who is signed in sees and decides about their account. */
export function OwnAccount({
  client,
  offer,
  email,
}: {
  client: SupabaseClient
  offer: Offer
  email: string
}) {
  const words = useMessages(accountMessages)

  async function signOut(): Promise<void> {
    const { leaveAccount } = await import('../../lib/sync/sync-device.ts')
    await leaveAccount().catch(() => undefined)
    await client.auth.signOut({ scope: 'local' })
  }

  async function saveFile(): Promise<void> {
    try {
      const { exportLearnerData } = await import('../../lib/stores/transfer/export-learner-data.ts')
      const { fileName, text } = await exportLearnerData()
      downloadFile(new File([text], fileName, { type: 'application/json' }))
      toast.success(words.take.exported(fileName))
    } catch {
      toast.error(words.take.failed)
    }
  }

  return (
    <>
      <PageHead title={words.title} text={email} end={<Button onClick={signOut}>{words.signOut}</Button>} />
      <SetRow title={words.sync.title} text={words.sync.text}>
        <SyncRow />
      </SetRow>
      <SetRow title={words.devices.title} text={words.devices.text}>
        <Devices client={client} />
      </SetRow>
      <SecondFactor client={client} />
      <SetRow title={words.take.title} text={words.take.text}>
        <Button onClick={saveFile}>
          <Icon name="download" />
          {words.take.export}
        </Button>
      </SetRow>
      <SetRow title={words.delete.title} text={words.delete.text}>
        <DeleteAccount client={client} email={email} hasMail={offer.mail} />
      </SetRow>
    </>
  )
}
