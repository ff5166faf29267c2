import { Suspense } from 'react'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Loading } from '../components/ui/loading.tsx'
import { LocaleProvider } from './locale-provider.tsx'
import { routes } from './routes.tsx'

const router = createBrowserRouter(routes)

export function App() {
  return (
    <LocaleProvider>
      {/* for the words of another language than English, which arrive separately */}
      <Suspense fallback={<Loading className="min-h-dvh" />}>
        <RouterProvider router={router} />
      </Suspense>
    </LocaleProvider>
  )
}
