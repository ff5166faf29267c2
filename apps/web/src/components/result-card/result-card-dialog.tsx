import { useEffect, useRef, useState } from 'react'
import { downloadFile } from '../../lib/download-file.ts'
import { logProblem } from '../../lib/log.ts'
import { resultCardMessages } from '../../messages/en/result-card.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useCopy } from '../use-copy.ts'
import { CARD_SIZE, drawResultCard, type ResultCard } from './draw-result-card.ts'

export interface ResultCardDialogProps {
  card: ResultCard
  isOpen: boolean
  onClose: () => void
}

/** The picture, the buttons to share or save it, and the same as text. */
export function ResultCardDialog({ card, isOpen, onClose }: ResultCardDialogProps) {
  const words = useMessages(resultCardMessages)
  const { copied, copy } = useCopy<'text'>(words.copyFailed)
  const twin = words.twin(card.topic, card.percentage, card.right, card.facts)
  const { canvas, file } = usePicture(card, words.fileName)
  return (
    <Dialog open={isOpen} onClose={onClose} title={words.title} description={words.text}>
      {file === 'failed' ? (
        <p role="alert" className="mt-5 text-sm">
          {words.failed}
        </p>
      ) : (
        <canvas
          ref={canvas}
          width={CARD_SIZE}
          height={CARD_SIZE}
          role="img"
          aria-label={twin}
          className="mx-auto mt-5 aspect-square w-full max-w-80 rounded-md border border-rule"
        />
      )}
      <p className="mt-4 text-sm text-ink-2">{twin}</p>
      <div className="mt-5 flex flex-wrap gap-3 max-md:*:flex-auto">
        {file instanceof File && canShareImage(file) && (
          <Button
            variant="primary"
            onClick={() => {
              // Cancelling the device's share sheet is not a failure.
              navigator.share({ files: [file], text: twin }).catch(() => undefined)
            }}
          >
            <Icon name="share" />
            {words.share}
          </Button>
        )}
        {file !== 'failed' && (
          <Button
            variant={file instanceof File && canShareImage(file) ? 'secondary' : 'primary'}
            disabled={file === null}
            onClick={() => file && downloadFile(file)}
          >
            <Icon name="download" />
            {words.download}
          </Button>
        )}
        <Button onClick={() => copy('text', twin, words.textCopied)}>
          <Icon name={copied ? 'check' : 'copy'} />
          {words.copyText}
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * Draws once the canvas is there. The file is made early, because a share must start right when it is
 * pressed.
 */
function usePicture(card: ResultCard, fileName: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [file, setFile] = useState<File | 'failed' | null>(null)
  const [drawn] = useState(card)
  useEffect(() => {
    const sheet = canvas.current
    const pen = sheet?.getContext('2d')
    if (!sheet || !pen) {
      setFile('failed')
      return
    }
    drawResultCard(pen, drawn)
      .then(() => new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png')))
      .then((picture) => setFile(picture ? new File([picture], fileName, { type: 'image/png' }) : 'failed'))
      .catch((cause: unknown) => {
        logProblem('The picture of the result could not be drawn', cause)
        setFile('failed')
      })
  }, [drawn, fileName])
  return { canvas, file }
}

/** Whether the device's share sheet accepts a picture. */
export function canShareImage(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
