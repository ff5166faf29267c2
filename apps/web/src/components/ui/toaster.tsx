import { clsx } from 'clsx'
import * as Radix from 'radix-ui/toast'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { TOAST_DURATION, type Toast, type ToastKind, type ToastStore } from '../../lib/toast.ts'
import { uiMessages } from '../../messages/en/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { IconName } from './icon.tsx'
import { Icon } from './icon.tsx'
import { Spinner } from './loading.tsx'

const icons: Record<Exclude<ToastKind, 'loading' | 'message'>, { name: IconName; className: string }> = {
  success: { name: 'check', className: 'text-correct' },
  info: { name: 'info', className: 'text-note' },
  warning: { name: 'alert', className: 'text-bindu-text' },
  error: { name: 'alert', className: 'text-wrong' },
}

function ToastIcon({ kind }: { kind: ToastKind }) {
  if (kind === 'message') return null
  if (kind === 'loading') return <Spinner className="mt-0.5 size-4.5 text-action-text" />
  const { name, className } = icons[kind]
  return <Icon name={name} className={clsx('mt-px size-5', className)} />
}

const findHost = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** While a modal dialog is open everything outside it is inert, so toasts live inside the topmost one. */
function useToastHost() {
  const [host, setHost] = useState<Element>(document.body)
  useEffect(() => {
    const find = () => setHost(findHost())
    find()
    document.addEventListener('toggle', find, true)
    document.addEventListener('close', find, true)
    return () => {
      document.removeEventListener('toggle', find, true)
      document.removeEventListener('close', find, true)
    }
  }, [])
  // A dialog removed with its page fires no event, and would remove the toast too.
  useEffect(() => {
    if (host === document.body) return
    const observer = new MutationObserver(() => {
      if (!host.isConnected) setHost(findHost())
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [host])
  return host
}

function ToastCard({ item, onClose, closeLabel }: { item: Toast; onClose: () => void; closeLabel: string }) {
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      duration={item.duration}
      type={item.kind === 'error' || item.kind === 'warning' ? 'foreground' : 'background'}
      className={clsx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-md bg-surface px-4 py-3 text-sm shadow-float',
        'animate-page data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:translate-x-full data-[swipe=end]:transition-transform',
      )}
    >
      <ToastIcon kind={item.kind} />
      <div className="min-w-0 flex-1">
        <Radix.Title className={item.description ? 'font-title' : ''}>{item.title}</Radix.Title>
        {item.description && <Radix.Description className="text-ink-2">{item.description}</Radix.Description>}
      </div>
      {item.action && (
        <Radix.Action
          altText={item.action.label}
          onClick={item.action.onSelect}
          className="-my-2.75 min-h-target flex-none rounded-md px-3 font-title text-action-text hover:bg-quiet"
        >
          {item.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={closeLabel}
        className="-my-2.75 -mr-3 ml-auto grid size-target flex-none place-items-center rounded-md text-ink-3 hover:bg-quiet hover:text-ink"
      >
        <Icon name="x" className="size-5" />
      </Radix.Close>
    </Radix.Root>
  )
}

const PHONE = '(max-width: 47.99rem)'
const GAP = 8

/** What must stay free at the top of the page: a header that may have a second line, a banner below it. */
const findHeads = () => [...document.querySelectorAll('[data-stands-alone] header, [data-above-toasts]')]

function bottomOf(heads: readonly Element[]): number {
  const bottoms = heads.map((head) => head.getBoundingClientRect().bottom)
  return Math.max(0, ...bottoms.filter((bottom) => bottom < window.innerHeight / 2))
}

/**
 * On a phone a toast is as wide as the screen. It stays below the head of a running session, and beside a dialog: above it,
 * else below it, else below its title. Null: the usual place is free.
 */
function topOnPhone(host: Element, layer: Element): number | null {
  if (!window.matchMedia(PHONE).matches) return null
  if (host === document.body) {
    const bottom = bottomOf(findHeads())
    return bottom > 0 ? Math.round(bottom) + GAP : null
  }
  const dialog = host.getBoundingClientRect()
  const { bottom: usualBottom, height } = layer.getBoundingClientRect()
  if (usualBottom + GAP <= dialog.top) return null
  const above = dialog.top - GAP - height
  if (above >= GAP) return Math.round(above)
  const below = dialog.bottom + GAP
  if (below + height + GAP <= window.innerHeight) return Math.round(below)
  const title = host.querySelector('h2')?.getBoundingClientRect().bottom ?? 0
  return title > 0 ? Math.round(title) + GAP : null
}

/** Where toasts appear: under the header, away from the buttons at the bottom of a screen. */
export function Toaster({ store }: { store: ToastStore }) {
  const words = useMessages(uiMessages)
  const toasts = useSyncExternalStore(store.subscribe, store.list)
  const host = useToastHost()
  const layer = useRef<HTMLDivElement>(null)

  const shown = toasts.find(({ open }) => open)?.id
  useLayoutEffect(() => {
    const place = () => {
      const { current } = layer
      if (!current) return
      current.style.removeProperty('top')
      const top = shown === undefined ? null : topOnPhone(host, current)
      if (top !== null) current.style.setProperty('top', `${top}px`)
    }
    place()
    if (shown === undefined) return
    // The toast and a dialog grow when their content comes, and a head goes with its page.
    const sizes = new ResizeObserver(place)
    // In the next frame what the toast speaks of has been drawn as well.
    const frame = requestAnimationFrame(() => {
      if (layer.current) sizes.observe(layer.current)
      for (const element of host === document.body ? findHeads() : [host]) sizes.observe(element)
      place()
    })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [host, shown])

  // The top layer: above a modal dialog, and never clipped by a scrolling element.
  useEffect(() => {
    if (host.isConnected) layer.current?.showPopover()
  }, [host])

  return createPortal(
    <div
      ref={layer}
      popover="manual"
      className="pointer-events-none fixed inset-[calc(var(--spacing-bar)+0.5rem)_var(--spacing-gutter)_auto_auto] m-0 w-96 max-w-[calc(100%-2*var(--spacing-gutter))] overflow-visible bg-transparent p-0 text-ink print:hidden"
    >
      <Radix.Provider
        duration={TOAST_DURATION}
        swipeDirection="right"
        swipeThreshold={50}
        label={words.notification}
        announcerContainer={host}
      >
        {toasts.map((item) => (
          <ToastCard
            key={item.id}
            item={item}
            onClose={() => store.dismiss(item.id)}
            closeLabel={words.close}
          />
        ))}
        <Radix.Viewport hotkey={['F8']} label={words.notifications} className="grid gap-2" />
      </Radix.Provider>
    </div>,
    host,
  )
}
