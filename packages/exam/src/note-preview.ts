import { plainMaths } from './plain-maths.ts'

/** How many characters of a note each place shows. */
export const PREVIEW_LENGTH = { grid: 120, list: 160, inline: 400 } as const

/** A preview needs no more of a note than this, however long the note is. */
const READ_AHEAD = 4000

// Patterns never repeat what they also skip, so that no text makes them slow.
const LINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/^[ \t]*(?:```|~~~).*$/gm, ''], // fences; the code between them stays
  [/^[ \t]*\|?[ \t]*:?-{3,}[-:| \t]*$/gm, ''], // horizontal rules and those of tables
  [/^[ \t]*(?:\*[ \t]*){3,}$|^[ \t]*(?:_[ \t]*){3,}$/gm, ''],
  [/^ {0,3}#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*>[> \t]*/gm, ''],
  [/^[ \t]*(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\] )?/gm, ''],
]

const INLINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^\][]*)\]\([^()\n]*\)/g, '$1'], // links and pictures
  [/<\/?[a-zA-Z][^<>]*>/g, ''],
  [/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2'],
  [/(?<![\w*])([*_])(?=\S)([^*_\n]+)\1(?![\w*])/g, '$2'],
  [/`([^`\n]*)`/g, '$1'],
  [/\|/g, ' '],
  [/\s+/g, ' '],
]

/** The words of a markdown text on one line. */
export const stripMarkdown = (markdown: string): string =>
  [...LINE_RULES, ...INLINE_RULES]
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plainMaths(markdown))
    .trim()

/** The first characters of a note as plain text, with '...' where it was cut. */
export const notePreview = (markdown: string, place: keyof typeof PREVIEW_LENGTH): string => {
  const text = stripMarkdown(markdown.slice(0, READ_AHEAD))
  const length = PREVIEW_LENGTH[place]
  return text.length > length ? `${text.slice(0, length).trimEnd()}...` : text
}
