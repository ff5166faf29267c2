/** Topics, levels, tags and titles are compared in this form: trimmed and in lower case. */
export const foldCase = (text: string): string => text.trim().toLowerCase()
