/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  shm-energy | Energy in Simple Harmonic Motion | energy in shm, kinetic and potential energy in shm, total energy in shm
  shm | Simple Harmonic Motion | shm, harmonic motion, period of oscillation, phase and amplitude in shm, saral avart gati
  spring-mass | Spring–Mass System | spring mass, spring mass shm, shm spring, spring block system, spring block, spring pendulum, loaded spring, oscillation of a spring, spring constant, springs in series and parallel
  simple-pendulum | Simple Pendulum | pendulum, time period of pendulum, simple pendulum time period, second's pendulum, saral lolak
  wave-motion | Wave Motion | waves, wavelength, progressive wave, <phase difference, wave equation, mechanical waves, wave speed frequency, wave speed, wave velocity, speed of a wave
  transverse-and-longitudinal | Transverse & Longitudinal Waves | difference between transverse and longitudinal waves, transverse wave, longitudinal wave, anuprasth aur anudairghya tarang
  speed-of-sound | Speed of Sound | velocity of sound, speed of sound in air, laplace correction, <newton laplace formula, mach number, supersonic, <sonic boom, dhwani ki chal, dhvani ki chaal, dhwani ka veg
  characteristics-of-sound | Characteristics of Sound | loudness and pitch, <pitch of sound, timbre, quality of sound, decibel, intensity of sound
  echo | Echo & Reverberation | echo, reverberation, reflection of sound, pratidhwani
  ultrasound | Ultrasound & SONAR | ultrasound, ultrasonic waves, infrasonic, sonar, audible range, range of hearing, infrasound
  standing-waves | Standing Waves | stationary waves, waves on a string, nodes and antinodes, vibrations of a string, sonometer, harmonics of a string
  organ-pipes | Organ Pipes | open organ pipe, closed organ pipe, resonance tube, end correction, air column
  beats | Beats | beat frequency, <tuning fork beats, <tuning fork
  resonance | Resonance & Forced Oscillations | resonance, forced oscillation, <damped oscillation, free and forced vibrations, <natural frequency
  doppler-effect | Doppler Effect | doppler, doppler shift, doppler effect in sound, red shift
  electromagnetic-waves | Electromagnetic Waves | electromagnetic spectrum, em waves, em spectrum, <radio waves, <microwaves, infrared and ultraviolet, <displacement current, maxwell equations, <infrared rays, <ultraviolet rays, vidyut chumbakiya tarang, vidyut chumbakiya tarange, vidyut chumbkiya tarang
`
