import { needsSecondFactor } from '../backend/auth/factors.ts'
import type { Caller } from '../backend/identify-caller.ts'

/** Who has joined a channel. */
export type Member =
  | { kind: 'guest' }
  /** Has the secret key: no rule of rows or channels applies. */
  | { kind: 'server'; token: string }
  | { kind: 'user'; token: string; userId: string; expiresAt: number }

const EXPIRED = 'The access token is not valid: it was not made here, has expired, or its session has ended.'

/**
 * The member that a key or token makes; a sentence when it is refused. A session that still needs its second factor or a password of its
 * own may do what a guest may.
 */
export function toMember(token: string, caller: Caller | undefined): Member | string {
  if (!caller || caller.kind === 'ended') return EXPIRED
  if (!('account' in caller)) return caller.kind === 'server' ? { kind: 'server', token } : { kind: 'guest' }
  const { account, claims } = caller
  if (account.mustChangePassword || needsSecondFactor(account)) return { kind: 'guest' }
  return { kind: 'user', token, userId: account.userId, expiresAt: (claims.exp ?? 0) * 1000 }
}

/** A private channel belongs to one person: it is called `user:` and their id, and may have a name after that. */
export function mayJoin(member: Member, topic: string, isPrivate: boolean): boolean {
  if (!isPrivate || member.kind === 'server') return true
  if (member.kind !== 'user') return false
  return topic === `user:${member.userId}` || topic.startsWith(`user:${member.userId}:`)
}

/** In these public channels the server speaks and everybody else only listens. */
const SPOKEN_BY_SERVER = /^live:/

export const maySpeak = (member: Member, topic: string, isPrivate: boolean): boolean =>
  mayJoin(member, topic, isPrivate) && (member.kind === 'server' || !SPOKEN_BY_SERVER.test(topic))

export const refusalOf = (topic: string): string =>
  `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`
