import { GenerationEvent } from '@ekagra/schema/generation-events'
import type * as z from 'zod/mini'

/** The events of a stream, one by one as they arrive; comments are left out. */
export async function* readEventsAs<Event>(
  schema: z.ZodMiniType<Event>,
  response: Response,
): AsyncGenerator<Event> {
  if (!response.body) throw new Error('the answer has no body')
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, type, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (type && data) yield schema.parse({ type, ...JSON.parse(data) })
    }
  }
  if (rest !== '') throw new Error(`the stream was cut in the middle of an event: ${rest}`)
}

export const readEvents = (response: Response): AsyncGenerator<GenerationEvent> =>
  readEventsAs(GenerationEvent, response)

export async function collectEvents(response: Response): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = []
  for await (const event of readEvents(response)) events.push(event)
  return events
}
