import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
shm | Simple harmonic motion, SHM, saral avart gati, सरल आवर्त गति | Simple harmonic motion is a to-and-fro motion in which the acceleration is proportional to the displacement from the mean position and directed towards it: $a = -\\omega^2x$.
shm | Oscillation, dolan, दोलन | Oscillation is the to-and-fro motion of a body about its mean position. The swing of a pendulum is an example.
shm | Amplitude, aayam, आयाम | Amplitude is the greatest displacement of an oscillating particle or wave from its mean position.
shm | Time period, aavartkal, आवर्तकाल | Time period is the time taken for one complete oscillation or wave: $T = 1/f$. Its SI unit is the second.
shm | Frequency, aavritti, आवृत्ति | Frequency is the number of complete oscillations or waves in one second: $f = 1/T$. Its SI unit is the hertz.
shm | Hertz, हर्ट्ज | The hertz is the SI unit of frequency, equal to one oscillation or cycle per second.
shm | Phase | Phase is the quantity, usually an angle, that tells the state of an oscillating particle as regards its position and direction of motion at a given instant.
spring-mass | Spring constant, force constant, स्प्रिंग नियतांक | Spring constant is the force needed per unit extension of a spring: $k = F/x$. Its SI unit is N/m; a stiffer spring has a larger value.
spring-mass | Spring–mass system, loaded spring | A spring–mass system is a mass attached to a spring, which oscillates with simple harmonic motion of period $T = 2\\pi\\sqrt{m/k}$.
simple-pendulum | Simple pendulum, saral lolak, सरल लोलक | A simple pendulum is a small heavy bob hung by a light inextensible thread; for small swings its period is $T = 2\\pi\\sqrt{l/g}$, independent of the mass.
simple-pendulum | Seconds pendulum, second's pendulum, सेकंड लोलक | A seconds pendulum is a simple pendulum whose period is exactly two seconds; its length on the earth is about one metre.
wave-motion | Wave, tarang, तरंग | A wave is a disturbance that travels through a medium or space and carries energy without carrying matter along.
wave-motion | Transverse wave, anuprastha tarang, अनुप्रस्थ तरंग | A transverse wave is one in which the particles vibrate at right angles to the direction in which the wave travels, such as waves on a string; light is also transverse.
wave-motion | Longitudinal wave, anudairghya tarang, अनुदैर्ध्य तरंग | A longitudinal wave is one in which the particles vibrate along the direction in which the wave travels, in compressions and rarefactions, such as sound in air.
wave-motion | Wavelength, tarangdairghya, तरंगदैर्घ्य | Wavelength is the distance between two nearest points of a wave in the same phase, such as two crests: $\\lambda = v/f$. Its SI unit is the metre.
wave-motion | Mechanical wave, yantrik tarang, यांत्रिक तरंग | A mechanical wave is a wave that needs a material medium to travel in, such as sound, water waves and waves on a string.
wave-motion | Crest and trough, crest, trough, श्रृंग और गर्त | A crest is a point of greatest upward displacement of a transverse wave and a trough a point of greatest downward displacement.
wave-motion | Compression and rarefaction, sampidan aur virlan, संपीडन और विरलन | A compression is a region of a sound wave where the particles are crowded and the pressure is high; a rarefaction is one where they are spread out and the pressure is low.
wave-motion | Principle of superposition of waves, superposition of waves | The principle of superposition states that when waves meet at a point, the resultant displacement is the sum of the displacements due to each wave alone.
speed-of-sound | Sound, dhwani, ध्वनि | Sound is a form of energy that travels as longitudinal mechanical waves and causes the sensation of hearing; it cannot travel through vacuum.
speed-of-sound | Laplace correction, newton laplace formula | The Laplace correction is the use of the adiabatic instead of the isothermal elasticity of air for the speed of sound: $v = \\sqrt{\\gamma P/\\rho}$.
speed-of-sound | Mach number, मैक संख्या | Mach number is the ratio of the speed of a body to the speed of sound in the same medium; above 1 the speed is supersonic.
speed-of-sound | Supersonic speed, supersonic, पराध्वनिक | Supersonic speed is a speed greater than that of sound in the medium, that is, a Mach number above 1.
speed-of-sound | Sonic boom, ध्वनि बूम | A sonic boom is the loud noise of the shock wave made by a body that moves faster than sound.
characteristics-of-sound | Pitch of sound, taratva, तारत्व | Pitch is the characteristic of sound by which a shrill note is told from a grave one; it depends on frequency.
characteristics-of-sound | Loudness, prabalta, प्रबलता | Loudness is the characteristic by which the ear tells a loud sound from a faint one; it depends on the amplitude (intensity) and is expressed in decibels.
characteristics-of-sound | Quality of sound, timbre, gunta, गुणता | Quality or timbre is the characteristic that distinguishes two sounds of the same pitch and loudness; it depends on the overtones present.
characteristics-of-sound | Decibel, dB, डेसिबल | The decibel is the unit in which the level of sound intensity is expressed, on a logarithmic scale; 0 dB is about the faintest audible sound.
characteristics-of-sound | Intensity of sound, ध्वनि की तीव्रता | Intensity of sound is the sound energy passing per second through unit area at right angles to the direction of travel. Its unit is W/m².
echo | Echo, pratidhwani, प्रतिध्वनि | An echo is the repetition of a sound heard after its reflection from a distant surface; the reflector must be at least about 17 m away.
echo | Reverberation, anuranan, अनुरणन | Reverberation is the persistence of sound in a hall after the source has stopped, caused by repeated reflections; soft, porous materials reduce it.
ultrasound | Ultrasound, ultrasonic waves, parashravya dhwani, पराश्रव्य ध्वनि | Ultrasound is sound of frequency above 20,000 Hz, which humans cannot hear; it is used in medical scanning, SONAR and cleaning.
ultrasound | Infrasound, infrasonic waves, avshravya dhwani, अवश्रव्य ध्वनि | Infrasound is sound of frequency below 20 Hz, which humans cannot hear; earthquakes, elephants and whales produce it.
ultrasound | SONAR, सोनार | SONAR (Sound Navigation and Ranging) is a technique that finds the depth and position of objects under water by sending out ultrasound and timing its echo.
ultrasound | Audible range, range of hearing, श्रव्य परिसर | The audible range is the range of frequencies that the human ear can hear, about 20 Hz to 20,000 Hz.
standing-waves | Standing wave, stationary wave, apragami tarang, अप्रगामी तरंग | A standing wave is the pattern formed when two equal waves travelling in opposite directions overlap; it has fixed nodes and antinodes and carries no energy along.
standing-waves | Node and antinode, node, antinode, निस्पंद और प्रस्पंद | A node is a point of a standing wave where the displacement is always zero and an antinode one where it is greatest; neighbouring nodes are half a wavelength apart.
standing-waves | Harmonics, harmonic, overtone, संनादी | Harmonics are the frequencies of a vibrating body that are whole-number multiples of its lowest, the fundamental frequency; those above the fundamental are overtones.
organ-pipes | Open organ pipe | An open organ pipe is a pipe open at both ends; its air column gives all harmonics, $f_n = nv/2l$.
organ-pipes | Closed organ pipe | A closed organ pipe is a pipe closed at one end; its air column gives odd harmonics only, $f = \\frac{(2n - 1)v}{4l}$.
beats | Beats, vispand, विस्पंद | Beats are the regular rise and fall of loudness heard when two sounds of slightly different frequencies overlap; their number per second is $\\lvert f_1 - f_2\\rvert$.
beats | Tuning fork, swaritra, स्वरित्र द्विभुज | A tuning fork is a two-pronged steel fork that gives a sound of one definite frequency when struck.
resonance | Resonance, mechanical resonance, anunad, अनुनाद | Resonance is the oscillation of a body with large amplitude when the frequency of the driving force equals its natural frequency.
resonance | Forced oscillation, forced vibration, pranodit dolan, प्रणोदित दोलन | A forced oscillation is the oscillation of a body under an external periodic force, with the frequency of that force.
resonance | Damped oscillation, damping, avmandit dolan, अवमंदित दोलन | A damped oscillation is one whose amplitude decreases with time because energy is lost to friction or other resistance.
resonance | Natural frequency, swabhavik avritti, स्वाभाविक आवृत्ति | Natural frequency is the frequency with which a body oscillates freely when it is disturbed and left to itself.
doppler-effect | Doppler effect, doppler prabhav, डॉप्लर प्रभाव | The Doppler effect is the apparent change in the frequency of a wave caused by relative motion of source and observer: higher when they approach, lower when they move apart.
doppler-effect | Red shift, redshift, अभिरक्त विस्थापन | Red shift is the shift towards longer wavelengths of the light from a source that is moving away; that of distant galaxies shows that the universe is expanding.
electromagnetic-waves | Electromagnetic waves, EM waves, vidyut chumbkiya tarang, विद्युत चुंबकीय तरंग | Electromagnetic waves are transverse waves of electric and magnetic fields at right angles to each other; they need no medium and travel in vacuum at $3 \\times 10^8$ m/s.
electromagnetic-waves | Electromagnetic spectrum, EM spectrum, विद्युत चुंबकीय स्पेक्ट्रम | The electromagnetic spectrum is the whole range of electromagnetic waves in order of wavelength: radio waves, microwaves, infrared, visible light, ultraviolet, X-rays and gamma rays.
electromagnetic-waves | Infrared rays, infrared radiation, avrakt kirne, अवरक्त किरणें | Infrared rays are electromagnetic waves of wavelength longer than red light and shorter than microwaves; they are also called heat waves and serve remote controls and night vision.
electromagnetic-waves | Ultraviolet rays, UV rays, parabaingani kirne, पराबैंगनी किरणें | Ultraviolet rays are electromagnetic waves of wavelength shorter than violet light and longer than X-rays; those of the sun are largely absorbed by the ozone layer.
electromagnetic-waves | Microwaves, sukshma tarang, सूक्ष्म तरंगें | Microwaves are electromagnetic waves with wavelengths of about 1 mm to 1 m (shorter than radio waves), used in radar, satellite communication and microwave ovens.
electromagnetic-waves | Radio waves, radio tarang, रेडियो तरंगें | Radio waves are the electromagnetic waves of longest wavelength, produced by accelerated charges in aerials and used for radio, television and mobile communication.
electromagnetic-waves | Displacement current, visthapan dhara, विस्थापन धारा | Displacement current is the current that Maxwell assumed where an electric field changes with time, as between capacitor plates: $I_d = \\varepsilon_0\\,d\\phi_E/dt$.
`)
