import type { Difficulty } from '@ekagra/schema/difficulty'
import { type ComponentType, useState } from 'react'
import { AnswerOption } from '../components/ui/answer-option.tsx'
import { Badge } from '../components/ui/badge.tsx'
import { Button, IconButton } from '../components/ui/button.tsx'
import { Callout } from '../components/ui/callout.tsx'
import { Chip, ChipLink } from '../components/ui/chip.tsx'
import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx'
import { Dialog } from '../components/ui/dialog.tsx'
import { DropdownMenu } from '../components/ui/dropdown-menu.tsx'
import { EmptyState } from '../components/ui/empty-state.tsx'
import { Checkbox } from '../components/ui/form/checkbox.tsx'
import { LevelChoice } from '../components/ui/form/level-choice.tsx'
import { Segmented } from '../components/ui/form/segmented.tsx'
import { Select } from '../components/ui/form/select.tsx'
import { Slider } from '../components/ui/form/slider.tsx'
import { Switch } from '../components/ui/form/switch.tsx'
import { TextArea } from '../components/ui/form/text-area.tsx'
import { TextField } from '../components/ui/form/text-field.tsx'
import { Icon, type IconName, iconPaths } from '../components/ui/icon.tsx'
import { Kbd } from '../components/ui/kbd.tsx'
import { Loading } from '../components/ui/loading.tsx'
import { Phases } from '../components/ui/phases.tsx'
import { ProgressBar } from '../components/ui/progress-bar.tsx'
import { LevelBadge, TrustBadge } from '../components/ui/question-badges.tsx'
import { RuledLink, RuledList, RuledRow } from '../components/ui/ruled-list.tsx'
import { ScoreRing } from '../components/ui/score-ring.tsx'
import { Sheet } from '../components/ui/sheet.tsx'
import { Skeleton } from '../components/ui/skeleton.tsx'
import { Stats } from '../components/ui/stats.tsx'
import { Steps } from '../components/ui/steps.tsx'
import { Tabs } from '../components/ui/tabs.tsx'
import { Toaster } from '../components/ui/toaster.tsx'
import { toast } from '../lib/toast.ts'

const row = 'flex flex-wrap items-center gap-3'
const pair = 'grid gap-6 lg:grid-cols-2'
const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name)
const levels: { value: Difficulty; label: string; detail: string }[] = [
  { value: 'easy', label: 'Easy', detail: 'One idea, one step' },
  { value: 'medium', label: 'Medium', detail: 'Exam level' },
  { value: 'hard', label: 'Hard', detail: 'Several steps' },
]

function Icons() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] justify-items-center gap-3 text-ink-2">
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <Icon key={name} name={name} className="size-6" />
        ))}
    </div>
  )
}

function Buttons() {
  return (
    <>
      <div className={row}>
        <Button variant="primary" size="lg">
          Start practice <Icon name="arrow-right" />
        </Button>
        <Button variant="primary">Check</Button>
        <Button>
          <Icon name="arrow-left" />
          Prev
        </Button>
        <Button variant="quiet">Show explanation</Button>
        <Button variant="mark">Mark for Review &amp; Next</Button>
      </div>
      <div className={row}>
        <Button variant="danger">Delete all</Button>
        <Button variant="danger-quiet">
          <Icon name="trash" />
          Remove
        </Button>
        <Button variant="bindu">Get Started</Button>
        <Button square aria-label="Bookmark">
          <Icon name="bookmark" />
        </Button>
        <IconButton label="More">
          <Icon name="more" />
        </IconButton>
      </div>
      <div className={row}>
        <Button disabled>Check</Button>
        <Button variant="primary" softDisabled onClick={() => toast.error('Please select an answer')}>
          Check, soft
        </Button>
        <Button variant="primary" busy>
          Checking
        </Button>
      </div>
    </>
  )
}

function Fields() {
  const [kind, setKind] = useState<'exam' | 'summary'>('exam')
  return (
    <>
      <div className={pair}>
        <TextField
          label="Assessment Topic"
          placeholder="For example, Indian Polity"
          hint="A chapter, a subject or a whole exam."
        />
        <TextField label="What would you like to practice?" error="Please enter a topic" />
        <Select
          label="Note type"
          value={kind}
          onValueChange={setKind}
          options={[
            { value: 'exam', label: 'Exam' },
            { value: 'summary', label: 'Summary' },
          ]}
        />
        <TextField label="Search" icon="search" defaultValue="simple interest" />
      </div>
      <TextField label="Topic" hideLabel size="lg" icon="search" placeholder="Topic, chapter or exam" />
      <TextArea
        label="Your question"
        defaultValue="A sum doubles in 8 years at simple interest. What is the rate?"
        hint={<span className="figures ml-auto">62 characters</span>}
      />
    </>
  )
}

function Choices() {
  const [level, setLevel] = useState<Difficulty>('medium')
  const [count, setCount] = useState(15)
  const [on, setOn] = useState(true)
  return (
    <>
      <div className={pair}>
        <Segmented legend="Levels" choices={levels} value={level} onValueChange={setLevel} />
        <Slider
          label="Questions"
          min={5}
          max={30}
          step={5}
          value={count}
          onValueChange={setCount}
          ticks={[5, 10, 15, 20, 25, 30]}
        />
      </div>
      <LevelChoice legend="Difficulty" choices={levels} value={level} onValueChange={setLevel} />
      <div className={row}>
        <Switch checked={on} onCheckedChange={setOn}>
          Auto-Next
        </Switch>
        <Switch checked={!on} onCheckedChange={(next) => setOn(!next)}>
          Auto-Next off
        </Switch>
        <Checkbox checked={on} onCheckedChange={setOn}>
          You may contact me
        </Checkbox>
        <Checkbox checked={!on} onCheckedChange={(next) => setOn(!next)}>
          Include details
        </Checkbox>
      </div>
      <div className={row}>
        <Chip pressed count={25}>
          All
        </Chip>
        <Chip pressed={false} count={5}>
          Wrong
        </Chip>
        <ChipLink to="/">Percentage</ChipLink>
      </div>
    </>
  )
}

function Options() {
  const [chosen, setChosen] = useState('C')
  return (
    <div className={pair}>
      <div className="grid content-start gap-3">
        {['A', 'B', 'C'].map((letter) => (
          <AnswerOption
            key={letter}
            letter={letter}
            name="open"
            checked={chosen === letter}
            onSelect={() => setChosen(letter)}
          >
            {chosen === letter ? 'Chosen' : 'Not chosen'}
          </AnswerOption>
        ))}
      </div>
      <div className="grid content-start gap-3">
        <AnswerOption
          letter="A"
          name="locked"
          checked={false}
          onSelect={() => undefined}
          state="right"
          locked
        >
          ₹9,680
        </AnswerOption>
        <AnswerOption letter="B" name="locked" checked onSelect={() => undefined} state="wrong" locked>
          ₹9,600
        </AnswerOption>
        <AnswerOption letter="D" name="locked" checked={false} onSelect={() => undefined} locked>
          ₹9,200
        </AnswerOption>
      </div>
    </div>
  )
}

function Badges() {
  return (
    <>
      <div className={row}>
        <LevelBadge level="easy" />
        <LevelBadge level="medium" />
        <LevelBadge level="hard" />
      </div>
      <div className={row}>
        <TrustBadge trust="computed" />
        <TrustBadge trust="curated" />
        <TrustBadge trust="cross-checked" />
        <TrustBadge trust="self-checked" />
        <TrustBadge trust="unverified" />
        <TrustBadge trust="sample" />
      </div>
      <div className={row}>
        <Badge tone="correct">Strong</Badge>
        <Badge tone="note">Good</Badge>
        <Badge tone="bindu">Needs Work</Badge>
        <Badge tone="wrong" icon="flag">
          3 reports
        </Badge>
        <Badge tone="mark">Marked</Badge>
      </div>
    </>
  )
}

function TabSpecimen() {
  const [tab, setTab] = useState<'performance' | 'review'>('performance')
  return (
    <Tabs
      label="Results"
      value={tab}
      onValueChange={setTab}
      tabs={[
        { value: 'performance', label: 'Performance', content: 'The performance' },
        { value: 'review', label: 'Review Answers', count: 25, content: 'The answers' },
      ]}
    />
  )
}

function Lists() {
  return (
    <>
      <div className={pair}>
        <RuledList>
          <RuledLink to="/" title="Time & Work" detail="9 of 20, yesterday" />
          <RuledLink to="/" title="Geometry" detail="12 of 20, 12 Nov" />
          <RuledRow title="Number Series" detail="18 of 20" end={<Button>Practice</Button>} />
        </RuledList>
        <Stats
          figureFirst
          stats={[
            { label: 'success rate', value: '95%' },
            { label: 'questions', value: '10k+' },
            { label: 'any time', value: '24/7' },
            { label: 'practice', value: 'Unlimited' },
          ]}
        />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Callout title="Where 10 comes from" tone="bindu">
          The common factor was left out.
        </Callout>
        <div className="grid gap-3">
          <Skeleton className="h-6.5 w-22" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton />
          <Skeleton round className="size-8.5" />
        </div>
      </div>
    </>
  )
}

function Progress() {
  return (
    <>
      <div className={row}>
        <ScoreRing percent={82} label="82 percent">
          <b className="text-4xl leading-none font-heavy">82</b>
        </ScoreRing>
        {[92, 72, 45, 30].map((percent) => (
          <ScoreRing
            key={percent}
            size="sm"
            percent={percent}
            label={`${percent} percent`}
            stroke="stroke-band-80"
          >
            {percent}
          </ScoreRing>
        ))}
        <Loading className="min-h-0 px-8" />
      </div>
      <ProgressBar label="Algebra" value={67} fill="bg-band-60" thick />
      <Steps label="Question 7 of 20" at={6} total={20} />
      <Phases labels={['Initializing', 'Analyzing', 'Processing', 'Formatting', 'Finalizing']} at={2} />
      <p className={row}>
        <Kbd>Ctrl K</Kbd>
        <Kbd>?</Kbd>
      </p>
    </>
  )
}

function Floating() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'leave' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <div className={row}>
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('leave')}>Leave</Button>
        <Button onClick={() => setOpen('confirm')}>Delete</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <DropdownMenu
          trigger={<Button>Menu</Button>}
          align="start"
          actions={[
            { label: 'Edit', icon: 'edit', onSelect: () => toast.message('Edit') },
            { label: 'Delete', icon: 'trash', danger: true, onSelect: () => toast.warning('Delete') },
          ]}
        />
      </div>
      <div className={row}>
        <Button onClick={() => toast.success('Test completed!', { description: 'Saved to your history.' })}>
          Success
        </Button>
        <Button
          onClick={() =>
            toast.error('Generation Failed', { description: 'Please check your connection and try again.' })
          }
        >
          Error
        </Button>
        <Button onClick={() => toast.info('Generated 17 unique questions (requested 20).')}>Info</Button>
        <Button onClick={() => toast.loading('Generating a test on Thermodynamics...')}>Loading toast</Button>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Share App"
        description="A dialog with a text and a foot."
        foot={<Button onClick={() => toast.success('Link Copied!')}>Toast from here</Button>}
      />
      <ConfirmDialog
        open={open === 'leave'}
        title="Leave practice session?"
        description="7 of 20 answered. Your answers so far are kept."
        confirmLabel="Exit Practice"
        cancelLabel="Continue Practice"
        mainAction="cancel"
        onConfirm={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete all history?"
        description="48 tests go from this device. This action cannot be undone."
        confirmLabel="Delete 48 tests"
        cancelLabel="Keep"
        danger
        onConfirm={close}
        onCancel={close}
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Questions">
        <p className="mt-2 text-ink-2">It rises from the lower edge.</p>
      </Sheet>
      <Toaster store={toast} />
    </>
  )
}

function Empty() {
  return (
    <div className={pair}>
      <EmptyState
        framed
        level="h3"
        title="No tests yet"
        text="Take one short test and your scores, times and weak areas appear here."
        actions={
          <>
            <Button variant="primary">Take a 5-minute test</Button>
            <Button variant="quiet">Add Sample Data</Button>
          </>
        }
      />
      <EmptyState
        framed
        level="h3"
        title="Nothing matches “thermo”"
        text="No test on this topic at this level."
        actions={<Button>Clear filter</Button>}
      />
    </div>
  )
}

export const gallerySpecimens: { name: string; Specimen: ComponentType }[] = [
  { name: 'Icons', Specimen: Icons },
  { name: 'Buttons', Specimen: Buttons },
  { name: 'Fields', Specimen: Fields },
  { name: 'Choices', Specimen: Choices },
  { name: 'Options', Specimen: Options },
  { name: 'Badges', Specimen: Badges },
  { name: 'Tabs', Specimen: TabSpecimen },
  { name: 'Lists and cards', Specimen: Lists },
  { name: 'Progress', Specimen: Progress },
  { name: 'What floats', Specimen: Floating },
  { name: 'Empty', Specimen: Empty },
]
