import type { ListedBankQuestion } from '@ekagra/schema/bank-question'
import { clsx } from 'clsx'
import { use } from 'react'
import { useLocation } from 'react-router'
import { InlineText } from '../../../components/rich-text/rich-text.tsx'
import { Badge } from '../../../components/ui/badge.tsx'
import { ButtonLink, IconButton } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/form/checkbox.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { LevelBadge } from '../../../components/ui/question-badges.tsx'
import { adminQuestionPath } from '../../../lib/filled-paths.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { formatRecentDay } from '../../../messages/format-date.ts'
import { LocaleContext } from '../../../messages/locale.ts'
import { useMessages } from '../../../messages/use-messages.ts'

/** On a wide screen: a box, the question, its topic, level, status, last change, and what can be done with it. */
const COLUMNS = 'xl:grid-cols-[auto_minmax(0,1fr)_9rem_5.5rem_6rem_5.5rem_auto]'

/** Names the columns on a wide screen. Screen readers hear each question as a whole, so it is not for them. */
export function QuestionColumns() {
  const { columns } = useMessages(adminMessages).questions
  return (
    <div
      aria-hidden="true"
      className={clsx('hidden gap-x-3 border-b border-edge pb-2 text-xs text-ink-3 xl:grid', COLUMNS)}
    >
      <span className="w-11" />
      <span>{columns.question}</span>
      <span>{columns.topic}</span>
      <span>{columns.level}</span>
      <span>{columns.status}</span>
      <span>{columns.changed}</span>
      <span className="w-22" />
    </div>
  )
}

interface QuestionRowProps {
  row: ListedBankQuestion
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onDelete: () => void
}

const TONES = { published: 'correct', draft: 'bindu', archived: 'plain' } as const

export function QuestionRow({ row, isChosen, onChoose, onDelete }: QuestionRowProps) {
  const { questions: words } = useMessages(adminMessages)
  const locale = use(LocaleContext)
  const { search } = useLocation()
  const changed = Date.parse(row.updated_at ?? row.created_at)
  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center',
        COLUMNS,
        isChosen && 'bg-action-soft',
      )}
    >
      <Checkbox hideLabel checked={isChosen} onCheckedChange={onChoose}>
        {words.choose(row.text)}
      </Checkbox>
      <div className="min-w-0 py-2">
        <b className="line-clamp-3 leading-[1.35] font-label">
          {/* In one piece: what tells it from the others may be in its second paragraph. */}
          <InlineText text={row.text.replaceAll(/\s*\n\s*/g, ' ')} />
        </b>
        <div className="text-sm leading-[1.35] text-ink-3">
          <span className="xl:hidden">
            <InlineText text={row.topic} />
            {' · '}
          </span>
          <InlineText text={words.key(row.options[row.correct_index] ?? '')} />
        </div>
      </div>
      <span className="text-sm break-words max-xl:hidden">{row.topic}</span>
      <span className="flex flex-wrap items-center gap-2 max-md:col-start-2 xl:contents">
        <span>
          <LevelBadge level={row.difficulty} />
        </span>
        <span>
          <Badge tone={TONES[row.status]}>{words.statuses[row.status]}</Badge>
        </span>
        <span className="figures text-sm text-ink-3 first-letter:uppercase max-xl:hidden">
          {formatRecentDay(locale, changed, Date.now())}
        </span>
        <span className="flex max-md:ml-auto">
          <ButtonLink
            variant="quiet"
            square
            aria-label={words.edit(row.text)}
            to={adminQuestionPath(row.id)}
            state={{ list: search }}
          >
            <Icon name="edit" />
          </ButtonLink>
          <IconButton label={words.remove(row.text)} onClick={onDelete}>
            <Icon name="trash" />
          </IconButton>
        </span>
      </span>
    </li>
  )
}
