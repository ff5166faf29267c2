import { ViewTransition } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'

/**
 * One page fades out while the next fades in. React does not animate the way back (it must be instant for the browser's
 * own gesture), so there the page only fades in.
 */
export function PageTransition() {
  const { pathname } = useLocation()
  const back = useNavigationType() === 'POP'
  return (
    <ViewTransition key={pathname} enter="page" exit="page" default="none">
      <div className={back ? 'animate-page' : undefined}>
        <Outlet />
      </div>
    </ViewTransition>
  )
}
