import { averageOf, type Tally } from '@ekagra/exam/history/tally-history'
import { Link } from 'react-router'
import { PageHead } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { StartLinks } from './start-links.tsx'

export interface CategoryHeadProps {
  title: string
  topic: string
  /** The pages between the list of all categories and this page. */
  above?: readonly { title: string; to: string }[]
  counts: string
  tally: Tally
}

/** The path to this page, what it contains, the learner's average, and links to practice and test. */
export function CategoryHead({ title, topic, above = [], counts, tally }: CategoryHeadProps) {
  const words = useMessages(categoryMessages)
  const average = averageOf(tally)
  const path = [{ title: words.title, to: paths.categories }, ...above]
  return (
    <>
      <nav aria-label={words.path} className="mb-2 text-sm text-ink-3">
        <ol className="flex flex-wrap items-center gap-x-2">
          {path.map((step) => (
            <li key={step.to} className="after:ml-2 after:content-['/']">
              <Link to={step.to} className="inline-flex min-h-target items-center text-link">
                {words.partName(step.title)}
              </Link>
            </li>
          ))}
          <li aria-current="page">{words.partName(title)}</li>
        </ol>
      </nav>
      <PageHead
        title={words.partName(title)}
        text={
          <span className="figures">
            {words.standing(
              counts,
              average === undefined ? words.noAverage : words.average(average, tally.asked),
            )}
          </span>
        }
        end={<StartLinks topic={topic} main className="max-md:w-full" />}
      />
    </>
  )
}
