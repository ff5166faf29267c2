import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which observatory first detected gravitational waves, in September 2015?' */
export const scansAndTheUniverse = defineBank({
  id: 'scans-and-the-universe',
  sets: [
    {
      rows: `
1 radar | Radar finds the position of an aeroplane by means of: | radio waves | sound waves | visible light | X-rays | The waves are reflected by the aeroplane and their return is timed. Sonar uses sound.
1 radar | RADAR stands for: | Radio Detection and Ranging | Radiation Detection and Recording | Rapid Detection and Reporting | Radio Direction and Rating | Ranging means to find the distance of an object.
1 radar | The distance of an object is found by radar from the: | time of return of the echo | colour of the light it reflects | loudness of the engine | heat of the object | Distance is half the product of the speed of light and the time.
2 radar | Who is credited with the first practical radar for finding aircraft, in Britain in 1935? | Robert Watson-Watt | Alexander Fleming | John Logie Baird | Frank Whittle | Baird is known for television and Whittle for the jet engine.
2 radar | The speed of a moving car is found by police radar through the: | Doppler effect | Raman effect | Tyndall effect | Zeeman effect | The frequency of the wave sent back differs with the speed of the car.
2 radar | Most radar sets work in which part of the electromagnetic spectrum? | microwaves | ultraviolet | gamma rays | infrared | Short waves give a narrow beam and see small things.
2 radar | A radar echo from an aircraft returns after 0.2 milliseconds. The aircraft is at a distance of: | 30 km | 60 km | 15 km | 6 km | The distance is ½ × 3 × 10⁸ × 0.2 × 10⁻³ m = 3 × 10⁴ m.
2 radar | Why can radar see through cloud and fog? | long waves are scattered little by small drops | its waves are sound waves | fog gives out radio waves | its waves are as short as those of blue light | Visible light has a wavelength much less than the size of the drops.
2 radar | Stealth aircraft escape radar chiefly because their surface: | absorbs or turns away the waves | gives out stronger radio waves | is painted in the colour of the sky | is kept very hot | Flat faces and coatings send little of the wave back to the set.
2 radar | NISAR, a satellite of ISRO and NASA, carries which kind of radar? | synthetic aperture radar | police speed radar | ground-penetrating radar only | over-the-horizon radar | It uses two bands, L and S, and watches the Earth day and night.
3 radar | Consider the following statements about radar: // 1. It works at night. // 2. It works well under sea water. // 3. It is used to watch rain and storms. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | Sea water absorbs radio waves quickly, so ships use sonar below the surface.
3 radar | A radar sends 1000 pulses each second. The greatest distance at which an echo returns before the next pulse leaves is: | 150 km | 300 km | 75 km | 15 km | The time between pulses is 1 ms; ½ × 3 × 10⁸ × 10⁻³ m = 1.5 × 10⁵ m.
1 mri-and-ct-scan | MRI stands for: | Magnetic Resonance Imaging | Medical Radiation Imaging | Magnetic Radio Indication | Molecular Ray Imaging | Pictures of soft parts such as the brain are made with it.
1 mri-and-ct-scan | CT scan makes use of: | X-rays | ultrasound | radio waves | gamma rays | A tube goes round the body and a computer joins the pictures to slices.
1 mri-and-ct-scan | CT in CT scan stands for: | Computed Tomography | Cardiac Test | Cell Tracking | Clinical Telemetry | Tomography means a picture of a slice of the body.
2 mri-and-ct-scan | MRI makes use of a strong magnetic field and: | radio waves | X-rays | gamma rays | infrared rays | So there is no ionising radiation in it, unlike a CT scan.
2 mri-and-ct-scan | In MRI the signal comes mostly from the nuclei of which atoms in the body? | hydrogen | carbon | phosphorus | calcium | The body is rich in water and fat, and both hold many such atoms.
2 mri-and-ct-scan | The Nobel Prize of 1979 for the CT scan went to Allan Cormack and: | Godfrey Hounsfield | Peter Mansfield | Paul Lauterbur | Wilhelm Röntgen | Lauterbur and Mansfield received that of 2003 for MRI.
2 mri-and-ct-scan | For which patient is MRI usually unsafe? | one with an old type of cardiac pacemaker | one with a plaster of Paris cast on the arm | one who has eaten a meal an hour before | one with high fever only | The strong magnet and radio waves may harm or stop the device.
2 mri-and-ct-scan | The unit of the magnetic field of an MRI machine, given as 1.5 or 3, is: | tesla | weber | ohm | henry | The field is tens of thousands of times that of the Earth.
2 mri-and-ct-scan | The strong magnets of most MRI machines are kept superconducting with liquid: | helium | oxygen | mercury | ammonia | It boils at about 4 K, the lowest of all elements.
2 mri-and-ct-scan | The scale on which a CT scan gives the density of tissue has the name of: | Hounsfield | Richter | Mohs | Beaufort | Water is 0 and air −1000 on this scale.
3 mri-and-ct-scan | Consider the following: // 1. A CT scan gives a dose of ionising radiation. // 2. An MRI gives a larger dose of it. // 3. MRI shows ligaments and the spinal cord well. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | MRI works with radio waves and gives no ionising radiation at all.
3 mri-and-ct-scan | Match the methods with what they use. // A. CT scan – B. MRI – C. Sonography // 1. Radio waves and magnet – 2. Sound above 20 kHz – 3. X-rays // Choose the correct match. | A-3, B-1, C-2 | A-3, B-2, C-1 | A-1, B-3, C-2 | A-2, B-1, C-3 | Sonography is safe for the unborn child; a CT scan is avoided in pregnancy.
1 gravitational-waves | Gravitational waves were predicted in 1916 by: | Albert Einstein | Isaac Newton | Niels Bohr | Stephen Hawking | They follow from the general theory of relativity.
1 gravitational-waves | Gravitational waves are ripples in: | space-time | the air | ocean water | the magnetic field of the Earth | Bodies of great mass that speed up send them out.
1 gravitational-waves | Which observatory first detected gravitational waves, in September 2015? | LIGO | Hubble | Chandra | Arecibo | It has two detectors in the United States, at Hanford and Livingston.
2 gravitational-waves | The first gravitational waves detected came from the merger of two: | black holes | white dwarfs | comets | neutron stars | They had about 36 and 29 times the mass of the Sun; neutron stars came in 2017.
2 gravitational-waves | Gravitational waves travel with the speed of: | light | sound in air | sound in steel | the Earth round the Sun | The signals of the neutron stars of 2017, in light and in gravity, came nearly together.
2 gravitational-waves | The Nobel Prize in Physics for the detection of gravitational waves was given in: | 2017 | 1993 | 2011 | 2020 | Rainer Weiss, Barry Barish and Kip Thorne shared it.
2 gravitational-waves | LIGO-India, to detect gravitational waves, is to come up in which district of Maharashtra? | Hingoli | Nashik | Solapur | Nagpur | The site is near Aundha Nagnath in the Marathwada region.
2 gravitational-waves | Which instrument is at the heart of a LIGO detector of gravitational waves? | laser interferometer | mass spectrometer | bubble chamber | Geiger counter | Light goes along two arms of 4 km at right angles and is brought together.
2 gravitational-waves | Indirect proof of gravitational waves, from a binary pulsar, brought the Nobel Prize of 1993 to: | Hulse and Taylor | Penzias and Wilson | Watson and Crick | Hewish and Ryle | The orbit of the pulsar shrank just as the theory says.
2 gravitational-waves | The detector of gravitational waves in Italy, near Pisa, is called: | Virgo | KAGRA | GEO600 | LISA | KAGRA is in Japan, GEO600 in Germany, and LISA is planned for space.
3 gravitational-waves | Consider the following about gravitational waves: // 1. They need air to travel. // 2. They stretch and squeeze space as they pass. // 3. Two or more detectors far apart help to find the direction of the source. // Which of the statements given above are correct? | 2 and 3 only | 1 and 2 only | 1 and 3 only | 1, 2 and 3 | They travel through empty space and need no medium.
3 gravitational-waves | Two black holes of 36 and 29 solar masses merge into one of 62. The energy carried away by gravitational waves equals a mass of: | 3 solar masses | 7 solar masses | 62 solar masses | 65 solar masses | The loss is 36 + 29 − 62 = 3 solar masses, by E = mc².
1 dark-matter | Dark matter is called dark because it: | gives out and absorbs no light | is made of black grains of dust | can be seen only in the night sky | is as cold as liquid helium | It is known only by the pull of its gravity.
1 dark-matter | Dark matter is known to exist from its effect on: | the motion of stars and galaxies | the tides of the oceans of the Earth | the colour of the sky at sunset | the length of the day | Without it galaxies would fly apart at the speeds seen.
1 dark-matter | About what share of the total mass and energy of the universe is dark matter? | 27% | 5% | 68% | 95% | Dark energy is about 68% and ordinary matter about 5%.
2 dark-matter | Who first proposed dark matter in 1933 from the motion of galaxies of the Coma cluster? | Fritz Zwicky | Edwin Hubble | Carl Sagan | Max Planck | He found that the galaxies move too fast for the matter seen.
2 dark-matter | Whose study of the rotation of spiral galaxies in the 1970s gave strong proof of dark matter? | Vera Rubin | Marie Curie | Jocelyn Bell | Annie Cannon | Stars far from the centre were found to move as fast as those nearer.
2 dark-matter | WIMPs, which are proposed as dark matter, are: | weakly interacting massive particles | wide-spread ionised magnetic plasmas | white inner mantles of planets | waves in the magnetic field | They would feel gravity and a weak force, but not light.
2 dark-matter | The bending of light by a cluster of galaxies, by which dark matter is mapped, is called: | gravitational lensing | total internal reflection | Rayleigh scattering | Doppler shift | Mass bends the path of light by the theory of relativity.
2 dark-matter | The Bullet Cluster is famous as evidence of: | dark matter | life on Mars | solar flares | cold fusion | Two clusters passed through each other: the mass went on while the gas lagged behind.
2 dark-matter | Unlike dark matter, dark energy is held to: | speed up the expansion of the universe | hold the stars of a galaxy together | make stars shine by joining hydrogen nuclei | give the planets their orbits | Its share of the universe is also larger than that of dark matter.
2 dark-matter | The Euclid telescope, sent up in 2023 to study dark matter and dark energy, is of: | ESA | ISRO | JAXA | Roscosmos | It works near the Lagrange point L2, far beyond the Moon.
3 dark-matter | Consider the following about dark matter: // 1. It has gravity. // 2. It shines in X-rays. // 3. There is more of it than of ordinary matter. // Which of the statements given above are correct? | 1 and 3 only | 1 and 2 only | 2 and 3 only | 1, 2 and 3 | It gives out no radiation that we know of.
3 dark-matter | Arrange in order of share in the universe, the largest first: // 1. Dark matter // 2. Ordinary matter // 3. Dark energy | 3, 1, 2 | 1, 3, 2 | 3, 2, 1 | 2, 1, 3 | The shares are about 68%, 27% and 5% respectively.
`,
    },
  ],
})
