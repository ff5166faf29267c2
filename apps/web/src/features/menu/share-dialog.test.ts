import { expect, it } from 'vitest'
import { shareLinks } from './share-dialog.tsx'

it('MENU-06 shares the link of the app to a messaging app and to social sites', () => {
  const links = shareLinks('https://ekagra.example/', 'Try this & that')
  expect(links.map(({ name, address }) => [name, new URL(address).host])).toEqual([
    ['whatsapp', 'wa.me'],
    ['x', 'x.com'],
    ['facebook', 'www.facebook.com'],
  ])
  for (const { address } of links) {
    expect([...new URL(address).searchParams.values()].join(' ')).toContain('https://ekagra.example/')
  }
})
