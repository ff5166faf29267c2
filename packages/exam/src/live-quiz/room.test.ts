import { LIVE_LIMITS, type LiveQuestion, type Room } from '@ekagra/schema/live-quiz'
import { describe, expect, it } from 'vitest'
import {
  act,
  advance,
  BOARD_MS,
  countRoom,
  endOfPhase,
  isRefused,
  joinRoom,
  LATE_MS,
  type Outcome,
  openRoom,
  viewPlayer,
  viewRoom,
} from './room.ts'

const question = (correctIndex: number): LiveQuestion => ({
  text: 'Which?',
  options: ['a', 'b', 'c', 'd'],
  correctIndex,
  explanation: 'because',
})
const person = (id: string, name = id) => ({ id, name, tokenHash: `hash of ${id}` })
const room = (outcome: Outcome): Room => {
  if (isRefused(outcome)) throw new Error(outcome)
  return outcome
}
const join = (given: Room, id: string, name?: string) => room(joinRoom(given, person(id, name), 0))
const lobby = (hostPlays = true) => {
  const opened = openRoom(
    {
      code: 'KMRT42',
      title: 'Ratio',
      secondsEach: 20,
      questions: [question(0), question(1)],
      host: person('host', 'Host'),
      hostPlays,
    },
    0,
  )
  return join(join(opened, 'asha', 'Asha'), 'other', 'asha')
}
const answer = (number: number, choice: number) => ({ kind: 'answer' as const, number, choice })
const next = (from: number) => ({ kind: 'next' as const, from })
const started = (now = 1000, hostPlays = true) => room(act(lobby(hostPlays), 'host', next(-1), now))

describe('a live quiz', () => {
  it('is begun by its host alone, and tells two people of one name apart', () => {
    expect(viewRoom(lobby(), 0).board.map(({ name }) => name)).toEqual(['Asha', 'Host', 'asha 2'])
    expect(act(lobby(), 'asha', next(-1), 0)).toBe('not-host')
    expect(act(lobby(), 'stranger', next(-1), 0)).toBe('unknown-player')
    expect(act(lobby(), undefined, next(-1), 0)).toBe('unknown-player')
    expect(viewRoom(started(), 1000)).toMatchObject({ phase: 'asking', number: 0, total: 2, msLeft: 20_000 })
  })

  it('keeps the key to itself until the question is closed', () => {
    const asking = room(act(started(), 'asha', answer(0, 0), 2000))
    expect(JSON.stringify(viewRoom(asking, 2000))).not.toMatch(/correctIndex|because|chosen/)
    expect(viewRoom(asking, 2000)).toMatchObject({ key: null, answered: 1, players: 3 })
    expect(viewRoom(asking, 2000).board.every(({ points }) => points === 0)).toBe(true)
    const end = endOfPhase(asking) ?? 0
    expect(viewRoom(advance(asking, end), end)).toMatchObject({
      phase: 'board',
      key: { correctIndex: 0, explanation: 'because', isSkipped: false, chosen: [1, 0, 0, 0] },
    })
  })

  it('counts one answer for each question, more for a quick one, none for a wrong, late or early one', () => {
    let now = 1000
    let quiz = started(now)
    quiz = room(act(quiz, 'asha', answer(0, 0), now))
    expect(act(quiz, 'asha', answer(0, 1), now + 1)).toEqual(quiz)
    expect(act(quiz, 'other', answer(1, 1), now)).toBe('closed')
    quiz = room(act(quiz, 'other', answer(0, 0), now + 10_000))
    quiz = room(act(quiz, 'host', answer(0, 3), now + 10_000))
    // Everybody has answered, so nobody waits for the clock.
    now += 10_000
    expect(viewRoom(quiz, now)).toMatchObject({ phase: 'board', msLeft: BOARD_MS })
    expect(viewRoom(quiz, now).board).toEqual([
      { id: 'asha', name: 'Asha', points: 1000, right: 1, rank: 1 },
      { id: 'other', name: 'asha 2', points: 750, right: 1, rank: 2 },
      { id: 'host', name: 'Host', points: 0, right: 0, rank: 3 },
    ])
    expect(act(quiz, 'asha', answer(0, 0), now)).toBe('closed')
  })

  it('takes an answer that was given in time and arrives a moment later, and no other', () => {
    const end = 1000 + 20_000
    expect(isRefused(act(started(), 'asha', answer(0, 0), end + LATE_MS - 1))).toBe(false)
    expect(act(started(), 'asha', answer(0, 0), end + LATE_MS)).toBe('closed')
  })

  it('goes on by itself when the host is gone, and waits for nobody', () => {
    const later = 1000 + 20_000 + LATE_MS
    expect(advance(started(), later)).toMatchObject({ phase: 'board', number: 0 })
    expect(advance(started(), later + BOARD_MS)).toMatchObject({ phase: 'asking', number: 1 })
    expect(advance(started(), later + BOARD_MS + 5_000_000)).toMatchObject({ phase: 'finished', number: 1 })
    expect(viewRoom(advance(started(), 9e9), 9e9)).toMatchObject({ msLeft: null, phase: 'finished' })
  })

  it('goes on early when the host says so, once for each board', () => {
    const board = advance(started(), 1000 + 20_000 + LATE_MS)
    const second = room(act(board, 'host', next(0), 22_000))
    expect(second).toMatchObject({ phase: 'asking', number: 1, since: 22_000 })
    expect(act(second, 'host', next(0), 22_001)).toEqual(second)
    expect(act(second, 'host', next(1), 22_001)).toEqual(second)
  })

  it('gives nobody points for a question that the host skips, or that was open when the host ended the quiz', () => {
    const answered = room(act(started(), 'asha', answer(0, 0), 1000))
    const skip = { kind: 'skip' as const, number: 0 }
    const board = room(act(answered, 'host', skip, 2000))
    expect(viewRoom(board, 2000)).toMatchObject({ phase: 'board', key: { isSkipped: true } })
    expect(viewRoom(board, 2000).board.map(({ points }) => points)).toEqual([0, 0, 0])
    expect(act(board, 'host', skip, 2001)).toEqual(board)
    const ended = room(act(answered, 'host', { kind: 'end' }, 2000))
    expect(viewRoom(ended, 2000)).toMatchObject({ phase: 'finished', key: { isSkipped: true } })
    expect(viewRoom(ended, 2000).board.map(({ points }) => points)).toEqual([0, 0, 0])
    expect(act(ended, 'host', { kind: 'end' }, 2000)).toBe('over')
    for (const action of [skip, { kind: 'end' as const }])
      expect(act(answered, 'asha', action, 2000)).toBe('not-host')
  })

  it('lets the host send a player out, who is then nobody there; and never the host', () => {
    const out = { kind: 'remove' as const, playerId: 'other' }
    const rest = room(act(started(), 'host', out, 2000))
    expect(viewRoom(rest, 2000).board.map(({ id }) => id)).toEqual(['asha', 'host'])
    expect(act(rest, 'other', answer(0, 0), 2000)).toBe('unknown-player')
    expect(act(started(), 'asha', out, 2000)).toBe('not-host')
    const self = { kind: 'remove' as const, playerId: 'host' }
    expect(act(rest, 'host', self, 2000)).toEqual(rest)
  })

  it('has a host who brought the questions lead without playing', () => {
    const quiz = started(1000, false)
    expect(act(quiz, 'host', answer(0, 0), 1000)).toBe('closed')
    expect(viewRoom(quiz, 1000)).toMatchObject({ hostName: 'Host', players: 2 })
    expect(viewRoom(quiz, 1000).board.map(({ id }) => id)).toEqual(['asha', 'other'])
    const both = room(act(room(act(quiz, 'asha', answer(0, 0), 1000)), 'other', answer(0, 0), 1000))
    expect(both.phase).toBe('board')
    expect(viewRoom(both, 1000).board.map(({ rank }) => rank)).toEqual([1, 1])
  })

  it('numbers people of one name one after the other', () => {
    const three = join(join(lobby(), 'third', 'ASHA'), 'fourth', 'Asha')
    expect(three.players.map(({ name }) => name)).toEqual(['Host', 'Asha', 'asha 2', 'ASHA 3', 'Asha 4'])
  })

  it('waits for its clock when nobody plays', () => {
    const alone = ['asha', 'other'].reduce(
      (quiz, playerId) => room(act(quiz, 'host', { kind: 'remove', playerId }, 2000)),
      started(1000, false),
    )
    expect(viewRoom(alone, 2000)).toMatchObject({ phase: 'asking', players: 0 })
  })

  it('has an empty place for each question that a player did not answer', () => {
    const second = room(act(advance(started(), 21_000 + LATE_MS), 'host', next(0), 30_000))
    const answered = room(act(second, 'asha', answer(1, 1), 32_000))
    const asha = answered.players.find(({ id }) => id === 'asha')
    expect(asha?.answers).toStrictEqual([null, { choice: 1, ms: 2000 }])
    const early = room(act(second, 'asha', answer(1, 1), 29_000))
    expect(early.players.find(({ id }) => id === 'asha')?.answers[1]).toEqual({ choice: 1, ms: 0 })
  })

  it('lets people in until it is over, and shows everybody their own answer when they come back', () => {
    const quiz = room(act(started(), 'asha', answer(0, 2), 3000))
    expect(viewPlayer(quiz, 'asha')).toEqual({
      id: 'asha',
      name: 'Asha',
      isHost: false,
      plays: true,
      choice: 2,
    })
    expect(viewPlayer(quiz, 'host')).toMatchObject({ isHost: true, choice: null })
    expect(viewPlayer(quiz, 'stranger')).toBeNull()
    expect(viewRoom(room(joinRoom(quiz, person('late'), 3000)), 3000).board).toHaveLength(4)
    expect(joinRoom(quiz, person('late'), 9e9)).toBe('over')
    let full = lobby()
    for (let count = full.players.length - 1; count < LIVE_LIMITS.players; count += 1)
      full = join(full, `p${count}`)
    expect(joinRoom(full, person('y'), 0)).toBe('full')
  })

  it('counts every change, so that an older message never replaces a newer one', () => {
    const first = started()
    const second = room(act(first, 'asha', answer(0, 0), 2000))
    expect(second.version).toBe(first.version + 1)
    expect(advance(second, 2001)).toBe(second)
    expect(countRoom(second)).toEqual({
      version: second.version,
      phase: 'asking',
      number: 0,
      players: 3,
      answered: 1,
    })
  })
})
