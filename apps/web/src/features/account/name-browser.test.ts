import { expect, it } from 'vitest'
import { nameBrowser } from './name-browser.ts'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'Windows', isPhone: false },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android', isPhone: true },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', isPhone: true },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { browser: 'Firefox', system: 'Linux', isPhone: false },
  ],
  ['curl/8.5.0', null],
])('names the browser that says %s', (userAgent, named) => {
  expect(nameBrowser(userAgent)).toEqual(named)
})
