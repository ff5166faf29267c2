import { Secret, TOTP } from 'otpauth'

/** What an authenticator app shows for a key, now or so many seconds later. */
export const codeOfApp = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + later * 1000,
  })
