import { defineTable } from '../../../kit/facts/define-table.ts'

/** What a paper means by the principle behind a thing that everyone has seen. */
export const phenomena = defineTable({
  id: 'phenomena',
  about: 'everyday phenomena and their causes',
  header: 'Phenomenon',
  columns: {
    cause: {
      header: 'Principle',
      kind: 'text',
      ask: ['Which of the following explains {name}?', 'The principle behind {name} is:'],
      askBack: [
        'Which of the following is explained by {value}?',
        'Which of the following is based on {value}?',
      ],
      say: '{value} explains {name}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        light: 'light-in-daily-life',
        motion: 'motion-in-daily-life',
        fluid: 'fluids-in-daily-life',
        heat: 'heat-in-daily-life',
        wave: 'sound-in-daily-life',
        electric: 'electricity-in-daily-life',
        nuclear: 'everyday-science',
      },
    },
  },
  near: ['field'],
  concepts: ['everyday-science'],
  parts: [
    {
      sources: [
        'NCERT Science and Physics textbooks',
        'Halliday, Resnick and Walker, Fundamentals of Physics',
      ],
      rows: `
        1 | the blue colour of the sky | scattering of light / the Tyndall effect | light | Short waves are scattered most.
        1 | the red colour of the sun at sunset | scattering of light / the Tyndall effect | light | Blue is scattered out of the long path.
        1 | the twinkling of stars | atmospheric refraction / refraction of light | light | The layers of air keep moving.
        1 | a stick in water looking bent | refraction of light | light | Light changes its speed at the surface.
        1 | a pool looking shallower than it is | refraction of light | light | The bottom seems raised.
        1 | a mirage in the desert | total internal reflection / refraction of light / atmospheric refraction | light | Hot air near the ground is thinner.
        1 | the sparkle of a diamond | total internal reflection / refraction of light / dispersion of light | light | Its critical angle is only 24 degrees.
        1 | the working of an optical fibre | total internal reflection | light | Light stays inside over long ways.
        1 | the rainbow | dispersion, refraction and internal reflection of light / dispersion of light / refraction of light / total internal reflection | light | Drops of rain act as small prisms.
        1 | colours of a soap bubble | interference of light | light | Light comes back from both faces of the film.
        1 | colours of oil on water | interference of light | light | The film is about as thin as a wave is long.
        2 | colours of a compact disc | diffraction of light / interference of light | light | Its tracks act as a grating.
        1 | the splitting of white light by a prism | dispersion of light / refraction of light | light | Violet bends most.
        2 | the reduction of glare by certain sunglasses | polarisation of light | light | Reflected light vibrates mostly in one plane.
        2 | a beam of light seen in a dusty room | the Tyndall effect / scattering of light | light | Dust scatters the light.
        1 | the working of a rocket | the third law of motion / conservation of momentum | motion | Gas goes down and the rocket up.
        1 | the recoil of a gun | the third law of motion / conservation of momentum | motion | The bullet goes forward and the gun back.
        1 | a passenger falling forward when a bus stops | inertia of motion | motion | The body tends to keep moving.
        1 | dust leaving a carpet that is beaten | inertia of rest | motion | The carpet moves and the dust stays.
        2 | a cricketer drawing the hands back while taking a catch | a longer time for the change of momentum | motion | The force becomes smaller.
        1 | the separation of cream from milk in a machine | centrifugal force / centrifugation | motion | The lighter cream gathers in the middle.
        2 | a skater spinning faster with arms drawn in | conservation of angular momentum | motion | The moment of inertia falls.
        1 | the lift of an aeroplane wing | Bernoulli's principle / the third law of motion | fluid | Air moves faster over the top.
        2 | roofs blown off in a storm | Bernoulli's principle | fluid | Fast air has a low pressure.
        1 | an iron ship floating on water | Archimedes' principle | fluid | It pushes aside its own weight of water.
        1 | the working of a hydraulic brake | Pascal's law | fluid | Pressure in a liquid goes everywhere alike.
        1 | the working of a hydraulic lift | Pascal's law | fluid | A small force moves a great load.
        1 | oil rising in the wick of a lamp | capillarity / surface tension | fluid | Surface tension draws it up.
        1 | blotting paper soaking up ink | capillarity / surface tension | fluid | It has fine pores.
        1 | raindrops being round | surface tension | fluid | A sphere has the least surface.
        1 | insects walking on water | surface tension | fluid | The surface acts like a stretched skin.
        1 | a needle floating on still water | surface tension | fluid | It sinks once the surface breaks.
        2 | raindrops falling at a steady speed | viscosity | fluid | It is called terminal velocity.
        2 | the rise of a drink in a straw | atmospheric pressure | fluid | The air outside pushes the drink up.
        2 | a fountain pen leaking in an aeroplane | a fall of the air pressure / atmospheric pressure | fluid | The air in the pen is at a higher pressure.
        1 | the cooling of water in an earthen pot | evaporation | heat | It takes heat from the water that stays.
        1 | sweat cooling the body | evaporation | heat | It takes heat from the skin.
        1 | food cooking faster in a pressure cooker | a higher boiling point of water | heat | Water boils there at about 120 degrees.
        1 | sea and land breezes | convection | heat | Land warms and cools faster than the sea.
        1 | the heat of the sun reaching the earth | radiation | heat | It needs no medium.
        1 | a metal spoon growing hot in tea | conduction | heat | Free electrons carry the heat.
        2 | two blocks of ice joining when pressed | regelation | heat | Pressure lowers the melting point.
        1 | a gap left between rails | thermal expansion | heat | Summer makes the rails longer.
        1 | dew on grass in the morning | condensation | heat | The cold grass cools the moist air.
        1 | naphthalene balls growing smaller | sublimation | heat | A solid turns straight to vapour.
        1 | an echo | reflection of sound | wave | The wall must be about 17 metres away.
        1 | the whistle of a passing train changing its pitch | the Doppler effect | wave | Waves are crowded in front of the train.
        2 | soldiers breaking step on a bridge | resonance | wave | Equal beats could make the bridge swing.
        2 | a glass broken by a singer | resonance | wave | The note has the glass's own frequency.
        2 | the working of sonar | reflection of sound / ultrasound | wave | It finds the depth of the sea.
        1 | the working of a transformer | mutual induction / electromagnetic induction | electric | It needs alternating current.
        1 | the working of an electric generator | electromagnetic induction | electric | Faraday found it in 1831.
        2 | the working of an electric bulb | the heating effect of current | electric | The filament is of tungsten.
        2 | the working of a lightning conductor | discharge from points | electric | Franklin made the first.
        2 | the production of current by a solar cell | the photovoltaic effect | electric | It was found by Becquerel.
        2 | the emission of electrons from a metal by light | the photoelectric effect | electric | Einstein explained it in 1905.
        1 | the energy of the sun | nuclear fusion | nuclear | Hydrogen turns to helium.
        1 | the energy of an atom bomb | nuclear fission | nuclear | A heavy nucleus splits.
        2 | the dating of old wood by its carbon | radioactive decay | nuclear | The half-life of carbon-14 is about 5,730 years.
        2 | raisins swelling in water | osmosis / diffusion | fluid | Water goes in through the skin.
        1 | the smell of perfume filling a room | diffusion | fluid | Gases mix by themselves.
        2 | pollen grains dancing in water | Brownian motion | fluid | Molecules keep striking them.
      `,
    },
  ],
})
