import type { SupabaseClient } from '@supabase/supabase-js'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router'
import { SecondFactorForm } from '../../components/account/second-factor-form.tsx'
import { SkipLink } from '../../components/skip-link.tsx'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { DropdownMenu } from '../../components/ui/dropdown-menu.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { adminQuestionsPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { shellMessages } from '../../messages/en/shell.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Bell } from './bell.tsx'
import { AdminMenu, AdminMenuOverlay } from './side-menu.tsx'
import { ChangePasswordForm, SignInForm } from './sign-in-form.tsx'
import { AdminClientProvider, useAdminSession } from './use-admin-session.ts'

/** The frame of the admin area. Anyone who is not signed in as an admin gets the sign-in form. */
export function Component() {
  const words = useMessages(adminMessages)
  const session = useAdminSession()

  if (session.status === 'loading') return <Loading />
  if (session.status === 'unreachable') {
    return (
      <main className="mx-auto max-w-measure px-gutter py-16">
        <EmptyState
          title={words.loadFailed}
          text={words.signIn.unreachable}
          actions={<Button onClick={session.retry}>{words.tryAgain}</Button>}
        />
      </main>
    )
  }
  if (session.status === 'signed-out') return <SignInForm client={session.client} />
  if (session.status === 'not-admin')
    return <SignInForm client={session.client} notice={words.signIn.notAdmin} />
  if (session.status === 'second-factor') {
    return (
      <main className="mx-auto flex min-h-dvh max-w-100 flex-col justify-center px-gutter py-10">
        <h1 className="mb-6">{words.signIn.title}</h1>
        <SecondFactorForm client={session.client} onDone={() => undefined} />
      </main>
    )
  }
  if (session.mustChangePassword) return <ChangePasswordForm client={session.client} />

  return <Area client={session.client} />
}

/** Learners and other admins change what is shown here: a screen that is opened again is read again. */
const createAdminQueryClient = () => {
  const { queries } = createQueryClient().getDefaultOptions()
  return new QueryClient({ defaultOptions: { queries: { ...queries, refetchOnMount: 'always' } } })
}

/** What was read goes with this component: after signing out nothing of it is left. */
function Area({ client }: { client: SupabaseClient }) {
  const [queryClient] = useState(createAdminQueryClient)
  const [collapsed, setCollapsed] = useState(false)
  const [overlayOpen, setOverlayOpen] = useState(false)
  return (
    <AdminClientProvider value={client}>
      <QueryClientProvider client={queryClient}>
        <div className="flex min-h-dvh animate-layout">
          <SkipLink />
          <AdminMenu collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
          <AdminMenuOverlay open={overlayOpen} onClose={() => setOverlayOpen(false)} />
          <div className="flex min-w-0 flex-1 flex-col">
            <AdminHeader client={client} onOpenMenu={() => setOverlayOpen(true)} />
            <main id="content" tabIndex={-1}>
              <Outlet />
            </main>
          </div>
        </div>
      </QueryClientProvider>
    </AdminClientProvider>
  )
}

function AdminHeader({ client, onOpenMenu }: { client: SupabaseClient; onOpenMenu: () => void }) {
  const words = useMessages(adminMessages)
  const shell = useMessages(shellMessages)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { theme, toggleTheme } = useTheme()

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = `${new FormData(event.currentTarget).get('q') ?? ''}`.trim()
    // In the list itself the filters stay as they are.
    const filters = pathname === paths.adminQuestions ? query : new URLSearchParams()
    navigate(adminQuestionsPath(text, filters))
  }

  return (
    <header className="sticky top-0 z-20 flex h-bar items-center gap-1 border-b border-rule bg-paper px-gutter md:gap-2">
      <span className="-ml-3 md:hidden">
        <IconButton label={words.menu.open} onClick={onOpenMenu}>
          <Icon name="menu" />
        </IconButton>
      </span>
      <search className="min-w-0 max-w-104 flex-1">
        <form onSubmit={search}>
          <TextField
            key={query.get('q') ?? ''}
            label={words.header.search}
            hideLabel
            placeholder={words.header.searchHint}
            icon="search"
            name="q"
            type="search"
            defaultValue={query.get('q') ?? ''}
          />
        </form>
      </search>
      <span className="ml-auto flex items-center">
        <IconButton label={theme === 'dark' ? shell.switchToLight : shell.switchToDark} onClick={toggleTheme}>
          <Icon name={theme === 'dark' ? 'moon' : 'sun'} />
        </IconButton>
        <Bell />
        <DropdownMenu
          align="end"
          trigger={
            <button
              type="button"
              className="inline-flex min-h-target items-center gap-2 rounded-md px-2 text-sm font-title hover:bg-quiet"
            >
              <span
                aria-hidden="true"
                className="inline-flex size-9 items-center justify-center rounded-full bg-band text-on-band"
              >
                A
              </span>
              <span className="max-md:sr-only">{words.avatar}</span>
            </button>
          }
          actions={[
            { label: words.header.signOut, icon: 'exit', onSelect: () => void client.auth.signOut() },
          ]}
        />
      </span>
    </header>
  )
}
