import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Sound cannot travel through:' */
export const waveConcepts = defineBank({
  id: 'wave-concepts',
  sets: [
    {
      rows: `
2 shm | Given below are two statements: // Statement I: In simple harmonic motion the speed is zero at the mean position. // Statement II: In simple harmonic motion the acceleration is zero at the mean position. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | The acceleration is −ω²x, zero at x = 0, where the speed is greatest.
3 speed-of-sound | Given below are two statements: // Statement I: At constant temperature the speed of sound in a gas increases with its pressure. // Statement II: The speed of sound in a gas increases with its temperature. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | v = √(γRT/M): pressure and density change together and leave the speed as it is.
1 wave-motion | Sound cannot travel through: | vacuum | water | steel | air | Sound needs a medium whose particles pass on the vibration. So astronauts on the moon use radio.
1 speed-of-sound | In which of these does sound travel fastest? | Steel | Water | Air | Hydrogen gas | Sound travels at about 5,000 m/s in steel, 1,500 m/s in water and 340 m/s in air.
1 characteristics-of-sound | The loudness of a sound depends on its: | amplitude | frequency | wavelength | speed | A larger amplitude means a louder sound. Frequency decides the pitch.
1 characteristics-of-sound | The pitch of a sound depends on its: | frequency | amplitude | speed | loudness | A high frequency is heard as a high pitch. A mosquito hums at a higher pitch than a lion roars.
1 ultrasound | Sounds of frequency above 20,000 Hz are called: | ultrasonic | infrasonic | supersonic | subsonic | Humans hear from 20 Hz to 20,000 Hz. Supersonic means faster than sound.
1 ultrasound, echo | Bats find their way in the dark by: | echoes of ultrasonic waves | infrared rays from prey | bright eyes that glow | smell of the obstacles | They send out ultrasonic squeaks and judge distance by the echoes.
1 wave-motion | Sound waves in air are: | longitudinal | transverse | electromagnetic | stationary only | Air particles vibrate along the direction of travel and form compressions and rarefactions.
1 speed-of-sound | Lightning is seen before thunder is heard because: | light travels faster than sound | sound starts after the light | the ear works more slowly than the eye | clouds absorb the first sound | Both are produced together, but light reaches us almost at once while sound goes at about 340 m/s.
2 speed-of-sound | The speed of sound in air increases with: | temperature | pressure at constant temperature | loudness | frequency | It varies as the square root of absolute temperature. Pressure alone has no effect, as density changes with it.
2 characteristics-of-sound | Two notes of the same pitch and loudness from a flute and a sitar differ in: | quality | frequency | amplitude | speed | Quality or timbre depends on the overtones present, which differ from instrument to instrument.
2 resonance | Soldiers break step when crossing a bridge to avoid: | resonance | friction | beats | interference of light | If their steps match the natural frequency of the bridge, it could swing dangerously.
2 simple-pendulum | The time period of a simple pendulum does not depend on: | mass of the bob | length of the string | acceleration due to gravity | height above the sea | T = 2π√(l/g) has no mass in it. Height matters, for g becomes smaller.
2 simple-pendulum | A pendulum clock taken from the plains to a high mountain will: | run slow | run fast | keep the same time | stop at once | g is smaller there, so the time period is longer and the clock loses time.
2 electromagnetic-waves, wave-motion | Which of these waves needs no material medium? | Radio waves | Sound waves | Waves on a string | Seismic waves | Radio waves are electromagnetic. The other three are mechanical waves.
2 echo | The minimum distance for hearing a clear echo in air is about: | 17 m | 34 m | 3 m | 340 m | The ear needs 0.1 s between two sounds. In this time sound covers about 34 m, that is 17 m each way.
2 electromagnetic-waves | Which has the longest wavelength? | Radio waves | X-rays | Visible light | Ultraviolet rays | In the electromagnetic spectrum radio waves have the longest and gamma rays the shortest wavelengths.
3 standing-waves | In a stationary wave, points of zero displacement are called: | nodes | antinodes | crests | beats | The distance between two neighbouring nodes is half a wavelength. Antinodes have the largest displacement.
3 beats | Beats are heard when two notes have: | slightly different frequencies | exactly equal frequencies | widely different frequencies | equal amplitudes and phases | The number of beats a second is the difference of the two frequencies.
3 shm | In simple harmonic motion the acceleration is greatest at: | the extreme positions | the mean position | half the amplitude | every point equally | Acceleration is proportional to displacement from the mean position. Speed is greatest at the mean position.
3 simple-pendulum | A girl on a swing who is sitting stands up. The time period of the swing: | becomes shorter | becomes longer | stays the same | becomes infinite | Standing raises the centre of mass and shortens the effective length of the pendulum.
3 organ-pipes | A pipe closed at one end produces: | odd harmonics only | even harmonics only | all harmonics | the fundamental only | A node must be at the closed end and an antinode at the open end. An open pipe gives all harmonics.
1 characteristics-of-sound | Which device turns sound into an electrical signal? | Microphone | Loudspeaker | Amplifier | Headphone | A microphone changes sound into current. A loudspeaker makes the opposite change.
1 wave-motion | The number of vibrations made in one second is called: | frequency | amplitude | wavelength | time period | Frequency is measured in hertz. The time period is the time of one vibration.
1 echo | A stethoscope carries the heartbeat to the doctor's ears by: | repeated reflection of sound | refraction of sound in air | absorption of sound by rubber | interference of two sounds | Sound is reflected again and again from the walls of the tube and so does not spread out.
2 echo | The walls of cinema halls are covered with soft boards to: | reduce echo of sound | make the sound louder | keep the hall cool | improve the light | Soft, porous material absorbs sound and so cuts down reverberation, which would blur speech and music.
2 characteristics-of-sound | The voice of a woman is usually shriller than that of a man because of its higher: | frequency | amplitude | wavelength | speed | Shorter, thinner vocal cords vibrate at a higher frequency, so the pitch is higher.
2 wave-motion | Which of these waves can be polarised? | Light waves | Sound waves in air | Ultrasonic waves in water | Compression waves in a spring | Only transverse waves can be polarised. Sound in air and water is longitudinal.
2 speed-of-sound | A jet plane flying faster than sound produces a: | sonic boom | musical beat | stationary wave | musical note | Pressure waves pile up in a cone that is heard as a boom when it passes.
3 doppler-effect | The apparent change in pitch when a whistling train passes us is the: | Doppler effect | beat effect | resonance effect | Compton effect | Pitch is higher as the source comes and lower as it goes.
3 shm-energy, shm | In simple harmonic motion the total energy is proportional to: | the square of amplitude | the amplitude | the time period | the square root of frequency | Energy is ½mω²A², so doubling the amplitude makes it four times.
3 wave-motion | When a sound wave goes from air into water, which quantity does not change? | Frequency | Wavelength | Speed | Intensity | Frequency is fixed by the source. Speed and wavelength grow in water.
3 spring-mass | The time period of a loaded spring does not depend on: | gravity | the mass | the spring constant | the number of its coils | T = 2π√(m/k), so it has the same value on the moon as on the earth.
1 electromagnetic-waves | Which electromagnetic waves are used to sterilise water and medical instruments? | Ultraviolet rays | Radio waves | Microwaves | Visible light | They kill germs, and on the skin they cause sunburn.
1 electromagnetic-waves | Radar and satellite communication use: | microwaves | X-rays | gamma rays | ultraviolet rays | Their short wavelength allows narrow beams that spread little.
2 electromagnetic-waves | Which electromagnetic rays are used to destroy cancer cells? | Gamma rays | Infrared rays | Radio waves | Microwaves | Radioactive cobalt-60 is a common source of them.
2 electromagnetic-waves | Which part of the electromagnetic spectrum is used in night-vision cameras? | Infrared | Ultraviolet | X-rays | Gamma rays | Warm bodies give out infrared radiation even in the dark.
1 electromagnetic-waves | All electromagnetic waves travel in vacuum at a speed of about: | 3 × 10⁸ m/s | 3 × 10⁵ m/s | 340 m/s | 3 × 10¹⁰ m/s | 340 m/s is the speed of sound in air.
2 electromagnetic-waves | The existence of electromagnetic waves was first shown by experiment by: | Heinrich Hertz | James Clerk Maxwell | Michael Faraday | Guglielmo Marconi | Maxwell had predicted them by theory some twenty years earlier.
1 speed-of-sound | The speeds of sound in solids, liquids and gases are usually in the order: | solids > liquids > gases | gases > liquids > solids | liquids > solids > gases | solids > gases > liquids | Solids are the most elastic of the three media.
1 speed-of-sound | The speed of sound in air at 20 °C is about: | 343 m/s | 1,500 m/s | 5,000 m/s | 3 × 10⁸ m/s | It is about 1,500 m/s in water and 5,000 m/s in steel.
2 speed-of-sound | In which medium is the speed of sound about 1,500 m/s? | Water | Air | Steel | Vacuum | In air it is about 340 m/s, and it is higher still in steel.
2 speed-of-sound | In moist air, compared with dry air at the same temperature, sound travels: | faster | slower | at the same speed | not at all | Water vapour is lighter than air, so the density is less.
2 speed-of-sound | Changing only the pressure of air at constant temperature makes the speed of sound: | stay the same | increase | decrease | become zero | Pressure and density change in the same ratio.
`,
    },
  ],
})
