/** Whether an Accept-Encoding header allows an encoding; `br;q=0` forbids it. */
export function acceptsEncoding(header: string | null | undefined, encoding: string): boolean {
  if (!header) return false
  let wildcard = false
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))
    const allowed = quality === undefined || Number(quality.slice(2)) > 0
    if (name === encoding) return allowed
    if (name === '*') wildcard = allowed
  }
  return wildcard
}
