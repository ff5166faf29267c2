/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  dimensional-formula | Dimensional Formulae | dimension, dimensional formula, dimensions of physical quantities, dimension formula
  planck-dimensions | Dimensions of Planck's Constant | dimensional formula of planck constant
  constants-dimensions | Dimensions of Constants & Coefficients | dimensions of constants, dimensional formula of constants, dimensions of physical constants, <dimensional formula of gravitational constant, <dimensional formula of viscosity, <dimensional formula of surface tension, <dimensional formula of permittivity, <dimensional formula of permeability
  dimensional-homogeneity | Dimensional Analysis | <principle of homogeneity, checking equations by dimensions, applications of dimensional analysis, conversion of units by dimensions, uses of dimensional analysis
  base-derived-units | Base & Derived Units | fundamental units, base units, derived units, system of units, fundamental and derived quantities, <parsec and light year
  significant-figures | Significant Figures | significant digits, rounding off, order of magnitude, sarthak ank, rules of significant figures
  errors-in-measurement | Errors in Measurement | error analysis, absolute error, relative error, percentage error in physics, propagation of errors, combination of errors, accuracy and precision, truti, percentage error, percentage errors, <systematic error, <random error, <random and systematic error, <systematic errors
  measuring-instruments-physics | Vernier Calipers & Screw Gauge | <least count, <zero error, spherometer
  vernier-caliper | Vernier Caliper | vernier callipers, vernier scale, vernier
  vernier-least-count | Least Count of a Vernier | vernier caliper least count, least count of vernier callipers
  screw-gauge | Screw Gauge | micrometer screw gauge, screw gauge least count, pench mapi, micrometer
`
