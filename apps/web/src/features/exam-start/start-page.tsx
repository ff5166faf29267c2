import { examPatterns } from '@ekagra/questions/exams/patterns'
import { PaperScope } from '@ekagra/schema/exam-paper'
import { useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import type { PaperPlan } from '../../lib/papers/prepare-paper.ts'
import * as paths from '../../lib/paths.ts'
import { readOwnPatterns } from '../../lib/stores/hall/own-pattern-store.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Instructions } from './instructions.tsx'

/** The page at /exams/start/:patternId. */
export function Component() {
  const words = useMessages(examChooseMessages).start
  const { patternId = '' } = useParams()
  const [search] = useSearchParams()
  const [scope, section] = [search.get('scope'), search.get('section')]
  const plan = useMemo(() => readPlan(patternId, scope, section), [patternId, scope, section])
  if (plan) return <Instructions plan={plan} />
  return (
    <EmptyState
      level="h1"
      title={words.unknown}
      text={words.unknownText}
      className="min-h-[80dvh]"
      actions={
        <ButtonLink variant="primary" to={paths.exams}>
          {words.close}
        </ButtonLink>
      }
    />
  )
}

function readPlan(patternId: string, scope: string | null, section: string | null): PaperPlan | null {
  const pattern = [...examPatterns, ...readOwnPatterns()].find(({ id }) => id === patternId)
  if (!pattern) return null
  const wanted = PaperScope.safeParse(scope).data ?? 'full'
  if (wanted !== 'section') return { pattern, scope: wanted }
  const sectionIndex = Number(section)
  return pattern.sections[sectionIndex] ? { pattern, scope: wanted, sectionIndex } : null
}
