import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface CalloutProps {
  title: string
  /** `bindu` is the one point to look at ('Where 10 comes from'). */
  tone?: 'plain' | 'bindu' | 'wrong' | undefined
  /** A heading level that fits the page. */
  level?: 'h2' | 'h3' | undefined
  className?: string | undefined
  children: ReactNode
}

export function Callout({ title, tone = 'plain', level: Heading = 'h3', className, children }: CalloutProps) {
  return (
    <div
      className={clsx(
        'border-l-3 pl-4',
        { plain: 'border-edge', bindu: 'border-bindu', wrong: 'border-wrong' }[tone],
        className,
      )}
    >
      <Heading
        className={clsx('mb-1 text-sm', {
          'text-bindu-text': tone === 'bindu',
          'text-wrong': tone === 'wrong',
        })}
      >
        {title}
      </Heading>
      {children}
    </div>
  )
}
