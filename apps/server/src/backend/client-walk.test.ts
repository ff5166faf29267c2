/**
 * Walks every call of the client library against both databases. What comes out is compared with the table of docs/supabase-calls.md, which
 * says what differs from a Supabase and why.
 */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { codeOfApp } from '../testing/authenticator.ts'
import { type OpenAccounts, openAccounts } from '../testing/open-accounts.ts'
import { postgresIsSkipped } from '../testing/run-postgres.ts'
import { testDatabases } from '../testing/test-databases.ts'

const PASSWORD = 'nine-otters-under-a-bridge'
const OTHER_PASSWORD = 'seven-lanterns-above-the-quay'
const HELLO = new TextEncoder().encode('hello')
/** Some seventy calls, several of which hash a password. */
const WALK_MS = 90_000
const TABLE = new URL('../../../../docs/supabase-calls.md', import.meta.url)

const Refusal = z.object({ error_code: z.string() })

interface Answered {
  error: { code?: string | undefined; message: string; statusCode?: string | number | undefined } | null
}
type Step = [call: string, run: () => PromiseLike<Answered>]

const answered = (is: boolean): Answered => ({ error: is ? null : { message: 'another answer' } })

/** 'works', or why not: the code of the refusal, or its words. */
async function tryStep(run: Step[1]): Promise<string> {
  try {
    const { error } = await run()
    return error ? String(error.code ?? error.statusCode ?? error.message) : 'works'
  } catch (error) {
    return error instanceof Error ? `throws ${error.message}` : 'throws'
  }
}

/** The rows of the table: each call with what it gives on SQLite and on PostgreSQL. */
async function readTable(column: number): Promise<Record<string, string>> {
  const lines = (await readFile(TABLE, 'utf8')).split('\n').filter((line) => line.startsWith('| `'))
  return Object.fromEntries(
    lines.map((line) => {
      const cells = line.split(' | ').map((cell) => cell.replace(/^\| /, '').replaceAll('`', '').trim())
      return [cells[0] ?? '', cells[column] ?? '']
    }),
  )
}

describe.each(testDatabases)('the client library on $name', ({ name, open }) => {
  const isSkipped = name === 'PostgreSQL' && postgresIsSkipped
  let accounts: OpenAccounts
  let backend: OpenAccounts['backend']
  let post: OpenAccounts['post']

  beforeAll(async () => {
    if (isSkipped) return
    accounts = await openAccounts(open)
    ;({ backend, post } = accounts)
  })
  afterAll(() => accounts?.close())

  const send = (request: Request) => accounts.send(request)
  const connect = (key = backend.publishableKey, flowType: 'implicit' | 'pkce' = 'implicit') =>
    accounts.connect({ key, flowType, persistSession: true })

  async function walk(steps: readonly Step[]): Promise<Record<string, string>> {
    const found: Record<string, string> = {}
    for (const [call, run] of steps) found[call] = await tryStep(run)
    return found
  }
  /** What the table says of these calls. */
  async function expected(found: Record<string, string>): Promise<Record<string, string>> {
    const table = await readTable(name === 'SQLite' ? 1 : 2)
    return Object.fromEntries(Object.keys(found).map((call) => [call, table[call] ?? 'not in the table']))
  }

  it.skipIf(isSkipped)(
    'AUTH-10 AUTH-11 AUTH-12 AUTH-13 AUTH-14 AUTH-15 AUTH-17 answers each call of auth as the table says',
    async () => {
      const service = connect(backend.secretKey)
      const { admin } = service.auth
      const client = connect()
      const { auth } = client
      const pkce = connect(backend.publishableKey, 'pkce')
      const [email, second, third] = ['asha@example.org', 'bina@example.org', 'chand@example.org']
      const token = async () => (await auth.getSession()).data.session?.access_token ?? ''
      let [id, factorId, secret, challengeId] = ['', '', '', '']
      let codes: readonly string[] = []
      let hash = ''
      const found = await walk([
        ['auth.signUp', () => auth.signUp({ email, password: PASSWORD, options: { data: { class: 10 } } })],
        [
          'auth.resend',
          async () => {
            const first = await auth.resend({ type: 'signup', email })
            return answered(first.error?.code === 'over_email_send_rate_limit')
          },
        ],
        [
          'auth.verifyOtp signup',
          async () => auth.verifyOtp({ email, token: await post.codeFor(email), type: 'signup' }),
        ],
        [
          'auth.getSession',
          async () => answered((await auth.getSession()).data.session?.user.email === email),
        ],
        ['auth.getUser', () => auth.getUser()],
        ['auth.getClaims', () => auth.getClaims()],
        ['auth.refreshSession', () => auth.refreshSession()],
        [
          'auth.setSession',
          async () => {
            const { data } = await auth.getSession()
            return connect().auth.setSession({
              access_token: data.session?.access_token ?? '',
              refresh_token: data.session?.refresh_token ?? '',
            })
          },
        ],
        ['auth.updateUser data', () => auth.updateUser({ data: { class: 11 } })],
        [
          'auth.getUserIdentities',
          async () => {
            const { data, error } = await auth.getUserIdentities()
            return error ? { error } : answered(data?.identities.length === 1)
          },
        ],
        [
          'auth.linkIdentity',
          () => auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
        ],
        [
          'auth.unlinkIdentity',
          async () => {
            const [identity] = (await auth.getUserIdentities()).data?.identities ?? []
            return identity ? auth.unlinkIdentity(identity) : answered(false)
          },
        ],
        [
          'auth.reauthenticate',
          async () => {
            const { error } = await auth.reauthenticate()
            // The letter of the sign-up was sent within the last minute.
            return answered(error?.code === 'over_email_send_rate_limit')
          },
        ],
        [
          'auth.updateUser password',
          () => auth.updateUser({ password: OTHER_PASSWORD, current_password: PASSWORD }),
        ],
        ['auth.signInWithPassword', () => auth.signInWithPassword({ email, password: OTHER_PASSWORD })],
        ['auth.updateUser email', () => auth.updateUser({ email: 'asha.new@example.org' })],
        [
          'auth.verifyOtp email_change',
          async () =>
            auth.verifyOtp({
              email: 'asha.new@example.org',
              token: await post.codeFor('asha.new@example.org'),
              type: 'email_change',
            }),
        ],
        ['auth.signInWithOtp email', () => connect().auth.signInWithOtp({ email: second })],
        [
          'auth.verifyOtp email',
          async () =>
            connect().auth.verifyOtp({ email: second, token: await post.codeFor(second), type: 'email' }),
        ],
        ['auth.signInWithOtp phone', () => auth.signInWithOtp({ phone: '+911234567890' })],
        [
          'auth.resetPasswordForEmail',
          async () => {
            await admin.createUser({ email: third, password: PASSWORD })
            return connect().auth.resetPasswordForEmail(third)
          },
        ],
        [
          'auth.verifyOtp recovery',
          async () =>
            connect().auth.verifyOtp({ email: third, token: await post.codeFor(third), type: 'recovery' }),
        ],
        [
          'auth.exchangeCodeForSession',
          async () => {
            await admin.createUser({ email: 'dev@example.org' })
            await pkce.auth.signInWithOtp({ email: 'dev@example.org' })
            const opened = await send(new Request(await post.linkFor('dev@example.org')))
            const code = new URL(opened.headers.get('Location') ?? 'x:').searchParams.get('code') ?? ''
            return pkce.auth.exchangeCodeForSession(code)
          },
        ],
        [
          'auth.signInWithOAuth',
          async () => {
            const { data } = await auth.signInWithOAuth({
              provider: 'github',
              options: { skipBrowserRedirect: true },
            })
            const answer = await send(
              new Request(data.url ?? '', { headers: { apikey: backend.publishableKey } }),
            )
            return {
              error: answer.ok ? null : { code: Refusal.parse(await answer.json()).error_code, message: '' },
            }
          },
        ],
        ['auth.signInWithIdToken', () => auth.signInWithIdToken({ provider: 'google', token: 'x' })],
        ['auth.signInWithSSO', () => auth.signInWithSSO({ domain: 'example.org' })],
        ['auth.signInAnonymously', () => auth.signInAnonymously()],
        [
          'auth.mfa.enroll totp',
          async () => {
            const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
            if (data?.type === 'totp') [factorId, secret] = [data.id, data.totp.secret]
            return { error }
          },
        ],
        ['auth.mfa.enroll phone', () => auth.mfa.enroll({ factorType: 'phone', phone: '+911234567890' })],
        ['auth.mfa.enroll webauthn', () => auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })],
        [
          'auth.mfa.challenge',
          async () => {
            const { data, error } = await auth.mfa.challenge({ factorId })
            challengeId = data?.id ?? ''
            return { error }
          },
        ],
        ['auth.mfa.verify', () => auth.mfa.verify({ factorId, challengeId, code: codeOfApp(secret) })],
        [
          'auth.mfa.challengeAndVerify',
          () => auth.mfa.challengeAndVerify({ factorId, code: codeOfApp(secret, 30) }),
        ],
        [
          'auth.mfa.listFactors',
          async () => {
            const { data, error } = await auth.mfa.listFactors()
            return error ? { error } : answered(data?.totp[0]?.id === factorId)
          },
        ],
        [
          'auth.mfa.getAuthenticatorAssuranceLevel',
          async () =>
            answered((await auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel === 'aal2'),
        ],
        [
          'auth.mfa.recoveryCodes.generate',
          async () => {
            const { data, error } = await auth.mfa.recoveryCodes.generate()
            codes = data?.codes ?? []
            return { error }
          },
        ],
        ['auth.mfa.recoveryCodes.getStatus', () => auth.mfa.recoveryCodes.getStatus()],
        ['auth.mfa.recoveryCodes.verify', () => auth.mfa.recoveryCodes.verify({ code: codes[0] ?? '' })],
        ['auth.mfa.unenroll', () => auth.mfa.unenroll({ factorId })],
        ['auth.passkey.list', () => auth.passkey.list()],
        ['auth.passkey.startAuthentication', () => auth.passkey.startAuthentication()],
        [
          'auth.admin.createUser',
          async () => {
            const { data, error } = await admin.createUser({ email: 'esha@example.org', password: PASSWORD })
            id = data.user?.id ?? ''
            return { error }
          },
        ],
        ['auth.admin.listUsers', () => admin.listUsers({ page: 1, perPage: 50 })],
        ['auth.admin.getUserById', () => admin.getUserById(id)],
        [
          'auth.admin.updateUserById',
          async () => {
            const { data, error } = await admin.updateUserById(id, {
              email: 'esha.new@example.org',
              user_metadata: { class: 12 },
              app_metadata: { role: 'admin' },
            })
            return error ? { error } : answered(data.user.email === 'esha.new@example.org')
          },
        ],
        [
          'auth.admin.updateUserById ban',
          async () => {
            const { data, error } = await admin.updateUserById(id, { ban_duration: '24h' })
            return error ? { error } : answered(data.user.banned_until !== undefined)
          },
        ],
        ['auth.admin.inviteUserByEmail', () => admin.inviteUserByEmail('farid@example.org')],
        [
          'auth.verifyOtp invite',
          async () =>
            connect().auth.verifyOtp({
              email: 'farid@example.org',
              token: await post.codeFor('farid@example.org'),
              type: 'invite',
            }),
        ],
        [
          'auth.admin.generateLink magiclink',
          async () => {
            const { data, error } = await admin.generateLink({ type: 'magiclink', email: second })
            hash = data.properties?.hashed_token ?? ''
            return { error }
          },
        ],
        [
          'auth.verifyOtp token_hash',
          () => connect().auth.verifyOtp({ token_hash: hash, type: 'magiclink' }),
        ],
        ['auth.admin.generateLink recovery', () => admin.generateLink({ type: 'recovery', email: second })],
        [
          'auth.admin.generateLink invite',
          () => admin.generateLink({ type: 'invite', email: 'g@example.org' }),
        ],
        [
          'auth.admin.generateLink signup',
          () => admin.generateLink({ type: 'signup', email: 'h@example.org', password: PASSWORD }),
        ],
        [
          'auth.admin.generateLink email_change',
          () => admin.generateLink({ type: 'email_change_new', email: second, newEmail: 'i@example.org' }),
        ],
        ['auth.admin.mfa.listFactors', () => admin.mfa.listFactors({ userId: id })],
        [
          'auth.admin.mfa.deleteFactor',
          () => admin.mfa.deleteFactor({ userId: id, id: '00000000-0000-4000-8000-000000000000' }),
        ],
        [
          'auth.admin.signOut',
          async () => {
            const other = connect()
            await other.auth.signInWithPassword({ email: third, password: PASSWORD })
            const { data } = await other.auth.getSession()
            return admin.signOut(data.session?.access_token ?? '')
          },
        ],
        ['auth.admin.deleteUser', () => admin.deleteUser(id)],
        ['auth.admin.oauth.listClients', () => admin.oauth.listClients()],
        ['auth.signOut others', () => auth.signOut({ scope: 'others' })],
        [
          'auth.signOut',
          async () => {
            const before = await token()
            const { error } = await auth.signOut()
            return error ? { error } : answered((await connect().auth.getUser(before)).error !== null)
          },
        ],
      ])
      expect(found).toEqual(await expected(found))
    },
    WALK_MS,
  )

  it.skipIf(isSkipped)('AUTH-28 AUTH-29 answers each call of the data API as the table says', async () => {
    const service = connect(backend.secretKey)
    const row = { category: 'Walk', prompt: 'Ask.', position: 99 }
    const rows = service.from.bind(service, 'category_prompts')
    const found = await walk([
      ['from.insert', () => rows().insert(row).select().single()],
      ['from.select', () => rows().select('category, prompt').eq('category', 'Walk').single()],
      [
        'from.select count',
        async () => {
          const { count, error } = await rows().select('*', { count: 'exact', head: true })
          return error ? { error } : answered(count === 15)
        },
      ],
      [
        'from.select filters',
        async () => {
          const { data, error } = await rows()
            .select('category')
            .or('category.ilike.wa%,position.gt.1000')
            .in('position', [99])
            .order('position', { ascending: false })
            .range(0, 4)
          return error ? { error } : answered(data.length === 1)
        },
      ],
      ['from.maybeSingle', () => rows().select().eq('category', 'none').maybeSingle()],
      ['from.single of none', () => rows().select().eq('category', 'none').single()],
      ['from.csv', () => rows().select('category').csv()],
      ['from.update', () => rows().update({ prompt: 'Better.' }).eq('category', 'Walk').select().single()],
      [
        'from.upsert',
        () =>
          rows()
            .upsert({ ...row, prompt: 'Best.' })
            .select()
            .single(),
      ],
      ['from.insert of a known key', () => rows().insert(row)],
      ['from.select of another table', () => service.from('nothing').select()],
      ['from.delete', () => rows().delete().eq('category', 'Walk').select().single()],
      ['rpc', () => service.rpc('count_questions', { topic: 'a' })],
    ])
    expect(found).toEqual(await expected(found))
  })

  it.skipIf(isSkipped)('AUTH-31 AUTH-32 answers each call of the storage as the table says', async () => {
    const service = connect(backend.secretKey)
    const { storage } = service
    const files = storage.from('walk')
    let [path, token] = ['', '']
    const found = await walk([
      [
        'storage.createBucket',
        () =>
          storage.createBucket('walk', {
            public: false,
            fileSizeLimit: 1000,
            allowedMimeTypes: ['text/plain'],
          }),
      ],
      [
        'storage.createBucket with a limit as text',
        async () => {
          await storage.createBucket('walk-small', { public: false, fileSizeLimit: '1.5kb' })
          const { data, error } = await storage.getBucket('walk-small')
          return error ? { error } : answered(data.file_size_limit === 1500)
        },
      ],
      ['storage.getBucket', () => storage.getBucket('walk')],
      ['storage.listBuckets', () => storage.listBuckets()],
      [
        'storage.updateBucket',
        () =>
          storage.updateBucket('walk', {
            public: true,
            fileSizeLimit: 1000,
            allowedMimeTypes: ['text/plain'],
          }),
      ],
      ['upload of bytes', () => files.upload('one.txt', HELLO, { contentType: 'text/plain' })],
      ['upload of a Blob', () => files.upload('blob.txt', new Blob(['hello'], { type: 'text/plain' }))],
      [
        'upload of a form',
        () => {
          const form = new FormData()
          form.append('file', new Blob(['hello'], { type: 'text/plain' }))
          return files.upload('form.txt', form)
        },
      ],
      [
        'upload of a stream',
        () =>
          files.upload('stream.txt', new Blob(['hello']).stream(), {
            contentType: 'text/plain',
            duplex: 'half',
          }),
      ],
      ['upload of a known file', () => files.upload('one.txt', HELLO, { contentType: 'text/plain' })],
      [
        'upload with upsert',
        () => files.upload('one.txt', HELLO, { contentType: 'text/plain', upsert: true }),
      ],
      [
        'upload past the limit',
        () => files.upload('large.txt', new Uint8Array(2000), { contentType: 'text/plain' }),
      ],
      ['upload of another type', () => files.upload('a.png', HELLO, { contentType: 'image/png' })],
      [
        'upload with metadata',
        async () => {
          await files.upload('meta.txt', HELLO, { contentType: 'text/plain', metadata: { class: '10' } })
          const { data, error } = await files.info('meta.txt')
          return error ? { error } : answered(data.metadata?.class === '10')
        },
      ],
      ['update', () => files.update('one.txt', HELLO, { contentType: 'text/plain' })],
      [
        'list',
        async () => {
          const { data, error } = await files.list()
          return error ? { error } : answered(data[0]?.name === 'blob.txt')
        },
      ],
      [
        'listV2',
        async () => {
          await files.upload('deep/inside.txt', HELLO, { contentType: 'text/plain' })
          const seen: string[] = []
          let cursor: string | undefined
          do {
            const { data, error } = await files.listV2({
              with_delimiter: true,
              limit: 2,
              ...(cursor && { cursor }),
            })
            if (error) return { error }
            seen.push(...data.objects.map(({ name }) => name), ...data.folders.map(({ name }) => name))
            cursor = data.nextCursor
          } while (cursor !== undefined)
          // Pages of two by name: the folder is the last of its page.
          return answered(seen.join() === 'blob.txt,deep/,form.txt,large.txt,meta.txt,one.txt,stream.txt')
        },
      ],
      [
        'info',
        async () => {
          const { data, error } = await files.info('one.txt')
          return error
            ? { error }
            : answered(data.size === HELLO.length && data.contentType?.startsWith('text/plain') === true)
        },
      ],
      ['exists', async () => answered((await files.exists('one.txt')).data)],
      ['exists of a missing file', async () => answered((await files.exists('missing.txt')).data === false)],
      [
        'download',
        async () => {
          const { data, error } = await files.download('one.txt')
          return error ? { error } : answered((await data.text()) === 'hello')
        },
      ],
      [
        'createSignedUrl',
        async () => {
          const { data, error } = await files.createSignedUrl('one.txt', 60, { download: 'name.txt' })
          if (error) return { error }
          const answer = await send(new Request(data.signedUrl))
          return answered((await answer.text()) === 'hello')
        },
      ],
      ['createSignedUrls', () => files.createSignedUrls(['one.txt'], 60)],
      [
        'createSignedUploadUrl',
        async () => {
          const { data, error } = await files.createSignedUploadUrl('later.txt')
          if (data) [path, token] = [data.path, data.token]
          return { error }
        },
      ],
      ['uploadToSignedUrl', () => files.uploadToSignedUrl(path, token, HELLO, { contentType: 'text/plain' })],
      [
        'uploadToSignedUrl twice',
        () => files.uploadToSignedUrl(path, token, HELLO, { contentType: 'text/plain' }),
      ],
      [
        'getPublicUrl',
        async () => {
          const answer = await send(new Request(files.getPublicUrl('one.txt').data.publicUrl))
          return answered((await answer.text()) === 'hello')
        },
      ],
      ['download with transform', () => files.download('one.txt', { transform: { width: 10 } })],
      ['move', () => files.move('one.txt', 'two.txt')],
      ['copy', () => files.copy('two.txt', 'three.txt')],
      ['copy to another bucket', () => files.copy('two.txt', 'walk.txt', { destinationBucket: 'files' })],
      ['move to another bucket', () => files.move('two.txt', 'moved.txt', { destinationBucket: 'files' })],
      [
        'remove',
        async () => {
          const { data, error } = await files.remove(['three.txt', 'missing.txt'])
          return error ? { error } : answered(data.length === 1)
        },
      ],
      ['storage.emptyBucket', () => storage.emptyBucket('walk')],
      ['storage.deleteBucket', () => storage.deleteBucket('walk')],
    ])
    expect(found).toEqual(await expected(found))
  })
})
