import { SMTPServer } from 'smtp-server'
import { waitUntil } from './wait-until.ts'

interface Received {
  to: string
  subject: string
  text: string
}

export interface PostOffice {
  url: string
  /** The newest letter to an address; waits until there is one, and takes it out of the box. */
  letterFor(to: string): Promise<Received>
  codeFor(to: string): Promise<string>
  linkFor(to: string): Promise<string>
  close(): Promise<void>
}

function readLetter(raw: string, to: string): Received {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const text = /^Content-Transfer-Encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body
        .replace(/=\r\n/g, '')
        .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
          Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
        )
  return { to, subject: /^Subject: (.+)$/im.exec(head)?.[1] ?? '', text }
}

/** A mail server on this machine that keeps what it gets. */
export async function runPostOffice(): Promise<PostOffice> {
  const box: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8')
        for (const { address } of session.envelope.rcptTo) box.push(readLetter(raw, address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  async function letterFor(to: string): Promise<Received> {
    await waitUntil(async () => box.some((letter) => letter.to === to), 5000)
    const index = box.findLastIndex((letter) => letter.to === to)
    const [letter] = box.splice(index, 1)
    if (!letter) throw new Error(`no letter for ${to}`)
    return letter
  }
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letterFor,
    codeFor: async (to) => (await letterFor(to)).subject.slice(0, 6),
    linkFor: async (to) => /https?:\/\/\S+/.exec((await letterFor(to)).text)?.[0] ?? '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
