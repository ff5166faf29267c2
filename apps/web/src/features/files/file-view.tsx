import { SOURCE_CONTENT_LIMIT } from '@ekagra/exam/generation/generation-request'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../components/ui/button.tsx'
import { Callout } from '../../components/ui/callout.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { PageHead } from '../../components/ui/page.tsx'
import * as paths from '../../lib/paths.ts'
import type { KeptFile } from '../../lib/stores/learner/file-store.ts'
import { handOverContent } from '../../lib/stores/session/session-hand-over.ts'
import { filesMessages } from '../../messages/en/files.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PartFields } from './part-fields.tsx'
import { firstRange, rangeFrom, textOf } from './part-range.ts'

/** One file: which pages, what they say, and on to the questions. */
export function FileView({ file }: { file: KeptFile }) {
  const words = useMessages(filesMessages)
  const navigate = useNavigate()
  const [range, setRange] = useState(() => firstRange(file))
  const text = textOf(file, range)
  const start = (path: string) => {
    handOverContent(file.name, text)
    navigate(path, { state: { prefilledTopic: file.name } })
  }
  return (
    <>
      <ButtonLink variant="quiet" to={paths.files} className="mb-2 -ml-3">
        <Icon name="arrow-left" />
        {words.all}
      </ButtonLink>
      <PageHead title={<span>{file.name}</span>} text={words.choosePages(file)} />
      <PartFields file={file} range={range} onChange={setRange} />
      <p role="status" className="figures mt-3 text-sm text-ink-3">
        {words.chosen(text.length, SOURCE_CONTENT_LIMIT)}
      </p>
      {text.length > SOURCE_CONTENT_LIMIT && (
        <Callout title={words.tooMuchTitle} tone="bindu" level="h2" className="mt-3">
          <p className="text-sm text-ink-2">{words.tooMuch(SOURCE_CONTENT_LIMIT)}</p>
        </Callout>
      )}
      <div className="my-5 flex flex-wrap gap-3 max-md:[&>*]:flex-auto">
        <Button variant="primary" size="lg" disabled={text === ''} onClick={() => start(paths.practice)}>
          {words.practise}
        </Button>
        <Button size="lg" disabled={text === ''} onClick={() => start(paths.test)}>
          {words.test}
        </Button>
        {range.to < file.parts.length && (
          <Button variant="quiet" size="lg" onClick={() => setRange(rangeFrom(file, range.to + 1))}>
            {words.next(file)}
            <Icon name="arrow-right" />
          </Button>
        )}
      </div>
      <section
        aria-label={words.preview}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-md border border-rule bg-surface p-4 text-sm leading-relaxed whitespace-pre-wrap text-ink-2"
      >
        {text === '' ? words.emptyPages : text}
      </section>
    </>
  )
}
