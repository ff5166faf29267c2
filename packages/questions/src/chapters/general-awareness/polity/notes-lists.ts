/** How to hold each list of polity in mind. */
export const polityLists = {
  'bank/rights-and-constitution':
    'Six groups of rights: equality (14–18), freedom (19–22), against exploitation (23–24), religion (25–28), culture and education (29–30), remedies (32). Ask of each: for citizens or for all, against whom, and with what exception. Principles direct, duties remind; neither can be enforced by a court.',
  'bank/government-and-parliament':
    'Follow a bill: introduced, read, passed, sent to the other House, assented to. Then follow a rupee: budget, vote, appropriation, audit by the CAG, Public Accounts Committee. Most questions ask for one step of these two roads.',
  'facts/national-bodies':
    'Three baskets. Article of the Constitution: constitutional. Act of Parliament: statutory. Resolution of the cabinet: executive. Then learn who appoints, for how long and who can remove: what is hard to remove is meant to be independent.',
  'facts/committees':
    'Tie the name to one word: Mandal backward classes, Sarkaria Centre and states, Swaran Singh duties, Narasimham banks, Kothari education. Two committees may bear one name, so add the year.',
  'facts/borrowed-features':
    'Ask what a country is proud of. Britain: Parliament and rule of law. America: rights and courts. Ireland: social principles. Canada: a strong Centre. Australia: working together (Concurrent List, joint sitting). The Act of 1935 gave the largest share of the text.',
  'facts/prime-ministers':
    'Learn the order with one event each. Short terms are the trap: Charan Singh, V. P. Singh, Chandra Shekhar, Deve Gowda, Gujral. Gulzarilal Nanda was acting only, twice, each time after a death in office.',
  'facts/vice-presidents':
    'Six of them became President; mark them. The Vice-President chairs the Rajya Sabha without being a member of it, and votes only in a tie.',
  'facts/presidents':
    'Learn the order in threes and tie each to one first: first, only, youngest, from which community. Two died in office, Zakir Husain and Fakhruddin Ali Ahmed.',
  'facts/amendments':
    'Put them on the road of history: land reform in the 1950s, states and languages in 1956, Parliament against courts in the 1970s, Emergency in 1976 and repair in 1978, local bodies in 1992, reservation and GST later. The number grows with the year, so an order question can be solved from the story.',
  'facts/constitution-parts':
    'Read the parts as a table of contents: land, people, rights, principles, Union, states, local bodies, relations, money, services, elections, languages, emergency, amendment.',
  'facts/schedules':
    'Schedules are the appendices: lists that would burden the text. There were eight in 1950; the Ninth came in 1951, the Tenth in 1985, the Eleventh and Twelfth with local bodies in 1992.',
  'facts/articles':
    'Do not learn them one after another. Learn one anchor for every ten or twenty, then the neighbours of each anchor: 14 equality, so 15 and 16 are its uses and 17 and 18 what it abolishes. Pairs of Union and state lie about ninety apart: 72 and 161, 123 and 213.',
}
