import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'not an address',
  '',
])('refuses the address %s for a feed', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each(['8.8.8.8', '172.32.0.1', '192.0.3.1', '203.0.114.1', '2606:4700::1111', '2404:6800:4003::1'])(
  'takes %s for an address of the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
