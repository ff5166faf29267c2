import { useEffect } from 'react'
import { plainLocalStorage } from '../lib/stores/core/plain-storage.ts'

/** Reports written without a connection go out when the app starts with one, or gets one back. */
export function useUnsentReports(): void {
  useEffect(() => {
    const send = () => {
      // Nearly always there is nothing to send, and then nothing is loaded either.
      if (plainLocalStorage.getItem('unsent-reports') === null || !navigator.onLine) return
      import('../lib/backend/send-report.ts')
        .then(({ sendUnsentReports }) => sendUnsentReports())
        .catch(() => undefined)
    }
    const timer = setTimeout(send, 3000)
    window.addEventListener('online', send)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', send)
    }
  }, [])
}
