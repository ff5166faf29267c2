import { masteryMessages } from '../../messages/mastery.ts'
import { topicMessages } from '../../messages/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SubjectMastery } from './chapter-mastery.ts'

const head = 'py-2 pr-4 text-left text-xs font-title text-ink-3'
const cell = 'border-t border-rule py-2 pr-4 text-left align-baseline text-sm font-body'

/** The mastery map in words and figures. */
export function MasteryTable({ id, subjects }: { id: string; subjects: readonly SubjectMastery[] }) {
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
