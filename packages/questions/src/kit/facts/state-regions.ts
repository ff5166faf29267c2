/** The states and union territories by region: a paper offers Ladakh and Uttarakhand beside Himachal Pradesh, not Kerala. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  north: [
    'Chandigarh',
    'Delhi',
    'Haryana',
    'Himachal Pradesh',
    'Jammu and Kashmir',
    'Ladakh',
    'Punjab',
    'Uttar Pradesh',
    'Uttarakhand',
  ],
  east: ['Bihar', 'Jharkhand', 'Odisha', 'West Bengal'],
  'north-east': [
    'Arunachal Pradesh',
    'Assam',
    'Manipur',
    'Meghalaya',
    'Mizoram',
    'Nagaland',
    'Sikkim',
    'Tripura',
  ],
  centre: ['Chhattisgarh', 'Madhya Pradesh'],
  west: ['Dadra and Nagar Haveli and Daman and Diu', 'Goa', 'Gujarat', 'Maharashtra', 'Rajasthan'],
  south: [
    'Andaman and Nicobar Islands',
    'Andhra Pradesh',
    'Karnataka',
    'Kerala',
    'Lakshadweep',
    'Puducherry',
    'Tamil Nadu',
    'Telangana',
  ],
}

const regionOf: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([region, states]) => states.map((state) => [state, region] as const)),
)

/** Regions that touch; the north-east touches only the east. */
const TOUCHING = new Set(
  [
    'north centre',
    'north east',
    'north west',
    'centre east',
    'centre west',
    'centre south',
    'east north-east',
    'east south',
    'west south',
  ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
)

/** How far two states of India are apart: 0 in one region, 1 in regions that touch, 2 farther; 0 for other places. */
export function regionsBetween(one: string, other: string): 0 | 1 | 2 {
  const a = regionOf.get(one)
  const b = a === undefined ? undefined : regionOf.get(other)
  if (a === undefined || b === undefined || a === b) return 0
  return TOUCHING.has(`${a} ${b}`) ? 1 : 2
}
