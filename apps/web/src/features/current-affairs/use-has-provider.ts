import { useEffect, useState } from 'react'
import { loadConfig } from '../../lib/backend/load-config.ts'

/** Whether an AI is connected that can write about the news; without one every question is evergreen. Undefined until the server has said. */
export function useHasProvider(): boolean | undefined {
  const [hasProvider, setHasProvider] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void loadConfig().then(({ features }) => {
      if (isHere) setHasProvider(features.ai)
    })
    return () => {
      isHere = false
    }
  }, [])
  return hasProvider
}
