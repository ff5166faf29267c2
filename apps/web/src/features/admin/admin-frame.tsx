import type { ReactNode } from 'react'
import { LogoMark } from '../../components/logo.tsx'

/** The narrow sheet around sign-in and password forms. */
export function AdminFrame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-100 flex-col justify-center gap-6 px-gutter py-10">
      <LogoMark className="size-10" />
      <div>
        <h1>{title}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
      </div>
      {children}
    </main>
  )
}
