import { describe, expect, it } from 'vitest'
import { outdatedPackages } from './debian-packages.mjs'

const entry = (name: string, installed: string, candidate: string) => `${name}:
  Installed: ${installed}
  Candidate: ${candidate}
  Version table:
     ${candidate} 500
        500 http://deb.debian.org/debian-security bookworm-security/main amd64 Packages
 *** ${installed} 100
        100 /var/lib/dpkg/status
`

describe('outdatedPackages', () => {
  it("names packages that are older than Debian's version", () => {
    const policy =
      entry('chromium', '155.0-1', '156.0-1') + entry('chromium-headless-shell', '156.0-1', '156.0-1')
    expect(outdatedPackages(policy)).toEqual(['chromium'])
  })

  it('names packages that are not installed', () => {
    expect(outdatedPackages(entry('chromium-headless-shell', '(none)', '156.0-1'))).toEqual([
      'chromium-headless-shell',
    ])
  })

  it('leaves out packages that Debian does not have', () => {
    expect(outdatedPackages(entry('chromium', '156.0-1', '(none)'))).toEqual([])
    expect(outdatedPackages('')).toEqual([])
  })
})
