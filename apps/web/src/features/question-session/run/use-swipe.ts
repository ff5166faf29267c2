import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface Stroke {
  /** Pixels to the right and down. */
  x: number
  y: number
  ms: number
}

const SHORTEST_PX = 60
const LONGEST_MS = 700

/** A swipe is quick and clearly sideways; anything else is scrolling. */
export function readSwipe({ x, y, ms }: Stroke): 'left' | 'right' | null {
  if (ms > LONGEST_MS || Math.abs(x) < SHORTEST_PX || Math.abs(x) < 2 * Math.abs(y)) return null
  return x < 0 ? 'left' : 'right'
}

interface SwipeSteps {
  onLeft: () => void
  onRight: () => void
}

/** A wide table or formula scrolls sideways itself. */
function scrollsSideways(target: EventTarget | null, within: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  while (element && element !== within) {
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
      return true
    element = element.parentElement
  }
  return false
}

/** On a zoomed page, one finger moves the view. */
const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1.01

/** Reacts to swipes with one finger on an element. */
export function useSwipe(ref: RefObject<HTMLElement | null>, steps: SwipeSteps): void {
  const onSwipe = useEffectEvent((swipe: 'left' | 'right' | null) => {
    if (swipe === 'left') steps.onLeft()
    if (swipe === 'right') steps.onRight()
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let start: { x: number; y: number; at: number } | null = null
    const onStart = (event: TouchEvent) => {
      const [touch] = event.touches
      const isStroke =
        event.touches.length === 1 && touch && !isZoomedIn() && !scrollsSideways(event.target, element)
      start = isStroke ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null
      // A touch ends on the element where it began, even if React has replaced that element meanwhile.
      if (isStroke) event.target?.addEventListener('touchend', onEnd, { passive: true, once: true })
    }
    const onEnd = (event: Event) => {
      if (!(event instanceof TouchEvent)) return
      const [touch] = event.changedTouches
      if (!start || !touch) return
      const stroke = {
        x: touch.clientX - start.x,
        y: touch.clientY - start.y,
        ms: event.timeStamp - start.at,
      }
      start = null
      onSwipe(readSwipe(stroke))
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    return () => element.removeEventListener('touchstart', onStart)
  }, [ref])
}
