import * as z from 'zod/mini'
import { parseList, readBy } from '../core/parse-json.ts'
import { localArea } from '../core/storage-area.ts'
import { createStoredValue } from '../core/stored-value.ts'

/** A place in the room of a live quiz; the token proves on return who somebody is. */
const LivePlace = z.strictObject({ code: z.string(), token: z.string(), name: z.string() })
type LivePlace = z.infer<typeof LivePlace>

/** Rooms are forgotten by the server within hours, so only the latest matter. */
const MOST_KEPT = 5

const places = createStoredValue<readonly LivePlace[]>({
  area: localArea,
  key: 'live-places',
  parse: (text) => parseList(text, readBy(LivePlace)),
  format: JSON.stringify,
})

export const findPlace = (code: string): LivePlace | undefined =>
  places.read().find((place) => place.code === code)

/** The name that was used last. */
export const lastName = (): string => places.read()[0]?.name ?? ''

export function keepPlace(place: LivePlace): void {
  const others = places.read().filter(({ code }) => code !== place.code)
  places.write([place, ...others].slice(0, MOST_KEPT))
}
