import { marksOfPaper, minutesOfPaper, withExtraTime } from '@ekagra/exam/exam-paper/pattern-figures'
import { questionSets } from '@ekagra/exam/exam-paper/question-sets'
import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import type { ExamPaper } from '@ekagra/schema/exam-paper'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { PageMeta } from '../../components/page-meta.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Loading } from '../../components/ui/loading.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { Segmented } from '../../components/ui/segmented.tsx'
import { hallPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/format-marks.ts'
import * as paths from '../../lib/paths.ts'
import { loadPaper } from '../../lib/stores/hall/paper-store.ts'
import { readSatPaper } from '../../lib/stores/hall/sat-paper-store.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Part = 'all' | 'paper' | 'sheet' | 'key'

/** The page at /exams/print/:paperId: the paper, an answer sheet, and the key on a page of its own. */
export function Component() {
  const { paperId = '' } = useParams()
  const words = useMessages(examResultMessages)
  const [found, setFound] = useState<{ id: string; paper: ExamPaper | null; isRunning: boolean }>()
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const sat = await readSatPaper(paperId)
      const paper = sat?.paper ?? (await loadPaper(paperId))?.paper ?? null
      if (isWanted) setFound({ id: paperId, paper, isRunning: sat === null })
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [paperId])
  if (found?.id !== paperId) return <Loading className="min-h-[60dvh]" />
  if (!found.paper) {
    return (
      <EmptyState
        level="h1"
        title={words.missing.title}
        text={words.missing.text}
        className="min-h-[60dvh]"
        actions={<ButtonLink to={paths.exams}>{words.back}</ButtonLink>}
      />
    )
  }
  return <PrintedPaper paper={found.paper} isRunning={found.isRunning} />
}

function PrintedPaper({ paper, isRunning }: { paper: ExamPaper; isRunning: boolean }) {
  const words = useMessages(examResultMessages).printed
  const [part, setPart] = useState<Part>('all')
  const { title } = paper.pattern
  const shows = (own: Part) => part === 'all' || part === own
  return (
    <Page>
      <PageMeta title={words.title(title)} />
      <div className="print:hidden">
        <PageHead title={words.title(title)} text={words.text} />
        <div className="mb-10 flex flex-wrap items-end gap-4">
          <Segmented
            legend={words.parts}
            value={part}
            choices={(['all', 'paper', 'sheet', 'key'] as const).map((value) => ({
              value,
              label: words[value],
            }))}
            onValueChange={setPart}
          />
          <Button variant="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          {isRunning && <ButtonLink to={hallPath(paper.id)}>{words.sit}</ButtonLink>}
        </div>
      </div>
      {shows('paper') && <Questions paper={paper} />}
      {shows('sheet') && <AnswerSheet paper={paper} isFirst={part === 'sheet'} />}
      {shows('key') && <Key paper={paper} isFirst={part === 'key'} />}
    </Page>
  )
}

function Head({ paper, title }: { paper: ExamPaper; title: string }) {
  const words = useMessages(examResultMessages).printed
  const { pattern, hasExtraTime, questions, seed } = paper
  const minutes = Math.round(withExtraTime(minutesOfPaper(pattern), hasExtraTime))
  return (
    <div className="mb-6 border-b-2 border-ink pb-3">
      <h2>
        {pattern.title}: {title}
      </h2>
      <p className="figures flex flex-wrap justify-between gap-x-6 text-sm text-ink-2">
        <span>{words.facts(questions.length, minutes, formatMarks(marksOfPaper(pattern)))}</span>
        <span>{words.made(seed)}</span>
      </p>
    </div>
  )
}

function Questions({ paper }: { paper: ExamPaper }) {
  const words = useMessages(examResultMessages)
  const { sectionName } = useMessages(topicMessages)
  const sets = questionSets(paper.questions)
  return (
    <section className="mb-16">
      <Head paper={paper} title={words.printed.paper} />
      {paper.pattern.sections.map((section, place) => (
        <div key={section.title} className="mb-8">
          <h3 className="mb-3 border-b border-rule pb-1">{sectionName(section.title)}</h3>
          <ol className="md:columns-2 md:gap-10 print:columns-2 print:text-sm">
            {paper.questions.map((asked, index) => {
              if (asked.section !== place) return null
              const { question, numeric } = asked
              const set = sets[index]
              const showsFigure = question.figure && (!set || set.from === index)
              return (
                <li key={asked.print} className="mb-4 break-inside-avoid">
                  {showsFigure && question.figure && <QuestionFigure figure={question.figure} />}
                  <p>
                    <b className="figures">{index + 1}.</b> <InlineText text={question.text} />
                  </p>
                  {numeric ? (
                    <p className="mt-1 text-sm">
                      {words.printed.number}: ________ {numeric.unit}
                    </p>
                  ) : (
                    <ul className="mt-1 grid gap-x-4 text-sm md:grid-cols-2 print:grid-cols-2">
                      {question.options.map((option, letter) => (
                        <li key={optionText(option)}>
                          ({optionLetter(letter)}) <InlineText text={optionText(option)} />
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              )
            })}
          </ol>
        </div>
      ))}
    </section>
  )
}

const LETTERS = [0, 1, 2, 3].map(optionLetter)

/** Bubbles to fill with a pen. */
function AnswerSheet({ paper, isFirst }: { paper: ExamPaper; isFirst: boolean }) {
  const words = useMessages(examResultMessages).printed
  return (
    <section className={clsx('mb-16', !isFirst && 'break-before-page')}>
      <Head paper={paper} title={words.sheet} />
      <p className="mb-6 flex gap-8 text-sm">
        <span>{words.name}: ______________________</span>
        <span>{words.date}: ______________</span>
      </p>
      <ol className="columns-2 gap-6 md:columns-4 print:columns-5">
        {paper.questions.map((asked, index) => (
          <li
            key={asked.print}
            className="figures mb-1.5 flex break-inside-avoid items-center gap-1.5 text-sm"
          >
            <span className="w-8 text-right">{index + 1}</span>
            {asked.numeric ? (
              <span className="h-6 w-24 border border-edge" />
            ) : (
              LETTERS.map((letter) => (
                <span
                  key={letter}
                  className="grid size-6 place-items-center rounded-full border border-edge text-xs text-ink-3"
                >
                  {letter}
                </span>
              ))
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Key({ paper, isFirst }: { paper: ExamPaper; isFirst: boolean }) {
  const words = useMessages(examResultMessages).printed
  return (
    <section className={clsx(!isFirst && 'break-before-page')}>
      <Head paper={paper} title={words.key} />
      <ol className="columns-3 gap-6 md:columns-5 print:columns-5">
        {paper.questions.map((asked, index) => (
          <li key={asked.print} className="figures flex break-inside-avoid gap-2 text-sm">
            <span className="w-8 text-right">{index + 1}.</span>
            <b>{asked.numeric ? asked.numeric.key : optionLetter(asked.question.correctAnswer)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
