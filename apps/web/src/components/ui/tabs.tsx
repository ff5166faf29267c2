import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

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

/** Tabs as ARIA has them: the arrow keys, Home and End choose, and the list is one stop of the Tab key. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const id = useId()
  const tabId = (tab: Value) => `${id}-tab-${tab}`
  const panelId = (tab: Value) => `${id}-panel-${tab}`

  const chooseByKey = (event: KeyboardEvent) => {
    const [from, last] = [tabs.findIndex((tab) => tab.value === value), tabs.length - 1]
    const targets: Partial<Record<string, number>> = {
      ArrowLeft: from === 0 ? last : from - 1,
      ArrowRight: from === last ? 0 : from + 1,
      Home: 0,
      End: last,
    }
    const next = tabs[targets[event.key] ?? -1]
    if (!next || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    document.getElementById(tabId(next.value))?.focus()
    onValueChange(next.value)
  }

  return (
    <div className={className}>
      <div className="border-b border-rule">
        <div
          role="tablist"
          aria-label={label}
          className="-mx-3 flex overflow-x-auto [scrollbar-width:none]"
          onKeyDown={chooseByKey}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={tabId(tab.value)}
              aria-controls={panelId(tab.value)}
              aria-selected={tab.value === value}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              className={clsx(
                'relative inline-flex min-h-12 flex-none items-center gap-2 rounded-md px-3 text-sm font-label text-ink-2 -outline-offset-3',
                'aria-selected:font-title aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 aria-selected:after:bottom-0 aria-selected:after:h-0.75 aria-selected:after:rounded-t-[3px] aria-selected:after:bg-action-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures text-xs font-label text-ink-3">{tab.count}</span>
              )}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={panelId(tab.value)}
          aria-labelledby={tabId(tab.value)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of tabs is a stop of the Tab key, as the pattern of ARIA has it
          tabIndex={0}
          hidden={tab.value !== value}
          className="pt-6"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  )
}
