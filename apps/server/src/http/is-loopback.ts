import { BlockList, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether the other end of a socket is this machine. */
export function isLoopback(socketAddress: string | undefined): boolean {
  return socketAddress !== undefined && loopback.check(socketAddress, isIPv6(socketAddress) ? 'ipv6' : 'ipv4')
}
