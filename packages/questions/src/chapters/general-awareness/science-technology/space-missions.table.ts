import { defineTable } from '../../../kit/facts/define-table.ts'

export const spaceMissions = defineTable({
  id: 'space-missions',
  about: 'missions to space',
  header: 'Mission',
  columns: {
    year: {
      header: 'Launched in',
      kind: 'year',
      ask: ['In which year was {name} launched?'],
      askBack: ['Which of the following was launched in {value}?'],
      say: '{name} was launched in {value}',
      order: 'Arrange the following missions in the order in which they were launched',
      weight: 2,
      concepts: ['years-of-space-missions'],
    },
    goal: {
      header: 'Description',
      kind: 'text',
      ask: ['Which of the following describes {name}?'],
      askBack: ['Which of the following is {value}?'],
      say: '{name} is {value}',
      weight: 2,
      alike: ['home'],
    },
    agency: {
      header: 'Mission of',
      kind: 'text',
      conceptOf: { ISRO: 'isro-missions' },
      // A name such as Aditya-L1 tells the agency, so it is only stated among others.
      weight: 0.3,
      alike: ['home'],
      say: '{name} is a mission of {value}',
    },
    // An Indian satellite among foreign probes would be obvious.
    home: { header: 'Home', kind: 'text' },
    // A probe of this century is not taken for the first space station.
    age: { header: 'Age', kind: 'text' },
  },
  near: ['age'],
  concepts: ['space-missions'],
  parts: [
    {
      sources: [
        'Indian Space Research Organisation, list of spacecraft',
        'Department of Space, annual reports',
      ],
      rows: `
        1 | Aryabhata | 1975 | the first satellite of India | ISRO | India | first steps | It was launched from Kapustin Yar in the Soviet Union.
        3 | Bhaskara-I | 1979 | the first experimental remote-sensing satellite of India | ISRO | India | first steps | It carried television cameras.
        1 | Rohini RS-1 | 1980 | the first satellite put in orbit by an Indian rocket | ISRO | India | first steps | It flew on an SLV-3.
        2 | APPLE | 1981 | the first experimental communication satellite of India | ISRO | India | first steps | It was launched by a European Ariane rocket.
        3 | IRS-1A | 1988 | the first operational remote-sensing satellite of India | ISRO | India | first steps | It was launched from Baikonur.
        3 | GSAT-3 | 2004 | the first Indian satellite for education | ISRO | India | first steps | It is also called EDUSAT.
        3 | Cartosat-1 | 2005 | the first Indian satellite with stereo cameras for mapping | ISRO | India | first steps | It flew on PSLV-C6.
        1 chandrayaan, moon-missions | Chandrayaan-1 | 2008 | the Indian orbiter that found water molecules on the Moon | ISRO | India | recent | It carried the Moon Impact Probe.
        1 mars-missions | Mangalyaan | 2013 | the first Indian craft to orbit another planet | ISRO | India | recent | It reached Mars at the first attempt in 2014.
        1 | AstroSat | 2015 | the first Indian space observatory | ISRO | India | recent | It looks in several wavelengths at once.
        1 chandrayaan, moon-missions | Chandrayaan-2 | 2019 | the Indian orbiter whose lander Vikram crashed | ISRO | India | recent | Its orbiter went on working after the crash.
        1 chandrayaan, moon-missions | Chandrayaan-3 | 2023 | the first craft to land near the south pole of the Moon | ISRO | India | recent | Its rover is called Pragyan.
        1 | Aditya-L1 | 2023 | the first Indian solar mission, in a halo orbit at a Lagrange point | ISRO | India | recent | It circles the first Lagrange point.
        2 | XPoSat | 2024 | the first Indian satellite for X-ray polarimetry | ISRO | India | recent | It was launched on 1 January.
      `,
    },
    {
      sources: ['NASA, ESA and JAXA mission pages', 'Encyclopaedia Britannica'],
      asOf: '2024-11',
      rows: `
        1 | Sputnik 1 | 1957 | the first artificial satellite of the Earth | the Soviet Union | abroad | first steps | It opened the space age.
        1 | Sputnik 2 | 1957 | the craft that carried the dog Laika | the Soviet Union | abroad | first steps | Laika was the first animal in orbit.
        3 | Explorer 1 | 1958 | the craft that led to the discovery of the Van Allen belts | - | abroad | first steps | It was the first American satellite.
        3 moon-missions | Luna 2 | 1959 | the first craft to reach the surface of the Moon | the Soviet Union | abroad | first steps | Luna 3 then took the first pictures of the far side.
        1 | Vostok 1 | 1961 | the flight of the first human in space | the Soviet Union | abroad | first steps | Yuri Gagarin flew once around the Earth.
        1 | Vostok 6 | 1963 | the flight of the first woman in space | the Soviet Union | abroad | first steps | Valentina Tereshkova flew in it.
        1 moon-missions | Apollo 11 | 1969 | the first landing of people on the Moon | NASA / the United States | abroad | first steps | Armstrong and Aldrin walked while Collins stayed in orbit.
        2 moon-missions | Apollo 8 | 1968 | the first flight of people around the Moon | NASA / the United States | abroad | first steps | Its crew took the picture Earthrise.
        2 | Salyut 1 | 1971 | the first space station | the Soviet Union | abroad | first steps | Mir came later.
        3 | Venera 7 | 1970 | the first craft to send data from the surface of Venus | the Soviet Union | abroad | first steps | The surface is hotter than an oven.
        3 mars-missions | Viking 1 | 1975 | the American lander that sent the first clear pictures from the surface of Mars | NASA / the United States | abroad | first steps | It landed in 1976.
        1 | Voyager 1 | 1977 | the craft that is farthest from the Earth | NASA / the United States | abroad | first steps | It left the heliosphere in 2012.
        1 | Soyuz T-11 | 1984 | the flight of Rakesh Sharma, the first Indian in space | the Soviet Union | abroad | first steps | He spent almost eight days on Salyut 7.
        1 | the Hubble Space Telescope | 1990 | an orbiting observatory with a mirror of 2.4 m | - | abroad | probes | A shuttle carried it up.
        2 | Cassini–Huygens | 1997 | the craft that orbited Saturn and landed on Titan | - | abroad | probes | It plunged into Saturn in 2017.
        2 | Rosetta | 2004 | the first craft to land a probe on a comet | ESA | abroad | probes | The probe was called Philae.
        1 | New Horizons | 2006 | the first craft to fly past Pluto | NASA / the United States | abroad | probes | It passed in 2015.
        3 | Kepler | 2009 | a space telescope that searched for planets of other stars | NASA / the United States | abroad | probes | It found more than 2,600 of them.
        2 | Juno | 2011 | a craft in orbit around Jupiter | NASA / the United States | abroad | probes | It reached Jupiter in 2016.
        1 mars-missions | Curiosity | 2011 | a rover in Gale crater on Mars | NASA / the United States | abroad | probes | It landed in 2012.
        3 | Hayabusa2 | 2014 | a craft that brought samples of the asteroid Ryugu | JAXA | abroad | probes | The samples landed in Australia in 2020.
        1 | the Parker Solar Probe | 2018 | the first craft to fly through the corona of a star | NASA / the United States | abroad | recent | It touched the corona of the Sun in 2021.
        1 mars-missions | Perseverance | 2020 | a rover with the helicopter Ingenuity | NASA / the United States | abroad | recent | It landed in Jezero crater in 2021.
        1 mars-missions | Hope (Al Amal) | 2020 | the first Arab mission to Mars | the United Arab Emirates | abroad | recent | It flew on a Japanese rocket.
        3 mars-missions | Tianwen-1 | 2020 | a Mars mission with the rover Zhurong | China | abroad | recent | It was the first Chinese craft on Mars.
        1 | the James Webb Space Telescope | 2021 | an infrared observatory at the second Lagrange point | - | abroad | recent | Its mirror is 6.5 m across.
        2 | DART | 2021 | a craft that struck an asteroid to change its path | NASA / the United States | abroad | recent | It hit Dimorphos in 2022.
        3 moon-missions | Artemis I | 2022 | an uncrewed flight of the Orion capsule around the Moon | NASA / the United States | abroad | recent | It was the first flight of the SLS rocket.
        3 | JUICE | 2023 | a European mission to the icy moons of Jupiter | ESA | abroad | recent | It is to orbit Ganymede.
        3 moon-missions | SLIM | 2023 | the first Japanese landing on the Moon | JAXA | abroad | recent | It landed in 2024, very close to its target.
        3 | Europa Clipper | 2024 | an American mission to an icy moon of Jupiter | NASA / the United States | abroad | recent | It is to reach Jupiter in 2030.
      `,
    },
  ],
})
