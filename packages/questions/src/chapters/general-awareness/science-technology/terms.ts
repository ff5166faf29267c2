import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
inventions | Invention and discovery, difference between invention and discovery, avishkar aur khoj | An invention is a new thing or method that someone makes, such as the telephone; a discovery is the finding of something that already exists, such as oxygen.
inventions | Patent, पेटेंट | A patent is the exclusive legal right that a state gives an inventor to make, use and sell an invention for a limited time, in India twenty years.
discoveries | Gravitational waves, gravitational wave, gurutviya tarang | Gravitational waves are ripples in space-time sent out by accelerating masses such as merging black holes; Einstein predicted them in 1916 and LIGO first detected them in 2015.
medical-discoveries | Smallpox vaccine, vaccine of jenner | The smallpox vaccine was the first vaccine, made by Edward Jenner in 1796 from cowpox; smallpox is the only human disease that has been wiped out.
indian-scientists | Raman effect, raman scattering, raman prabhav, रमन प्रभाव | The Raman effect is the change in wavelength of a small part of the light scattered by molecules; C. V. Raman discovered it on 28 February 1928.
indian-scientists | Chandrasekhar limit, chandrashekhar limit | The Chandrasekhar limit is the greatest mass of a stable white dwarf star, about 1.4 times the mass of the Sun; S. Chandrasekhar worked it out.
indian-scientists | Saha equation, saha ionisation equation | The Saha equation is Meghnad Saha's formula that relates the ionisation of a gas to its temperature and pressure; it helps to read the spectra of stars.
indian-scientists | Crescograph | The crescograph is the instrument devised by Jagadish Chandra Bose to measure the growth of plants.
space-missions | Space probe | A space probe is an unmanned spacecraft sent to explore space or other bodies and send back data, such as Voyager 1.
isro-missions | ISRO, indian space research organisation, इसरो | ISRO is the space agency of India, formed on 15 August 1969, with headquarters at Bengaluru; it works under the Department of Space.
isro-missions | Chandrayaan-1, chandrayaan 1, चंद्रयान-1 | Chandrayaan-1 was India's first mission to the Moon, launched in October 2008; its data helped to find water molecules on the lunar surface.
isro-missions | Chandrayaan-2, chandrayaan 2, चंद्रयान-2 | Chandrayaan-2 was India's second mission to the Moon, launched in July 2019 with an orbiter, the lander Vikram and the rover Pragyan; the orbiter worked, the landing failed.
isro-missions | Chandrayaan-3, chandrayaan 3, चंद्रयान-3 | Chandrayaan-3 was the mission that made India the first country to land near the Moon's south pole, on 23 August 2023; the landing point is named Shiv Shakti.
isro-missions | Aditya-L1, aditya l1, आदित्य एल1 | Aditya-L1 is India's first space observatory to study the Sun, launched on 2 September 2023 and placed in a halo orbit round the Lagrange point L1.
isro-missions | Aryabhata satellite, aryabhatta satellite | Aryabhata was the first satellite of India, launched on 19 April 1975 by a Soviet rocket.
mars-missions | Mangalyaan, mars orbiter mission, मंगलयान | Mangalyaan (Mars Orbiter Mission) was India's first mission to Mars, launched in November 2013 and in orbit in September 2014, which made India the first country to succeed at the first attempt.
moon-missions | Apollo 11 | Apollo 11 was the American mission that first landed men on the Moon, Neil Armstrong and Buzz Aldrin, on 20 July 1969.
moon-missions | Artemis programme, artemis | The Artemis programme is NASA's programme to bring humans back to the Moon and build a lasting presence there.
mars-missions | Perseverance rover, mars rover perseverance | Perseverance is the NASA rover that landed on Mars in February 2021 to look for signs of ancient life and collect samples; it carried the helicopter Ingenuity.
space-technology | PSLV, polar satellite launch vehicle | The PSLV is the four-stage launch vehicle of ISRO, with solid and liquid stages in turn, that mostly puts satellites in polar orbits; it launched Chandrayaan-1 and Mangalyaan.
space-technology | GSLV, geosynchronous satellite launch vehicle | The GSLV is the three-stage launch vehicle of ISRO, with a cryogenic upper stage, for heavier satellites to geosynchronous transfer orbit.
space-technology | LVM3, GSLV mk III, gslv mark 3 | LVM3 (formerly GSLV Mk III) is the heaviest launch vehicle of ISRO, used for Chandrayaan-2 and Chandrayaan-3 and chosen for Gaganyaan.
space-technology | SSLV, small satellite launch vehicle | The SSLV is ISRO's small, three-stage solid-fuel launch vehicle, which can put small satellites in low Earth orbit at short notice.
space-technology | Gaganyaan, गगनयान | Gaganyaan is India's human spaceflight programme, to send Indian astronauts to low Earth orbit and bring them back safely.
space-technology | Cryogenic engine, cryogenic rocket engine | A cryogenic engine is a rocket engine that burns propellants kept liquid at very low temperature, usually liquid hydrogen with liquid oxygen.
space-technology | NavIC, IRNSS, navic system | NavIC is the satellite navigation system of India built by ISRO, formerly called IRNSS, which serves India and the region about 1,500 km round it.
space-technology | GPS, global positioning system | GPS is the satellite navigation system of the United States, by which a receiver finds its position from the time signals of at least four satellites.
space-technology | Low Earth orbit, LEO orbit | Low Earth orbit is an orbit up to about 2,000 km above the Earth, used by space stations and many satellites that take pictures of the Earth.
space-technology | Geosynchronous orbit, geosynchronous | A geosynchronous orbit is an orbit in which a satellite takes one rotation of the Earth, about 24 hours, to go round; over the equator it is geostationary, at 35,786 km.
space-technology | Sun-synchronous orbit, sun synchronous orbit | A Sun-synchronous orbit is a near-polar orbit in which a satellite passes over a place at the same local solar time each time.
space-technology | Lagrange point, lagrangian point, L1 point | A Lagrange point is one of five positions near two large bodies, such as the Sun and Earth, where a small body can keep its place relative to both.
space-technology | Remote sensing, sudoor samvedan, सुदूर संवेदन | Remote sensing is the gathering of information about the Earth's surface from a distance, by sensors on satellites or aircraft.
space-technology | Space debris, space junk, antariksh malba | Space debris is the useless man-made matter in orbit round the Earth: dead satellites, rocket stages and fragments.
isro-centres | Satish Dhawan Space Centre, SDSC SHAR, sriharikota | The Satish Dhawan Space Centre at Sriharikota, Andhra Pradesh, is the place from which ISRO launches its rockets.
isro-centres | Vikram Sarabhai Space Centre, VSSC | The Vikram Sarabhai Space Centre at Thiruvananthapuram is the main ISRO centre for the design of launch vehicles.
nuclear-technology | Three-stage nuclear programme, three stage nuclear programme of india | India's three-stage nuclear programme, planned by Homi Bhabha, uses natural uranium in heavy water reactors, then plutonium in fast breeder reactors, then thorium.
nuclear-technology | PHWR, pressurised heavy water reactor | A PHWR (pressurised heavy water reactor) is a nuclear reactor that uses natural uranium as fuel and heavy water as moderator and coolant.
nuclear-technology | Enriched uranium, uranium enrichment | Enriched uranium is uranium in which the share of the fissile isotope uranium-235 has been raised above the natural 0.7 per cent.
nuclear-technology | Pokhran tests, pokhran, smiling buddha, operation shakti | The Pokhran tests are India's nuclear tests in Rajasthan: the first, Smiling Buddha, on 18 May 1974, and five under Operation Shakti on 11 and 13 May 1998.
biotechnology | GM crop, genetically modified crop | A GM crop is a plant whose genes have been changed by genetic engineering to give it a wanted trait, such as Bt cotton, which resists bollworm.
biotechnology | GM mustard, dhara mustard hybrid, DMH-11 | GM mustard (DMH-11) is a genetically modified mustard hybrid developed at Delhi University with the barnase and barstar genes of a soil bacterium.
crispr | CRISPR, CRISPR-Cas9, crispr cas9 | CRISPR-Cas9 is a tool for editing genes in which a guide RNA leads the enzyme Cas9 to a chosen place on DNA to cut it; Charpentier and Doudna got the Nobel Prize of 2020 for it.
crispr | Gene editing, genome editing | Gene editing is the making of exact changes in the DNA of a living cell, by adding, removing or replacing parts at a chosen place.
nanotechnology | Nanotechnology, nano technology | Nanotechnology is the making and use of materials and devices at a scale of about 1 to 100 nanometres, where matter shows new properties.
nanotechnology | Graphene | Graphene is a single layer of carbon atoms arranged in hexagons, very strong, light and a good conductor; Geim and Novoselov isolated it in 2004.
nanotechnology | Carbon nanotube, carbon nanotubes, CNT | A carbon nanotube is a hollow cylinder of rolled graphene a few nanometres wide, very strong and a good conductor of heat and electricity.
communication-technology | 5G, 5g technology | 5G is the fifth generation of mobile networks, with higher speed, lower delay (latency) and more connected devices than 4G.
communication-technology | Li-Fi, lifi, light fidelity | Li-Fi is wireless communication in which data is carried by fast changes in visible light, usually of LEDs; Harald Haas gave it the name.
communication-technology | RFID, radio frequency identification | RFID is the reading of a tag on an object by radio waves, without contact; FASTag on vehicles uses it.
communication-technology | NFC, near field communication | NFC is a wireless technology that lets two devices exchange data over a few centimetres, as in tap-to-pay cards and phones.
communication-systems | Modulation, modulan | Modulation is the changing of the amplitude, frequency or phase of a high-frequency carrier wave in step with the message signal, so that the message can be sent far.
communication-systems | Amplitude modulation, AM radio | Amplitude modulation is modulation in which the amplitude of the carrier wave changes with the message signal while its frequency stays the same.
communication-systems | Frequency modulation, FM | Frequency modulation is modulation in which the frequency of the carrier wave changes with the message signal while its amplitude stays the same; it suffers less noise than AM.
communication-systems | Demodulation, detection of signal | Demodulation is the recovery of the message signal from the modulated carrier wave at the receiver.
communication-systems | Modulation index | The modulation index of amplitude modulation is the ratio of the amplitude of the message signal to that of the carrier: $\\mu = A_m/A_c$; it is kept at or below 1 to avoid distortion.
communication-systems | Transducer | A transducer is a device that changes energy from one form to another; a microphone turns sound into an electrical signal.
communication-systems | Attenuation | Attenuation is the loss of strength of a signal as it travels through a medium.
communication-systems | Ground wave, ground wave propagation | Ground wave propagation is the travel of radio waves along the surface of the Earth, used for low frequencies up to about 2 MHz.
communication-systems | Sky wave, sky wave propagation, ionospheric propagation | Sky wave propagation is the travel of radio waves of a few MHz to about 30 MHz that the ionosphere turns back to the Earth, used in short-wave broadcasts.
communication-systems | Space wave, space wave propagation, line of sight communication | Space wave propagation is the travel of radio waves in a straight line from transmitter to receiver, used above about 40 MHz for television, radar and satellites.
space-telescopes | Hubble Space Telescope, hubble telescope, hubble | The Hubble Space Telescope is the optical telescope of NASA and ESA in low Earth orbit since 1990, named after Edwin Hubble.
space-telescopes | James Webb Space Telescope, JWST, james webb | The James Webb Space Telescope is the infrared telescope launched in December 2021 by NASA with ESA and the Canadian agency; it works near the Lagrange point L2.
space-telescopes | AstroSat, astrosat satellite | AstroSat is India's first space observatory, launched in September 2015 to study the sky in X-rays, ultraviolet and visible light.
space-stations | Space station, antriksh station, antariksh station | A space station is a large spacecraft in orbit round the Earth in which people live and work for long periods.
space-stations | International Space Station, ISS | The International Space Station is the station in low Earth orbit built by the agencies of the United States, Russia, Europe, Japan and Canada and lived in since November 2000.
institutes | BARC, bhabha atomic research centre | BARC (Bhabha Atomic Research Centre) at Trombay, Mumbai, is the chief nuclear research centre of India.
institutes | DRDO, defence research and development organisation | DRDO is the organisation of the Ministry of Defence that develops weapons and military technology for India, set up in 1958.
csir-laboratories | CSIR, council of scientific and industrial research | CSIR is the autonomous council, set up in 1942, that runs a network of national laboratories for scientific and industrial research in India.
agricultural-institutes | ICAR, indian council of agricultural research | ICAR is the apex body, set up in 1929 and based in New Delhi, that guides agricultural research and education in India.
`)
