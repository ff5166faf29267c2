/** A tool of the header: 44 px square, wider when its label shows. */
export const toolClasses =
  'inline-flex h-target min-w-target items-center justify-center gap-2 rounded-md px-3 text-sm font-label text-ink-2 transition-colors hover:bg-quiet hover:text-ink'
