import { MASTERED_AFTER, MASTERED_FROM, MASTERY_LEVELS } from '@ekagra/exam/weakness/mastery'
import { memo, useDeferredValue, useId, useState } from 'react'
import { Link } from 'react-router'
import { subcategoryPath } from '../../lib/filled-paths.ts'
import { masteryMessages } from '../../messages/en/mastery.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { RuledList } from '../ui/ruled-list.tsx'
import { useRowsInSteps } from '../use-rows-in-steps.ts'
import type { ChapterMastery, SubjectMastery } from './chapter-mastery.ts'
import { MasteryBubble } from './mastery-bubble.tsx'

/** The syllabus as an answer sheet: one bubble per chapter, filled by the learner's mastery. */
export function MasteryMap({ subjects }: { subjects: readonly SubjectMastery[] }) {
  const words = useMessages(masteryMessages)
  const [hasTable, setHasTable] = useState(false)
  // The button answers at once; the table of every chapter takes a cheap phone a moment.
  const showsTable = useDeferredValue(hasTable)
  const tableId = useId()
  const drawn = useRowsInSteps(subjects.length, { phone: 1, wide: 1, step: 1 })
  const chapters = subjects.flatMap((subject) => subject.chapters)
  const begun = chapters.filter(({ level }) => level !== 'not-started').length
  const mastered = chapters.filter(({ level }) => level === 'mastered').length
  return (
    <>
      <p>{words.finding(mastered, begun, chapters.length)}</p>
      <p className="mb-5 max-w-measure text-sm text-ink-2">{words.rule(MASTERED_FROM, MASTERED_AFTER)}</p>
      <RuledList>
        {subjects.map((subject, index) => (
          <Subject key={subject.id} subject={subject} isDrawn={index < drawn} />
        ))}
      </RuledList>
      <MasteryKey />
      <Button
        variant="quiet"
        className="mt-2 -ml-3"
        aria-expanded={hasTable}
        aria-controls={showsTable ? tableId : undefined}
        onClick={() => setHasTable(!hasTable)}
      >
        {hasTable ? words.hideTable : words.showTable}
        <Icon name={hasTable ? 'chevron-up' : 'chevron-down'} />
      </Button>
      {showsTable && <MasteryTable id={tableId} subjects={subjects} />}
    </>
  )
}

/** Out of view it takes about as much room as it will need, so that the subjects below it stay out of view too. */
const Subject = memo(function Subject({ subject, isDrawn }: { subject: SubjectMastery; isDrawn: boolean }) {
  const { name } = useMessages(topicMessages)
  return (
    <li className="grid gap-1 py-3 [contain-intrinsic-size:auto_28rem]! md:grid-cols-[11rem_minmax(0,1fr)] md:[contain-intrinsic-size:auto_14rem]!">
      <h3 className="text-sm md:pt-2.75">{name(subject.title)}</h3>
      <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-3 xl:grid-cols-4">
        {subject.chapters.map((chapter) =>
          isDrawn ? (
            <Chapter key={chapter.id} chapter={chapter} />
          ) : (
            <li key={chapter.id} className="min-h-target" />
          ),
        )}
      </ul>
    </li>
  )
})

function Chapter({ chapter }: { chapter: ChapterMastery }) {
  const words = useMessages(masteryMessages)
  const { id, title, level, average, asked } = chapter
  const figure = average === undefined ? [] : [words.figure(average, asked)]
  return (
    <li>
      <Link
        to={subcategoryPath(id)}
        aria-label={[title, words.level[level], ...figure].join(', ')}
        className="flex min-h-target items-center gap-2 text-sm leading-tight text-ink-2 hover:text-action-text"
      >
        <MasteryBubble level={level} />
        <span className="min-w-0">{title}</span>
      </Link>
    </li>
  )
}

function MasteryKey() {
  const words = useMessages(masteryMessages)
  return (
    <ul aria-label={words.key} className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-ink-2">
      {MASTERY_LEVELS.map((level) => (
        <li key={level} className="inline-flex items-center gap-1.5">
          <MasteryBubble level={level} />
          {words.level[level]}
        </li>
      ))}
    </ul>
  )
}

const head = 'py-2 pr-4 text-left text-xs font-title text-ink-3'
const cell = 'border-t border-rule py-2 pr-4 text-left align-baseline text-sm font-body'

/** The mastery map in words and figures. */
function MasteryTable({ id, subjects }: { id: string; subjects: readonly SubjectMastery[] }) {
  const words = useMessages(masteryMessages)
  const { name } = useMessages(topicMessages)
  return (
    <table id={id} className="mt-2 w-full border-b border-rule">
      <caption className="sr-only">{words.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {words.chapter}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {words.subject}
          </th>
          <th scope="col" className={head}>
            {words.state}
          </th>
          <th scope="col" className={`${head} pr-0`}>
            {words.averageHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {subjects.flatMap((subject) =>
          subject.chapters.map(({ id: chapterId, title, level, average, asked }) => (
            <tr key={chapterId}>
              <th scope="row" className={cell}>
                {title}
              </th>
              <td className={`${cell} text-ink-2 max-md:hidden`}>{name(subject.title)}</td>
              <td className={`${cell} text-ink-2`}>{words.level[level]}</td>
              <td className={`${cell} figures pr-0`}>
                {average === undefined ? words.noFigure : words.figure(average, asked)}
              </td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}
