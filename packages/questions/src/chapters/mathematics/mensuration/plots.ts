/** Words for pieces of land. */
export const GROUNDS = ['garden', 'lawn', 'park', 'playground', 'field', 'courtyard']

export const PAVINGS = ['gravel', 'bricks', 'tiles', 'concrete', 'stone slabs', 'red sand']

export const TRAPEZIA = [
  'a field',
  'a garden',
  'a plot',
  'a playground',
  'a car park',
  'a pond',
  'a courtyard',
  'a lawn',
]
