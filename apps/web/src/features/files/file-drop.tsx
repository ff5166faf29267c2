import { clsx } from 'clsx'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { READABLE_KINDS } from '../../lib/files/readable-kinds.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'

/** Where the learner chooses a file, or drops one from the desktop. */
export function FileDrop({ onFile, onPaste }: { onFile: (file: File) => void; onPaste: () => void }) {
  const words = useMessages(filesMessages)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Otherwise the browser would open a file dropped beside the box and leave the app.
    const stay = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside does the same.
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'grid justify-items-center gap-3 rounded-md border border-dashed px-4 py-8 text-center transition-colors md:py-12',
        isOver ? 'border-action bg-action-soft' : 'border-edge bg-surface',
      )}
    >
      <Icon name="file-in" className="size-10 text-action-text" />
      <p className="max-w-96 text-ink-2">{words.dropText}</p>
      <div className="flex flex-wrap justify-center gap-3 max-md:w-full max-md:[&>*]:flex-auto">
        <Button variant="primary" size="lg" onClick={() => input.current?.click()}>
          <Icon name="upload" />
          {words.choose}
        </Button>
        <Button size="lg" onClick={onPaste}>
          <Icon name="edit" />
          {words.paste}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={READABLE_KINDS.join()}
        aria-label={words.choose}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that the same file can be chosen again after a failure.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <p className="text-sm text-ink-3">{words.kinds}</p>
    </div>
  )
}
