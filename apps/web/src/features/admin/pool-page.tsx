import { useState } from 'react'
import { PageMeta } from '../../components/page-meta.tsx'
import { InlineText } from '../../components/rich-text/rich-text.tsx'
import { Badge } from '../../components/ui/badge.tsx'
import { Button, IconButton } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { LevelBadge, TrustBadge } from '../../components/ui/question-badges.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { CorrectQuestionDialog } from './correct-question-dialog.tsx'
import { LoadState } from './load-state.tsx'
import { type ListedQuestion, useDecideQuestion, usePoolQuestions } from './pool-questions.ts'

export function Component() {
  const { pool: words, menu } = useMessages(adminMessages)
  const questions = usePoolQuestions()
  const decision = useDecideQuestion()
  const [corrected, setCorrected] = useState<ListedQuestion | null>(null)
  const [toRemove, setToRemove] = useState<ListedQuestion | null>(null)

  const decide = (id: string, kind: 'serve' | 'remove') =>
    decision.mutate(
      { id, decision: { kind } },
      {
        onSuccess: () => toast.success(kind === 'serve' ? words.serving : words.removed),
        onError: () => toast.error(words.failed),
        onSettled: () => setToRemove(null),
      },
    )
  return (
    <Page>
      <PageMeta title={menu.pool} />
      <PageHead title={menu.pool} text={words.text} />
      <LoadState query={questions}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState framed title={words.none} text={words.noneText} />
          ) : (
            <RuledList>
              {rows.map((row) => (
                <PoolRow
                  key={row.id}
                  row={row}
                  onServe={() => decide(row.id, 'serve')}
                  onCorrect={() => setCorrected(row)}
                  onRemove={() => setToRemove(row)}
                />
              ))}
            </RuledList>
          )
        }
      </LoadState>
      {corrected && (
        <CorrectQuestionDialog key={corrected.id} row={corrected} onClose={() => setCorrected(null)} />
      )}
      <ConfirmDialog
        open={toRemove !== null}
        danger
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.confirmRemove}
        cancelLabel={words.keep}
        busy={decision.isPending}
        onConfirm={() => toRemove && decide(toRemove.id, 'remove')}
        onCancel={() => setToRemove(null)}
      />
    </Page>
  )
}

interface PoolRowProps {
  row: ListedQuestion
  onServe: () => void
  onCorrect: () => void
  onRemove: () => void
}

function PoolRow({ row, onServe, onCorrect, onRemove }: PoolRowProps) {
  const { pool: words, questions } = useMessages(adminMessages)
  const { text, options, correctIndex, trust } = row.question
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap gap-2">
          {row.isHeld && <Badge tone="wrong">{words.held}</Badge>}
          {row.devices > 0 && (
            <Badge tone="note" icon="flag">
              {words.reports(row.devices)}
            </Badge>
          )}
          {row.corrected_at !== null && <Badge tone="correct">{words.corrected}</Badge>}
          <TrustBadge trust={trust} />
          <LevelBadge level={row.difficulty} />
          <Badge>{row.topic_key}</Badge>
        </div>
        <p className="mt-2">
          <InlineText text={text} />
        </p>
        <p className="mt-1 text-sm text-ink-2">
          <InlineText text={questions.key(options[correctIndex] ?? '')} />
        </p>
        <p className="figures mt-2 text-xs break-words text-ink-3">
          {words.origin(row.provider, row.confirmed_by, row.prompt, row.created_at)}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {row.devices > 0 && (
          <Button onClick={onServe} aria-label={words.serveOf(text)}>
            {words.serve}
          </Button>
        )}
        <Button onClick={onCorrect} aria-label={words.correctOf(text)}>
          {words.correct}
        </Button>
        <IconButton label={words.remove(text)} onClick={onRemove}>
          <Icon name="trash" />
        </IconButton>
      </div>
    </li>
  )
}
