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
2 brahmos, missiles, indian-air-force | From which aircraft of the Indian Air Force is the air version of BrahMos launched? | Sukhoi-30 MKI | Tejas Mark 1A | SEPECAT Jaguar | Mirage 2000 | It was first fired from this aircraft in November 2017.
2 brahmos, missiles | Which type of missile is BrahMos? | Cruise missile | Ballistic missile | Anti-tank missile | Air-to-air missile | It flies low through the air under its own power all the way. Agni and Prithvi are ballistic missiles.
2 agni, missiles | Agni-V is a missile of which class? | Intercontinental ballistic | Short-range tactical ballistic | Supersonic cruise | Anti-tank guided | It is a surface-to-surface missile with a range beyond 5,000 km.
2 agni, missiles | In which year was an Agni missile first tested? | 1989 | 2004 | 1998 | 2002 | The technology demonstrator was fired from Chandipur in May 1989.
2 agni, missiles | Which body developed the Agni series of missiles? | DRDO | ISRO | HAL | BARC | ISRO makes space launch vehicles and HAL aircraft.
2 agni, missiles | The Agni missiles are of which type? | Surface-to-surface | Surface-to-air | Air-to-air | Submarine-launched | Akash is a surface-to-air missile and Astra an air-to-air missile.
1 agni, missiles | Which scientist, called the Missile Man of India, led the programme that began the Agni series? | A. P. J. Abdul Kalam | Vikram Sarabhai | Homi J. Bhabha | Satish Dhawan | Kalam headed the Integrated Guided Missile Development Programme of 1983.
1 brahmos, missiles | In which year was the BrahMos missile first tested? | 2001 | 1983 | 1994 | 1990 | It was fired from Chandipur in June of that year, three years after the company had been formed.
2 brahmos, missiles | To which range was the first BrahMos limited, since Russia was bound by the missile control regime? | 290 km | 150 km | 700 km | 2,000 km | India joined the regime in 2016, and versions with a longer range followed.
3 brahmos, missiles | Which engine drives the second stage of BrahMos? | Liquid ramjet | Turbofan engine | Cryogenic engine | Solid rocket motor | A solid booster first brings the missile to supersonic speed and then drops off.
2 brahmos, missiles | BrahMos is called a 'fire and forget' missile because after launch: | it finds its target unaided | it cannot be seen by satellites | it is guided by a pilot's joystick | it destroys itself in the air | No further command is needed from those who fired it.
2 brahmos, missiles | From which of the following was BrahMos fired for the first time in March 2013? | An underwater platform | A warship at sea | A fighter aircraft | A mobile launcher on land | The test was off Visakhapatnam. Firing from an aircraft followed in 2017, while ships and launchers on land came earlier.
3 brahmos, missiles | Consider the following statements: // 1. Nirbhay flies faster than BrahMos. // 2. BrahMos flies faster than sound. // Which of the statements given above is/are correct? | 2 only | 1 only | 1 and 2 | Neither 1 nor 2 | Nirbhay is a subsonic cruise missile, slower than sound.
1 agni, missiles | Which missile of the series Agni has the longest range? | Agni-V | Agni-III | Agni-II | Agni-Prime | It reaches more than 5,000 km; Agni-Prime reaches between 1,000 and 2,000 km.
2 agni, missiles | Mission Divyastra of March 2024 was the first test of Agni-V with: | several warheads (MIRV) | a ramjet engine | a liquid fuel stage | a launcher on a ship | The letters mean that one missile carries several warheads to different targets.
2 agni, missiles | Who is called the Missile Woman of India for leading work on Agni-IV and Agni-V? | Tessy Thomas | Ritu Karidhal | Kalpana Chawla | Muthayya Vanitha | She is also called Agniputri; the others are known for work in space.
2 agni, missiles | What fuel do the stages of Agni-V use? | Solid propellant | Kerosene | Liquid hydrogen | Hydrazine | It has three stages; solid fuel lets it stand ready in its canister.
2 agni, missiles | Agni-Prime, first tested in 2021, has how many stages? | Two | One | Three | Four | It is lighter than the older ones of its series and is carried in a canister.
2 agni, missiles | Agni-V is tested from an island off Odisha that was earlier called: | Wheeler Island | Ross Island | Neil Island | Havelock Island | It was renamed Abdul Kalam Island in 2015. The other three are in the Andamans.
2 agni, missiles | How does Agni differ from Prithvi, the other ballistic missile of the programme of 1983? | Agni reaches much farther | Agni is fired from the air | Agni cannot go nuclear | Agni is bought abroad | Prithvi is a short-range missile of 150 to 350 km.
2 missiles | Under which American law of 2017 did India risk sanctions for buying the S-400? | CAATSA | FATCA | COCOM | ITAR | The letters stand for Countering America's Adversaries Through Sanctions Act.
2 missiles | For how many squadrons of the S-400 did India sign a contract in 2018? | Five | Two | Three | Ten | The first units came to India in December 2021.
1 drdo-missiles, missiles | Which missile of DRDO is a surface-to-air missile? | Akash | Prithvi | Agni-II | Nag | Prithvi and Agni are surface-to-surface and Nag is anti-tank.
1 drdo-missiles, missiles | In which year was the Integrated Guided Missile Development Programme of DRDO started? | 1983 | 1992 | 1991 | 1998 | It was led by A. P. J. Abdul Kalam and declared complete in 2008.
1 drdo-missiles, missiles | Which missile of DRDO is an anti-tank missile? | Nag | Astra | Trishul | Dhanush | Nag means cobra; it is a fire-and-forget missile.
1 drdo-missiles, missiles | Which was the first missile developed under the guided missile programme of DRDO? | Prithvi | Agni-V | Akash | BrahMos | It was first tested in 1988, a year before the first Agni.
2 drdo-missiles, missiles | Which five missiles made up the Integrated Guided Missile Development Programme? | Prithvi, Agni, Trishul, Akash, Nag | Prithvi, BrahMos, Astra, Akash, Nag | Agni, Dhanush, Pralay, Nirbhay, Astra | Trishul, Helina, Shaurya, Agni, Rudram | Agni began in it as a technology demonstrator.
2 drdo-missiles, missiles | Which missile of DRDO is fired from one aircraft at another beyond visual range? | Astra | Nag | Akash | Pralay | It has been fitted on the Sukhoi-30 MKI.
2 drdo-missiles, missiles | Which missile is the naval version of Prithvi? | Dhanush | Trishul | Sagarika | Barak | It is launched from ships of the Navy and has a short range.
2 drdo-missiles, missiles | Helina, a missile of DRDO, is a version of Nag launched from: | helicopters | submarines | ships | trucks | Its name joins helicopter and Nag; the Air Force version is Dhruvastra.
2 drdo-missiles, missiles | Rudram-1 of DRDO is designed to destroy: | enemy radars | submarines | tanks | satellites | It is India's first anti-radiation missile and is fired from the air.
2 drdo-missiles, missiles | In which mission of 2019 did a DRDO missile destroy a satellite? | Mission Shakti | Mission Divyastra | Operation Shakti | Mission Gaganyaan | A live satellite in low orbit was hit on 27 March 2019.
2 drdo-missiles, missiles | Which missile of DRDO is a subsonic cruise missile? | Nirbhay | Prithvi | Agni-I | Akash | It flies low at about 0.7 to 0.9 Mach to a range of about 1,000 km.
2 drdo-missiles, missiles | Which DRDO missile is a quasi-ballistic surface-to-surface missile of 150 to 500 km, first tested in 2021? | Pralay | Astra | Nag | Helina | It can change its path in flight and so is hard to stop.
2 drdo-missiles, missiles | K-15 and K-4 of DRDO are missiles launched from: | submarines | aircraft | helicopters | railway wagons | They arm the Arihant class; K-4 reaches about 3,500 km.
2 drdo-missiles, missiles | Match the DRDO missiles with their kinds: // P. Nag Q. Astra R. Akash // (1) surface-to-air (2) anti-tank (3) air-to-air | P-2, Q-3, R-1 | P-3, Q-2, R-1 | P-2, Q-1, R-3 | P-1, Q-3, R-2 | All three were developed by laboratories of DRDO.
2 drdo-missiles, missiles | In which city is the missile complex of DRDO with DRDL and Imarat? | Hyderabad | Bengaluru | Pune | Kochi | DRDL, the Research Centre Imarat and ASL form the complex there.
3 drdo-missiles, missiles | Trishul, a missile of the programme of 1983, was a: | short-range surface-to-air missile | long-range ballistic missile | submarine-launched missile | supersonic cruise missile | It was meant for ships and low-flying targets; the project was closed in 2008.
3 drdo-missiles, missiles | Consider the following statements on DRDO missiles: // 1. Akash is guided by the Rajendra radar. // 2. Shaurya is an anti-tank missile. // Which is/are correct? | 1 only | 2 only | 1 and 2 | Neither 1 nor 2 | Shaurya is a hypersonic surface-to-surface missile fired from a canister.
`,
    },
  ],
})
