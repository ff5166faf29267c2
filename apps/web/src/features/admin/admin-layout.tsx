import { Outlet } from 'react-router'

export function Component() {
  return (
    <main className="animate-layout">
      <Outlet />
    </main>
  )
}
