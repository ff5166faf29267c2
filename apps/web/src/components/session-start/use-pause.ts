import { useEffect, useState } from 'react'

/** The value once it has not changed for `delayMs`; undefined while it still changes. */
export function usePause<Value>(value: Value, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState<{ value: Value }>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled?.value === value ? value : undefined
}
