import { defineTable } from '../../../kit/facts/define-table.ts'

export const defenceSystems = defineTable({
  id: 'defence-systems',
  about: 'weapons and platforms of the Indian forces',
  header: 'System',
  columns: {
    kind: {
      header: 'Kind',
      kind: 'text',
      ask: ['Which of the following describes {name}?', '{name} of the Indian armed forces is:'],
      askBack: ['Which of the following is {value}?'],
      say: '{name} is {value}',
      weight: 2,
    },
    origin: {
      header: 'Origin',
      kind: 'text',
      ask: ['What is the country of origin of {name}, used by the Indian armed forces?'],
      askBack: ['Which of the following systems has its origin in {value}?'],
      askNot: ['Which of the following systems does not have its origin in {value}?'],
      say: '{name} has its origin in {value}',
    },
    class: {
      header: 'Class',
      kind: 'text',
      conceptOf: {
        missile: 'missiles',
        land: 'land-weapons',
        air: 'aircraft',
        sea: 'ships-and-submarines',
      },
    },
  },
  near: ['class'],
  // A rifle is not taken for a destroyer, nor a submarine for a howitzer.
  alike: ['class'],
  parts: [
    {
      sources: [
        'Defence Research and Development Organisation, technology focus',
        'Annual Report of the Ministry of Defence',
      ],
      asOf: '2024-06',
      rows: `
        1 | Agni-V | a long-range surface-to-surface ballistic missile | India | missile | It can reach beyond 5,000 km.
        1 | Prithvi | a short-range surface-to-surface ballistic missile | India | missile | It was the first missile made under the guided missile programme.
        1 | Akash | a medium-range surface-to-air missile / an air-defence missile system | India | missile | It has the Rajendra radar.
        1 | Nag | an anti-tank guided missile | India | missile | Its helicopter version is Helina.
        1 brahmos | BrahMos | a supersonic cruise missile | India and Russia / India / Russia | missile | It is named after the Brahmaputra and the Moskva.
        2 | Nirbhay | a subsonic cruise missile | India | missile | It flies low to escape radar.
        1 | Astra | an air-to-air missile | India | missile | It hits beyond visual range.
        2 | Rudram | an anti-radiation missile | India | missile | It homes in on enemy radars.
        1 | Barak 8 | a long-range surface-to-air missile for ships / an air-defence missile system | India and Israel / India / Israel | missile | It was made with Israel Aerospace Industries.
        1 | K-15 Sagarika | a submarine-launched ballistic missile | India | missile | It arms the submarine Arihant.
        1 | Pinaka | a multi-barrel rocket launcher | India | land | It is named after the bow of Shiva.
        1 | Arjun | a main battle tank | India | land | It was designed at Avadi near Chennai.
        2 | INSAS | a family of infantry rifles | India | land | The letters stand for Indian Small Arms System.
        2 | K9 Vajra | a self-propelled howitzer | South Korea / India | land | It is built at Hazira in Gujarat.
        1 | Tejas | a light combat aircraft | India | air | It is built by Hindustan Aeronautics Limited.
        1 | Rafale | a twin-engine multirole fighter of Dassault | France | air | The first five landed at Ambala in 2020.
        2 | Mirage 2000 | a single-engine multirole fighter of Dassault | France | air | It is called Vajra in the Indian Air Force.
        1 | Sukhoi Su-30MKI | a twin-seat air-superiority fighter | Russia / India | air | It is the backbone of the Indian Air Force.
        2 | Hawk | an advanced jet trainer | the United Kingdom / India | air | The Surya Kiran display team flies it.
        1 | Dhruv | an advanced light helicopter | India | air | The Sarang display team flies it.
        1 | Prachand | a light combat helicopter | India | air | It can land and take off at 5,000 m.
        1 | Apache | an attack helicopter of Boeing | the United States | air | It joined the Indian Air Force at Pathankot in 2019.
        1 | Chinook | a heavy-lift helicopter with two rotors | the United States | air | It joined at Chandigarh in 2019.
        2 | C-17 Globemaster | a heavy transport aircraft | the United States | air | It flies from Hindon.
        2 | P-8I | a maritime patrol aircraft | the United States | air | It flies from Arakkonam.
        2 | Heron | an unmanned aerial vehicle for surveillance | Israel | air | It flies at medium height for a long time.
        1 | S-400 Triumf | an air-defence missile system | Russia | missile | It can strike targets up to 400 km away.
        2 | Spike | a portable anti-tank missile of Rafael / an anti-tank guided missile | Israel | missile | It is a fire-and-forget missile.
        1 | INS Vikrant (2022) | an aircraft carrier built at Kochi | India | sea | It is the first carrier designed and built in India.
        1 | INS Vikramaditya | an aircraft carrier that was the Admiral Gorshkov | Russia | sea | It joined the Navy in 2013.
        1 | INS Arihant | a nuclear-powered ballistic-missile submarine | India | sea | It completed the nuclear triad of India.
        2 | INS Kalvari | the first Scorpène-class submarine of the Navy | France / India | sea | It was built at Mazagon Dock under Project 75.
        2 | INS Visakhapatnam | a guided-missile destroyer of Project 15B | India | sea | It joined the Navy in 2021.
        1 | T-90 Bhishma | a main battle tank | Russia / India | land | It is built under licence at Avadi near Chennai.
        1 | Bofors FH-77B | a towed howitzer of 155 mm | Sweden | land | It was used in the Kargil war of 1999.
        2 | Dhanush | a towed howitzer of 155 mm | India | land | It is the Indian successor of the Bofors gun.
        2 | M777 | an ultra-light howitzer | the United States / the United Kingdom | land | A helicopter can lift it to the mountains.
        2 | BMP-2 Sarath | an infantry combat vehicle | Russia / India | land | It is built at Medak in Telangana.
        2 | INS Kolkata | a guided-missile destroyer of Project 15A | India | sea | It joined the Navy in 2014.
        2 | INS Nilgiri (2025) | a stealth frigate of Project 17A | India | sea | It was built at Mazagon Dock in Mumbai.
        2 | INS Tamal | a stealth frigate built at Kaliningrad | Russia | sea | It joined the Navy in 2025.
      `,
    },
  ],
})
