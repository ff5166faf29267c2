/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  missiles | Missiles | <prithvi missile, prakshepastra, <s 400
  aircraft | Military Aircraft | fighter aircraft, fighter jets, <tejas, <military helicopters, ladaku viman, <tejas aircraft, <lca tejas
  ships-and-submarines | Warships and Submarines | submarine, warship, <aircraft carrier, ins vikrant, indian navy ships, <scorpene
  land-weapons | Tanks and Guns | battle tank, <arjun tank, <pinaka, artillery guns, rifles of indian army
  exercises | Joint Military Exercises | military exercises, joint exercises, defence exercises, war exercises, sainya abhyas
  army-exercises | Exercises of the Army | <surya kiran exercise, <nomadic elephant
  naval-exercises | Exercises of the Navy | naval exercises, <varuna exercise, <simbex
  air-exercises | Exercises of the Air Force | <garuda exercise, <cope india
  military-ranks | Ranks of the Armed Forces | military ranks, army ranks, <navy ranks, air force ranks, sena ke pad
  forces-and-commands | Armed Forces and Commands | <chief of defence staff, cds, commands of indian army, army commands, supreme commander, <national defence academy, <mottos of armed forces, <first army chief, <indian military academy, nda ima ota, <ima
  paramilitary | Central Armed Police Forces | paramilitary forces, <bsf, <crpf, itbp, <cisf, ssb, <assam rifles, nsg, capf, capf forces
  wars-and-operations | Wars and Operations of India | military operations, <operation vijay, <operation meghdoot, indo pak war, operation parakram, <operation cactus, <operation sindoor
  brahmos | BrahMos | brahmos missile, brahmos cruise missile, bramhos, bramhos missile
  agni | Agni Missiles | agni 5, agni missile, <agni prime, <agni prime missile, <agni p, <agni v, agni missiles of india, agni series, agni missile range
  drdo-missiles | Missiles of DRDO | drdo missiles of india, missiles of india, indian missiles, igmdp, missiles developed by drdo, integrated guided missile development programme, integrated guided missile development program, missiles of india list, bharat ki missile, bharat ki missile list, indian missiles and range, missile programme of india, missile system of india
  kargil-war | Kargil War | kargil, kargil war 1999, kargil yudh, war of kargil, kargil conflict
  war-of-1971 | India-Pakistan War of 1971 | 1971 war, indo pak war 1971, 1971 indo pak war, india pakistan war 1971, bangladesh liberation war, liberation of bangladesh, bangladesh mukti yudh, 1971 ka yudh, creation of bangladesh, bangladesh war
  war-of-1965 | India-Pakistan War of 1965 | 1965 war, indo pak war 1965, 1965 indo pak war, india pakistan war 1965, 1965 ka yudh, <operation gibraltar
  war-of-1962 | India-China War of 1962 | 1962 war, indo china war, indo china war 1962, sino indian war, india china war, 1962 indo china war, bharat china yudh, chinese aggression 1962
  submarines-ballistic | INS Arihant & INS Arighaat | ins arihant, ins arighaat, ins arighat, nuclear submarine, nuclear submarines of india, nuclear triad, arihant class
  one-rank-one-pension | One Rank One Pension | orop, one rank one pension scheme
  rafale | Rafale
  indian-air-force | Indian Air Force | air force, iaf, vayu sena
  siachen | Siachen
  sam-manekshaw | Sam Manekshaw | manekshaw, sam bahadur, field marshal
  ncc | National Cadet Corps | ncc
  surgical-strikes | Surgical Strikes & Balakot | surgical strike, balakot, <pulwama attack, <pulwama, <uri attack
  coast-guard | Indian Coast Guard | coast guard, tatrakshak, icg
  army-chief | Chief of the Army Staff | chief of army staff, army chief, coas, chiefs of army staff, thal sena adhyaksh
  malabar-exercise | Malabar Exercise | malabar naval exercise, exercise malabar
`
