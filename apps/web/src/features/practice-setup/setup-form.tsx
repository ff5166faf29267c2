import { LONGEST_TOPIC, TEST_COUNT } from '@ekagra/exam/generation/setup-limits'
import { timeLimitOf } from '@ekagra/exam/results/mock-results'
import type { ChapterId } from '@ekagra/questions/chapters/chapters'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { type RefObject, type SyntheticEvent, useEffect, useSyncExternalStore } from 'react'
import { TopicCrumbs } from '../../components/topic-crumbs.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Checkbox } from '../../components/ui/checkbox.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { LevelChoice } from '../../components/ui/level-choice.tsx'
import { Slider } from '../../components/ui/slider.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useResolvedTopic } from '../../components/use-resolved-topic.ts'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import { loadRecovery } from '../../lib/load-recovery.ts'
import {
  dropContent,
  sourceContentFor,
  subscribeToContent,
} from '../../lib/stores/session/session-hand-over.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SetupForm as Form } from './use-setup-form.ts'

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
const TICKS = [5, 10, 15, 20, 25, 30]
/** Long enough not to flicker while the learner types. */
const RESOLVE_AFTER_MS = 400

export interface SetupFormProps extends Form {
  topicField: RefObject<HTMLInputElement | null>
  error: string | undefined
  generating: boolean
  onStart: () => void
}

export function SetupForm({ form, change, topicField, error, generating, onStart }: SetupFormProps) {
  const words = useMessages(setupMessages)
  const own = words[form.mode]
  const content = useSourceContent(form.topic)
  const limitMinutes = timeLimitOf(form.count) / 60
  const isTimed = form.mode === 'test' && form.timed === true
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!generating) onStart() // a second Enter would start again
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-6 md:gap-8">
      <div>
        <TextField
          ref={topicField}
          label={own.topic}
          placeholder={words.placeholder}
          size="lg"
          autoComplete="off"
          maxLength={LONGEST_TOPIC}
          enterKeyHint="go"
          value={form.topic}
          error={error}
          onChange={(event) => change({ topic: event.target.value })}
        />
        {content === undefined ? (
          <div role="status" className={error ? 'sr-only' : 'mt-3 min-h-5.5 text-sm text-ink-2'}>
            {!error && <Resolution topic={form.topic} />}
          </div>
        ) : (
          <ContentNote content={content} />
        )}
      </div>
      <LevelChoice
        legend={own.levels}
        choices={LEVELS.map((value) => ({
          value,
          label: words.level[value],
          detail: words.levelDetail[value],
        }))}
        value={form.difficulty}
        disabled={generating}
        onValueChange={(difficulty) => change({ difficulty })}
      />
      <Slider
        label={words.count}
        min={TEST_COUNT.min}
        max={TEST_COUNT.max}
        step={TEST_COUNT.step}
        ticks={TICKS}
        value={form.count}
        disabled={generating}
        onValueChange={(count) => change({ count })}
      />
      {form.mode === 'test' && (
        <Checkbox
          checked={isTimed}
          disabled={generating}
          className="-my-3 justify-self-start"
          onCheckedChange={(timed) => change({ timed })}
        >
          <span className="figures">{words.test.limit(limitMinutes)}</span>
        </Checkbox>
      )}
      <div className="grid items-center gap-2 md:flex md:gap-5">
        <Button type="submit" variant="primary" size="lg" busy={generating} className="md:min-w-56">
          {own.start}
          <Icon name="arrow-right" />
        </Button>
        <span className="figures text-sm text-ink-3 max-md:text-center">
          {isTimed
            ? words.test.limited(limitMinutes)
            : own.time(estimateMinutes(form.count, form.difficulty))}
        </span>
      </div>
    </form>
  )
}

/** The part of the syllabus that the topic was understood as. */
function Resolution({ topic }: { topic: string }) {
  const words = useMessages(setupMessages)
  const resolved = useResolvedTopic(topic, RESOLVE_AFTER_MS)
  const chapterIds = resolved.state === 'known' ? resolved.chapterIds : undefined
  useEffect(() => {
    if (chapterIds) warmEngine(chapterIds)
  }, [chapterIds])
  if (resolved.state === 'known') return <TopicCrumbs label={words.found} path={resolved.path} />
  return resolved.state === 'unknown' ? words.unknown : null
}

/** A whole exam has dozens of chapters: too much to fetch just in case the network fails. */
const MOST = 6

/**
 * Loads the engine and the chapters of a topic early, so that a session starts even if the server is gone by
 * then.
 */
function warmEngine(chapterIds: ReadonlySet<ChapterId>): void {
  if (chapterIds.size > MOST) return
  loadRecovery
    .withoutReload(async () => {
      const [{ loadChapter }] = await Promise.all([
        import('@ekagra/questions/chapters/catalogue'),
        import('@ekagra/questions/paper/make-paper'),
      ])
      await Promise.all([...chapterIds].map(loadChapter))
    })
    .catch(() => undefined)
}

const useSourceContent = (topic: string): string | undefined =>
  useSyncExternalStore(subscribeToContent, () => sourceContentFor(topic))

/** Says that the questions come from the learner's own text, and lets them drop it. */
function ContentNote({ content }: { content: string }) {
  const words = useMessages(setupMessages).content
  return (
    <Callout title={words.title} level="h2" className="mt-4">
      <p className="text-sm text-ink-2">{words.text(content.length)}</p>
      <Button variant="quiet" className="-ml-3" onClick={dropContent}>
        {words.drop}
      </Button>
    </Callout>
  )
}
