import { clsx } from 'clsx'
import * as Radix from 'radix-ui/tabs'
import { type ReactNode, useId } from 'react'

export interface TabItem<Value extends string> {
  value: Value
  label: string
  count?: number | undefined
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string
  tabs: readonly TabItem<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string | undefined
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const id = useId()
  const change = (next: string) => {
    const chosen = tabs.find((tab) => tab.value === next)
    if (chosen) onValueChange(chosen.value)
  }
  return (
    <Radix.Root value={value} onValueChange={change} className={className}>
      <div className="border-b border-rule">
        <Radix.List aria-label={label} className="-mx-3 flex overflow-x-auto [scrollbar-width:none]">
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              id={`${id}-tab-${tab.value}`}
              aria-controls={`${id}-panel-${tab.value}`}
              className={clsx(
                'relative inline-flex min-h-12 flex-none items-center gap-2 rounded-md px-3 text-sm font-label text-ink-2 -outline-offset-3',
                'data-[state=active]:font-title data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-3 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.75 data-[state=active]:after:rounded-t-[3px] data-[state=active]:after:bg-action-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures text-xs font-label text-ink-3">{tab.count}</span>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {/* Not Radix.Content: it asks for the animation of the panel, and so makes a phone lay the page out while it comes up. */}
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs is a stop of the Tab key, as the pattern of ARIA has it
          tabIndex={0}
          hidden={tab.value !== value}
          className="pt-6"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </Radix.Root>
  )
}
