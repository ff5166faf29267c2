import { PALETTE_STATES } from '@ekagra/exam/session/question-palette'
import type { ExamPattern } from '@ekagra/schema/exam-pattern'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { PaletteSwatch } from '../../components/palette/palette-mark.tsx'
import { PatternNotes } from '../../components/papers/pattern-notes.tsx'
import { PatternSource } from '../../components/papers/pattern-source.tsx'
import { IconButton } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { cutPattern, type PaperPlan } from '../../lib/papers/prepare-paper.ts'
import * as paths from '../../lib/paths.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { examHallMessages } from '../../messages/en/exam-hall.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SchemeTable } from './scheme-table.tsx'
import { StartPanel } from './start-panel.tsx'

/** What is read before the clock runs, and the start. */
export function Instructions({ plan }: { plan: PaperPlan }) {
  const words = useMessages(examChooseMessages).start
  const { theme: switchTheme } = useMessages(examHallMessages)
  const navigate = useNavigate()
  const { theme, toggleTheme } = useTheme()
  const pattern = cutPattern(plan)
  return (
    <div className="min-h-dvh">
      <PageMeta title={words.pageTitle(pattern.title)} />
      <header className="sticky top-0 z-20 border-b border-rule bg-paper">
        <div className="mx-auto flex h-bar max-w-session items-center gap-2 pr-3 pl-1 lg:px-[calc(var(--spacing-gutter)-0.75rem)]">
          <IconButton label={words.close} onClick={() => navigate(paths.exams)}>
            <Icon name="x" className="size-5.5" />
          </IconButton>
          <p className="mr-auto min-w-0 truncate text-base font-title lg:text-lg">
            {words.pageTitle(pattern.title)}
          </p>
          <IconButton label={switchTheme} onClick={toggleTheme}>
            <Icon name={theme === 'dark' ? 'moon' : 'sun'} className="size-5.5" />
          </IconButton>
        </div>
      </header>
      <div className="mx-auto max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter pt-6 pb-16 md:pt-8">
        <h1>{words.title}</h1>
        <p className="mt-1 mb-6 text-ink-2">
          {words.text}{' '}
          <a href="#start" className="text-link lg:hidden">
            {words.skip}
          </a>
        </p>
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <Points pattern={pattern} />
          <div id="start" className="max-lg:mt-8 lg:border-l lg:border-rule lg:pl-12">
            <StartPanel key={JSON.stringify(plan)} plan={plan} pattern={pattern} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Five numbered points left of the margin of a copybook. */
function Points({ pattern }: { pattern: ExamPattern }) {
  const words = useMessages(examChooseMessages)
  const start = words.start
  const minutes = [...new Set(pattern.sections.map((section) => section.minutes ?? 0))].map(words.minutesText)
  const hasNumbers = pattern.sections.some(({ parts }) => parts.some(({ form }) => form === 'number'))
  return (
    <div className="relative min-w-0 lg:pr-12 md:before:absolute md:before:inset-y-0 md:before:left-10 md:before:border-l md:before:border-wrong md:before:opacity-32">
      <Point number={1} title={start.paper}>
        <SchemeTable pattern={pattern} />
        <div className="mt-3 grid gap-3">
          <PatternNotes pattern={pattern} showsClock={false} />
          <PatternSource pattern={pattern} />
        </div>
      </Point>
      <Point number={2} title={start.clock}>
        <p>
          {pattern.clock.kind === 'common'
            ? start.commonClock(words.minutesText(pattern.clock.minutes))
            : start.sectionClock(minutes.join(', '))}
        </p>
      </Point>
      <Point number={3} title={start.palette}>
        <p className="mb-3">{start.paletteText}</p>
        <ul className="grid gap-x-6 gap-y-3 md:grid-cols-2">
          {PALETTE_STATES.map((state, index) => (
            <li key={state} className="flex items-center gap-4">
              <PaletteSwatch state={state} size="md">
                {index + 1}
              </PaletteSwatch>
              <span className="text-sm leading-snug">
                <b className="block text-ink">{start.paletteNames[state]}</b>
                {start.paletteMeans[state]}
              </span>
            </li>
          ))}
        </ul>
      </Point>
      <Point number={4} title={start.buttons}>
        <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[12rem_minmax(0,1fr)]">
          <ButtonMeaning look="bg-action text-on-action" name={start.saveNext} text={start.saveNextText} />
          <ButtonMeaning
            look="border border-mark text-mark"
            name={start.markNext}
            text={start.markNextText}
          />
          <ButtonMeaning look="border border-edge text-ink" name={start.clear} text={start.clearText} />
          <ButtonMeaning
            look="border border-edge text-ink"
            name={<Icon name="strike" className="size-4.5" />}
            text={start.crossText}
          />
        </dl>
        {hasNumbers && <p className="mt-3">{start.typedText}</p>}
      </Point>
      <Point number={5} title={start.breaks} isLast>
        <p>{start.breaksText}</p>
      </Point>
    </div>
  )
}

interface PointProps {
  number: number
  title: string
  isLast?: boolean
  children: ReactNode
}

function Point({ number, title, isLast = false, children }: PointProps) {
  return (
    <section className="md:grid md:grid-cols-[2.5rem_minmax(0,1fr)] md:gap-6">
      <span
        aria-hidden="true"
        className="figures pr-4 text-right text-lg leading-normal font-title max-md:hidden"
      >
        {number}
      </span>
      <div className={isLast ? 'text-ink-2' : 'mb-6 border-b border-rule pb-6 text-ink-2'}>
        <h2 className="mb-2 text-base text-ink">{title}</h2>
        {children}
      </div>
    </section>
  )
}

function ButtonMeaning({ look, name, text }: { look: string; name: ReactNode; text: string }) {
  return (
    <>
      <dt>
        <span className={`inline-flex min-h-8 items-center rounded-sm px-3 text-xs font-title ${look}`}>
          {name}
        </span>
      </dt>
      <dd className="max-md:-mt-1.5">{text}</dd>
    </>
  )
}
