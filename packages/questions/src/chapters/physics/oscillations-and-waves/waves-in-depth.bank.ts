import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'How many beats are heard from two forks of 256 Hz and 260 Hz?' */
export const wavesInDepth = defineBank({
  id: 'waves-in-depth',
  sets: [
    {
      rows: `
2 speed-of-sound | Newton's formula for the speed of sound was corrected by Laplace, who took the changes in air to be: | adiabatic | isothermal | isobaric | isochoric | Compressions are so quick that heat cannot flow, so γP takes the place of P: v = √(γP/ρ).
3 speed-of-sound | At what temperature is the speed of sound in air double that at 0 °C? | 819 °C | 273 °C | 546 °C | 1,092 °C | Speed varies as √T, so T must be 4 × 273 = 1,092 K, which is 819 °C.
2 echo | An echo is heard 3 s after a shout. If sound travels at 340 m/s, the cliff is at a distance of: | 510 m | 1,020 m | 340 m | 170 m | Sound covers the distance twice: d = 340 × 3 ÷ 2 = 510 m.
1 ultrasound | The range of frequencies that a normal human ear can hear is: | 20 Hz to 20,000 Hz | 2 Hz to 2,000 Hz | 200 Hz to 200,000 Hz | 20 Hz to 2,000 Hz | Sounds below 20 Hz are infrasonic and those above 20,000 Hz ultrasonic.
2 ultrasound | SONAR sends an ultrasonic pulse and receives its echo from the sea bed after 2 s. If the speed in water is 1,500 m/s, the depth is: | 1,500 m | 3,000 m | 750 m | 6,000 m | The pulse goes down and up: depth = 1,500 × 2 ÷ 2 = 1,500 m.
2 ultrasound | Ultrasonic waves are used to detect cracks in metal blocks because they: | are reflected from a crack | are absorbed by metals at once | make the crack shine | travel only in air | A detector finds the waves that come back from the defect. Audible sound bends round small cracks.
2 beats | Two tuning forks of 256 Hz and 260 Hz are sounded together. The number of beats per second is: | 4 | 2 | 258 | 516 | The beat frequency is the difference: 260 − 256 = 4.
2 beats | Two sound waves of slightly different frequencies produce beats by: | interference | refraction | diffraction | polarisation | They are in step and out of step in turns, so loudness rises and falls.
3 beats | A fork gives 5 beats per second with a fork of 300 Hz. When the first is loaded with wax, the beats become 3 per second. Its frequency was: | 305 Hz | 295 Hz | 303 Hz | 297 Hz | Wax lowers the frequency. From 305 Hz it comes nearer to 300 Hz and the beats fall; from 295 Hz they would rise.
3 beats | Two waves y₁ = a sin 200πt and y₂ = a sin 208πt are heard together. The number of beats per second is: | 4 | 8 | 208 | 2 | The frequencies are 100 Hz and 104 Hz, so there are 4 beats per second.
1 resonance | A child's swing is pushed once in each swing and its amplitude grows large. This is an example of: | resonance | beats | damping | refraction | The frequency of the pushes equals the natural frequency of the swing.
2 resonance | In resonance, the frequency of the applied force is: | equal to the natural frequency | double the natural frequency | half the natural frequency | much less than natural frequency | The body then takes up energy most readily and vibrates with a large amplitude.
2 resonance | In damped oscillations, the quantity that falls with time is the: | amplitude | acceleration due to gravity | mass of the body | length of the string | Energy is lost to friction, so each swing is smaller than the one before.
3 resonance | The tuning of a radio set to a station is an example of: | electrical resonance | beats of sound | Doppler effect | diffraction | The natural frequency of the tuning circuit is made equal to that of the wave from the station.
1 electromagnetic-waves | Which of the following has the highest frequency? | Gamma rays | X-rays | Ultraviolet rays | Microwaves | Frequency grows from radio waves through light to gamma rays, while wavelength falls.
1 electromagnetic-waves | Which electromagnetic waves are used in the remote control of a television set? | Infrared rays | Ultraviolet rays | X-rays | Gamma rays | A small diode sends infrared pulses. Infrared rays are also called heat waves.
2 electromagnetic-waves | In an electromagnetic wave, the electric and magnetic fields are: | perpendicular to each other | parallel to each other | opposite to each other | along the direction of travel | Both are perpendicular to the direction of travel as well, so the waves are transverse.
2 electromagnetic-waves | Which electromagnetic waves heat food in an oven by making its water molecules turn to and fro? | Microwaves | X-rays | Ultraviolet rays | Gamma rays | Their alternating electric field turns the water molecules to and fro, and the energy they gain heats the food.
2 electromagnetic-waves | Which part of sunlight is mostly absorbed by the ozone layer? | Ultraviolet rays | Infrared rays | Visible light | Radio waves | Ultraviolet rays of the sun are stopped there, which protects life on the earth.
3 electromagnetic-waves | Displacement current was introduced by Maxwell to account for: | a changing electric field | a steady electric current | a magnet at rest | a static charge | A changing electric field gives a magnetic field just as a current does, for example between plates of a charging capacitor.
3 electromagnetic-waves | The ratio of the amplitudes of electric and magnetic fields in an electromagnetic wave in vacuum is: | the speed of light | Planck's constant | one | the frequency | E₀/B₀ = c = 3 × 10⁸ m/s.
2 standing-waves | The distance between two neighbouring nodes of a stationary wave is: | λ/2 | λ | λ/4 | 2λ | A node and the next antinode are λ/4 apart.
3 organ-pipes | The fundamental frequency of a closed pipe is 100 Hz. That of an open pipe of the same length is: | 200 Hz | 50 Hz | 100 Hz | 400 Hz | The frequencies are v/4L for a closed and v/2L for an open pipe.
2 doppler-effect | The light from a distant galaxy is shifted towards the red end. This shows that the galaxy is: | moving away from us | moving towards us | at rest | rotating slowly | Wavelength grows when the source recedes. This is the red shift of the expanding universe.
2 simple-pendulum | The length of a simple pendulum is made four times. Its time period becomes: | double | four times | half | the same | T = 2π√(l/g) varies as the square root of length.
2 simple-pendulum | The time period of a seconds pendulum is: | 2 s | 1 s | 0.5 s | 4 s | It takes one second from one end to the other, so a full oscillation takes 2 s. Its length is about 1 m.
2 spring-mass | A spring of force constant k is cut into two equal halves. The force constant of each half is: | 2k | k | k/2 | 4k | For the same force a half spring stretches only half as much, so it is twice as stiff.
3 shm | In SHM of amplitude A, at what displacement is the kinetic energy equal to the potential energy? | A/√2 | A/2 | A/4 | A | ½kx² = ½k(A² − x²) gives x² = A²/2.
1 doppler-effect | The siren of an ambulance that is moving away from us sounds: | lower in pitch | higher in pitch | louder and louder | of the same pitch | The waves reach us farther apart, so the frequency that we hear is lower.
2 doppler-effect | A source of sound and a listener move with the same velocity through still air. The frequency heard is: | that of the source | higher than that of the source | lower than that of the source | twice that of the source | There is no relative motion between them, so as many waves arrive in a second as are sent out.
2 doppler-effect | A radar gun of the traffic police uses the Doppler effect to measure: | speed of vehicles | weight of vehicles | noise of engines | smoke of engines | The waves that come back from a moving car have another frequency than those sent out.
3 doppler-effect | A source moves towards a listener at rest with one tenth of the speed of sound. The ratio of the frequency heard to that sent out is: | 10 : 9 | 9 : 10 | 11 : 10 | 10 : 11 | f′ = f × v/(v − v/10) = 10f/9. It would be 11 : 10 if the listener moved instead.
3 doppler-effect | A listener moves towards a source at rest with one tenth of the speed of sound. By how much is the frequency heard above that of the source? | 10% | 9% | 11% | 20% | f′ = f × (v + v/10)/v = 1.1 f.
3 doppler-effect | A driver who sounds a horn of 600 Hz drives towards a cliff at 30 m/s. What frequency of the echo does the driver hear? (speed of sound 330 m/s) | 720 Hz | 660 Hz | 540 Hz | 600 Hz | f′ = 600 × (330 + 30)/(330 − 30): the cliff receives a higher frequency, and the driver moves towards the echo.
`,
    },
  ],
})
