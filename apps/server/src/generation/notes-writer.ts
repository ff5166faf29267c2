import type { NoteOptions } from '@ekagra/schema/generate-notes'
import type { NotesEnding } from '@ekagra/schema/notes-events'
import { askProviders, NoProviderLeft } from '../ai/ask-providers.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createChannel } from './channel.ts'
import { holdsDocumentMarkup } from './checks/holds-markup.ts'
import { cleanMarkup } from './clean-markup.ts'
import type { GenerationLimits } from './limits.ts'
import { writeNotes } from './prompts/write-notes.ts'

export interface NotesOrder {
  topic: string
  options: NoteOptions
  text?: string | undefined
  /** The notes so far, when they were cut off and are to be continued. */
  written?: string | undefined
}

/** A whole section of notes and who wrote it; the last item says how the writing ended. */
export type NotesSection = { text: string; provider: string } | { ending: NotesEnding }

interface NotesWriterOptions {
  providers: readonly GuardedProvider[]
  limits: GenerationLimits
  random(): number
  drawMark(): string
}

const MOST_TOKENS = 8000
const MOST_CHARACTERS = 40_000
/** Shorter notes say nothing. */
const SHORTEST_NOTES = 200

/** A section ends before the next second-level heading. */
const NEXT_SECTION = /\n(?=## )/
const HEADING = /^## +(.+)$/m
const LEFT_OUT = '> This section was left out: it contained a link, a picture or a script.'
/** Where the filter of the AI itself stopped it. */
const STOPPED = '> The rest was left out: the filter of the AI stopped here.'

/** A heading as it is compared: a writer that continues may change its case or its marks. */
const headingOf = (section: string): string | undefined =>
  HEADING.exec(section)?.[1]
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Notes section by section, each sent when it is complete. When a writer is cut off, the next one continues from there; what it repeats is
 * not sent again. Gives no section when no provider could write.
 */
export function createNotesWriter({ providers, limits, random, drawMark }: NotesWriterOptions) {
  return async function* write(order: NotesOrder, signal: AbortSignal): AsyncGenerator<NotesSection> {
    const sections = createChannel<NotesSection>()
    const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)])
    let written = order.written ?? ''
    const known = new Set(written.split(NEXT_SECTION).flatMap((section) => headingOf(section) ?? []))
    let hasTitle = written !== ''
    let ending: NotesEnding = 'complete'
    /** The provider whose own filter ended its answer: 'Continue' cannot fill such a gap. */
    let filteredBy: string | null = null
    /** The title, until the first section is there: a title alone is not worth showing. */
    let title = ''

    const send = (raw: string, provider: string) => {
      let text = cleanMarkup(raw)
      const heading = headingOf(text)
      if (heading === undefined && !/\S/.test(text.replace(/^# .*$/m, ''))) {
        if (!hasTitle && !holdsDocumentMarkup(text)) title = text
        return
      }
      if (hasTitle) text = text.replace(/^# .*\n*/, '')
      if (text.trim() === '' || (heading !== undefined && known.has(heading))) return
      if (heading !== undefined) known.add(heading)
      if (holdsDocumentMarkup(text)) {
        ending = 'filtered'
        const shown = HEADING.exec(text)?.[0] ?? ''
        text = `${holdsDocumentMarkup(shown) ? '' : `${shown}\n\n`}${LEFT_OUT}\n`
      }
      const piece = `${title === '' ? '' : `${title.trimEnd()}\n\n`}${text}\n`
      title = ''
      hasTitle = true
      written += piece
      sections.push({ text: piece, provider })
    }

    const work = async (provider: GuardedProvider) => {
      let rest = ''
      let length = 0
      let isCut = false
      await provider.call(
        'notes',
        () => ({
          ...writeNotes.build({ ...order, written, mark: drawMark() }),
          maxOutputTokens: MOST_TOKENS,
        }),
        {
          onText(text) {
            length += text.length
            // Only the new part can hold the end of a section; its first character may be the last one of the old part.
            const from = Math.max(0, rest.length - 4)
            rest += text
            if (NEXT_SECTION.test(rest.slice(from))) {
              const parts = rest.split(NEXT_SECTION)
              rest = parts.pop() ?? ''
              for (const part of parts) send(part, provider.name)
            }
            return length > MOST_CHARACTERS ? 'enough' : 'more'
          },
          onLengthReached: () => {
            isCut = true
          },
          signal: ended,
          patience: limits.patience,
        },
      )
      if (written.length + rest.length < SHORTEST_NOTES || !/^#{1,3} /m.test(written + rest)) {
        throw new ProviderFailure('unusable')
      }
      // Whoever is stopped at the limit stops in the middle of a sentence; half a first section is still better than nothing.
      if (isCut || length > MOST_CHARACTERS) ending = 'cut-off'
      if (ending !== 'cut-off' || written === '') send(rest, provider.name)
    }
    const workOrSayWhy = (provider: GuardedProvider) =>
      work(provider).catch((error: unknown) => {
        if (error instanceof ProviderFailure && error.kind === 'filtered') filteredBy = provider.name
        throw error
      })
    const running = askProviders(providers, workOrSayWhy, { ...limits.retries, random }, ended).then(
      () => {
        sections.push({ ending })
        sections.close()
      },
      (error: unknown) => {
        if (!(error instanceof NoProviderLeft || ended.aborted)) return sections.fail(error)
        if (filteredBy !== null && written !== '')
          sections.push({ text: `${STOPPED}\n`, provider: filteredBy })
        sections.push({ ending: filteredBy === null ? 'cut-off' : 'filtered' })
        sections.close()
      },
    )
    yield* sections
    await running
    signal.throwIfAborted()
  }
}
