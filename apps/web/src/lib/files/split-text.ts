/** A text is split into parts of at most this many characters, between paragraphs if there are any. */
const PART_LENGTH = 3000

/** Where to cut, best first. */
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

/** The last good place to cut in the second half of a part, else the limit. */
function endOfPart(text: string): number {
  const [half, head] = [PART_LENGTH / 2, text.slice(0, PART_LENGTH)]
  for (const cut of CUTS) {
    const at = head.lastIndexOf(cut)
    if (at >= half) return at + cut.length
  }
  return PART_LENGTH
}

/** A heading and the part of the text that begins with it, counted from 1. */
export interface Heading {
  title: string
  part: number
}

/** Parts that begin at headings, so that a person can choose a chapter by its name. */
export function splitAtHeadings(sections: readonly { title: string; text: string }[]): {
  parts: string[]
  headings: Heading[]
} {
  const parts: string[] = []
  const headings: Heading[] = []
  for (const { title, text } of sections) {
    const own = splitText(title === '' ? text : `${title}\n\n${text}`)
    if (own.length === 0) continue
    if (title !== '') headings.push({ title: title.slice(0, 200), part: parts.length + 1 })
    parts.push(...own)
  }
  return { parts, headings }
}

/** Markdown by its headings. A text without any is one section. */
export function markdownSections(text: string): { title: string; text: string }[] {
  const sections = [{ title: '', lines: [] as string[] }]
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const title = /^#{1,3} +(\S.{0,300})$/.exec(line)?.[1]
    if (title === undefined) sections.at(-1)?.lines.push(line)
    else sections.push({ title: title.replace(/\s*#+$/, ''), lines: [] })
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n') }))
}
