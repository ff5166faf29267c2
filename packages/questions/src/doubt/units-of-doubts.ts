import Fraction from 'fraction.js'
import type { Exact } from '../kit/values/exact.ts'

export interface DoubtUnit {
  /** The name used in answers. */
  name: string
  dimension: string
  /** In the base unit of its dimension; exact by definition. */
  factor: Exact
}

/** Spellings, the factor to the base unit, the name in answers. The first unit of a dimension is its base. */
const TABLE: Record<string, readonly (readonly [spellings: string, factor: string, name: string])[]> = {
  length: [
    ['m|metre|metres|meter|meters', '1', 'm'],
    ['mm|millimetre|millimetres|millimeter|millimeters', '1/1000', 'mm'],
    ['cm|centimetre|centimetres|centimeter|centimeters|cms', '1/100', 'cm'],
    ['km|kms|kilometre|kilometres|kilometer|kilometers', '1000', 'km'],
    ['inch|inches', '0.0254', 'inches'],
    ['foot|feet|ft', '0.3048', 'feet'],
    ['yard|yards', '0.9144', 'yards'],
    ['mile|miles', '1609.344', 'miles'],
  ],
  mass: [
    ['kg|kgs|kilogram|kilograms', '1', 'kg'],
    ['g|gm|gms|gram|grams', '1/1000', 'g'],
    ['mg|milligram|milligrams', '1/1000000', 'mg'],
    ['quintal|quintals', '100', 'quintals'],
    ['tonne|tonnes|metric ton|metric tons', '1000', 'tonnes'],
    ['pound|pounds|lb|lbs', '0.45359237', 'pounds'],
  ],
  time: [
    ['s|sec|secs|second|seconds', '1', 'seconds'],
    ['min|mins|minute|minutes', '60', 'minutes'],
    ['h|hr|hrs|hour|hours', '3600', 'hours'],
    ['day|days', '86400', 'days'],
    ['week|weeks', '604800', 'weeks'],
  ],
  volume: [
    ['l|litre|litres|liter|liters|ltr', '1', 'litres'],
    ['ml|millilitre|millilitres|milliliter|milliliters', '1/1000', 'mL'],
    ['cubic metre|cubic metres|cubic meter|cubic meters|m\\^3|m\\^\\(3\\)', '1000', 'm³'],
    ['cubic centimetre|cubic centimetres|cubic cm|cm\\^3|cm\\^\\(3\\)|cc', '1/1000', 'cm³'],
  ],
  area: [
    ['square metre|square metres|square meter|square meters|sq m|sq\\.? ?m|m\\^2|m\\^\\(2\\)', '1', 'm²'],
    ['square centimetre|square centimetres|square cm|sq\\.? ?cm|cm\\^2|cm\\^\\(2\\)', '1/10000', 'cm²'],
    ['square kilometre|square kilometres|square km|sq\\.? ?km|km\\^2|km\\^\\(2\\)', '1000000', 'km²'],
    ['hectare|hectares|ha', '10000', 'hectares'],
    ['acre|acres', '4046.8564224', 'acres'],
  ],
  speed: [
    ['m\\/s|mps|metres? per second|meters? per second|m per s', '1', 'm/s'],
    ['km\\/hr?|kmph|kmh|km per hour|kilometres? per hour|kilometers? per hour', '5/18', 'km/h'],
  ],
  angle: [
    ['degree|degrees|°', '1', '°'],
    ['minutes? of arc', '1/60', '′'],
  ],
  count: [
    ['ones', '1', ''],
    ['hundred|hundreds', '100', 'hundred'],
    ['thousand|thousands', '1000', 'thousand'],
    ['lakh|lakhs|lac|lacs', '100000', 'lakh'],
    ['crore|crores', '10000000', 'crore'],
    ['million|millions', '1000000', 'million'],
    ['billion|billions', '1000000000', 'billion'],
    ['dozen|dozens', '12', 'dozen'],
  ],
}

export const doubtUnits: readonly (DoubtUnit & { spelling: RegExp })[] = Object.entries(TABLE).flatMap(
  ([dimension, units]) =>
    units.map(([spellings, factor, name]) => ({
      name,
      dimension,
      factor: new Fraction(factor),
      spelling: new RegExp(`^(?:${spellings})$`),
    })),
)

export const findUnit = (text: string): DoubtUnit | null =>
  doubtUnits.find(({ spelling }) => spelling.test(text.trim().replace(/\.$/, ''))) ?? null
