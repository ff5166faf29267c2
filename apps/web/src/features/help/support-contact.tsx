import { useEffect, useState } from 'react'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { loadConfig } from '../../lib/backend/load-config.ts'
import { helpMessages } from '../../messages/en/help.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The operator's address comes from the server; `undefined` while it is asked, null when there is none. */
function useSupportEmail() {
  const [email, setEmail] = useState<string | null>()
  useEffect(() => {
    let wanted = true
    loadConfig().then((config) => {
      if (wanted) setEmail(config.supportEmail)
    })
    return () => {
      wanted = false
    }
  }, [])
  return email
}

export function SupportContact() {
  const words = useMessages(helpMessages)
  const email = useSupportEmail()
  if (email === undefined) return <Skeleton className="h-16" />
  if (email === null) return <p className="text-ink-2">{words.noContact}</p>
  return (
    <>
      <p className="mb-4 text-ink-2">{words.contactText}</p>
      <a href={`mailto:${email}`} className="text-link inline-flex min-h-target items-center">
        {words.write}
      </a>
    </>
  )
}
