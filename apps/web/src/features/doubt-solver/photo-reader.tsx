import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Select } from '../../components/ui/form/select.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { ProgressBar } from '../../components/ui/progress-bar.tsx'
import type { PhotoLanguage, PhotoText } from '../../lib/ocr/read-photo.ts'
import { loadRecovery } from '../../lib/start/load-recovery.ts'
import { doubtSolverMessages } from '../../messages/en/doubt-solver.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Problem = Exclude<Extract<PhotoText, { ok: false }>['problem'], 'cancelled'>
type Stage =
  | { name: 'idle' | 'read' }
  | { name: 'reading'; share: number }
  | { name: 'failed'; problem: Problem }

interface PhotoReaderProps {
  photo: File | null
  picture: string | undefined
  onPhotoChange: (photo: File | null) => void
  /** Receives the text of the photo, which the learner can correct. */
  onText: (text: string) => void
}

/** Turns a photo of a question into text in this browser. The text recognition is loaded on first use. */
export function PhotoReader({ photo, picture, onPhotoChange, onText }: PhotoReaderProps) {
  const words = useMessages(doubtSolverMessages).photo
  const [language, setLanguage] = useState<PhotoLanguage>('eng')
  const [stage, setStage] = useState<Stage>({ name: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const isPicture = stage.name !== 'failed' || stage.problem !== 'not-a-picture'

  async function read(file: File): Promise<void> {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    onPhotoChange(file)
    setStage({ name: 'reading', share: 0.05 })
    const result = await loadRecovery
      .withoutReload(() => import('../../lib/ocr/read-photo.ts'))
      .then(({ readPhoto }) =>
        readPhoto(file, {
          language,
          signal: controller.signal,
          // A cancelled reading may still report progress.
          onProgress: (share) => {
            if (!controller.signal.aborted) setStage({ name: 'reading', share })
          },
        }),
      )
      .catch((): PhotoText => ({ ok: false, problem: 'failed' }))
    if (controller.signal.aborted) return
    if (result.ok) {
      onText(result.text)
      setStage({ name: 'read' })
    } else if (result.problem !== 'cancelled') setStage({ name: 'failed', problem: result.problem })
  }

  function discard(): void {
    running.current?.abort()
    onPhotoChange(null)
    setStage({ name: 'idle' })
  }

  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-end gap-3">
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = '' // so that the same file can be chosen again
            if (file) read(file)
          }}
        />
        <Button onClick={() => input.current?.click()} disabled={stage.name === 'reading'}>
          <Icon name="upload" />
          {words.choose}
        </Button>
        <Select
          label={words.language}
          hideLabel
          compact
          value={language}
          options={[
            { value: 'eng', label: words.languages.eng },
            { value: 'hin+eng', label: words.languages['hin+eng'] },
          ]}
          onValueChange={(value) => setLanguage(value === 'eng' ? 'eng' : 'hin+eng')}
        />
      </div>
      <p className="mt-2 text-sm text-ink-3">{words.hint}</p>
      {photo && picture && isPicture && (
        <img
          src={picture}
          alt={words.alt}
          className="mt-4 max-h-60 max-w-full rounded-md border border-rule object-contain"
        />
      )}
      {stage.name === 'reading' && (
        <div className="mt-4 flex items-center gap-4">
          <ProgressBar label={words.reading} value={stage.share * 100} thick className="flex-1" />
          <Button variant="quiet" onClick={discard}>
            {words.cancel}
          </Button>
        </div>
      )}
      <div role="status">
        {stage.name === 'read' && (
          <Callout tone="bindu" title={words.check} className="mt-4">
            <p className="text-sm">{words.checkText}</p>
          </Callout>
        )}
        {stage.name === 'failed' && (
          <p className="mt-4 flex items-start gap-2 text-sm font-label text-wrong">
            <Icon name="alert" className="mt-0.5 size-4.5" />
            {words.problems[stage.problem]}
          </p>
        )}
      </div>
      {photo && stage.name !== 'reading' && (
        <Button variant="quiet" className="mt-2" onClick={discard}>
          {words.discard}
        </Button>
      )}
    </div>
  )
}
