/** How to hold each list of history in mind. */
export const historyLists = {
  'bank/ancient-and-medieval-history':
    'For each age ask the same four questions: who ruled and by what right, who paid which tax, what people believed, what they traded. Change from one age to the next is what UPSC asks, for instance from the tribal assembly of the Rigveda to the king’s officers of the Mauryas.',
  'bank/modern-history':
    'Three threads run side by side: how the British took power (battles, alliances, lapse), how they used it (revenue, trade, law) and how India answered (revolts, reform, Congress, mass movements). Give each event to its thread.',
  'facts/harappan-sites':
    'One site, one find. Draw a sketch map with Sindh and Punjab in the west, Rajasthan and Haryana in the middle and Gujarat in the south, and write one find at each site. Sites of Gujarat have to do with water and trade: dockyard, reservoirs.',
  'facts/congress-sessions':
    'Learn the sessions as turns of the road: founding 1885, Swaraj 1906, split 1907, reunion 1916, Purna Swaraj 1929, rights 1931, planning 1938. The year, the place and the president are asked crosswise.',
  'facts/newspapers':
    'Sort papers by the editor’s politics: reformers, moderates, extremists, revolutionaries abroad, Gandhi, Ambedkar. One editor often had one paper in English and one in his own tongue: Tilak’s Mahratta and Kesari.',
  'facts/reformers':
    'For each society say founder, year, place and what it fought: idol worship, caste, the state of women or lack of schooling. Bengal comes first in time, Maharashtra stands for caste and schooling, the south for self-respect.',
  'facts/viceroys':
    'Learn them in order with one deed each, then in pairs of maker and undoer: Lytton and Ripon, Curzon and Hardinge II, who ended the partition of Bengal. Titles: Governor-General of Bengal from 1773, of India from 1833, Viceroy from 1858.',
  'facts/rulers':
    'Give each ruler one thing that nobody else has: an inscription, a coin, a reform, a building. Wrong options offer the father or the son, so learn the line of succession with it.',
  'facts/dynasties':
    'A dynasty is founder, capital, region, greatest king. Group by region: Magadha, Deccan, far south, north-west, Delhi. Capitals repeat, and that is the trap: Pataliputra and Delhi belong to many.',
  'facts/battles':
    'Learn place, year, the two sides and what changed. Group by century: Ghor in the 1190s, Babur from 1526 to 1529, Sher Shah in 1539 and 1540, Company wars from 1757. The place names repeat (Tarain, Panipat), so say first, second, third.',
  'facts/freedom-movement':
    'Count by decades. 1880s founding; 1900s Swadeshi; 1910s Home Rule and Gandhi’s return; 1920s Non-Cooperation and Swarajists; 1930s salt, Round Tables, provinces; 1940s war, Quit India, partition. Within a decade cause comes before effect: Rowlatt before Jallianwala Bagh, Simon before the Nehru Report.',
  'facts/history-terms':
    'Place the term in its age by its language: Sanskrit for Vedic to Gupta times, Tamil for the Cholas, Persian and Arabic for Sultans and Mughals, Marathi for the Marathas, English for the Company. Then decide whether it is a tax, an office, an assembly or a kind of land.',
  'facts/travellers':
    'Traveller, land, king: three cards that belong together. Chinese pilgrims came for Buddhism, Arabs and Persians as scholars or envoys, Venetians and Portuguese for trade, the English to ask Jahangir for it.',
  'facts/treaties':
    'Tie each treaty to the war it ends and write the two in pairs. Marathas: Surat, Salbai, Bassein. Mysore: Madras, Mangalore, Seringapatam. Sikhs: Amritsar, Lahore. Nepal: Sagauli. Burma: Yandabo.',
  'facts/uprisings':
    'Ask who rose, against whom, and where. Tribal risings are against outsiders on forest land (Chota Nagpur, Rajmahal, Andhra), peasant risings against planters and revenue, and 1857 began with soldiers. For 1857 learn one leader for each city.',
  'facts/slogans':
    'Hear the voice: a demand, a farewell, a call to arms. Some lines were coined by one and made famous by another: Hasrat Mohani coined Inquilab Zindabad, Bhagat Singh carried it.',
  'facts/monuments':
    'Builder first, then place, then style. Sultans built in rubble and red stone with arches, Akbar in red sandstone, Shah Jahan in marble; Pallavas cut from rock, Cholas raised tall towers, Hoysalas carved soft stone in star plans.',
}
