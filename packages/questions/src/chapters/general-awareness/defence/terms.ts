import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
missiles | Missile, prakshepastra, मिसाइल | A missile is a self-propelled and guided weapon that carries a warhead to a target.
missiles | Ballistic missile, ballistic missiles | A ballistic missile is a missile that is powered and guided in the first part of its flight and then falls to its target on a curved path under gravity, such as Agni.
missiles | Cruise missile, cruise missiles | A cruise missile is a missile that flies through the air under power like an aircraft, usually low and level, up to its target, such as BrahMos.
missiles | ICBM, intercontinental ballistic missile | An ICBM is a ballistic missile with a range of more than 5,500 km, which can reach another continent.
missiles | IGMDP, integrated guided missile development programme | IGMDP was the programme of 1983, led by A. P. J. Abdul Kalam, that developed the missiles Prithvi, Agni, Trishul, Nag and Akash.
missiles | MIRV | MIRV is the technology by which one missile carries several warheads, each of which can be aimed at a separate target.
missiles | Hypersonic missile, hypersonic | A hypersonic missile is a missile that flies and manoeuvres at more than five times the speed of sound (Mach 5).
missiles | Akash missile | Akash is the Indian surface-to-air missile developed by DRDO against aircraft and other targets in the air.
brahmos | BrahMos, brahmos missile, ब्रह्मोस | BrahMos is the supersonic cruise missile developed jointly by India and Russia, named after the rivers Brahmaputra and Moskva.
agni | Agni missiles, agni missile, agni series, अग्नि मिसाइल | Agni missiles are the series of Indian surface-to-surface ballistic missiles, from medium range to the long-range Agni-V, that can carry nuclear warheads.
aircraft | Tejas, LCA tejas, तेजस | Tejas is the Indian light combat aircraft, a single-engine multirole fighter designed by ADA and built by HAL.
aircraft | Rafale, राफेल | Rafale is the French twin-engine multirole fighter of Dassault Aviation, in service with the Indian Air Force since 2020.
aircraft | UAV, drone, unmanned aerial vehicle | A UAV (drone) is an aircraft without a pilot on board, flown by remote control or by its own programme.
aircraft | Stealth technology, stealth | Stealth technology is the design of aircraft, ships or missiles so that radar, infrared and other sensors can hardly detect them.
ships-and-submarines | Submarine, pandubbi, पनडुब्बी | A submarine is a vessel that can travel under water, used mainly as a warship.
ships-and-submarines | Aircraft carrier, vimanvahak pot | An aircraft carrier is a large warship with a flight deck from which aircraft take off and on which they land.
ships-and-submarines | INS Vikrant | INS Vikrant is the first aircraft carrier designed and built in India, at Cochin Shipyard, commissioned in September 2022 and named after India's first carrier.
ships-and-submarines | INS Arihant | INS Arihant is India's first nuclear-powered submarine with ballistic missiles, which completed its nuclear triad.
ships-and-submarines | Nuclear triad, parmanu triad | A nuclear triad is the ability to launch nuclear weapons from land, air and sea.
ships-and-submarines | No first use policy, no first use, NFU | No first use is the pledge of India's nuclear doctrine not to use nuclear weapons unless first attacked with them.
land-weapons | Arjun tank, main battle tank arjun | Arjun is the main battle tank of the Indian Army developed by DRDO.
land-weapons | Pinaka, pinaka rocket | Pinaka is the multi-barrel rocket launcher developed by DRDO for the Indian Army.
exercises | Joint military exercise, military exercise, sainya abhyas | A joint military exercise is training held together by the forces of two or more countries, to learn to work together in operations.
naval-exercises | Malabar exercise, exercise malabar | Malabar is the naval exercise begun in 1992 by India and the United States, in which Japan and Australia also take part.
forces-and-commands | Chief of Defence Staff, CDS, चीफ ऑफ डिफेंस स्टाफ | The Chief of Defence Staff is the head of the Department of Military Affairs and chief military adviser to the Defence Minister on matters of all three services; the post dates from 2019–20.
forces-and-commands | Supreme Commander of the armed forces, supreme commander, sarvochch senapati | The Supreme Commander of the Indian armed forces is the President of India, under Article 53(2) of the Constitution.
forces-and-commands | Theatre command, integrated theatre command | A theatre command is a single command of army, navy and air force units over a given area under one commander.
paramilitary | Central Armed Police Forces, CAPF, paramilitary forces, ardhsainik bal | The Central Armed Police Forces are the police forces of the Union under the Ministry of Home Affairs: BSF, CRPF, CISF, ITBP and SSB, with which NSG and Assam Rifles are often counted.
paramilitary | BSF, border security force, सीमा सुरक्षा बल | The BSF is the central force, raised in 1965, that guards India's borders with Pakistan and Bangladesh.
paramilitary | CRPF, central reserve police force | The CRPF is the central police force, formed in 1939 and renamed in 1949, that helps the states to keep order and fight insurgency.
paramilitary | CISF, central industrial security force | The CISF is the central force, raised in 1969, that guards public undertakings, airports, metros and other installations.
paramilitary | ITBP, indo-tibetan border police | The ITBP is the central force, raised in 1962, that guards the border with China.
paramilitary | Sashastra Seema Bal, SSB force | The Sashastra Seema Bal (SSB) is the central force that guards India's borders with Nepal and Bhutan.
paramilitary | NSG, national security guard, black cats | The NSG is the special force, set up in 1984, against terrorism and hijacking, known as the Black Cats.
military-ranks | Field Marshal | Field Marshal is the highest rank of the Indian Army, a five-star rank held for life; Sam Manekshaw and K. M. Cariappa held it.
wars-and-operations | Kargil War, kargil yuddh, operation vijay 1999, कारगिल युद्ध | The Kargil War of May to July 1999 was fought by India to drive Pakistani intruders from the heights of Kargil; the Army's operation was Vijay.
wars-and-operations | Operation Meghdoot, ऑपरेशन मेघदूत | Operation Meghdoot was the operation of April 1984 by which the Indian Army took control of the Siachen Glacier.
wars-and-operations | Operation Cactus | Operation Cactus was the Indian operation of November 1988 that put down a coup in the Maldives.
wars-and-operations | Operation Blue Star, operation bluestar | Operation Blue Star was the Army's action of June 1984 to remove militants from the Golden Temple complex at Amritsar.
`)
