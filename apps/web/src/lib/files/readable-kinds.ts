/** What a file picker offers. What a file really is, its first bytes say. */
export const READABLE_KINDS = [
  '.pdf',
  '.docx',
  '.xlsx',
  '.csv',
  '.txt',
  '.md',
  '.gift',
  '.xml',
  '.zip',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
]

export const isReadable = (fileName: string): boolean =>
  READABLE_KINDS.some((ending) => fileName.toLowerCase().endsWith(ending))
