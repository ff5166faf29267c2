/** Something that a shop sells, with the usual range of its price in rupees. */
export interface Article {
  /** With its article: 'a ceiling fan'. */
  name: string
  low: number
  high: number
}

export const goods: readonly Article[] = [
  { name: 'a ceiling fan', low: 1200, high: 3600 },
  { name: 'a pressure cooker', low: 900, high: 3200 },
  { name: 'a bicycle', low: 4000, high: 12000 },
  { name: 'a study table', low: 1600, high: 6400 },
  { name: 'a school bag', low: 400, high: 1600 },
  { name: 'a cotton saree', low: 800, high: 4800 },
  { name: 'a wrist watch', low: 600, high: 4800 },
  { name: 'a mixer grinder', low: 1800, high: 5600 },
  { name: 'a steel almirah', low: 6000, high: 16000 },
  { name: 'a cricket bat', low: 800, high: 6000 },
  { name: 'an electric iron', low: 600, high: 2400 },
  { name: 'an office chair', low: 2400, high: 8000 },
  { name: 'a mobile phone', low: 8000, high: 24000 },
  { name: 'a woollen shawl', low: 800, high: 3600 },
  { name: 'a harmonium', low: 6000, high: 18000 },
  { name: 'a water purifier', low: 6000, high: 16000 },
]

/** Small things sold by number, in the plural. */
export const countedGoods: readonly string[] = [
  'pens',
  'mangoes',
  'notebooks',
  'bananas',
  'eggs',
  'toys',
  'clay lamps',
  'oranges',
  'bulbs',
  'cups',
  'chairs',
  'shirts',
]
