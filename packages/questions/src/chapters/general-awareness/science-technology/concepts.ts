/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  inventions | Inventions & Discoveries | invention, inventor, scientists and inventions, avishkar, avishkar aur avishkarak, inventions and inventors, inventions and inventors science, science inventions and inventors, scientific inventions and inventors
  discoveries | Scientific Discoveries | discovery, who discovered, khoj
  medical-discoveries | Medical Discoveries | vaccine discoveries, medical inventions, vaccines and discoverers, vaccines and their discoverers
  indian-scientists | Indian Scientists | scientists of india, bhartiya vaigyanik, <abdul kalam
  space-missions | Space Missions | space, antriksh, <nasa missions, space exploration, antariksh mission
  isro-missions | Missions of ISRO | isro, <aditya l1, indian space missions, indian satellites, <mangalyaan, satellites of india
  chandrayaan | Chandrayaan Missions | chandrayaan, chandrayaan 3, chandrayaan 2, chandrayaan 1, chandrayan, chandrayan 3, <vikram lander, <pragyan rover
  moon-missions | Moon Missions | lunar missions, <apollo 11
  mars-missions | Mars Missions
  space-technology | Space Technology | space science, satellite technology, <cryogenic engine
  satellite-orbits | Orbits of Satellites | types of orbits, types of satellite orbits, <geostationary orbit, <polar orbit, <low earth orbit, leo meo geo, <sun synchronous orbit, upgrah ki kakshaye
  gaganyaan | Gaganyaan | gaganyaan mission, gaganyan, gaganyaan programme, human space flight of india
  launch-vehicles | Launch Vehicles of ISRO | launch vehicles, pslv, gslv, pslv and gslv, isro rockets, launch vehicles of india, lvm3
  isro-centres | Centres of ISRO | isro centers, <satish dhawan space centre
  nuclear-technology | Nuclear Technology | nuclear energy programme, nuclear programme of india, <pokhran test, nuclear reactors of india, atomic energy, <pokhran
  biotechnology | Biotechnology in News | gm crops, <bt cotton, genetically modified crops, <dna fingerprinting, cloning
  crispr | CRISPR & Gene Editing | crispr, crispr cas9, gene editing, genome editing, crispr technology, designer babies
  nanotechnology | Nanotechnology | nano technology, <graphene, <carbon nanotubes
  communication-technology | Communication Technology | <li fi, <optical fibre communication, <bluetooth, <rfid, telecommunication
  institutes | Research Institutes | institutes in india, research centres, location of institutes, research institutes of india
  csir-laboratories | CSIR Laboratories | csir, csir labs
  agricultural-institutes | Agricultural Research Institutes | icar institutes, krishi anusandhan
  communication-systems | Communication Systems | <modulation, amplitude modulation, <frequency modulation, bandwidth, <modulation index, space wave and sky wave propagation, sanchar vyavastha, communication modulation, modulation in communication, communication system, principles of communication
  space-telescopes | Space Telescopes | <hubble, <hubble telescope, <hubble space telescope, <james webb telescope, jwst, <james webb space telescope, <astrosat, chandra observatory
  space-stations | Space Stations | iss, international space station, <tiangong, <mir space station, <skylab, antriksh station, bharatiya antariksh station
  robotics | Robotics | robots, robotics technology, humanoid robot
  fifth-generation | 5G Technology | 5g, 5g network, 5g in india, fifth generation mobile network
  years-of-space-missions | Years of Space Missions | space missions year wise, isro missions year wise, satellite launch years, isro missions in order, space missions in order, isro missions launch year, space missions launch year
  navic | NavIC | irnss, indian regional navigation satellite system, navigation with indian constellation, gps of india, indian gps
  electric-vehicles | Electric Vehicles | electric vehicle, ev, evs, e vehicles, electric mobility, <fame scheme, fame india, <regenerative braking, electric car, bijli se chalne wali gadi
  biofuels | Biofuels | biofuel, bio fuel, biodiesel, ethanol blending, ethanol blending programme, e20, <satat scheme, global biofuels alliance, jaiv indhan
  space-debris | Space Debris | space junk, <kessler syndrome, orbital debris, <project netra, antriksh malba
  semiconductor-mission | India Semiconductor Mission | semiconductor mission, chip manufacturing in india, semiconductor industry in india, india semiconductor, <semiconductor scheme, chips act
  science-abbreviations | Science Abbreviations | science full forms, scientific abbreviations
  radar | Radar | radar technology, radars, doppler radar, <stealth aircraft, working of radar
  mri-and-ct-scan | Medical Imaging | mri, ct scan, mri scan, mri and ct scan, ct scan and mri, cat scan, magnetic resonance imaging, computed tomography
  gravitational-waves | Gravitational Waves | gravitational wave, ligo, ligo india, gurutvakarshan tarang, gurutviya tarang
  dark-matter | Dark Matter | dark matter and dark energy, <dark energy, dark universe, <vera rubin
  phases-of-the-moon | Phases of the Moon | moon phases, lunar phases, phases of moon, <waxing and waning, <new moon, <full moon, chandrama ki kalayen, chandra kalayen
  life-of-stars | Life Cycle of Stars | stars life cycle, life cycle of a star, star life cycle, stellar evolution, birth and death of stars, <white dwarf, <red giant, <supernova, <neutron star, <pulsar, <nebula, taron ka jeevan chakra
  nisar | NISAR | nisar satellite, nisar mission, nasa isro sar, nisar isro nasa
  spadex | SpaDeX | isro docking
  axiom-4 | Axiom-4 & Shubhanshu Shukla | shubhanshu shukla, axiom 4, axiom mission 4, ax 4 mission
  quantum-technology | Quantum Technology | quantum computing, quantum computer, quantum computers, national quantum mission, quantum mission, qubit, quantum communication, quantum computing upsc
  ramanujan | Srinivasa Ramanujan | ramanujan, ramanujan mathematician, ramanujan number
  c-v-raman | C. V. Raman | cv raman, c v raman, raman scientist, chandrasekhar venkata raman
  homi-bhabha | Homi Bhabha | homi jehangir bhabha, homi j bhabha, dr homi bhabha, h j bhabha
  vikram-sarabhai | Vikram Sarabhai | vikram ambalal sarabhai, dr vikram sarabhai
  m-s-swaminathan | M. S. Swaminathan | ms swaminathan, m s swaminathan, swaminathan commission, dr swaminathan
  kalpana-chawla | Kalpana Chawla | columbia disaster
  sunita-williams | Sunita Williams | suni williams
  rakesh-sharma | Rakesh Sharma | first indian astronaut
  jc-bose | J. C. Bose | jc bose, j c bose, jagdish chandra bose, jagadish chandra bose, crescograph
  satyendra-nath-bose | Satyendra Nath Bose | sn bose, s n bose, satyendranath bose
  gps | Global Positioning System | gps
  artemis | Artemis Programme | artemis, artemis 1
  drone-technology | Drone Technology | drone, drone rules 2021, unmanned aerial vehicle, uav, <drone didi
  isaac-newton | Isaac Newton | newton scientist, life of newton, newton inventions, newton discoveries
  albert-einstein | Albert Einstein | einstein
  charles-darwin | Charles Darwin | voyage of hms beagle
  galileo | Galileo Galilei | galileo
`
