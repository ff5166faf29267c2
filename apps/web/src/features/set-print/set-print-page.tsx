import { Question } from '@ekagra/schema/question'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { PageMeta } from '../../components/page-meta.tsx'
import { PrintedSet } from '../../components/printed/printed-set.tsx'
import { ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Page } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import { exportMessages } from '../../messages/en/export.ts'
import { useMessages } from '../../messages/use-messages.ts'

const HandedSet = z.object({ name: z.string(), questions: z.array(Question).check(z.minLength(1)) })

/** The page at /print: a set that another screen handed over with the navigation. It is there after a reload as well. */
export function Component() {
  const words = useMessages(exportMessages)
  const { state } = useLocation()
  const set = HandedSet.safeParse(state).data
  if (!set) {
    return (
      <EmptyState
        level="h1"
        title={words.lostTitle}
        text={words.lostText}
        className="min-h-[60dvh]"
        actions={<ButtonLink to={paths.files}>{words.lostAction}</ButtonLink>}
      />
    )
  }
  const { name, questions } = set
  const figures = questions.map(({ figure }) => JSON.stringify(figure))
  return (
    <Page>
      <PageMeta title={words.printTitle(name)} />
      <PrintedSet
        heading={words.printTitle(name)}
        text={words.printText}
        title={name}
        facts={words.printFacts(questions.length)}
        origin=""
        sections={[
          {
            title: words.questions,
            questions: questions.map((question, index) => ({
              print: `${index} ${question.id}`,
              question,
              showsFigure: figures[index] !== figures[index - 1],
            })),
          },
        ]}
      />
    </Page>
  )
}
