import { defineBank } from '../../../kit/bank/define-bank.ts'

/** Questions on single missiles: 'After which rivers is BrahMos named?' */
export const missilesInDepth = defineBank({
  id: 'missiles-in-depth',
  sets: [
    {
      rows: `
1 brahmos, missiles | BrahMos is a joint venture of India and which country? | Russia | Israel | France | USA | DRDO of India and NPO Mashinostroyenia of Russia formed the company in 1998.
1 brahmos, missiles | The name BrahMos comes from the names of which two rivers? | Brahmaputra and Moskva | Brahmani and Moskva | Brahmaputra and Volga | Brahmani and Mosel | The Moskva flows through Moscow and the Brahmaputra through Assam.
2 brahmos, missiles | At about what speed does the BrahMos missile fly? | Mach 2.8 | Mach 0.8 | Mach 1.2 | Mach 7 | This makes it one of the fastest supersonic cruise missiles in service.
2 brahmos, missiles | Which country was the first to buy BrahMos missiles from India? | Philippines | Vietnam | Indonesia | Brazil | The agreement was signed in January 2022, and the first batch was delivered in April 2024.
2 brahmos, missiles | From which aircraft of the Indian Air Force is the air version of BrahMos launched? | Sukhoi-30 MKI | Tejas | Jaguar | Mirage 2000 | It was first fired from this aircraft in November 2017.
2 brahmos, missiles | Which type of missile is BrahMos? | Cruise missile | Ballistic missile | Anti-tank missile | Air-to-air missile | It flies low through the air under its own power all the way. Agni and Prithvi are ballistic missiles.
2 agni, missiles | Agni-V is a missile of which class? | Intercontinental ballistic | Short-range ballistic | Supersonic cruise | Anti-tank guided | It is a surface-to-surface missile with a range beyond 5,000 km.
2 agni, missiles | In which year was an Agni missile first tested? | 1989 | 1974 | 1998 | 2002 | The technology demonstrator was fired from Chandipur in May 1989.
2 agni, missiles | Which body developed the Agni series of missiles? | DRDO | ISRO | HAL | BARC | ISRO makes space launch vehicles and HAL aircraft.
2 agni, missiles | The Agni missiles are of which type? | Surface-to-surface | Surface-to-air | Air-to-air | Air-to-surface | Akash is a surface-to-air missile and Astra an air-to-air missile.
3 agni, missiles | Which scientist, called the Missile Man of India, led the programme that began the Agni series? | A. P. J. Abdul Kalam | Vikram Sarabhai | Homi J. Bhabha | Satish Dhawan | Kalam headed the Integrated Guided Missile Development Programme of 1983.
`,
    },
  ],
})
