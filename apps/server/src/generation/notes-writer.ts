import type { NoteOptions } from '@ekagra/schema/generate-notes'
import { askProviders, NoProviderLeft } from '../ai/ask-providers.ts'
import type { GuardedProvider } from '../ai/guard-provider.ts'
import { ProviderFailure } from '../ai/provider-failure.ts'
import { createChannel } from './channel.ts'
import { holdsMarkup } from './checks/check-form.ts'
import type { GenerationLimits } from './limits.ts'
import { writeNotes } from './prompts/write-notes.ts'

export interface NotesOrder {
  topic: string
  options: NoteOptions
  text?: string | undefined
}

/** A whole section of notes, and who wrote it. */
export interface NotesSection {
  text: string
  provider: string
}

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

/**
 * Notes section by section, each sent when it is complete. When a writer is cut off, the next one continues from there.
 * Gives no section when no provider could write.
 */
export function createNotesWriter({ providers, limits, random, drawMark }: NotesWriterOptions) {
  return async function* write(order: NotesOrder, signal: AbortSignal): AsyncGenerator<NotesSection> {
    const sections = createChannel<NotesSection>()
    const ended = AbortSignal.any([signal, AbortSignal.timeout(limits.answerMs)])
    let written = ''
    const send = (text: string, provider: string) => {
      if (text.trim() === '' || holdsMarkup(text)) return
      written += `${text}\n`
      sections.push({ text: `${text}\n`, provider })
    }

    const work = async (provider: GuardedProvider) => {
      let rest = ''
      let length = 0
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
          signal: ended,
          patience: limits.patience,
        },
      )
      if (written.length + rest.length < SHORTEST_NOTES || !/^#{1,3} /m.test(written + rest)) {
        throw new ProviderFailure('unusable')
      }
      send(rest, provider.name)
    }
    const running = askProviders(providers, work, { ...limits.retries, random }, ended).then(
      () => sections.close(),
      (error: unknown) => {
        if (error instanceof NoProviderLeft || ended.aborted) sections.close()
        else sections.fail(error)
      },
    )
    yield* sections
    await running
    signal.throwIfAborted()
  }
}
