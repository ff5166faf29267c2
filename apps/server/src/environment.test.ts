import { describe, expect, it } from 'vitest'
import { readEnvironment, StartProblem } from './environment.ts'

/** Two dots, as in the JWT keys of older Supabase projects; not signed, only its claims are read. */
function oldKey(role: string): string {
  return `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.signature`
}

function problemOf(source: Record<string, string>): string {
  try {
    readEnvironment(source)
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
  return 'none'
}

const SUPABASE = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SUPABASE_SECRET_KEY: 'sb_secret_abc',
}

describe('the environment', () => {
  it('needs nothing: every variable has a default or may be left out', () => {
    const environment = readEnvironment({})
    expect(environment).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', LOG_LEVEL: 'info', TRUST_PROXY: 0 })
    expect(environment.NEWS_FEEDS).toEqual([])
    expect(environment.DATA_DIR).toMatch(/[\\/]data$/)
  })

  it('treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('reads an origin with or without the last slash', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://ekagra.example/' }).PUBLIC_URL).toBe(
      'https://ekagra.example',
    )
  })

  it('reads feeds separated by commas or spaces', () => {
    expect(
      readEnvironment({ NEWS_FEEDS: 'https://a.example/rss, https://b.example/atom' }).NEWS_FEEDS,
    ).toEqual([{ url: 'https://a.example/rss' }, { url: 'https://b.example/atom' }])
  })

  it('reads a category before the address of its feed, even one with commas in it', () => {
    const text =
      'Defence = https://a.example/rss?of=army, Business, Economy & Banking=https://b.example/x?to=https://c.example/\nhttps://d.example'
    expect(readEnvironment({ NEWS_FEEDS: text }).NEWS_FEEDS).toEqual([
      { url: 'https://a.example/rss?of=army', category: 'Defence' },
      { url: 'https://b.example/x?to=https://c.example/', category: 'Business, Economy & Banking' },
      { url: 'https://d.example' },
    ])
  })

  it('allows feeds on this machine only when told to', () => {
    expect(readEnvironment({}).NEWS_FROM_LOOPBACK).toBe(false)
    expect(readEnvironment({ NEWS_FROM_LOOPBACK: 'yes' }).NEWS_FROM_LOOPBACK).toBe(true)
  })

  it.each([
    ['PORT', 'seventy'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'ekagra.example'],
    ['PUBLIC_URL', 'https://ekagra.example/app'],
    ['DATABASE_URL', 'mysql://localhost/ekagra'],
    ['SUPABASE_URL', 'nonsense'],
    ['OPENAI_API_KEY', 'sk-two words'],
    ['AI_BASE_URL', 'localhost'],
    ['NEWS_FEEDS', 'https://a.example/rss,ftp://b.example'],
    ['NEWS_FEEDS', 'Defence'],
    ['NEWS_FEEDS', 'ftp://b.example=https://a.example/rss'],
    ['NEWS_FROM_LOOPBACK', 'perhaps'],
    ['SUPPORT_EMAIL', 'help at ekagra'],
    ['SIGN_UP', 'perhaps'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['METRICS_TOKEN', 'short'],
  ])('refuses %s=%s and says what to put', (name, value) => {
    expect(problemOf({ [name]: value })).toMatch(
      new RegExp(`^the environment is not right\\. ${name}: .*put `),
    )
  })

  it('reports all problems at once, in one line', () => {
    const problem = problemOf({ PORT: 'x', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' })
    for (const name of ['PORT', 'LOG_LEVEL', 'TRUST_PROXY']) expect(problem).toContain(`${name}: `)
    expect(problem).not.toContain('\n')
  })

  it('never repeats a value, which may be a secret', () => {
    const problem = problemOf({
      DATABASE_URL: 'mysql://root:hunter2@localhost/ekagra',
      OPENAI_API_KEY: 'sk-hunter2 hunter2',
      METRICS_TOKEN: 'hunter2',
    })
    expect(problem).not.toContain('hunter2')
  })

  it('requires both keys of a Supabase', () => {
    expect(problemOf({ SUPABASE_URL: SUPABASE.SUPABASE_URL })).toContain(
      'SUPABASE_PUBLISHABLE_KEY: is missing',
    )
    expect(readEnvironment(SUPABASE)).toMatchObject(SUPABASE)
  })

  it.each(['sb_secret_abc', oldKey('service_role')])(
    'refuses the secret key %s as publishable key',
    (secret) => {
      expect(problemOf({ ...SUPABASE, SUPABASE_PUBLISHABLE_KEY: secret })).toContain(
        'put the publishable (or anon) key',
      )
    },
  )

  it('takes the anon key of an older project as publishable key', () => {
    const given = { ...SUPABASE, SUPABASE_PUBLISHABLE_KEY: oldKey('anon') }
    expect(readEnvironment(given)).toMatchObject(given)
  })

  it.each([
    [{ ...SUPABASE, DATABASE_URL: 'postgres://localhost/ekagra' }, 'DATABASE_URL: contradicts SUPABASE_URL'],
    [{ SUPABASE_SECRET_KEY: 'sb_secret_abc' }, 'SUPABASE_SECRET_KEY: is of no use without SUPABASE_URL'],
    [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'AI_MODEL: is missing'],
    [{ SIGN_UP: 'on' }, 'SIGN_UP: needs SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM: is missing'],
    [{ AI_MODEL: 'llama' }, 'AI_MODEL: is of no use without AI_BASE_URL'],
  ])('refuses variables that contradict each other: %j', (source, message) => {
    expect(problemOf(source)).toContain(message)
  })
})
