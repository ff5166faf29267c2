import { catalogue } from '@ekagra/questions/chapters/catalogue'
import { findPattern } from '@ekagra/questions/exams/patterns'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { readPaperChallenge, spellSkips } from '../../lib/challenge/paper-challenge-code.ts'
import type { PaperPlan } from '../../lib/papers/prepare-paper.ts'
import * as paths from '../../lib/paths.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Instructions } from './instructions.tsx'

/** The page at /exams/challenge: a friend's paper. */
export function Component() {
  const words = useMessages(examChooseMessages).start
  const code = useSearchParams()[0].get('code') ?? ''
  const plan = useMemo(() => planOf(code), [code])
  if (plan) return <Instructions plan={plan} />
  return (
    <EmptyState
      level="h1"
      title={words.challenge.broken}
      text={words.challenge.brokenText}
      className="min-h-[80dvh]"
      actions={
        <ButtonLink variant="primary" to={paths.exams}>
          {words.close}
        </ButtonLink>
      }
    />
  )
}

function planOf(code: string): PaperPlan | null {
  const challenge = readPaperChallenge(code)
  if (!challenge) return null
  const { seed, marks, prints, scope, sectionIndex } = challenge
  const pattern = typeof challenge.pattern === 'string' ? findPattern(challenge.pattern) : challenge.pattern
  if (!pattern || (scope === 'section' && !pattern.sections[sectionIndex ?? -1])) return null
  const skips = spellSkips(
    challenge.skips,
    catalogue.map(({ id }) => id),
  )
  return { pattern, scope, sectionIndex, challenge: { seed, skips, prints, marks } }
}
