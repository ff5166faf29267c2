/** A text is read in parts of about this many characters, cut between paragraphs where there are any. */
const PART_LENGTH = 3000

/** Nearest places to cut, best first. */
const CUTS = ['\n\n', '\n', '. ', ' ']

export function splitText(text: string): string[] {
  const parts: string[] = []
  let rest = text.replaceAll('\r\n', '\n').trim()
  while (rest.length > PART_LENGTH) {
    const end = endOfPart(rest)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' ? parts : [...parts, rest]
}

/** The last good place to cut in the second half of a part. */
function endOfPart(text: string): number {
  const [half, head] = [PART_LENGTH / 2, text.slice(0, PART_LENGTH)]
  for (const cut of CUTS) {
    const at = head.lastIndexOf(cut)
    if (at >= half) return at + cut.length
  }
  return PART_LENGTH
}
