/** An answer other than success that the caller can understand and act on. */
export class RequestRefused extends Error {
  override name = 'RequestRefused'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, sentence: string, headers: Record<string, string> = {}) {
    super(sentence)
    this.status = status
    this.headers = headers
  }
}
