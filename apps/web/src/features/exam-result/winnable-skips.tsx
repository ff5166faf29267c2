import { optionLetter, optionText } from '@ekagra/exam/question/normalise-question'
import { QuestionFigure } from '../../components/figure/question-figure.tsx'
import { Explanation } from '../../components/question/explanation.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Section } from '../../components/ui/page.tsx'
import { examResultMessages } from '../../messages/en/exam-result.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { PaperResult } from './paper-result.ts'
import { keyText } from './wrong-answers.tsx'

const SHOWN = 20

/** Questions that were left though the learner usually gets them right. */
export function WinnableSkips({ result: { sat, analysis } }: { result: PaperResult }) {
  const words = useMessages(examResultMessages).skipped
  const skipped = analysis.questions.filter(
    ({ outcome, isWithinReach }) => outcome === 'left' && isWithinReach,
  )
  if (skipped.length === 0) return null
  return (
    <Section ruled title={words.title(skipped.length)}>
      <p className="mb-4">{words.text}</p>
      <ol className="border-b border-rule">
        {skipped.slice(0, SHOWN).map(({ index, chapter }) => {
          const asked = sat.paper.questions[index]
          if (!asked) return null
          const { question, numeric } = asked
          return (
            <li key={index} className="border-t border-rule">
              <details className="group">
                <summary className="flex items-start gap-3 py-4">
                  <span className="line-clamp-2 min-w-0 flex-1 group-open:line-clamp-none">
                    <b className="figures">{index + 1}.</b> <InlineText text={question.text} />
                  </span>
                  <span className="text-sm text-ink-3 max-md:hidden">{chapter}</span>
                  <Icon
                    name="chevron-down"
                    className="mt-1 size-5 text-ink-3 transition-[rotate] group-open:rotate-180"
                  />
                </summary>
                <div className="pb-5">
                  {question.figure && <QuestionFigure figure={question.figure} />}
                  {!numeric && (
                    <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
                      {question.options.map((option, place) => (
                        <span key={optionText(option)}>
                          ({optionLetter(place)}) <InlineText text={optionText(option)} />
                        </span>
                      ))}
                    </p>
                  )}
                  <details className="group/answer mt-1">
                    <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-title text-action-text">
                      {words.answer}
                      <Icon
                        name="chevron-down"
                        className="size-5 transition-[rotate] group-open/answer:rotate-180"
                      />
                    </summary>
                    <p className="mb-3">
                      <b className="text-correct">
                        <InlineText text={keyText(asked)} />
                      </b>
                    </p>
                    <Explanation question={question} answer={null} />
                  </details>
                </div>
              </details>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
