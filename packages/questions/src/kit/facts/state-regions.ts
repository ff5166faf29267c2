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

/** Whether both are states of India, of different regions. */
export function areFarApart(one: string, other: string): boolean {
  const [a, b] = [regionOf.get(one), regionOf.get(other)]
  return a !== undefined && b !== undefined && a !== b
}
