import { relation } from './relation.ts'

/** Sciences, instruments and the body. */
export const scienceRelations = [
  relation(
    'study',
    'is what the first, a science, studies',
    '*botany>plants/fungi, *zoology>animals/insects/birds/fishes/reptiles, *geology>rocks/earthquakes, *astronomy>stars, entomology>insects, ornithology>birds, ichthyology>fishes, mycology>fungi, philology>languages, numismatics>coins, seismology>earthquakes, *meteorology>weather, pathology>diseases/viruses/tumours/cells, oncology>tumours/diseases/cells, *psychology>mind, *genetics>heredity, cytology>cells, herpetology>reptiles, *virology>viruses/diseases, *hydrology>water, petrology>rocks, demography>population',
  ),
  relation(
    'medicine',
    'is the part of the body that the first deals with',
    '*cardiology>heart/blood, *neurology>nerves/muscles, *dermatology>skin/hair, ophthalmology>eyes, nephrology>kidneys, haematology>blood, osteology>bones, hepatology>liver, odontology>teeth, gastrology>stomach/liver, pulmonology>lungs, otology>ears, rhinology>nose, myology>muscles, trichology>hair/skin',
  ),
  relation(
    'measures',
    'is what the first measures',
    '*thermometer>temperature/heat/very high temperature, *barometer>air pressure/altitude, *ammeter>electric current, *voltmeter>voltage, hygrometer>humidity, *speedometer>speed/speed of rotation, odometer>distance travelled, lactometer>purity of milk/density of liquids, anemometer>wind speed/speed, hydrometer>density of liquids/purity of milk, altimeter>altitude/air pressure, fathometer>depth of the sea, *balance>mass, *clock>time, *protractor>angle, calorimeter>heat, *rain gauge>rainfall, photometer>intensity of light, audiometer>hearing, sphygmomanometer>blood pressure, pyrometer>very high temperature/temperature, tachometer>speed of rotation/speed, planimeter>area',
  ),
  relation(
    'unit',
    'is the unit of the first',
    '*force>newton, *energy>joule, *power>watt/dioptre, *electric current>ampere, resistance>ohm, pressure>pascal, *temperature>kelvin, *length>metre, *mass>kilogram, *time>second, *voltage>volt, electric charge>coulomb, frequency>hertz, luminous intensity>candela, capacitance>farad, inductance>henry, magnetic flux>weber, angle>radian/second, radioactivity>becquerel, loudness>decibel, *volume>litre/decibel, magnetic flux density>tesla, conductance>siemens, luminous flux>lumen, illuminance>lux, power of a lens>dioptre',
  ),
  relation(
    'symbol',
    'is the chemical symbol of the first',
    'sodium>Na, potassium>K, iron>Fe, gold>Au, silver>Ag, lead>Pb, tin>Sn, copper>Cu, mercury>Hg, tungsten>W, zinc>Zn, helium>He, calcium>Ca, magnesium>Mg, manganese>Mn, chlorine>Cl, nickel>Ni, argon>Ar, carbon>C, sulphur>S, antimony>Sb',
  ),
  relation(
    'disease',
    'is the part of the body that suffers most from the first',
    '*pneumonia>lungs, glaucoma>eyes, eczema>skin, meningitis>brain/nerves, arthritis>joints/bones, goitre>thyroid/throat, nephritis>kidneys, gastritis>stomach, tonsillitis>throat, sinusitis>nose, otitis>ears, caries>teeth/bones/gums, *anaemia>blood, hepatitis>liver, *cataract>eyes, rickets>bones/teeth/joints, *asthma>lungs/throat, gingivitis>gums/teeth, angina>heart/throat, sciatica>nerves',
  ),
  relation(
    'fear',
    'is what one fears who has the first',
    '*hydrophobia>water, claustrophobia>closed spaces/crowds, *arachnophobia>spiders, acrophobia>heights/flying, agoraphobia>open spaces/crowds, pyrophobia>fire, nyctophobia>darkness, xenophobia>strangers, cynophobia>dogs, ophidiophobia>snakes, ailurophobia>cats, bibliophobia>books, astraphobia>thunder, entomophobia>insects/spiders, haemophobia>blood, aerophobia>flying/heights, ochlophobia>crowds',
  ),
]
