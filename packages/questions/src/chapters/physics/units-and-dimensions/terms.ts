import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
base-derived-units | Physical quantity, bhautik rashi, भौतिक राशि | A physical quantity is a quantity that can be measured and by which the laws of physics are expressed, such as length, mass and time.
base-derived-units | Unit of measurement, unit in physics, matrak, मात्रक | A unit is a fixed standard amount of a physical quantity with which other amounts of the same quantity are compared.
base-derived-units | Fundamental quantities, base quantities, mool rashiyan, मूल राशियाँ | Fundamental quantities are the seven quantities that do not depend on others: length, mass, time, electric current, temperature, amount of substance and luminous intensity.
base-derived-units | Fundamental units, base units, mool matrak, मूल मात्रक | Fundamental units are the seven SI units of the base quantities: metre, kilogram, second, ampere, kelvin, mole and candela.
base-derived-units | Derived units, vyutpann matrak, व्युत्पन्न मात्रक | Derived units are units formed from the base units by multiplication and division, such as m/s for speed and the newton for force.
base-derived-units | SI system, SI units, International System of Units, एस आई पद्धति | The SI system is the international system of units with seven base units, used in science throughout the world since 1960.
base-derived-units | Light year, prakash varsh, प्रकाश वर्ष | A light year is a unit of distance: the distance that light travels in vacuum in one year, about $9.46 \\times 10^{15}$ m.
base-derived-units | Parsec, पारसेक | A parsec is a unit of astronomical distance equal to about 3.26 light years or $3.08 \\times 10^{16}$ m: the distance at which one astronomical unit subtends one second of arc.
base-derived-units | Astronomical unit, AU, खगोलीय मात्रक | The astronomical unit is the mean distance between the earth and the sun, about $1.496 \\times 10^{11}$ m.
base-derived-units | Candela, कैंडेला | The candela is the SI base unit of luminous intensity, the strength of a light source in a given direction.
dimensional-formula | Dimensions of a physical quantity, dimension in physics, vima, विमाएँ | Dimensions of a physical quantity are the powers to which the base quantities must be raised to express it; those of velocity are 1 in length and −1 in time.
dimensional-formula | Dimensional formula, vimiya sutra, विमीय सूत्र | A dimensional formula is the expression that shows how and which base quantities make up a physical quantity, such as [MLT⁻²] for force.
dimensional-formula | Dimensionless quantity, vimahin rashi, विमाहीन राशि | A dimensionless quantity is a quantity that has no dimensions because it is a ratio of like quantities, such as strain, angle and refractive index.
dimensional-homogeneity | Principle of homogeneity, principle of dimensional homogeneity, विमीय समांगता का सिद्धांत | The principle of homogeneity states that every term of a correct physical equation must have the same dimensions.
dimensional-homogeneity | Dimensional analysis, vimiya vishleshan, विमीय विश्लेषण | Dimensional analysis is the use of dimensions to check equations, convert units and find the form of relations between quantities; it cannot give pure numbers.
significant-figures | Significant figures, significant digits, sarthak ank, सार्थक अंक | Significant figures are the digits of a measured value that are known reliably plus the first uncertain digit; 0.00520 has three of them.
significant-figures | Order of magnitude, parimaan ki koti, परिमाण की कोटि | Order of magnitude is the power of ten nearest to a quantity, used to give its approximate size.
significant-figures | Rounding off, purnankan, पूर्णांकन | Rounding off is the dropping of unwanted digits of a number while adjusting the last kept digit, so that the value changes as little as possible.
errors-in-measurement | Absolute error, nirpeksh truti, निरपेक्ष त्रुटि | Absolute error is the magnitude of the difference between a measured value and the true (or mean) value of a quantity.
errors-in-measurement | Relative error, fractional error, apekshik truti, आपेक्षिक त्रुटि | Relative error is the ratio of the mean absolute error to the true (mean) value of a quantity; multiplied by 100 it is the percentage error.
errors-in-measurement | Systematic error, kramabaddh truti, क्रमबद्ध त्रुटि | A systematic error is an error that always acts in one direction, such as that of a wrongly set instrument; it can be found and removed.
errors-in-measurement | Random error, yadrichchhik truti, यादृच्छिक त्रुटि | A random error is an error that varies irregularly in size and sign from reading to reading; it is reduced by taking the mean of many readings.
errors-in-measurement | Accuracy, yatharthata, यथार्थता | Accuracy is the closeness of a measured value to the true value of the quantity.
errors-in-measurement | Precision, parishuddhata, परिशुद्धता | Precision is the closeness of repeated measurements to each other, or the fineness (resolution) to which a quantity is measured.
measuring-instruments-physics | Least count, alptamank, अल्पतमांक | Least count is the smallest value that an instrument can measure; it is 0.01 cm for a common vernier caliper and 0.001 cm for a screw gauge.
measuring-instruments-physics | Zero error, shunyank truti, शून्यांक त्रुटि | Zero error is the reading that an instrument shows when it should show zero; it is subtracted, with its sign, from every reading.
measuring-instruments-physics | Spherometer, गोलाईमापी | A spherometer is an instrument with three legs and a central screw that measures the radius of curvature of a spherical surface.
vernier-caliper | Vernier caliper, vernier calipers, vernier callipers, वर्नियर कैलिपर्स | A vernier caliper is an instrument with a sliding vernier scale that measures lengths, inner and outer diameters and depths, usually to 0.01 cm.
vernier-caliper | Vernier constant, vernier least count | The vernier constant is the difference between one main scale division and one vernier scale division: LC = 1 MSD − 1 VSD.
screw-gauge | Screw gauge, micrometer screw gauge, pench mapi, पेंचमापी | A screw gauge is an instrument based on a screw that measures small thicknesses, such as the diameter of a wire, usually to 0.01 mm.
screw-gauge | Pitch of a screw, chudi antaral, चूड़ी अंतराल | Pitch of a screw is the distance that it advances in one full turn; the least count of a screw gauge is pitch ÷ number of circular scale divisions.
`)
