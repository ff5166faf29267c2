/** The most characters of a note, a file or a pasted text that are sent for generation. */
export const SOURCE_CONTENT_LIMIT = 12_000
/** Ends a text that was cut, so that whoever reads on knows it. */
export const TRUNCATION_NOTE = '\n\n[Content truncated to the first 12000 characters]'

export interface SourceContent {
  content: string
  truncated: boolean
}

/** The text to send: cut at 12000 characters, never inside one, with a note that says so. */
export const limitSourceContent = (text: string): SourceContent => {
  if (text.length <= SOURCE_CONTENT_LIMIT) return { content: text, truncated: false }
  const kept = text.slice(0, SOURCE_CONTENT_LIMIT).replace(/[\uD800-\uDBFF]$/, '')
  return { content: kept + TRUNCATION_NOTE, truncated: true }
}
