import { type ReactNode, useId } from 'react'

/** One subject of the account: what it is on the left, what can be done on the right. */
export function SetRow({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 border-t border-rule py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8"
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="mt-1 text-sm text-ink-3">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
