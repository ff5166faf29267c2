import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('the address of a client', () => {
  it('is that of the socket when no proxy is trusted, whatever the caller claims', () => {
    expect(clientAddress('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9')
  })

  it('is what the trusted proxy saw', () => {
    expect(clientAddress('10.0.0.1', '198.51.100.7', 1)).toBe('198.51.100.7')
  })

  it('ignores what the caller wrote before the trusted proxies wrote', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4, 5.6.7.8, 198.51.100.7', 1)).toBe('198.51.100.7')
    expect(clientAddress('10.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7')
  })

  it('is that of the socket when the proxy sent nothing', () => {
    expect(clientAddress('10.0.0.1', null, 1)).toBe('10.0.0.1')
  })

  it.each([
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['[2001:db8::7]:443', '2001:db8:0:0::/64'],
  ])('reads %s as %s', (socketAddress, expected) => {
    expect(clientAddress(socketAddress, null, 0)).toBe(expected)
  })
})
