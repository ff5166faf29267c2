import * as z from 'zod/mini'

const Coded = z.object({ code: z.string() })

const UNREACHABLE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  CONNECT_TIMEOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  ECONNRESET: 'it hangs up',
  CONNECTION_CLOSED: 'it hangs up',
  '57P03': 'it is still starting up',
  '53300': 'it has no connection left',
}

/** PostgreSQL error codes for a wrong address or missing rights. */
const REFUSED: Record<string, string> = {
  '28P01': 'the password in DATABASE_URL is wrong. Put the right one',
  '28000': 'the user in DATABASE_URL may not sign in. Put another one, or allow it in pg_hba.conf',
  '3D000': 'the database in DATABASE_URL does not exist. Create it, or put the name of another one',
  '42501':
    'the user in DATABASE_URL may not create what Ekagra needs. Put a superuser, or let one create the roles anon, authenticated and service_role (with bypassrls) and grant them to the owner of the database',
  '53100': 'the disk of the PostgreSQL server is full. Make room on it',
  '25006': 'the PostgreSQL in DATABASE_URL can only be read. Put the address of the primary server',
}

/** Host, port and database of an address, without user and password. */
export function postgresLocation(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname === '/' ? '' : pathname}`
}

/** What is wrong with a PostgreSQL and what to do, or undefined when something else is wrong. */
export function describePostgresProblem(error: unknown, url: string): string | undefined {
  // When a host has several addresses, each of them fails with its own error.
  const first = error instanceof AggregateError ? error.errors[0] : error
  const coded = Coded.safeParse(first)
  if (!coded.success) return undefined
  const { code } = coded.data
  const unreachable = UNREACHABLE[code]
  if (unreachable) {
    return `PostgreSQL at ${postgresLocation(url)} cannot be reached: ${unreachable}. Start it, or put the right address in DATABASE_URL`
  }
  return REFUSED[code]
}
