import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

/** The column of an app screen: 1120 px at most, with room for the tab bar below on a phone. */
export function Page({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'mx-auto max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter pt-6 pb-8 md:pt-10 md:pb-16',
        className,
      )}
    >
      {children}
    </div>
  )
}

export function PageHead({ title, text, end }: { title: ReactNode; text?: ReactNode; end?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-4 md:mb-8">
      <div>
        <h1>{title}</h1>
        {text && <p className="mt-1 max-w-144 text-ink-2">{text}</p>}
      </div>
      {end}
    </div>
  )
}

export interface SectionProps {
  title: string
  hideTitle?: boolean | undefined
  /** At the right of the title: a link or a note. */
  end?: ReactNode
  /** A rule and space above, for every section except the first. */
  ruled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Section({ title, hideTitle, end, ruled, className, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx(ruled && 'mt-8 border-t border-rule pt-8 md:mt-10 md:pt-10', className)}
    >
      <div
        className={
          hideTitle ? 'sr-only' : 'mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1'
        }
      >
        <h2 id={id}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  )
}

/** Text and a 360-px side column with a vertical rule between them from 960 px; stacked below that width. */
export function SideColumns({
  main,
  side,
  ruledBelow,
  className,
}: {
  main: ReactNode
  side: ReactNode
  /** Below 960 px a rule divides the two. */
  ruledBelow?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <div className={clsx('grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-0', className)}>
      <div className="min-w-0 lg:pr-12">{main}</div>
      <div
        className={clsx(
          'min-w-0 lg:border-l lg:border-rule lg:pl-12',
          ruledBelow && 'max-lg:border-t max-lg:border-rule max-lg:pt-8',
        )}
      >
        {side}
      </div>
    </div>
  )
}
