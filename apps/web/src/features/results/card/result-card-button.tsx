import { lazyPart, useDialogState, WhenLoaded } from '../../../components/lazy-part.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import type { Result } from '../result.ts'

const dialogPart = lazyPart(() => import('./result-card-dialog.tsx'))

export function ResultCardButton({ label, result }: { label: string; result: Result }) {
  const { isOpen, wasOpened, open, onClose } = useDialogState()
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Icon name="award" />
        {label}
      </Button>
      {wasOpened && (
        <WhenLoaded part={dialogPart}>
          {({ ResultCardDialog }) => <ResultCardDialog result={result} isOpen={isOpen} onClose={onClose} />}
        </WhenLoaded>
      )}
    </>
  )
}
