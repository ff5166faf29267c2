import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const PATIENCE_MS = 10_000

/** @param url such as smtps://user:password@mail.example.org:465 */
export function openMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    async send({ to, subject, text }) {
      // An object is taken as one address, whatever characters it holds.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    close: () => transport.close(),
  }
}
