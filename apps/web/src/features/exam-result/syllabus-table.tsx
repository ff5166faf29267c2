import { byChapter } from '@ekagra/exam/exam-paper/analyse-paper'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { ScrollRegion } from '../../components/ui/scroll-region.tsx'
import { createNotePath, setupPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { figureMessages } from '../../messages/en/figure.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

const SHOWN_FIRST = 12

/** The chapters of the paper with what to do next in each. */
export function SyllabusTable({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages)
  const { tableOf } = useMessages(figureMessages)
  const { sectionName } = useMessages(topicMessages)
  const own = words.syllabus
  const [showsAll, setShowsAll] = useState(false)
  const chapters = byChapter(analysis.questions)
  const shown = showsAll ? chapters : chapters.slice(0, SHOWN_FIRST)
  return (
    <Section ruled title={own.title}>
      <p className="mb-4">{own.text}</p>
      <ScrollRegion label={tableOf(own.title)}>
        <table className="figures w-full text-right text-sm">
          <thead className="text-xs text-ink-3">
            <tr className="border-b border-edge">
              <th scope="col" className="py-2 text-left font-body">
                {own.columns.chapter}
              </th>
              {(['right', 'wrong', 'left', 'lost'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pl-3 font-body">
                  {own.columns[column]}
                </th>
              ))}
              <th scope="col" className="py-2 pl-4 text-left font-body print:hidden">
                {own.columns.next}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ chapter, section, right, wrong, left, lostMarks }) => (
              <tr key={`${section} ${chapter}`} className="border-b border-rule">
                <th scope="row" className="py-1 text-left font-body">
                  {chapter}
                  <span className="block text-xs text-ink-3">
                    {sectionName(sat.paper.pattern.sections[section]?.short ?? '')}
                  </span>
                </th>
                <td className="pl-3">{right}</td>
                <td className="pl-3">{wrong}</td>
                <td className="pl-3">{left}</td>
                <td className="pl-3 font-title whitespace-nowrap">{formatMarks(lostMarks)}</td>
                <td className="pl-4 text-left whitespace-nowrap print:hidden">
                  {lostMarks > 0 && (
                    <>
                      <Link
                        to={setupPath('practice', { topic: chapter })}
                        className="inline-flex min-h-target items-center pr-3 text-link"
                      >
                        {words.next.practise}
                      </Link>
                      <Link
                        to={createNotePath(chapter)}
                        className="inline-flex min-h-target items-center text-link max-md:hidden"
                      >
                        {words.next.note}
                      </Link>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {chapters.length > shown.length && (
        <Button className="mt-4 print:hidden" onClick={() => setShowsAll(true)}>
          {own.more(chapters.length - shown.length)}
        </Button>
      )}
    </Section>
  )
}
