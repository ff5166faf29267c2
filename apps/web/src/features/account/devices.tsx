import type { SupabaseClient } from '@supabase/supabase-js'
import { use, useCallback, useEffect, useState } from 'react'
import { Badge } from '../../components/ui/badge.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { useNow } from '../../components/use-now.ts'
import { endSession, listSessions, type OpenSession } from '../../lib/backend/own-account.ts'
import { toast } from '../../lib/toast.ts'
import { accountMessages } from '../../messages/en/account.ts'
import { formatTimeAgo } from '../../messages/format-time-ago.ts'
import { LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { nameBrowser } from './name-browser.ts'

/** Where somebody is signed in. Each session can be ended, or all others at once. */
export function Devices({ client }: { client: SupabaseClient }) {
  const words = useMessages(accountMessages).devices
  const [sessions, setSessions] = useState<OpenSession[] | null>()
  const load = useCallback(() => {
    void listSessions(client).then(setSessions)
  }, [client])
  useEffect(load, [load])

  async function end(id: string): Promise<void> {
    if (await endSession(client, id)) toast.success(words.ended)
    load()
  }
  async function endOthers(): Promise<void> {
    const { error } = await client.auth.signOut({ scope: 'others' })
    if (!error) toast.success(words.ended)
    load()
  }

  if (sessions === undefined) return <Loading />
  if (sessions === null) return <p>{words.failed}</p>
  return (
    <>
      <RuledList>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </RuledList>
      {sessions.length > 1 && (
        <Button variant="danger-quiet" className="mt-2" onClick={endOthers}>
          {words.endOthers}
        </Button>
      )}
    </>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const words = useMessages(accountMessages).devices
  const locale = use(LocaleContext)
  const now = useNow()
  const named = nameBrowser(session.user_agent)
  return (
    <RuledRow
      lead={<Icon name={named?.isPhone ? 'phone' : 'monitor'} />}
      title={named ? words.on(named.browser, named.system) : words.unknown}
      detail={words.lastSeen(formatTimeAgo(locale, Date.parse(session.last_seen_at), now))}
      end={
        session.is_current ? (
          <Badge tone="correct">{words.thisOne}</Badge>
        ) : (
          <Button variant="quiet" onClick={onEnd}>
            {words.end}
          </Button>
        )
      }
    />
  )
}
