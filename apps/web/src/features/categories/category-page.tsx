import { type HistoryTally, tallyOf } from '@ekagra/exam/history/tally-history'
import { useParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Page, Section } from '../../components/ui/page.tsx'
import type { SyllabusExam, SyllabusSubject } from '../../lib/syllabus/syllabus.ts'
import { categoryMessages } from '../../messages/en/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CategoryHead } from './category-head.tsx'
import { StartLinks } from './start-links.tsx'
import { ChapterRows, countTypes } from './syllabus-rows.tsx'
import { NoSuchCategory, WithSyllabus } from './with-syllabus.tsx'

/** An exam or a subject. */
export function Component() {
  const { categoryId = '' } = useParams()
  return (
    <Page>
      <WithSyllabus>
        {({ syllabusExams, syllabusSubjects }, history) => {
          const exam = syllabusExams.find(({ id }) => id === categoryId)
          if (exam) return <ExamView exam={exam} history={history} />
          const subject = syllabusSubjects.find(({ id }) => id === categoryId)
          if (subject) return <SubjectView subject={subject} history={history} />
          return <NoSuchCategory id={categoryId} />
        }}
      </WithSyllabus>
    </Page>
  )
}

function ExamView({ exam, history }: { exam: SyllabusExam; history: HistoryTally }) {
  const words = useMessages(categoryMessages)
  const chapters = exam.subjects.flatMap((subject) => subject.chapters)
  const counts = words.examCounts(exam.subjects.length, chapters.length)
  return (
    <>
      <PageMeta title={exam.title} description={`${exam.title}: ${counts}`} />
      <CategoryHead title={exam.title} topic={exam.topic} counts={counts} tally={tallyOf(history, exam)} />
      {exam.subjects.map((subject) => (
        <Section
          key={subject.id}
          ruled
          title={words.partName(subject.title)}
          end={<StartLinks topic={subject.topic} />}
        >
          <ChapterRows nodes={subject.chapters} history={history} />
        </Section>
      ))}
    </>
  )
}

function SubjectView({ subject, history }: { subject: SyllabusSubject; history: HistoryTally }) {
  const words = useMessages(categoryMessages)
  const name = words.partName(subject.title)
  const counts = words.subjectCounts(subject.chapters.length, countTypes(subject.chapters))
  return (
    <>
      <PageMeta title={name} description={`${name}: ${counts}`} />
      <CategoryHead
        title={subject.title}
        topic={subject.topic}
        counts={counts}
        tally={tallyOf(history, subject)}
      />
      <Section title={words.chaptersTitle} ruled>
        <ChapterRows nodes={subject.chapters} history={history} />
      </Section>
    </>
  )
}
