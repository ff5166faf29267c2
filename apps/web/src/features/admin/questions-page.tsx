import type { BankQuestion } from '@ekagra/schema/bank-question'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageMeta } from '../../components/page-meta.tsx'
import { ButtonLink, IconButton } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { Page, PageHead } from '../../components/ui/page.tsx'
import { LevelBadge } from '../../components/ui/question-badges.tsx'
import { RuledList, RuledRow } from '../../components/ui/ruled-list.tsx'
import * as paths from '../../lib/paths.ts'
import { toast } from '../../lib/toast.ts'
import { adminMessages } from '../../messages/en/admin.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useBankQuestions, useRemoveBankQuestion } from './bank-questions.ts'
import { LoadState } from './load-state.tsx'

export function Component() {
  const { questions: words, menu } = useMessages(adminMessages)
  const [query] = useSearchParams()
  const search = query.get('q') ?? ''
  const questions = useBankQuestions(search)
  const removal = useRemoveBankQuestion()
  const [toDelete, setToDelete] = useState<BankQuestion | null>(null)

  const remove = () => {
    if (!toDelete) return
    removal.mutate(toDelete.id, {
      onSuccess: () => toast.success(words.removed),
      onError: () => toast.error(words.removeFailed),
      onSettled: () => setToDelete(null),
    })
  }

  return (
    <Page>
      <PageMeta title={menu.questions} />
      <PageHead
        title={menu.questions}
        text={words.text}
        end={
          <ButtonLink to={paths.adminCreateQuestion} variant="primary">
            <Icon name="plus" />
            {words.create}
          </ButtonLink>
        }
      />
      <LoadState query={questions}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              framed
              title={search === '' ? words.none : words.noMatch(search)}
              text={words.noneText}
            />
          ) : (
            <RuledList>
              {rows.map((row) => (
                <RuledRow
                  key={row.id}
                  title={row.text}
                  detail={`${row.topic} · ${words.key(row.options[row.correct_index] ?? '')}`}
                  end={
                    <span className="flex items-center gap-2">
                      <LevelBadge level={row.difficulty} />
                      <IconButton label={words.remove(row.text)} onClick={() => setToDelete(row)}>
                        <Icon name="trash" />
                      </IconButton>
                    </span>
                  }
                />
              ))}
            </RuledList>
          )
        }
      </LoadState>
      <ConfirmDialog
        open={toDelete !== null}
        danger
        title={words.removeTitle}
        description={words.removeText}
        confirmLabel={words.confirmRemove}
        cancelLabel={words.keep}
        busy={removal.isPending}
        onConfirm={remove}
        onCancel={() => setToDelete(null)}
      />
    </Page>
  )
}
