import { useEffect, useState } from 'react'
import { loadRecovery } from '../../lib/start/load-recovery.ts'

const NONE: readonly string[] = []

/** The ids of the concepts that a text names, by any name that people type; none while they are looked up. */
export function useNamedConcepts(text: string): readonly string[] {
  const wanted = text.trim()
  const [found, setFound] = useState({ text: '', ids: NONE })
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    loadRecovery
      .withoutReload(() => import('@ekagra/questions/topic/find-concepts'))
      .then(({ findConcepts }) => findConcepts(wanted))
      .then((ids) => {
        if (isWanted) setFound({ text: wanted, ids })
      })
      // Without a network the titles are still searched.
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  return found.text === wanted ? found.ids : NONE
}
