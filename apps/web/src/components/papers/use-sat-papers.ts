import type { SatPaper } from '@ekagra/schema/exam-paper'
import { useEffect, useState } from 'react'
import { listSatPapers } from '../../lib/stores/hall/sat-paper-store.ts'

/** Papers that were handed in, the latest first; undefined while they are read. */
export function useSatPapers(): readonly SatPaper[] | undefined {
  const [papers, setPapers] = useState<readonly SatPaper[]>()
  useEffect(() => {
    let isWanted = true
    listSatPapers().then((found) => {
      if (isWanted) setPapers(found)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return papers
}
