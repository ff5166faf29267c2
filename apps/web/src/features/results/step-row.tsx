import type { ReactNode } from 'react'

export interface StepRowProps {
  title: string
  text?: string | undefined
  action?: ReactNode
}

/** A line of advice with one thing to press. */
export function StepRow({ title, text, action }: StepRowProps) {
  return (
    <li className="grid items-center justify-items-start gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <h3 className="leading-[1.3]">{title}</h3>
        {text && <p className="text-sm text-ink-2">{text}</p>}
      </div>
      {action}
    </li>
  )
}
