import {
  commonScheme,
  minutesOfPaper,
  questionsOfPaper,
  toMarks,
} from '@ekagra/exam/exam-paper/pattern-figures'
import { examPatterns } from '@ekagra/questions/exams/patterns'
import type { SatPaper } from '@ekagra/schema/exam-paper'
import { EXAM_GROUPS, type ExamGroup, type ExamPattern } from '@ekagra/schema/exam-pattern'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { RunningPapers } from '../../components/papers/running-papers.tsx'
import { useSatPapers } from '../../components/papers/use-sat-papers.ts'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead, SideColumns } from '../../components/ui/page.tsx'
import { RuledLink, RuledList } from '../../components/ui/ruled-list.tsx'
import { useRowsInSteps } from '../../components/use-rows-in-steps.ts'
import { examStartPath, ownPatternPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import * as paths from '../../lib/paths.ts'
import { ownExam } from '../../lib/stores/hall/hall-preferences.ts'
import { readOwnPatterns, subscribeToOwnPatterns } from '../../lib/stores/hall/own-pattern-store.ts'
import { examChooseMessages } from '../../messages/en/exam-choose.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { ExamRow } from './exam-row.tsx'
import { OwnExam } from './own-exam.tsx'
import { ScopeDialogs, type ScopeWish } from './scope-dialogs.tsx'

/** The page at /exams: which paper to sit. */
export function Component() {
  const words = useMessages(examChooseMessages)
  const sat = useSatPapers() ?? []
  const [wish, setWish] = useState<ScopeWish>()
  const ownId = useSyncExternalStore(ownExam.subscribe, ownExam.read)
  const mine = examPatterns.find(({ id }) => id === ownId) ?? examPatterns[0]
  return (
    <Page>
      <PageMeta title={words.title} description={words.text} canonical={paths.exams} />
      <PageHead title={words.title} text={words.text} />
      <SideColumns
        main={
          <>
            <div className="mb-8 empty:hidden">
              <RunningPapers />
            </div>
            {mine && <OwnExam pattern={mine} sat={attemptsOf(sat, mine)} onWish={setWish} />}
            <OtherExams sat={sat} own={mine?.id} onWish={setWish} />
          </>
        }
        side={<Side />}
      />
      <ScopeDialogs wish={wish} sat={sat} onClose={() => setWish(undefined)} />
    </Page>
  )
}

/** Whole papers of an exam that were handed in, the latest first. */
const attemptsOf = (sat: readonly SatPaper[], pattern: ExamPattern): SatPaper[] =>
  sat.filter(({ paper }) => paper.patternId === pattern.id && paper.scope === 'full')

interface OtherExamsProps {
  sat: readonly SatPaper[]
  own: string | undefined
  onWish: (wish: ScopeWish) => void
}

function OtherExams({ sat, own, onWish }: OtherExamsProps) {
  const words = useMessages(examChooseMessages)
  const [group, setGroup] = useState<ExamGroup | 'all'>('all')
  const [showsAll, setShowsAll] = useState(false)
  const offered = examPatterns.filter((pattern) => pattern.id !== own)
  const groups = EXAM_GROUPS.filter((name) => offered.some((pattern) => pattern.group === name))
  const found = offered.filter((pattern) => group === 'all' || pattern.group === group)
  const sorted = [...found].sort((a, b) => rank(a) - rank(b))
  const shown = group === 'all' && !showsAll ? sorted.slice(0, SHOWN_FIRST) : sorted
  const hidden = sorted.slice(shown.length)
  const drawn = useRowsInSteps(shown.length, { phone: IN_VIEW_OF_PHONE, step: 2 })
  return (
    <section aria-labelledby="other-exams" className="mt-10 border-t border-rule pt-10">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 id="other-exams">{words.others}</h2>
        <span className="figures text-sm text-ink-3">{words.patterns(found.length)}</span>
      </div>
      <fieldset className="-mx-gutter mb-5 flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0">
        <legend className="sr-only">{words.groupsLabel}</legend>
        {(['all', ...groups] as const).map((name) => (
          <Chip key={name} pressed={group === name} onClick={() => setGroup(name)} className="flex-none">
            {words.groups[name]}
          </Chip>
        ))}
      </fieldset>
      <ul data-phone-rows={IN_VIEW_OF_PHONE} className="border-b border-rule">
        {shown.slice(0, drawn).map((pattern) => (
          <ExamRow key={pattern.id} pattern={pattern} sat={attemptsOf(sat, pattern)} onWish={onWish} />
        ))}
      </ul>
      {hidden.length > 0 && drawn >= shown.length && (
        <Button variant="quiet" className="mt-4 -ml-3 text-left" onClick={() => setShowsAll(true)}>
          {words.more(
            hidden.length,
            hidden
              .slice(0, NAMED)
              .map(({ title }) => title)
              .join(', '),
          )}
          <Icon name="chevron-down" />
        </Button>
      )}
    </section>
  )
}

/** The papers that most people look for come first. */
const FIRST = ['ssc-cgl', 'ibps-po', 'rrb-ntpc', 'upsc', 'csat', 'jee-main', 'neet']
const SHOWN_FIRST = 6
const IN_VIEW_OF_PHONE = 2
const NAMED = 4

const rank = ({ id }: ExamPattern): number => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length)

function Side() {
  const words = useMessages(examChooseMessages)
  return (
    <div className="grid gap-10">
      <section>
        <h2 className="mb-3 text-sm">{words.own.title}</h2>
        <OwnPatterns />
        <ButtonLink to={paths.ownPattern} block className="mt-4">
          <Icon name="plus" />
          {words.own.make}
        </ButtonLink>
        <p className="mt-3 text-sm text-ink-3">{words.own.text}</p>
      </section>
      <section>
        <h2 className="mb-3 text-sm">{words.before.title}</h2>
        <RuledList>
          {words.before.list.map((line) => (
            <li key={line} className="py-3 text-sm text-ink-2">
              {line}
            </li>
          ))}
        </RuledList>
        <p className="mt-4 text-sm">
          <Link to={paths.test} className="text-link">
            {words.plainTest}
          </Link>
        </p>
      </section>
    </div>
  )
}

function OwnPatterns() {
  const words = useMessages(examChooseMessages).own
  const patterns = useSyncExternalStore(subscribeToOwnPatterns, readOwnPatterns)
  if (patterns.length === 0) return null
  return (
    <RuledList>
      {patterns.map((pattern) => {
        const scheme = commonScheme(pattern)
        const [right, wrong] = [scheme?.right ?? ([1, 1] as const), scheme?.wrong ?? ([0, 1] as const)]
        return (
          <li key={pattern.id} className="flex items-center">
            <ul className="flex-1">
              <RuledLink
                to={examStartPath(pattern.id)}
                title={pattern.title}
                detail={words.detail(
                  questionsOfPaper(pattern),
                  minutesOfPaper(pattern),
                  formatMarks(toMarks([right[0], right[1]])),
                  formatMarks(toMarks([wrong[0], wrong[1]])),
                )}
              />
            </ul>
            <ButtonLink
              to={ownPatternPath(pattern.id)}
              variant="quiet"
              square
              aria-label={pattern.title}
              className="flex-none"
            >
              <Icon name="edit" />
            </ButtonLink>
          </li>
        )
      })}
    </RuledList>
  )
}
