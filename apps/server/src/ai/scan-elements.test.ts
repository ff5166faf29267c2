import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createElementScanner } from './scan-elements.ts'

function scan(chunks: string[]): unknown[] {
  const next = createElementScanner()
  return chunks.flatMap((chunk) => next(chunk)).map((text) => JSON.parse(text))
}

const element = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })

describe('scanning a list that is still being written', () => {
  it.each([
    ['{"questions":[{"a":1},{"a":[{"b":2}]}]}'],
    ['[{"a":1},{"a":[{"b":2}]}]'],
    ['Here you are:\n```json\n{"questions": [ {"a":1} , {"a":[{"b":2}]} ]}\n```\nGood luck [1]!'],
    ['{"note":"a } in [ text \\" and \\\\","questions":[{"a":1},{"a":[{"b":2}]}]'],
  ])('finds the objects of %s', (text) => {
    expect(scan([text])).toEqual([{ a: 1 }, { a: [{ b: 2 }] }])
  })

  it('gives an object as soon as its last brace arrives', () => {
    const next = createElementScanner()
    expect(next('{"questions":[{"a"')).toEqual([])
    expect(next(':1')).toEqual([])
    expect(next('}')).toEqual(['{"a":1}'])
    expect(next(',{"a":2},{"a":3}')).toEqual(['{"a":2}', '{"a":3}'])
  })

  it('finds the same objects wherever the text is cut into chunks', () => {
    fc.assert(
      fc.property(fc.array(element, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 8 }), (list, cuts) => {
        const text = JSON.stringify({ questions: list })
        const places = [...new Set(cuts.map((cut) => cut % text.length))].sort((a, b) => a - b)
        const chunks = [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length))
        expect(scan(chunks)).toEqual(JSON.parse(text).questions)
      }),
    )
  })

  it('keeps every complete object of a text cut at any character', () => {
    const list = [{ text: 'a "quoted" \\ {one}', options: ['[', ']'] }, { text: 'two' }]
    const text = JSON.stringify({ questions: list })
    const ends = list.map((item) => text.indexOf(JSON.stringify(item)) + JSON.stringify(item).length)
    for (let cut = 0; cut <= text.length; cut += 1) {
      expect(scan([text.slice(0, cut)])).toEqual(list.slice(0, ends.filter((end) => end <= cut).length))
    }
  })

  it('gives the beginning of an object once its first list is complete', () => {
    const heads: string[] = []
    const next = createElementScanner(undefined, (head) => heads.push(head))
    for (const character of '{"questions":[{"text":"a","options":["[","]"],"more":[1],"key":0},{"text":"b","key":1}]}')
      next(character)
    expect(heads.map((head) => JSON.parse(head))).toEqual([{ text: 'a', options: ['[', ']'] }])
  })

  it('finds nothing in prose', () => {
    expect(scan(['I am sorry, I cannot "do" that. {"error": "no"} [1, 2] Bye'])).toEqual([])
  })

  it('stops at an object that does not end', () => {
    const next = createElementScanner(100)
    expect(() => {
      for (let turn = 0; turn < 20; turn += 1) next('[{"a":"babble '.slice(turn === 0 ? 0 : 2))
    }).toThrow(RangeError)
  })
})
