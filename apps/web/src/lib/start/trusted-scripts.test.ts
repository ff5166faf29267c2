import { describe, expect, it } from 'vitest'
import { isOwnScript } from './trusted-scripts.ts'

const PAGE = 'https://ekagra.example/practice?topic=x'

describe('the address of a script is taken', () => {
  it.each([
    '/assets/pdf.worker-B1x_2.mjs',
    '/ocr/worker.min.js',
    '/service-worker.js',
    'https://ekagra.example/assets/a.js',
  ])('for our own %s', (address) => {
    expect(isOwnScript(address, PAGE)).toBe(true)
  })

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/service-worker.js',
    'data:text/javascript,alert(1)',
    'blob:https://ekagra.example/0f9c',
    '/storage/v1/object/sign/files/a.js?token=x',
    '/assets/../storage/v1/object/a.js',
    'javascript:alert(1)',
  ])('not for %s', (address) => {
    expect(isOwnScript(address, PAGE)).toBe(false)
  })
})
