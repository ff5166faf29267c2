import { byChapter } from '@ekagra/exam/exam-paper/analyse-paper'
import { clockText } from '@ekagra/exam/grading/time-text'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Section } from '../../components/ui/page.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import { createNotePath, examStartPath } from '../../lib/filled-paths.ts'
import { formatMarks } from '../../lib/papers/format-marks.ts'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'

/** A minute over the fair share is worth training. */
const WORTH_TRAINING_MS = 60_000

/** What to do next, at most three things. */
export function NextSteps({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages).next
  const { sectionName } = useMessages(topicMessages)
  const { paper } = sat
  const over = analysis.times.map(({ spentMs, fairMs }) => spentMs - fairMs)
  const slowest = over.indexOf(Math.max(...over))
  const slow = over[slowest] ?? 0
  const section = paper.pattern.sections[slowest]
  const hasSections = paper.pattern.sections.length > 1 && paper.pattern.clock.kind === 'common'
  const worst = byChapter(
    analysis.questions.filter((one) => !one.isWithinReach && one.outcome !== 'right'),
  )[0]
  const slips = analysis.lost.slips.count
  const isSlow = hasSections && section !== undefined && slow > WORTH_TRAINING_MS
  if (slips === 0 && !isSlow && !worst) return null
  return (
    <Section ruled title={words.title} className="print:hidden">
      <RuledList>
        {slips > 0 && (
          <RuledRow
            title={words.slips(slips)}
            detail={words.slipsText}
            end={
              <Button onClick={() => document.getElementById('wrong-answers')?.scrollIntoView()}>
                {words.start}
              </Button>
            }
          />
        )}
        {isSlow && (
          <RuledRow
            title={words.slow(sectionName(section.title))}
            detail={words.slowText(clockText(slow / 1000))}
            end={
              <ButtonLink to={examStartPath(paper.patternId, { scope: 'section', section: slowest })}>
                {words.sit}
              </ButtonLink>
            }
          />
        )}
        {worst && (
          <RuledRow
            title={words.learn(worst.chapter)}
            detail={words.learnText(formatMarks(worst.lostMarks))}
            end={<ButtonLink to={createNotePath(worst.chapter)}>{words.note}</ButtonLink>}
          />
        )}
      </RuledList>
    </Section>
  )
}
