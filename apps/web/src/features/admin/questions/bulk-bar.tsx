import type { ListedBankQuestion, BankStatus as Status } from '@ekagra/schema/bank-question'
import { clsx } from 'clsx'
import { Button } from '../../../components/ui/button.tsx'
import { Checkbox } from '../../../components/ui/form/checkbox.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { type FormerStatuses, useSetStatus } from './bank-questions.ts'

interface BulkBarProps {
  rows: readonly ListedBankQuestion[]
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

const GOALS = { publish: 'published', archive: 'archived', draft: 'draft' } as const
const ICONS = { publish: 'check', archive: 'archive', draft: 'edit' } as const

/** Approve or archive what is chosen on this page; each step can be undone from its toast. */
export function BulkBar({ rows, chosen, onChoose }: BulkBarProps) {
  const { questions: words } = useMessages(adminMessages)
  const setting = useSetStatus()
  const here = rows.filter(({ id }) => chosen.has(id))
  const areAll = here.length === rows.length

  // Awaited, not left to callbacks: a filter may take the rows and this bar away.
  const apply = async (wanted: FormerStatuses, done: string, undo?: FormerStatuses): Promise<void> => {
    try {
      await setting.mutateAsync(wanted)
    } catch {
      toast.error(words.statusFailed)
      return
    }
    onChoose(new Set())
    toast.success(
      done,
      undo && {
        action: { label: words.undo, onSelect: () => void apply(undo, words.undone) },
        duration: 10_000,
      },
    )
  }
  const set = (status: Status) => {
    const changed = here.filter((row) => row.status !== status)
    void apply(
      new Map(changed.map(({ id }) => [id, status])),
      words.statusSet(changed.length, words.statuses[status]),
      new Map(changed.map((row) => [row.id, row.status])),
    )
  }
  return (
    <div
      className={clsx(
        'sticky top-bar z-10 mb-1 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md',
        here.length === 0 ? 'bg-paper' : 'bg-action-soft pr-2 pb-1 md:pb-0',
      )}
    >
      <Checkbox
        className="mr-auto pl-2.75"
        checked={areAll}
        onCheckedChange={(isChosen) => onChoose(new Set(isChosen ? rows.map(({ id }) => id) : []))}
      >
        {here.length === 0 ? words.chooseAll : words.chosen(here.length)}
      </Checkbox>
      {(['publish', 'archive', 'draft'] as const)
        .filter((goal) => here.some(({ status }) => status !== GOALS[goal]))
        .map((goal) => (
          <Button key={goal} variant="quiet" busy={setting.isPending} onClick={() => set(GOALS[goal])}>
            <Icon name={ICONS[goal]} />
            {words.goals[goal]}
          </Button>
        ))}
    </div>
  )
}
