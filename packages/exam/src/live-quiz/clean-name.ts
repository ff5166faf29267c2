import { LIVE_LIMITS } from '@ekagra/schema/live-quiz'

/** Letters that show nothing, besides the control and format characters. */
const BLANKS = /[\u115f\u1160\u2800\u3164\uffa0]/gu
/** Control and format characters could reverse or hide what is beside a name. The two joiners are part of many Indian words. */
const UNSEEN = /(?![\u200c\u200d])\p{C}/gu
/** More marks on one letter than any script writes grow over the lines above and below. */
const MARKS = /(\p{M}{4})\p{M}+/gu
const SHOWS_SOMETHING = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A typed name as others may see it, on one line; undefined when nothing of it can be seen. */
export function cleanName(typed: string): string | undefined {
  const clean = typed
    .normalize('NFC')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(BLANKS, '')
    .replace(MARKS, '$1')
    .trim()
  const short = [...clean].slice(0, LIVE_LIMITS.nameLength).join('').trim()
  return SHOWS_SOMETHING.test(short) ? short : undefined
}

/** Equal for names that look alike to a hurried reader: 'ASHA', 'asha' and full-width letters. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u200c|\u200d|\s/gu, '')
