type Write = (fields: object, message: string) => void

/** What code that runs anywhere needs of a log. */
export interface LogLines {
  error: Write
  warn: Write
  info: Write
  debug: Write
}
