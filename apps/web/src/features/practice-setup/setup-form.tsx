import { LONGEST_TOPIC, TEST_COUNT } from '@ekagra/exam/generation/setup-limits'
import { timeLimitOf } from '@ekagra/exam/results/mock-results'
import type { Difficulty } from '@ekagra/schema/difficulty'
import { lazy, type RefObject, Suspense, type SyntheticEvent, useSyncExternalStore } from 'react'
import { TopicCrumbs } from '../../components/topic/topic-crumbs.tsx'
import { useResolvedTopic } from '../../components/topic/use-resolved-topic.ts'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Chip } from '../../components/ui/chip.tsx'
import { Checkbox } from '../../components/ui/form/checkbox.tsx'
import { LevelChoice } from '../../components/ui/form/level-choice.tsx'
import { Slider } from '../../components/ui/form/slider.tsx'
import { TextField } from '../../components/ui/form/text-field.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { estimateMinutes } from '../../lib/estimate-minutes.ts'
import {
  dropContent,
  sourceContentFor,
  subscribeToContent,
} from '../../lib/stores/session/session-hand-over.ts'
import { setupMessages } from '../../messages/en/setup.ts'
import { topicMessages } from '../../messages/en/topic.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { SetupForm as Form } from './use-setup-form.ts'

/** Loaded once a topic is typed: it knows every exam. */
const HallOffer = lazy(() => import('./hall-offer.tsx'))

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[]
const TICKS = [5, 10, 15, 20, 25, 30]
/** Long enough not to flicker while the learner types. */
const RESOLVE_AFTER_MS = 400

export interface SetupFormProps extends Form {
  topicField: RefObject<HTMLInputElement | null>
  error: string | undefined
  generating: boolean
  onStart: () => void
  /** The learner has begun to fill it in. */
  onFocusCapture: () => void
}

export function SetupForm(props: SetupFormProps) {
  const { form, change, topicField, error, generating, onStart, onFocusCapture } = props
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
    <form onSubmit={submit} onFocusCapture={onFocusCapture} noValidate className="grid gap-6 md:gap-8">
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
            {!error && <Resolution form={form} change={change} onPick={(topic) => change({ topic })} />}
            {form.mode === 'test' && form.topic.trim() !== '' && (
              <Suspense>
                <HallOffer topic={form.topic} />
              </Suspense>
            )}
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

interface ResolutionProps extends Pick<Form, 'form' | 'change'> {
  onPick: (topic: string) => void
}

/** What the topic was understood as, how many questions there are on it, and what to do when there are few or none. */
function Resolution({ form, change, onPick }: ResolutionProps) {
  const words = useMessages(setupMessages)
  const { name } = useMessages(topicMessages)
  const resolved = useResolvedTopic(form.topic, RESOLVE_AFTER_MS)
  if (resolved.state === 'unknown') {
    return (
      <>
        <p>{words.unknown}</p>
        {resolved.near.length > 0 && (
          <ul aria-label={words.near} className="mt-2 flex flex-wrap gap-2">
            {resolved.near.map((topic) => (
              <li key={topic}>
                <Chip onClick={() => onPick(topic)}>{name(topic)}</Chip>
              </li>
            ))}
          </ul>
        )}
      </>
    )
  }
  if (resolved.state !== 'known') return null
  const { path, ignored, available, around } = resolved
  const served = name(path.at(-1) ?? '')
  const missing = available === undefined ? 0 : Math.max(0, form.count - available)
  return (
    <div className="grid gap-2">
      <TopicCrumbs label={words.found} path={path} />
      {ignored.length > 0 && <p>{words.ignored(ignored.join(', '), served)}</p>}
      {available !== undefined && Number.isFinite(available) && (
        <p className="figures">{words.available(available)}</p>
      )}
      {missing > 0 && around.length > 0 && (
        <Checkbox
          checked={form.fill === true}
          className="-my-2 justify-self-start"
          onCheckedChange={(fill) => change({ fill })}
        >
          {words.fill(missing, around.map(name).join(', '))}
        </Checkbox>
      )}
    </div>
  )
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
