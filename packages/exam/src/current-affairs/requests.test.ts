import { describe, expect, it } from 'vitest'
import * as requests from './requests.ts'
import {
  cardLoadedNotice,
  cardRequest,
  combineBatches,
  indiaBulkFollowUp,
  indiaBulkOutcome,
  needsRefetch,
  OPTIONS_SHOWN,
  readCurrentAffairsQuestions,
} from './requests.ts'

it('CA-15 CA-16 CA-18 CA-30 CA-32 CA-33 CA-34 uses these numbers and words', () => {
  expect(requests).toMatchObject({
    CURRENT_AFFAIRS_DIFFICULTY: 'medium',
    CARD_REQUEST_SIZE: 15,
    MINIMUM_UNSEEN: 15,
    INDIA_BULK_CARD_REQUEST_SIZE: 30,
    INDIA_BULK_RETRY_SIZE: 35,
    INDIA_BULK_MINIMUM: 25,
    INDIA_BULK_FOLLOW_UP_SURPLUS: 5,
    FOLLOW_UP_PROMPT: 'Generate different and unique questions from the previous batch.',
    OVERLAY_CLOSES_AFTER_MS: 1500,
  })
})

describe('India Bulk', () => {
  it('CA-17 CA-19 CA-38 fills a short first batch up on the Generate tab with (25 - n) + 5', () => {
    expect(indiaBulkFollowUp('generate', 18)).toEqual({
      count: 12,
      notice: { kind: 'generating-more', generated: 18 },
    })
    expect(indiaBulkFollowUp('generate', 25)).toBeUndefined()
  })

  it('CA-33 CA-37 asks for 35 again on a card', () => {
    expect(indiaBulkFollowUp('card', 24)).toEqual({
      count: 35,
      notice: { kind: 'trying-again', generated: 24 },
    })
    expect(indiaBulkFollowUp('card', 30)).toBeUndefined()
  })

  it('CA-20 combines both batches without repeats, up to 25', () => {
    const batch = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        text: `${from + index}`.repeat(5),
        correctAnswer: 0,
      }))
    expect(combineBatches(batch(10, 28), batch(20, 50))).toEqual(batch(10, 35))
    expect(combineBatches(batch(10, 15), batch(10, 15))).toHaveLength(5)
  })

  it('CA-32 CA-40 CA-41 needs 25 questions and gives the message of each tab', () => {
    expect(indiaBulkOutcome('generate', 25)).toEqual({ ok: true })
    expect(indiaBulkOutcome('generate', 24)).toEqual({
      ok: false,
      notice: { kind: 'minimum-not-reached', generated: 24 },
    })
    expect(indiaBulkOutcome('card', 24)).toEqual({ ok: false, notice: { kind: 'needs-more', generated: 24 } })
  })

  it('CA-39 reports when nothing usable arrived', () => {
    for (const tab of ['generate', 'card'] as const) {
      expect(indiaBulkOutcome(tab, 0)).toEqual({
        ok: false,
        notice: { kind: 'nothing-usable', generated: 0 },
      })
    }
  })
})

describe('cards', () => {
  it('CA-30 CA-31 ask for 15 monthly questions, India Bulk for 30 of the chosen timeframe', () => {
    expect(cardRequest(false, 'today')).toEqual({ count: 15, difficulty: 'medium', timeframe: 'monthly' })
    expect(cardRequest(true, 'today')).toEqual({ count: 30, difficulty: 'medium', timeframe: 'today' })
  })

  it('CA-34 ask again below 15 unseen questions', () => {
    expect([14, 15].map(needsRefetch)).toEqual([true, false])
  })

  it('CA-42 CA-43 tell fresh questions from loaded ones', () => {
    expect([true, false].map(cardLoadedNotice)).toEqual(['fresh', 'new'])
  })
})

const ARRIVED = { text: 'Who?', options: ['a', 'b', 'c', 'd', 'e'], correctIndex: 2, correctAnswer: 0 }

it('CA-46 CA-47 CA-48 shows up to four options, prefers correctIndex and names a question without an id', () => {
  expect(readCurrentAffairsQuestions([ARRIVED], 17)).toEqual([
    {
      id: 'question-17-0',
      text: 'Who?',
      options: ['a', 'b', 'c', 'd'],
      correctAnswer: 2,
      explanation: 'No explanation provided.',
      difficulty: 'medium',
      trust: 'unverified',
    },
  ])
  expect(OPTIONS_SHOWN).toBe(4)
})

it('reads anything but a list as no questions', () => {
  expect([null, {}, 'x'].map((arrived) => readCurrentAffairsQuestions(arrived, 1))).toEqual([[], [], []])
  expect(readCurrentAffairsQuestions([null, 3], 1)).toEqual([])
})
