import { createListeners } from './stores/core/listeners.ts'

/** Shows toasts from anywhere. One is visible at a time: a new one replaces the last. */

export type ToastKind = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading'

/** One action, such as Undo. It must not be the only way to do something, because a toast disappears. */
export interface ToastAction {
  label: string
  onSelect: () => void
}

export interface ToastOptions {
  description?: string | undefined
  /** Milliseconds until it closes by itself. A loading toast stays until it is updated or dismissed. */
  duration?: number | undefined
  /** Showing a toast with the id of an existing one updates it. */
  id?: string | undefined
  action?: ToastAction | undefined
}

export interface Toast {
  id: string
  kind: ToastKind
  title: string
  description: string | undefined
  action: ToastAction | undefined
  duration: number
  open: boolean
}

export interface PromiseTexts<Value> {
  loading: string
  success: string | ((value: Value) => string)
  error: string | ((reason: unknown) => string)
}

export const TOAST_LIMIT = 1
export const TOAST_DURATION = 5000
/** A dismissed toast stays in the list, closed, so that code that refers to it still finds it. */
export const TOAST_REMOVE_DELAY = 1_000_000

type Show = (title: string, options?: ToastOptions) => string

export interface ToastStore extends Record<ToastKind, Show> {
  promise: <Value>(work: Promise<Value>, texts: PromiseTexts<Value>) => Promise<Value>
  /** Without an id, all of them. */
  dismiss: (id?: string) => void
  list: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = []
  let made = 0
  const listeners = createListeners()
  const removals = new Map<string, ReturnType<typeof setTimeout>>()

  const publish = (next: readonly Toast[]) => {
    toasts = next
    listeners.notify()
  }

  const cancelRemoval = (id: string) => {
    clearTimeout(removals.get(id))
    removals.delete(id)
  }

  const show = (kind: ToastKind, title: string, options: ToastOptions = {}) => {
    made += 1
    const id = options.id ?? `toast-${made}`
    const duration = options.duration ?? (kind === 'loading' ? Number.POSITIVE_INFINITY : TOAST_DURATION)
    cancelRemoval(id)
    const { description, action } = options
    const toast: Toast = { id, kind, title, description, action, duration, open: true }
    publish([toast, ...toasts.filter((other) => other.id !== id)].slice(0, TOAST_LIMIT))
    return id
  }

  const dismiss = (id?: string) => {
    const closing = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
    if (closing.length === 0) return
    for (const { id: closed } of closing) {
      const remove = () => {
        removals.delete(closed)
        publish(toasts.filter((toast) => toast.id !== closed))
      }
      removals.set(closed, setTimeout(remove, TOAST_REMOVE_DELAY))
    }
    publish(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)))
  }

  const promise = async <Value>(work: Promise<Value>, texts: PromiseTexts<Value>) => {
    const id = show('loading', texts.loading)
    try {
      const value = await work
      show('success', typeof texts.success === 'function' ? texts.success(value) : texts.success, { id })
      return value
    } catch (reason) {
      show('error', typeof texts.error === 'function' ? texts.error(reason) : texts.error, { id })
      throw reason
    }
  }

  return {
    message: (title, options) => show('message', title, options),
    success: (title, options) => show('success', title, options),
    info: (title, options) => show('info', title, options),
    warning: (title, options) => show('warning', title, options),
    error: (title, options) => show('error', title, options),
    loading: (title, options) => show('loading', title, options),
    promise,
    dismiss,
    list: () => toasts,
    subscribe: listeners.subscribe,
  }
}

export const toast = createToastStore()
