import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import type { Question } from '@ekagra/schema/question'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { QuestionFigure } from '../figure/question-figure.tsx'
import { InlineText } from '../rich-text/rich-text.tsx'
import { Button } from '../ui/button.tsx'
import { Segmented } from '../ui/form/segmented.tsx'
import { PageHead } from '../ui/page.tsx'

export interface PrintedQuestion {
  /** Tells it from all others of the set. */
  print: string
  question: Question
  /** For a typed answer. */
  numeric?: { key: string; unit: string } | undefined
  /** False for all but the first of several questions about one figure. */
  showsFigure: boolean
}

export interface PrintedSetProps {
  /** What stands above the page on the screen. */
  heading: string
  text: string
  /** The name of the paper, the line below it, and where it comes from. */
  title: string
  facts: string
  origin: string
  sections: readonly { title: string; questions: readonly PrintedQuestion[] }[]
  /** Further buttons on the screen. */
  actions?: ReactNode
}

type Part = 'all' | 'paper' | 'sheet' | 'key'
const PARTS = ['all', 'paper', 'sheet', 'key'] as const

interface Numbered extends PrintedQuestion {
  number: number
}

/** Questions to print, with an answer sheet, and the key on a page of its own. */
export function PrintedSet({ heading, text, actions, ...set }: PrintedSetProps) {
  const words = useMessages(examResultMessages).printed
  const [part, setPart] = useState<Part>('all')
  const shows = (own: Part) => part === 'all' || part === own
  let number = 0
  const sections = set.sections.map(({ title, questions }) => ({
    title,
    questions: questions.map((question) => {
      number += 1
      return { ...question, number }
    }),
  }))
  const questions = sections.flatMap((section) => section.questions)
  const head = (title: string) => <Head set={set} title={title} />
  return (
    <>
      <div className="print:hidden">
        <PageHead title={heading} text={text} />
        <div className="mb-10 flex flex-wrap items-end gap-4">
          <Segmented
            legend={words.parts}
            value={part}
            choices={PARTS.map((value) => ({ value, label: words[value] }))}
            onValueChange={setPart}
          />
          <Button variant="primary" onClick={() => window.print()}>
            {words.print}
          </Button>
          {actions}
        </div>
      </div>
      {shows('paper') && <Paper head={head(words.paper)} sections={sections} />}
      {shows('sheet') && (
        <AnswerSheet head={head(words.sheet)} questions={questions} isFirst={part === 'sheet'} />
      )}
      {shows('key') && <Key head={head(words.key)} questions={questions} isFirst={part === 'key'} />}
    </>
  )
}

function Head({ set, title }: { set: Pick<PrintedSetProps, 'title' | 'facts' | 'origin'>; title: string }) {
  return (
    <div className="mb-6 border-b-2 border-ink pb-3">
      <h2>
        {set.title}: {title}
      </h2>
      <p className="figures flex flex-wrap justify-between gap-x-6 text-sm text-ink-2">
        <span>{set.facts}</span>
        <span>{set.origin}</span>
      </p>
    </div>
  )
}

interface PaperProps {
  head: ReactNode
  sections: readonly { title: string; questions: readonly Numbered[] }[]
}

function Paper({ head, sections }: PaperProps) {
  const words = useMessages(examResultMessages).printed
  return (
    <section className="mb-16">
      {head}
      {sections.map((section) => (
        <div key={section.title} className="mb-8">
          <h3 className="mb-3 border-b border-rule pb-1">{section.title}</h3>
          <ol className="md:columns-2 md:gap-10 print:columns-2 print:text-sm">
            {section.questions.map(({ print, number, question, numeric, showsFigure }) => (
              <li key={print} className="mb-4 break-inside-avoid">
                {showsFigure && question.figure && <QuestionFigure figure={question.figure} />}
                <p>
                  <b className="figures">{number}.</b> <InlineText text={question.text} />
                </p>
                {numeric ? (
                  <p className="mt-1 text-sm">
                    {words.number}: ________ {numeric.unit}
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
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

const LETTERS = [0, 1, 2, 3].map(optionLetter)

interface ListProps {
  head: ReactNode
  questions: readonly Numbered[]
  isFirst: boolean
}

/** Bubbles to fill with a pen. */
function AnswerSheet({ head, questions, isFirst }: ListProps) {
  const words = useMessages(examResultMessages).printed
  return (
    <section className={clsx('mb-16', !isFirst && 'break-before-page')}>
      {head}
      <p className="mb-6 flex gap-8 text-sm">
        <span>{words.name}: ______________________</span>
        <span>{words.date}: ______________</span>
      </p>
      <ol className="columns-2 gap-6 md:columns-4 print:columns-5">
        {questions.map(({ print, number, numeric }) => (
          <li key={print} className="figures mb-1.5 flex break-inside-avoid items-center gap-1.5 text-sm">
            <span className="w-8 text-right">{number}</span>
            {numeric ? (
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

function Key({ head, questions, isFirst }: ListProps) {
  return (
    <section className={clsx(!isFirst && 'break-before-page')}>
      {head}
      <ol className="columns-3 gap-6 md:columns-5 print:columns-5">
        {questions.map(({ print, number, numeric, question }) => (
          <li key={print} className="figures flex break-inside-avoid gap-2 text-sm">
            <span className="w-8 text-right">{number}.</span>
            <b>{numeric ? numeric.key : optionLetter(question.correctAnswer)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
