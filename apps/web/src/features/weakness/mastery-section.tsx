import { Link } from 'react-router'
import type { SubjectMastery } from '../../components/mastery/chapter-mastery.ts'
import { MasteryMap } from '../../components/mastery/mastery-map.tsx'
import { Section } from '../../components/ui/page.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import * as paths from '../../lib/paths.ts'
import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { weaknessMessages } from '../../messages/weakness.ts'

const ROWS = ['w-3/5', 'w-4/5', 'w-2/5', 'w-3/5', 'w-4/5', 'w-2/5']

export function MasterySection({ subjects }: { subjects: readonly SubjectMastery[] | null | 'failed' }) {
  const words = useMessages(weaknessMessages).map
  const { loading } = useMessages(uiMessages)
  return (
    <Section
      ruled
      title={words.title}
      end={
        <Link
          to={paths.categories}
          className="text-link -my-2.75 inline-flex min-h-target items-center text-sm"
        >
          {words.browse}
        </Link>
      }
    >
      {subjects === null && (
        <div className="grid gap-4">
          <span className="sr-only">{loading}</span>
          {ROWS.map((width, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
            <Skeleton key={row} className={`h-5 ${width}`} />
          ))}
        </div>
      )}
      {subjects === 'failed' && <p>{words.failed}</p>}
      {subjects !== null && subjects !== 'failed' && <MasteryMap subjects={subjects} />}
    </Section>
  )
}
