import { useEffect, useState } from 'react'

/** The moment the page was opened or last came into view: a tab left open over night starts the new day right. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') setNow(Date.now())
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  return now
}
