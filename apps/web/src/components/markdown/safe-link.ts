const SAFE_PROTOCOLS = ['http:', 'https:', 'mailto:']
const MAX_ADDRESS_LENGTH = 2000

/**
 * The address of a link that a stranger wrote, or null where it must not be one. Relative addresses are refused too: a
 * text has no business with the pages and calls of the app.
 */
export function safeLink(address: string): string | null {
  if (address.length > MAX_ADDRESS_LENGTH || !/^(https?:\/\/|mailto:)/i.test(address.trim())) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  // 'https://bank.example@evil.example' looks like the bank.
  if (!SAFE_PROTOCOLS.includes(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}

/** The host that a link really leads to, where its words name another one. */
export function otherHost(href: string, words: string): string | null {
  const named = /^\s*(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})(?=[/:?#\s]|$)/i.exec(words)?.[1]?.toLowerCase()
  const { protocol, host } = new URL(href)
  if (named === undefined || protocol === 'mailto:') return null
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(named) === bare(host) ? null : host
}
