import { RESULTS_LOAD_DELAY_MS } from '@ekagra/exam/results/result-messages'
import { readResultQuery } from '@ekagra/exam/results/result-source'
import type { SessionMode } from '@ekagra/exam/session/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { Page } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { knownCorrections } from '../../lib/corrections/correction-store.ts'
import { logProblem } from '../../lib/log.ts'
import * as paths from '../../lib/paths.ts'
import { createFirstOpening } from '../../lib/start/first-opening.ts'
import { giveWay } from '../../lib/start/give-way.ts'
import { isOwnLanding } from '../../lib/start/landing.ts'
import { toast } from '../../lib/toast.ts'
import { resultsMessages } from '../../messages/en/results.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { type LoadedResult, loadResult, type ResultNotice } from './load-result.ts'
import { type Result, wholeQuestion } from './result.ts'
import { ResultsScreen } from './results-screen.tsx'

export function ResultsPage({ mode }: { mode: SessionMode }) {
  const words = useMessages(resultsMessages)
  const view = useResult(mode)
  return (
    <>
      <PageMeta title={words.title[mode]} />
      {view.kind === 'ready' ? (
        <ResultsScreen key={view.result.id} result={view.result} />
      ) : (
        <ResultsLoading hasNothing={view.kind === 'nothing'} />
      )}
    </>
  )
}

/** Has the shape of a result. If there is none, a toast says why, and two links lead on. */
function ResultsLoading({ hasNothing }: { hasNothing: boolean }) {
  const words = useMessages(resultsMessages)
  return (
    <Page>
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:items-center md:gap-12">
        <Skeleton round className="mx-auto size-50 md:size-60" />
        <div className="grid gap-4">
          <h1>
            <span role="status">{words.loading}</span>
          </h1>
          {hasNothing ? (
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.history}>{words.waysOut.history}</ButtonLink>
              <ButtonLink to={paths.test}>{words.waysOut.test}</ButtonLink>
            </div>
          ) : (
            <>
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-13 w-60" />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

type ResultView = { kind: 'loading' } | { kind: 'nothing' } | { kind: 'ready'; result: Result }

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

const viewOf = (loaded: LoadedResult): ResultView =>
  loaded.kind === 'ready' ? { kind: 'ready', result: loaded.result } : { kind: 'nothing' }

function announce(loaded: LoadedResult, words: Words): void {
  const { problems } = words
  if (loaded.kind === 'ready') tell(loaded.notice, words)
  else toast.error(problems[loaded.problem], { ...TOAST, description: problems.partly })
}

/** Changes when there is something else to show: most lists correct nothing. */
const appliedCorrections = () => {
  const known = knownCorrections.read()
  return known?.isApplied && known.list.corrections.length > 0 ? known.list.version : ''
}

/** A result as it was loaded for an address. */
interface Loaded {
  address: string
  loaded: LoadedResult
  view: ResultView
}

const addressOf = (mode: SessionMode, search: URLSearchParams) => `${mode}?${search}`

async function load(mode: SessionMode, search: URLSearchParams): Promise<Loaded> {
  const loaded = await loadResult(
    mode,
    readResultQuery((name) => search.get(name)),
  )
  // In slices and before they are drawn: a hundred questions at once block a phone.
  for (const { question } of loaded.kind === 'ready' ? loaded.result.answers : []) {
    wholeQuestion(question)
    await giveWay()
  }
  return { address: addressOf(mode, search), loaded, view: viewOf(loaded) }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, RESULTS_LOAD_DELAY_MS))

const firstOpening = createFirstOpening<Loaded>()

/** The landing shows the score already: the result is loaded before the app takes its place. */
export async function loadFirstResult(mode: SessionMode): Promise<void> {
  if (!isOwnLanding()) return
  const search = new URLSearchParams(location.search)
  const opening = moment().then(() => load(mode, search))
  await firstOpening.begin(addressOf(mode, search), opening)
}

/**
 * Loads a result a moment after its screen opens, and again when the address changes. It is also loaded again when a correction arrives;
 * until then it stays on the screen as it is, with the tab that the learner has opened.
 */
function useResult(mode: SessionMode): ResultView {
  const words = useMessages(resultsMessages)
  const [search] = useSearchParams()
  const corrections = useSyncExternalStore(knownCorrections.subscribe, appliedCorrections)
  const address = addressOf(mode, search)
  const [shown, setShown] = useState<Pick<Loaded, 'address' | 'view'> | undefined>(() =>
    firstOpening.read(address),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address holds the mode and the query
  useEffect(() => {
    let isWanted = true
    const opened =
      firstOpening.take(address) ?? moment().then(() => (isWanted ? load(mode, search) : undefined))
    opened.then(
      (found) => {
        if (!isWanted || !found) return
        announce(found.loaded, words)
        setShown(found)
      },
      (cause: unknown) => {
        logProblem('Results could not be loaded', cause)
        if (!isWanted) return
        toast.error(words.problems.broken, TOAST)
        setShown({ address, view: { kind: 'nothing' } })
      },
    )
    return () => {
      isWanted = false
    }
  }, [address, corrections])

  return shown?.address === address ? shown.view : { kind: 'loading' }
}
