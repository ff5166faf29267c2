import { type HistoryTally, tallyOf } from '@ekagra/exam/history/tally-history'
import { useParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Page, Section } from '../../components/ui/page.tsx'
import { categoryPath } from '../../lib/filled-paths.ts'
import type { SyllabusChapter } from '../../lib/syllabus/syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryHead } from './category-head.tsx'
import { TypeRows } from './syllabus-rows.tsx'
import { NoSuchCategory, WithSyllabus } from './with-syllabus.tsx'

/** A chapter and its types of question. */
export function Component() {
  const { subCategoryId = '' } = useParams()
  return (
    <Page>
      <WithSyllabus>
        {({ syllabusChapters, syllabusGroups }, history) => {
          const chapter = [...syllabusChapters, ...syllabusGroups].find(({ id }) => id === subCategoryId)
          return chapter ? (
            <ChapterView chapter={chapter} history={history} />
          ) : (
            <NoSuchCategory id={subCategoryId} />
          )
        }}
      </WithSyllabus>
    </Page>
  )
}

function ChapterView({ chapter, history }: { chapter: SyllabusChapter; history: HistoryTally }) {
  const words = useMessages(categoryMessages)
  const counts = words.chapterCounts(chapter.types.length)
  return (
    <>
      <PageMeta
        title={chapter.title}
        description={`${words.partName(chapter.subject)}, ${chapter.title}: ${counts}`}
      />
      <CategoryHead
        title={chapter.title}
        topic={chapter.topic}
        above={[{ title: chapter.subject, to: categoryPath(chapter.subjectId) }]}
        counts={counts}
        tally={tallyOf(history, chapter)}
      />
      {chapter.concepts.length > 0 && (
        <Section title={words.conceptsTitle} ruled>
          <TypeRows nodes={chapter.concepts} history={history} />
        </Section>
      )}
      <Section title={words.typesTitle} ruled>
        <TypeRows nodes={chapter.types} history={history} />
      </Section>
    </>
  )
}
