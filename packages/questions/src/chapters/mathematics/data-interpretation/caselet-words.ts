/** Two groups of people and something that some of them do. */
export const PLACES = [
  { place: 'a college', one: 'boys', other: 'girls', does: 'play cricket', doNot: 'do not play cricket' },
  { place: 'an office', one: 'men', other: 'women', does: 'come by bus', doNot: 'do not come by bus' },
  { place: 'a village', one: 'adults', other: 'children', does: 'can swim', doNot: 'cannot swim' },
  {
    place: 'a housing society',
    one: 'owners',
    other: 'tenants',
    does: 'own a car',
    doNot: 'do not own a car',
  },
  {
    place: 'a hostel',
    one: 'juniors',
    other: 'seniors',
    does: 'eat rice at night',
    doNot: 'do not eat rice at night',
  },
  {
    place: 'a factory',
    one: 'skilled workers',
    other: 'unskilled workers',
    does: 'work at night',
    doNot: 'do not work at night',
  },
  {
    place: 'a library',
    one: 'students',
    other: 'teachers',
    does: 'borrow novels',
    doNot: 'do not borrow novels',
  },
  {
    place: 'a sports club',
    one: 'men',
    other: 'women',
    does: 'play badminton',
    doNot: 'do not play badminton',
  },
] as const

/** Two things of which a person may do one, both or none. */
export const CLUBS = [
  ['tea', 'coffee', 'drink'],
  ['cricket', 'football', 'play'],
  ['Hindi', 'English', 'speak'],
  ['maths', 'science', 'like'],
  ['chess', 'carrom', 'play'],
  ['singing', 'dancing', 'learn'],
  ['apples', 'mangoes', 'like'],
] as const
