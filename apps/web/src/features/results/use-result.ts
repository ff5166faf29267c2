import { RESULTS_LOAD_DELAY_MS } from '@ekagra/exam/results/result-messages'
import { readResultQuery } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { logProblem } from '../../lib/log.ts'
import { toast } from '../../lib/toast.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type LoadedResult, loadResult, type ResultNotice } from './load-result.ts'
import type { Result } from './result.ts'

export type ResultView = { kind: 'loading' } | { kind: 'nothing' } | { kind: 'ready'; result: Result }

type Words = typeof resultsMessages.english

const TOAST = { id: 'results' }

function tell(notice: ResultNotice | undefined, words: Words): void {
  const { problems } = words
  if (notice === 'loaded') toast.success(words.loaded, TOAST)
  if (notice === 'incomplete') toast.warning(problems.incomplete, TOAST)
  if (notice === 'partly') toast.error(problems.partly, TOAST)
  if (notice === 'unreadable')
    toast.error(problems.unreadable, { ...TOAST, description: problems.incomplete })
  if (notice === 'save-failed') toast.error(words.saveFailed, TOAST)
}

function show(loaded: LoadedResult, words: Words): ResultView {
  if (loaded.kind === 'ready') {
    tell(loaded.notice, words)
    return { kind: 'ready', result: loaded.result }
  }
  const { problems } = words
  toast.error(problems[loaded.problem], { ...TOAST, description: problems.partly })
  return { kind: 'nothing' }
}

/** Loads a result a moment after its screen opens, and again when the address is another one. */
export function useResult(mode: SessionMode): ResultView {
  const words = useMessages(resultsMessages)
  const [search] = useSearchParams()
  const address = `${mode}?${search}`
  const [view, setView] = useState<{ address: string; view: ResultView }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds the mode and the query
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      loadResult(
        mode,
        readResultQuery((name) => search.get(name)),
      ).then(
        (loaded) => {
          if (isWanted) setView({ address, view: show(loaded, words) })
        },
        (cause: unknown) => {
          logProblem('Results could not be loaded', cause)
          if (!isWanted) return
          toast.error(words.problems.broken, TOAST)
          setView({ address, view: { kind: 'nothing' } })
        },
      )
    }, RESULTS_LOAD_DELAY_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [address])

  return view?.address === address ? view.view : { kind: 'loading' }
}
