import { Suspense } from 'react'
import { BrowserRouter } from 'react-router'
import { Loading } from '../components/ui/loading.tsx'
import { LocaleProvider } from './locale-provider.tsx'
import { Root } from './root.tsx'

export function App() {
  return (
    <LocaleProvider>
      <BrowserRouter>
        {/* for a layout that arrives separately (the admin's), and for words of another language than English */}
        <Suspense fallback={<Loading className="min-h-dvh" />}>
          <Root />
        </Suspense>
      </BrowserRouter>
    </LocaleProvider>
  )
}
