/** How many characters of a note each place shows. */
export const PREVIEW_LENGTH = { grid: 120, list: 160, inline: 400 } as const

const LINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/^\s*(`{3,}|~{3,}).*$/gm, ''], // fences; the code between them stays
  [/^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)*\|?\s*$/gm, ''], // table and horizontal rules
  [/^\s*([*_]\s*){3,}$/gm, ''],
  [/^\s{0,3}#{1,6}\s+/gm, ''],
  [/^\s*(>\s?)+/gm, ''],
  [/^\s*([-*+]|\d+[.)])\s+(\[[ xX]\]\s+)?/gm, ''],
]

const INLINE_RULES: readonly (readonly [RegExp, string])[] = [
  [/!\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/\[([^\]]+)\]\([^)]*\)/g, '$1'],
  [/<\/?[a-zA-Z][^>]*>/g, ''],
  [/(\*\*|__|~~)(?=\S)(.+?)\1/g, '$2'],
  [/(?<![\w*])([*_])(?=\S)([^*_]+?)\1(?![\w*])/g, '$2'],
  [/`([^`]*)`/g, '$1'],
  [/\s*\|\s*/g, ' '],
  [/\s+/g, ' '],
]

/** The words of a markdown text on one line. */
export const stripMarkdown = (markdown: string): string =>
  [...LINE_RULES, ...INLINE_RULES]
    .reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), markdown)
    .trim()

/** The first characters of a note as plain text, with '...' where it was cut. */
export const notePreview = (markdown: string, place: keyof typeof PREVIEW_LENGTH): string => {
  const text = stripMarkdown(markdown)
  const length = PREVIEW_LENGTH[place]
  return text.length > length ? `${text.slice(0, length).trimEnd()}...` : text
}
