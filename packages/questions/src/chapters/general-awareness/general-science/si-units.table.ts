import { defineTable } from '../../../kit/facts/define-table.ts'

export const siUnits = defineTable({
  id: 'si-units',
  about: 'physical quantities and their units',
  header: 'Quantity',
  columns: {
    unit: {
      header: 'SI unit',
      kind: 'text',
      ask: ['What is the SI unit of {name}?', 'The SI unit of {name} is:'],
      askBack: [
        'Which of the following quantities has the SI unit {value}?',
        'The {value} is the SI unit of which of the following?',
      ],
      say: 'The SI unit of {name} is the {value}',
    },
    field: { header: 'Field', kind: 'text', conceptOf: { base: 'base-units' } },
  },
  near: ['field'],
  concepts: ['si-units'],
  parts: [
    {
      sources: ['BIPM, The International System of Units', 'NCERT Class XI Physics'],
      rows: `
        1 | length | metre | base | It is one of the seven base units.
        1 | mass | kilogram | base | It is one of the seven base units.
        1 | time | second | base | It is one of the seven base units.
        1 | electric current | ampere | base | It is one of the seven base units.
        1 | thermodynamic temperature | kelvin | base | Zero is −273.15 °C.
        1 | amount of substance | mole | base | One holds 6.022 × 10²³ particles.
        1 | luminous intensity | candela | base | It is one of the seven base units.
        1 | plane angle | radian | base | A full circle has 2π of them.
        2 | solid angle | steradian | base | A full sphere has 4π of them.
        1 | force | newton | mechanics | It gives 1 kg an acceleration of 1 m/s².
        1 | work and energy | joule / newton metre | mechanics | It is one newton over one metre.
        1 | power | watt | mechanics | It is one joule a second.
        1 | pressure | pascal | mechanics | It is one newton on a square metre.
        1 | frequency | hertz | waves | It is one cycle a second.
        1 | momentum | kilogram metre per second | mechanics | It is mass times velocity.
        1 | velocity | metre per second | mechanics | It is displacement by time.
        1 | acceleration | metre per second squared | mechanics | It is the rate of change of velocity.
        1 | density | kilogram per cubic metre | mechanics | Water has 1,000 of them.
        2 | dynamic viscosity | pascal second | mechanics | The poise is a tenth of it.
        2 | surface tension | newton per metre | mechanics | It makes drops round.
        2 | moment of force (torque) | newton metre | mechanics | It turns a body.
        2 | moment of inertia | kilogram square metre | mechanics | It is the mass of turning.
        1 | electric charge | coulomb | electricity | It is one ampere for one second.
        1 | potential difference | volt | electricity | It is one joule a coulomb.
        1 | electrical resistance | ohm | electricity | It is one volt an ampere.
        1 | electrical conductance | siemens | electricity | It was once called mho.
        1 | capacitance | farad | electricity | It is one coulomb a volt.
        1 | inductance | henry | electricity | It is named after an American.
        1 | magnetic flux | weber | electricity | It is one volt second.
        1 | magnetic flux density | tesla | electricity | It is one weber a square metre.
        2 | electric field strength | volt per metre | electricity | A newton per coulomb is the same.
        2 | resistivity | ohm metre | electricity | It belongs to the material.
        1 | luminous flux | lumen | light | It is one candela into one steradian.
        1 | illuminance | lux | light | It is one lumen on a square metre.
        1 | power of a lens | dioptre | light | It is one over the focal length in metres.
        1 | activity of a radioactive source | becquerel | nuclear | It is one decay a second.
        2 | absorbed dose of radiation | gray / joule per kilogram | nuclear | It is one joule a kilogram.
        2 | equivalent dose of radiation | sievert / joule per kilogram | nuclear | It weighs the harm to the body.
        2 | specific heat capacity | joule per kilogram kelvin | heat | Water has about 4,186 of them.
        2 | specific latent heat | joule per kilogram | heat | It melts or boils without warming.
        2 | thermal conductivity | watt per metre kelvin | heat | Metals have much of it.
        2 | entropy | joule per kelvin | heat | It tells of disorder.
        2 | catalytic activity | katal | chemistry | It tells how fast an enzyme works.
      `,
    },
  ],
})
