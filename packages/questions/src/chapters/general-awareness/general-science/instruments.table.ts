import { defineTable } from '../../../kit/facts/define-table.ts'

export const instruments = defineTable({
  id: 'instruments',
  about: 'scientific instruments and devices',
  header: 'Instrument',
  columns: {
    use: {
      header: 'Use',
      kind: 'text',
      ask: ['What does the {name} measure or show?', 'For what is the {name} used?'],
      askBack: ['Which of the following instruments is used for {value}?'],
      say: 'The {name} is used for {value}',
    },
    field: {
      header: 'Field',
      kind: 'text',
      conceptOf: {
        weather: 'weather-instruments',
        body: 'medical-instruments',
        electric: 'electrical-instruments',
      },
    },
  },
  near: ['field'],
  lookalikes: [
    'hygrometer',
    'hydrometer',
    'pyrometer',
    'barometer',
    'bolometer',
    'manometer',
    'altimeter',
    'ammeter',
  ],
  concepts: ['instruments'],
  parts: [
    {
      sources: ['NCERT Science and Physics textbooks', 'Encyclopaedia Britannica'],
      rows: `
        1 | barometer | atmospheric pressure / pressure of gases | weather | Torricelli made the first one.
        1 | hygrometer | humidity of the air | weather | Hair gets longer in damp air.
        1 | anemometer | speed of the wind | weather | Its cups turn in the wind.
        2 | rain gauge (pluviometer) | rainfall | weather | It reads in millimetres.
        2 | pyrheliometer | direct radiation of the sun | weather | It follows the sun.
        2 | wind vane | direction of the wind | weather | It points to where the wind comes from.
        1 | thermometer | temperature | heat | Galileo made a forerunner.
        1 | pyrometer | very high temperatures / temperature | heat | It need not touch the body.
        2 | calorimeter | quantity of heat | heat | It is well insulated.
        2 | cryometer | very low temperatures / temperature | heat | It reads below freezing.
        2 | thermostat | keeping a temperature steady | heat | It works in irons and refrigerators.
        1 | hydrometer | relative density of liquids | liquid | It floats.
        1 | lactometer | purity of milk / relative density of liquids | liquid | It is a kind of hydrometer.
        2 | manometer | pressure of gases | liquid | It has a U-tube.
        2 | viscometer | viscosity of liquids | liquid | It times a flow.
        2 | venturimeter | rate of flow of liquids | liquid | It works by Bernoulli's principle.
        1 | fathometer | depth of the sea | sea | It listens to an echo.
        1 | sonar | finding objects under water by sound / depth of the sea | sea | Submarines are found by it.
        2 | chronometer | exact time for finding longitude at sea | sea | John Harrison made a good one.
        2 | sextant | the angle of a heavenly body above the horizon | sea | Sailors used it.
        2 | periscope | seeing above the water from a submarine | sea | It has two mirrors or prisms.
        1 | altimeter | height of an aircraft | air | It is often a barometer.
        2 | tachometer | speed of rotation | machine | It stands on a dashboard.
        1 | odometer | distance travelled by a vehicle | machine | It counts turns of a wheel.
        1 | speedometer | the speed of a vehicle | machine | It reads in km/h.
        2 | dynamometer | force or engine power | machine | A spring balance is one kind.
        2 | carburettor | mixing air with petrol vapour | machine | It feeds old petrol engines.
        1 | ammeter | electric current | electric | It is joined in series.
        1 | voltmeter | potential difference | electric | It is joined in parallel.
        1 | galvanometer | small electric currents / electric current | electric | It shows direction as well.
        2 | potentiometer | comparing electromotive forces / potential difference | electric | It draws no current at balance.
        2 | rheostat | changing the resistance of a circuit | electric | A slider moves on a coil.
        2 | transformer | raising or lowering alternating voltage | electric | It works by induction.
        1 | seismograph | earthquake waves | earth | Magnitude is read from its record.
        2 | clinometer | the angle of a slope | earth | Foresters use it.
        2 | gravimeter | small changes of gravity | earth | It helps to find oil.
        1 | Geiger counter | radioactivity | atom | It clicks.
        2 | cyclotron | speeding up charged particles | atom | Lawrence made it.
        2 | cloud chamber | tracks of charged particles / radioactivity | atom | Wilson made it.
        1 | spectrometer | wavelengths of light | light | It splits light.
        2 | photometer | intensity of light | light | It compares two sources.
        2 | refractometer | refractive index | light | It tells the sugar in juice.
        2 | polarimeter | rotation of the plane of light by sugar | light | It tells sugar strength.
        1 | microscope | seeing very small things | light | Leeuwenhoek ground fine lenses.
        1 | telescope | seeing distant things | light | Galileo turned one to the sky.
        2 | kaleidoscope | patterns from mirrors | light | David Brewster made it.
        1 | stethoscope | sounds of heart and lungs | body | Laennec made it.
        1 | sphygmomanometer | blood pressure | body | It squeezes the arm.
        1 | electrocardiograph | electrical activity of the heart | body | Einthoven made it.
        1 | electroencephalograph | electrical activity of the brain | body | It helps with epilepsy.
        2 | endoscope | looking into hollow organs | body | It uses fibre optics.
        2 | ophthalmoscope | looking into the eye | body | Helmholtz made it.
        2 | spirometer | volume of breath | body | It tests lungs.
        2 | audiometer | power of hearing | body | It plays tones.
        2 | audiophone | helping the hard of hearing | body | It makes sound louder.
        2 | vernier calliper | small lengths to a tenth of a millimetre | length | It has a sliding scale.
        2 | screw gauge | thickness to a hundredth of a millimetre | length | It turns a screw.
        2 | spherometer | curvature of surfaces | length | It stands on three legs.
        2 | planimeter | the area of a drawn figure | length | Its arm follows the outline.
      `,
    },
  ],
})
