import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Loading } from '../../components/ui/loading.tsx'
import type { SetupDraft } from '../../lib/stores/session/setup-draft.ts'
import { SetupScreen } from './setup-screen.tsx'

/** Loaded on demand: few learners come by a friend's link. */
const ChallengeScreen = lazy(async () => ({
  default: (await import('./challenge-screen.tsx')).ChallengeScreen,
}))

/** The set-up form, or the challenge of a friend's link. */
export function SetupPage({ mode }: { mode: SetupDraft['mode'] }) {
  const code = useSearchParams()[0].get('challenge')
  if (code === null) return <SetupScreen mode={mode} />
  return (
    <Suspense fallback={<Loading />}>
      <ChallengeScreen key={code} code={code} />
    </Suspense>
  )
}
