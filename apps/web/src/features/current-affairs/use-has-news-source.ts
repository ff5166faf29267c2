import { useEffect, useState } from 'react'
import { loadConfig } from '../../lib/backend/load-config.ts'

/** Whether something here knows the news, an AI or a feed; undefined until the server has said. */
export function useHasNewsSource(): boolean | undefined {
  const [hasSource, setHasSource] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void loadConfig().then(({ features }) => {
      if (isHere) setHasSource(features.ai || features.news)
    })
    return () => {
      isHere = false
    }
  }, [])
  return hasSource
}
