import { describe, expect, it } from 'vitest'
import { createRandom } from '../random/random.ts'
import {
  flipSideways,
  flipUpsideDown,
  lookOf,
  moveShapes,
  onlyPicture,
  placePictures,
  type Shape,
  turnBy,
} from './picture.ts'

const corner = (fill: 'none' | 'solid'): Shape => ({
  kind: 'polygon',
  fill,
  points: [
    [10, 10],
    [40, 10],
    [10, 60],
  ],
})
const dot = (x: number): Shape => ({ kind: 'circle', x, y: 20, radius: 5, fill: 'solid' })

describe('lookOf', () => {
  it('is the same for the same parts in another order, begun at another corner and drawn the other way round', () => {
    const other: Shape = {
      kind: 'polygon',
      fill: 'none',
      points: [
        [40, 10],
        [10, 10],
        [10, 60],
      ],
    }
    expect(lookOf([corner('none'), dot(70)])).toBe(lookOf([dot(70), other]))
  })

  it('tells another filling, place or dashed line apart', () => {
    expect(lookOf([corner('none')])).not.toBe(lookOf([corner('solid')]))
    expect(lookOf([dot(20)])).not.toBe(lookOf([dot(24)]))
  })

  it('is the same after two mirrors and a half turn, and differs in one mirror', () => {
    const twice = moveShapes(moveShapes([corner('none'), dot(70)], flipSideways), flipUpsideDown)
    expect(lookOf(moveShapes(twice, turnBy(180)))).toBe(lookOf([corner('none'), dot(70)]))
    expect(lookOf(moveShapes([corner('none')], flipSideways))).not.toBe(lookOf([corner('none')]))
  })
})

describe('placePictures', () => {
  it('offers four pictures that all look different, and leaves out wrong ones that look like the right one', () => {
    const wrong = [dot(30), dot(50), dot(30), dot(40), dot(60)].map((shape) => ({
      shapes: [shape],
      because: 'it is elsewhere',
    }))
    const { choices, key, mistakes } = placePictures(createRandom('a'), { shapes: [dot(50)] }, wrong)
    expect(new Set(choices.map(lookOf)).size).toBe(4)
    expect(lookOf(choices[key] ?? [])).toBe(lookOf([dot(50)]))
    expect(mistakes).toHaveLength(3)
  })
})

describe('onlyPicture', () => {
  it('names no picture when two fit', () => {
    const choices = [[dot(10)], [dot(20)], [dot(10)]]
    expect(onlyPicture(choices, (shapes) => lookOf(shapes) === lookOf([dot(20)]))).toBe('Picture 2')
    expect(onlyPicture(choices, (shapes) => lookOf(shapes) === lookOf([dot(10)]))).toBe('')
  })
})
