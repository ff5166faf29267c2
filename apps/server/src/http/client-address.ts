import { BlockList, isIPv6 } from 'node:net'

/** An IPv4 address written as IPv6 becomes IPv4; of an IPv6 address only the /64 network counts, because one home has a whole /64. */
function normalise(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[|\](:\d+)?$/g, '')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':')
    while (groups.length + rest.length < 8) groups.push('0')
    groups.push(...rest)
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/**
 * Who is calling. Each of our proxies appends the address it saw to X-Forwarded-For, so the entry of the outermost proxy is
 * `trustedProxies` places from the right; everything further left may be invented by the caller.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: number,
): string {
  const direct = normalise(socketAddress ?? 'unknown')
  if (trustedProxies === 0 || !forwardedFor) return direct
  const hops = forwardedFor.split(',').map((hop) => hop.trim())
  const claimed = hops.at(-Math.min(trustedProxies, hops.length))
  return claimed ? normalise(claimed) : direct
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether the other end of a socket is this machine. */
export function isLoopback(socketAddress: string | undefined): boolean {
  return socketAddress !== undefined && loopback.check(socketAddress, isIPv6(socketAddress) ? 'ipv6' : 'ipv4')
}
