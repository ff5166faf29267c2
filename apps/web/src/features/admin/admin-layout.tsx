import { useState } from 'react'
import { Outlet } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AdminClientProvider } from './admin-client.ts'
import { AdminHeader } from './admin-header.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { AdminMenu, AdminMenuOverlay } from './side-menu.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useAdminSession } from './use-admin-session.ts'

/** The frame of the admin area: a sign-in form for everybody else. */
export function Component() {
  const words = useMessages(adminMessages)
  const session = useAdminSession()
  const [collapsed, setCollapsed] = useState(false)
  const [overlayOpen, setOverlayOpen] = useState(false)

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
  if (session.mustChangePassword) return <ChangePasswordForm client={session.client} />

  return (
    <AdminClientProvider value={session.client}>
      <div className="flex min-h-dvh animate-layout">
        <AdminMenu collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
        <AdminMenuOverlay open={overlayOpen} onClose={() => setOverlayOpen(false)} />
        <div className="flex min-w-0 flex-1 flex-col">
          <AdminHeader client={session.client} onOpenMenu={() => setOverlayOpen(true)} />
          <main>
            <Outlet />
          </main>
        </div>
      </div>
    </AdminClientProvider>
  )
}
