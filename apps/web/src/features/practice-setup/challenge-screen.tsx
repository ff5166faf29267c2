import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { Stats } from '../../components/ui/stats.tsx'
import { type Challenge, readChallenge } from '../../lib/challenge/challenge-code.ts'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { setupPath } from '../../lib/filled-paths.ts'
import * as paths from '../../lib/paths.ts'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { challengeMessages } from '../../messages/en/challenge.ts'
import { questionMessages } from '../../messages/en/question.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** The page of a friend's link: what the challenge is, and a button to start it. */
export function ChallengeScreen({ code }: { code: string }) {
  const words = useMessages(challengeMessages)
  const [challenge] = useState(() => readChallenge(code))
  return (
    <Page>
      <PageMeta title={words.page.title} canonical={paths.practice} />
      {challenge ? (
        <Readable challenge={challenge} />
      ) : (
        <EmptyState
          level="h1"
          title={words.damaged.title}
          text={words.damaged.text}
          actions={
            <ButtonLink to={paths.practice} variant="primary">
              {words.damaged.action}
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}

function Readable({ challenge }: { challenge: Challenge }) {
  const words = useMessages(challengeMessages)
  const { level } = useMessages(questionMessages)
  const { name } = useMessages(topicMessages)
  const navigate = useNavigate()
  const { prepared, retry } = usePrepared(challenge)
  const { topic, mode, difficulty, questions, score } = challenge
  const count = questions.length
  if (prepared === 'gone') {
    return (
      <EmptyState
        level="h1"
        title={words.gone.title}
        text={words.gone.text(topic)}
        actions={
          <ButtonLink to={setupPath(mode, { topic, difficulty, count })} variant="primary">
            {words.gone.action}
          </ButtonLink>
        }
      />
    )
  }
  if (prepared === 'failed') {
    return (
      <EmptyState
        level="h1"
        title={words.failed.title}
        text={words.failed.text}
        actions={
          <Button variant="primary" onClick={retry}>
            {words.failed.action}
          </Button>
        }
      />
    )
  }
  return (
    <div className="max-w-measure">
      <PageHead title={words.page.title} text={words.page.text} />
      <h2 className="text-xl">{name(topic)}</h2>
      <Stats
        row
        className="mt-4"
        stats={[
          { label: words.page.figures.count, value: count },
          { label: words.page.figures.level, value: level[difficulty] },
          { label: words.page.figures.mode, value: words.page.modes[mode] },
          { label: words.page.figures.time, value: words.page.minutes(estimateMinutes(count, difficulty)) },
        ]}
      />
      {score !== undefined && (
        <p className="mt-6 border-l-3 border-bindu pl-4 font-title">{words.page.friend(score, count)}</p>
      )}
      <Button
        variant="primary"
        size="lg"
        busy={prepared === null}
        className="mt-8 max-md:w-full md:min-w-56"
        onClick={() => {
          if (prepared !== null) navigate(prepared.start())
        }}
      >
        {words.page.start[mode]}
        <Icon name="arrow-right" />
      </Button>
    </div>
  )
}

/**
 * Makes the questions while the learner reads the page, so that the session starts at once and any problem
 * shows before.
 */
function usePrepared(challenge: Challenge) {
  const [prepared, setPrepared] = useState<{ start: () => string } | 'gone' | 'failed' | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt prepares again
  useEffect(() => {
    let isWanted = true
    loadRecovery
      .withoutReload(async () => {
        const { makeQuestionsOf, startChallenge } = await import('../../lib/challenge/take-challenge.ts')
        const questions = await makeQuestionsOf(challenge)
        return questions && { start: () => startChallenge(challenge, questions) }
      })
      .then((made) => made ?? 'gone')
      .catch(() => 'failed' as const)
      .then((outcome) => {
        if (isWanted) setPrepared(outcome)
      })
    return () => {
      isWanted = false
    }
  }, [challenge, attempt])

  const retry = () => {
    setPrepared(null)
    setAttempt(attempt + 1)
  }
  return { prepared, retry }
}
