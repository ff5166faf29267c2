import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the least count of a vernier caliper?' */
export const measurementConcepts = defineBank({
  id: 'measurement-concepts',
  sets: [
    {
      rows: `
3 dimensional-formula | Given below are two statements: // Statement I: Two physical quantities with the same dimensions are the same quantity. // Statement II: A dimensionally correct equation need not be physically correct. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | Work and torque have the same dimensions. Dimensions do not show wrong numerical factors.
1 base-derived-units | How many base units are there in the SI? | 7 | 6 | 5 | 9 | They are metre, kilogram, second, ampere, kelvin, mole and candela.
1 base-derived-units | Which of the following is a base unit of the SI? | Kelvin | Newton | Joule | Watt | The kelvin is the unit of temperature. Newton, joule and watt are derived units.
1 base-derived-units | The light year is a unit of: | distance | time | speed | intensity of light | It is the distance that light travels in a year, about 9.46 × 10¹⁵ m.
2 base-derived-units | Which of the following is not a unit of energy? | Kilowatt | Electronvolt | Kilowatt hour | Calorie | Kilowatt is a unit of power. The other three measure energy.
2 base-derived-units | One parsec, a unit used in astronomy, is about: | 3.26 light years | 1 light year | 8.3 light minutes | 100 light years | A parsec is the distance at which the radius of the earth's orbit subtends one second of arc.
1 significant-figures | How many significant figures are there in 0.0250? | 3 | 2 | 4 | 5 | Zeros before the first non-zero digit do not count, and the final zero after the decimal point does.
2 significant-figures | The number of significant figures in 4.050 × 10³ is: | 4 | 3 | 2 | 7 | All the digits 4, 0, 5 and 0 count. The power of ten does not.
2 significant-figures | The sum 2.34 + 1.1 + 0.567, to proper significant figures, is: | 4.0 | 4.01 | 4.007 | 4.1 | The result keeps as many decimal places as the least exact term, 1.1, that is one: 4.007 becomes 4.0.
2 significant-figures | The number 2.745 rounded off to three significant figures by the usual rule is: | 2.74 | 2.75 | 2.73 | 2.80 | When the digit dropped is 5, the digit before it is left unchanged if it is even.
3 significant-figures | A rectangle measures 2.1 cm by 3.25 cm. Its area to proper significant figures is: | 6.8 cm² | 6.825 cm² | 6.83 cm² | 7 cm² | The product has as many significant figures as the least exact factor, two here.
1 errors-in-measurement | An error that always makes the reading too large or too small by the same cause is called: | systematic | random | gross | relative | A zero error of an instrument is an example. Random errors fall on both sides and are reduced by taking a mean.
2 errors-in-measurement | A length is measured as (20.0 ± 0.2) cm. The percentage error is: | 1% | 0.2% | 2% | 10% | The relative error is 0.2 ÷ 20.0 = 0.01, which is 1%.
2 errors-in-measurement | If the error in measuring the radius of a sphere is 2%, the error in its volume is: | 6% | 2% | 4% | 8% | Volume varies as r³, so the relative error is three times as much.
3 errors-in-measurement | The errors in mass and speed are 2% and 3%. The greatest error in kinetic energy is: | 8% | 5% | 11% | 6% | For ½mv² the errors add as 2% + 2 × 3% = 8%.
3 errors-in-measurement | R = V/I with V = (100 ± 5) V and I = (10 ± 0.2) A. The percentage error in R is: | 7% | 5% | 2% | 3% | The errors of 5% and 2% add in a quotient: 7%.
3 errors-in-measurement | Two resistances (100 ± 3) Ω and (200 ± 4) Ω are joined in series. The equivalent resistance is: | (300 ± 7) Ω | (300 ± 1) Ω | (300 ± 5) Ω | (300 ± 12) Ω | Absolute errors add in a sum: 3 + 4 = 7 Ω.
1 vernier-caliper, measuring-instruments-physics | The least count of a vernier caliper with 1 mm main divisions, whose 10 vernier divisions equal 9 main divisions, is: | 0.1 mm | 1 mm | 0.01 mm | 0.9 mm | One vernier division is 0.9 mm, so the least count is 1 − 0.9 = 0.1 mm.
2 screw-gauge, measuring-instruments-physics | A screw gauge has a pitch of 0.5 mm and 50 divisions on its circular scale. Its least count is: | 0.01 mm | 0.1 mm | 0.05 mm | 0.001 mm | Least count is pitch divided by the number of divisions: 0.5 ÷ 50 = 0.01 mm.
2 screw-gauge, measuring-instruments-physics | The diameter of a thin wire is best measured with a: | screw gauge | metre scale | vernier caliper | spherometer | It reads to 0.01 mm. A vernier caliper reads to 0.1 mm, and a spherometer measures curvature.
3 vernier-caliper, measuring-instruments-physics | A vernier caliper has a zero error of +0.03 cm and reads 4.28 cm for a rod. The true length is: | 4.25 cm | 4.31 cm | 4.28 cm | 4.22 cm | The zero error with its sign is subtracted: 4.28 − 0.03 = 4.25 cm.
3 screw-gauge, measuring-instruments-physics | In a screw gauge (least count 0.01 mm) the main scale shows 2.5 mm and the circular scale 36. The reading is: | 2.86 mm | 2.536 mm | 6.1 mm | 2.36 mm | 2.5 + 36 × 0.01 = 2.86 mm, if there is no zero error.
2 dimensional-homogeneity | Which principle states that all terms of a correct physical equation have the same dimensions? | Homogeneity | Equivalence | Superposition | Uncertainty | Only quantities of like dimensions can be added or equated.
2 dimensional-homogeneity | Which of the following cannot be found by dimensional analysis? | A numerical constant in a formula | The power of a quantity in a formula | Conversion of units | Dimensions of a constant | Pure numbers such as ½ or 2π have no dimensions.
2 dimensional-homogeneity | In the equation v = at + b/(t + c), the dimensions of c are those of: | time | length | velocity | acceleration | c is added to t, so it must be a time.
3 dimensional-homogeneity | In the equation x = a sin(bt), the dimensions of b are: | T⁻¹ | T | L T⁻¹ | no dimensions | The angle bt has no dimensions, so b has the dimensions of 1/time.
3 dimensional-homogeneity | The period of a pendulum depends on its length l and on g. Dimensional analysis shows that it is proportional to: | √(l/g) | l/g | √(g/l) | √(lg) | Only √(l/g) has the dimension of time: √(L ÷ L T⁻²) = T.
3 dimensional-homogeneity | In van der Waals' equation (P + a/V²)(V − b) = RT for one mole, the dimensions of a are those of: | PV² | PV | P/V² | V²/P | a/V² is added to pressure, so a has the dimensions of pressure times the square of volume.
2 vernier-caliper, measuring-instruments-physics | In a vernier caliper, 20 vernier divisions are equal to 19 main scale divisions of 1 mm each. Its least count is: | 0.05 mm | 0.1 mm | 0.02 mm | 0.5 mm | One vernier division is 19/20 mm = 0.95 mm, and the least count is 1 − 0.95 = 0.05 mm.
2 vernier-caliper, measuring-instruments-physics | A vernier caliper of least count 0.01 cm shows 3.2 cm on the main scale, and the 6th vernier division coincides. The reading is: | 3.26 cm | 3.8 cm | 3.206 cm | 3.32 cm | Reading = main scale reading + coinciding division × least count = 3.2 + 6 × 0.01 = 3.26 cm.
1 vernier-caliper, measuring-instruments-physics | Which part of a vernier caliper is used to measure the internal diameter of a hollow tube? | Upper jaws | Lower jaws | Depth strip | Ratchet | The upper (inner) jaws open inside the tube, the lower jaws hold a body from outside and the strip measures depth. A ratchet belongs to a screw gauge.
3 vernier-caliper, measuring-instruments-physics | With the jaws of a vernier caliper closed, the zero of the vernier lies to the right of the main zero. The correction to a reading is made by: | subtracting the zero error | adding the zero error | doubling the zero error | ignoring the zero error | The zero error is positive, so every reading is too large by that amount.
2 screw-gauge, measuring-instruments-physics | The pitch of a screw gauge is the distance moved by the spindle in: | one full turn of the thimble | one division of the thimble | half a turn of the thimble | ten turns of the thimble | Pitch divided by the number of divisions on the circular scale gives the least count.
2 screw-gauge, measuring-instruments-physics | The error in a screw gauge that comes from wear of the screw and nut is avoided by turning the screw: | in one direction only | very fast | in both directions by turns | without the ratchet | It is called backlash error: on reversing, the screw turns for a while without moving the spindle.
`,
    },
  ],
})
