import { defineTable } from '../../../kit/facts/define-table.ts'

export const instruments = defineTable({
  id: 'instruments',
  about: 'scientific instruments and devices',
  header: 'Instrument',
  columns: {
    use: {
      header: 'Use',
      kind: 'text',
      ask: ['What is the {name} used for?', 'The {name} is used for:'],
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
        1 | barometer | measuring atmospheric pressure / measuring the pressure of gases | weather | Torricelli made the first one.
        1 | hygrometer | measuring humidity of the air | weather | Hair gets longer in damp air.
        1 | anemometer | measuring the speed of the wind | weather | Its cups turn in the wind.
        1 | rain gauge (pluviometer) | measuring rainfall | weather | It reads in millimetres.
        3 | pyrheliometer | measuring the direct radiation of the sun | weather | It follows the sun.
        1 | wind vane | measuring the direction of the wind | weather | It points to where the wind comes from.
        1 | thermometer | measuring temperature | heat | Galileo made a forerunner.
        1 | pyrometer | measuring very high temperatures / measuring temperature | heat | It need not touch the body.
        2 | calorimeter | measuring the quantity of heat | heat | It is well insulated.
        3 | cryometer | measuring very low temperatures / measuring temperature | heat | It reads below freezing.
        1 | thermostat | keeping a temperature steady | heat | It works in irons and refrigerators.
        1 | hydrometer | measuring the relative density of liquids | liquid | It floats.
        1 | lactometer | testing the purity of milk / measuring the relative density of liquids | liquid | It is a kind of hydrometer.
        2 | manometer | measuring the pressure of gases | liquid | It has a U-tube.
        2 | viscometer | measuring the viscosity of liquids | liquid | It times a flow.
        3 | venturimeter | measuring the rate of flow of liquids | liquid | It works by Bernoulli's principle.
        1 | fathometer | measuring the depth of the sea | sea | It listens to an echo.
        1 | sonar | detecting objects under water by sound / measuring the depth of the sea | sea | Submarines are found by it.
        2 | chronometer | keeping exact time to find longitude at sea | sea | John Harrison made a good one.
        2 | sextant | measuring the angle of a heavenly body above the horizon | sea | Sailors used it.
        1 | periscope | seeing above the water from a submarine | sea | It has two mirrors or prisms.
        1 | altimeter | measuring the height of an aircraft | weather | It is often a barometer.
        2 | tachometer | measuring the speed of rotation | machine | It stands on a dashboard.
        1 | odometer | measuring the distance travelled by a vehicle | machine | It counts turns of a wheel.
        1 | speedometer | measuring the speed of a vehicle | machine | It reads in km/h.
        2 | dynamometer | measuring force or engine power | machine | A spring balance is one kind.
        2 | carburettor | mixing air with petrol vapour | machine | It feeds old petrol engines.
        1 | ammeter | measuring electric current | electric | It is joined in series.
        1 | voltmeter | measuring potential difference | electric | It is joined in parallel.
        1 | galvanometer | detecting small electric currents / measuring electric current | electric | It shows direction as well.
        2 | potentiometer | comparing electromotive forces / measuring potential difference | electric | It draws no current at balance.
        2 | rheostat | varying the resistance of a circuit | electric | A slider moves on a coil.
        1 | transformer | stepping alternating voltage up or down | electric | It works by induction.
        1 | seismograph | recording earthquake waves | length | Magnitude is read from its record.
        3 | clinometer | measuring the angle of a slope | length | Foresters use it.
        3 | gravimeter | measuring small changes of gravity | length | It helps to find oil.
        1 | Geiger counter | detecting radioactivity | electric | It clicks.
        2 | cyclotron | accelerating charged particles | electric | Lawrence made it.
        2 | cloud chamber | observing the tracks of charged particles / detecting radioactivity | electric | Wilson made it.
        1 | spectrometer | measuring wavelengths of light | light | It splits light.
        2 | photometer | measuring the intensity of light | light | It compares two sources.
        2 | refractometer | measuring the refractive index | light | It tells the sugar in juice.
        3 | polarimeter | measuring the rotation of the plane of polarised light | light | It tells sugar strength.
        1 | microscope | viewing very small objects | light | Leeuwenhoek ground fine lenses.
        1 | telescope | viewing distant objects | light | Galileo turned one to the sky.
        2 | kaleidoscope | viewing patterns formed by mirrors | light | David Brewster made it.
        1 | stethoscope | hearing the sounds of the heart and lungs | body | Laennec made it.
        1 | sphygmomanometer | measuring blood pressure | body | It squeezes the arm.
        1 | electrocardiograph | recording the electrical activity of the heart | body | Einthoven made it.
        1 | electroencephalograph | recording the electrical activity of the brain | body | It helps with epilepsy.
        2 | endoscope | examining the interior of hollow organs | body | It uses fibre optics.
        2 | ophthalmoscope | examining the interior of the eye | body | Helmholtz made it.
        2 | spirometer | measuring the volume of air breathed | body | It tests lungs.
        2 | audiometer | measuring the power of hearing | body | It plays tones.
        2 | audiophone | improving imperfect hearing | body | It makes sound louder.
        1 | vernier calliper | measuring small lengths to a tenth of a millimetre | length | It has a sliding scale.
        2 | screw gauge | measuring thickness to a hundredth of a millimetre | length | It turns a screw.
        2 | spherometer | measuring the curvature of surfaces | length | It stands on three legs.
        3 | planimeter | measuring the area of a drawn figure | length | Its arm follows the outline.
      `,
    },
  ],
})
