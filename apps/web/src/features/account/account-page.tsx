import { SecondFactorForm } from '../../components/account/second-factor-form.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { Page, PageHead, Section, SideColumns } from '../../components/ui/page.tsx'
import { accountMessages } from '../../messages/en/account.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OwnAccount } from './own-account.tsx'
import { SignIn } from './sign-in.tsx'
import { type AccountState, useAccount } from './use-account.ts'

/** An account for those who want their work on every device. */
export function Component() {
  const words = useMessages(accountMessages)
  const [state, refresh] = useAccount()
  return (
    <Page>
      <PageMeta title={words.title} description={words.description} />
      {state.status === 'signed-in' ? (
        <OwnAccount {...state} />
      ) : (
        <>
          <PageHead title={words.title} text={words.text} />
          <SideColumns main={<Door state={state} onRefresh={refresh} />} side={<WhatItHolds />} />
        </>
      )}
    </Page>
  )
}

function Door({
  state,
  onRefresh,
}: {
  state: Exclude<AccountState, { status: 'signed-in' }>
  onRefresh: () => void
}) {
  const words = useMessages(accountMessages)
  if (state.status === 'loading') return <Loading />
  if (state.status === 'not-offered') return <p>{words.notOffered}</p>
  if (state.status === 'signed-out') return <SignIn client={state.client} offer={state.offer} />
  if (state.status === 'second-factor') return <SecondFactorForm client={state.client} onDone={onRefresh} />
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <p>{words.unreachable}</p>
      <Button onClick={onRefresh}>{words.tryAgain}</Button>
    </div>
  )
}

function WhatItHolds() {
  const words = useMessages(accountMessages).holds
  return (
    <Section title={words.title}>
      <ul className="grid gap-3 text-sm text-ink-2">
        {words.points.map((point) => (
          <li key={point} className="border-t border-rule pt-3">
            {point}
          </li>
        ))}
      </ul>
    </Section>
  )
}
