import type { ListedBankQuestion } from '@ekagra/schema/bank-question'
import { useMutation } from '@tanstack/react-query'
import { lazyPart, useDialogState, WhenLoaded } from '../../../components/lazy-part.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { toast } from '../../../lib/toast.ts'
import { adminMessages } from '../../../messages/en/admin.ts'
import { exportMessages } from '../../../messages/en/export.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useAdminClient } from '../use-admin-session.ts'
import { type BankQuery, MOST_EXPORTED, readBankSet } from './list-bank-questions.ts'
import { questionOfBank } from './question-of-bank.ts'

const dialogPart = lazyPart(() => import('../../../components/export/export-dialog.tsx'))

interface ExportBankProps {
  query: BankQuery
  /** The chosen questions; when there are none, everything that the query finds. */
  chosen: readonly ListedBankQuestion[]
}

/** Saves or prints questions of the bank. They are read when the button is pressed. */
export function ExportBank({ query, chosen }: ExportBankProps) {
  const { questions: words, menu } = useMessages(adminMessages)
  const { button } = useMessages(exportMessages)
  const client = useAdminClient()
  const { isOpen, open, onClose } = useDialogState()
  const reading = useMutation({
    mutationFn: async () => (chosen.length > 0 ? chosen : await readBankSet(client, query)),
    onSuccess(rows) {
      if (rows.length === MOST_EXPORTED) toast.info(words.exportCut(MOST_EXPORTED))
      open()
    },
    onError: () => toast.error(words.exportFailed),
  })
  return (
    <>
      <Button variant="quiet" busy={reading.isPending} onClick={() => reading.mutate()}>
        <Icon name="download" />
        {chosen.length > 0 ? words.exportChosen(chosen.length) : button}
      </Button>
      {reading.data && (
        <WhenLoaded part={dialogPart}>
          {({ ExportDialog }) => (
            <ExportDialog
              set={{ name: menu.questions, questions: reading.data.map(questionOfBank) }}
              isOpen={isOpen}
              onClose={onClose}
            />
          )}
        </WhenLoaded>
      )}
    </>
  )
}
