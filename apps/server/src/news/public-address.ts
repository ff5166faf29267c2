import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** All addresses that are not public, from IANA's special-purpose registries. */
const SPECIAL_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Public IPv6 addresses are in 2000::/3, without the ranges that embed an IPv4 address or are reserved. */
const ORDINARY_IPV6 = ['2000::', 3] as const
const SPECIAL_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [network, prefix] of SPECIAL_IPV4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6')
const ordinary = new BlockList()
ordinary.addSubnet(...ORDINARY_IPV6, 'ipv6')

/** Whether an address is a public one, and not of our own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4')
  return isIPv6(address) && ordinary.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
