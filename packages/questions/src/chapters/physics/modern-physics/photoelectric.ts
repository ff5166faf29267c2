import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { eV, nm } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "Photons of 5 eV fall on a metal of work function 2.3 eV. What is the greatest energy of the electrons?" */
export const photoelectric = defineGenerator({
  id: 'physics/photoelectric',
  version: 9,
  concepts: ['photoelectric-effect'],
  levels: {
    easy: { forms: [fromEnergy] },
    medium: { forms: [fromWavelength] },
    hard: { forms: [...often(3, twoLights), energyRatio] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'energy':
        return bisect((kinetic) => kinetic + given.work - given.photon, 100)
      case 'wavelength':
        return bisect((kinetic) => given.wavelength * (kinetic + given.work) - 1240, 100)
      case 'lights':
        // Einstein's equation twice: the work function drops out of the difference.
        return given.stop + 1240 / given.second - 1240 / given.first
      case 'ratio':
        // The work function that leaves the second light so many times the energy that it leaves the first.
        return bisect(
          (work) => 1240 / given.second - work - given.times * (1240 / given.first - work),
          1240 / given.first,
        )
    }
  },
})

const tidy = (size: number) => Math.round(size * 1000) / 1000

const METALS = [
  { name: 'caesium', work: 2.1 },
  { name: 'potassium', work: 2.3 },
  { name: 'sodium', work: 2.3 },
  { name: 'lithium', work: 2.5 },
  { name: 'calcium', work: 2.9 },
  { name: 'magnesium', work: 3.7 },
  { name: 'aluminium', work: 4.2 },
  { name: 'zinc', work: 4.3 },
  { name: 'copper', work: 4.7 },
  ...range(18, 46).map((tenths) => ({ name: 'a metal', work: tenths / 10 })),
  ...range(18, 46).map((tenths) => ({ name: 'a photocathode', work: tenths / 10 })),
  ...range(18, 46).map((tenths) => ({ name: 'an alloy', work: tenths / 10 })),
  ...range(18, 46).map((tenths) => ({ name: 'a metal plate', work: tenths / 10 })),
]

/** Wavelengths in nm whose photons have a short energy with hc = 1240 eV nm. */
const LIGHTS = range(150, 620).flatMap((wavelength) => {
  const photon = 1240 / wavelength
  return Number.isInteger(tidy(photon * 100)) && Math.abs(photon * 100 - Math.round(photon * 100)) < 1e-9
    ? [{ wavelength, photon: tidy(photon) }]
    : []
})

function fromEnergy(rng: Random) {
  const { name, work } = rng.pick(METALS)
  const kinetic = tidy(rng.int(3, 60) / 10)
  const photon = tidy(work + kinetic)
  const answer = eV(kinetic)

  return {
    given: { find: 'energy' as const, photon, work },
    prompt: stem(
      rng,
      [
        say`Photons of energy ${eV(photon)} are incident on a surface of ${name} whose work function is ${eV(work)}.`,
        say`The work function of ${name} is ${eV(work)}. Light of photon energy ${eV(photon)} falls on it.`,
        say`Light, each photon of which has an energy of ${eV(photon)}, ejects electrons from ${name} of work function ${eV(work)}.`,
        say`A photosensitive surface of ${name} (φ = ${work} eV) is illuminated by radiation with photons of ${eV(photon)}.`,
        say`To free an electron from ${name}, an energy of ${eV(work)} is needed. Each photon that arrives brings ${eV(photon)}.`,
      ],
      [
        say`The maximum kinetic energy of the emitted photoelectrons is:`,
        say`What is the maximum kinetic energy of the photoelectrons?`,
        say`Find the kinetic energy of the fastest electrons emitted.`,
        say`With what maximum energy are the electrons ejected?`,
        say`According to Einstein's photoelectric equation, the electrons leave with a kinetic energy of at most:`,
        say`How much kinetic energy can an electron have on leaving the surface?`,
        say`The fastest of the ejected electrons have an energy of:`,
      ],
    ),
    answer,
    mistakes: [
      { value: tidy(photon + work), because: 'the work function was added instead of taken off' },
      { value: photon, because: 'the work function was left out' },
      { value: work, because: 'that is the work function' },
      { value: tidy(kinetic / 2), because: 'the result was halved' },
      { value: tidy(Math.abs(photon - 2 * work)), because: 'the work function was taken off twice' },
      { value: tidy((photon + work) / 2), because: 'the two energies were averaged' },
      { value: tidy(kinetic + 1), because: 'the subtraction went wrong by 1 eV' },
      { value: tidy(kinetic - 1), because: 'the subtraction went wrong by 1 eV; one too much was taken off' },
    ],
    steps: [
      say`Greatest kinetic energy = photon energy − work function`,
      say`K = ${photon} − ${work} = ${answer}`,
    ],
  }
}

const SURFACES = METALS.flatMap(({ name, work }) =>
  LIGHTS.flatMap(({ wavelength, photon }) =>
    photon - work >= 0.2 ? [{ name, work, wavelength, photon, kinetic: tidy(photon - work) }] : [],
  ),
)

function fromWavelength(rng: Random) {
  const { name, work, wavelength, photon, kinetic } = rng.pick(SURFACES)
  const answer = quantity(kinetic, 'V')

  return {
    given: { find: 'wavelength' as const, wavelength, work },
    prompt: stem(
      rng,
      [
        say`Light of wavelength ${nm(wavelength)} is incident on ${name} of work function ${eV(work)}.`,
        say`The work function of ${name} is ${eV(work)}. It is illuminated with radiation of wavelength ${nm(wavelength)}.`,
        say`In a photoelectric experiment, ${name} (φ = ${work} eV) is irradiated by light of ${nm(wavelength)}.`,
        say`Monochromatic light of wavelength ${nm(wavelength)} falls on the surface of ${name}, for which φ = ${work} eV.`,
        say`Electrons are ejected from ${name}, whose work function is ${eV(work)}, by light of wavelength ${nm(wavelength)}.`,
        say`A beam of light with λ = ${wavelength} nm strikes ${name} of work function ${eV(work)}.`,
      ],
      [
        say`The stopping potential is:`,
        say`What is the stopping potential for the photoelectrons?`,
        say`Find the potential required to stop the fastest photoelectrons.`,
        say`The photocurrent becomes zero at a retarding potential of:`,
        say`How large must the stopping potential be?`,
        say`What potential of the collector, in magnitude, just stops all the electrons?`,
      ],
      [say`(hc = 1240 eV nm)`, say`Take hc = 1240 eV nm.`],
    ),
    answer,
    mistakes: [
      { value: photon, because: 'that number is the photon energy; the work function was left out' },
      { value: tidy(photon + work), because: 'the work function was added instead of taken off' },
      { value: work, because: 'that number is the work function' },
      { value: tidy(kinetic / 2), because: 'the result was halved' },
      { value: tidy(kinetic * 2), because: 'the result was doubled' },
      { value: tidy(Math.abs(photon - 2 * work)), because: 'the work function was taken off twice' },
      { value: tidy((photon + work) / 2), because: 'photon energy and work function were averaged' },
      { value: tidy(kinetic + 0.4), because: 'the photon energy was taken 0.4 eV too high' },
      { value: tidy(kinetic - 0.4), because: 'the photon energy was taken 0.4 eV too low' },
    ],
    steps: [
      say`Photon energy = hc ÷ λ = 1,240 ÷ ${wavelength} = ${eV(photon)}`,
      say`Greatest kinetic energy = ${photon} − ${work} = ${eV(kinetic)}`,
      say`An electron of that energy is stopped by ${answer}`,
    ],
  }
}

/** What lights of two wavelengths fall on. */
const PLATES = [
  'a metal plate',
  'a clean metal',
  'an alloy',
  'a photocathode',
  'a metal film',
  'a coated disc',
  'a photosensitive plate',
]

const LIGHT_PAIRS = LIGHTS.flatMap((first) =>
  LIGHTS.flatMap((second) => (Math.abs(first.photon - second.photon) >= 0.3 ? [{ first, second }] : [])),
)

function twoLights(rng: Random) {
  const { first, second, stop, work } = rng.until(
    () => {
      const pair = rng.pick(LIGHT_PAIRS)
      const before = rng.int(3, 40) / 10
      return { ...pair, stop: before, work: tidy(pair.first.photon - before) }
    },
    (drawn) => drawn.work >= 1.8 && drawn.work <= 5 && drawn.second.photon - drawn.work >= 0.2,
  )
  const end = tidy(second.photon - work)
  const answer = quantity(end, 'V')

  const surface = rng.pick(PLATES)
  const [one, other, held] = [nm(first.wavelength), nm(second.wavelength), quantity(stop, 'V')]
  return {
    given: { find: 'lights' as const, first: first.wavelength, second: second.wavelength, stop },
    prompt: stem(
      rng,
      [
        say`For ${surface}, the stopping potential is ${held} when light of wavelength ${one} is used.`,
        say`Light of wavelength ${one} incident on ${surface} gives a stopping potential of ${held}.`,
        say`The photoelectrons emitted from ${surface} by light of ${one} are stopped by a potential of ${held}.`,
        say`When light of wavelength ${one} falls on ${surface}, a retarding potential of ${held} reduces the photocurrent to zero.`,
      ],
      [
        say`For light of wavelength ${other}, the stopping potential is:`,
        say`What is the stopping potential if the wavelength is changed to ${other}?`,
        say`Find the stopping potential for radiation of wavelength ${other}.`,
        say`With light of ${other}, the stopping potential becomes:`,
      ],
      [say`(hc = 1240 eV nm)`, say`Take hc = 1240 eV nm.`],
    ),
    answer,
    mistakes: [
      {
        value: tidy((stop * first.wavelength) / second.wavelength),
        because: 'the voltage was scaled like the photon energy',
      },
      {
        value: tidy((stop * second.wavelength) / first.wavelength),
        because: 'the voltage was scaled like the wavelength',
      },
      { value: second.photon, because: 'that number is the photon energy of the second light' },
      { value: work, because: 'that number is the work function in eV' },
      { value: stop, because: 'the stopping potential changes with the light' },
      {
        value: tidy(Math.abs(second.photon - first.photon)),
        because: 'that number is the difference of the photon energies',
      },
      {
        value: tidy(stop - (second.photon - first.photon)),
        because: 'the difference of the photon energies was taken with the wrong sign',
      },
      { value: tidy(end / 2), because: 'the result was halved' },
      { value: tidy(end + 0.5), because: 'the work function was taken 0.5 eV too low' },
    ],
    steps: [
      say`First photon energy = 1,240 ÷ ${first.wavelength} = ${eV(first.photon)}`,
      say`Work function = ${first.photon} − ${stop} = ${eV(work)}`,
      say`Second photon energy = 1,240 ÷ ${second.wavelength} = ${eV(second.photon)}`,
      say`Stopping potential: ${second.photon} − ${work} gives ${answer}`,
    ],
  }
}

/** Two lights, the second with the larger photons, and how many times the energy its electrons have. */
const RATIOS = LIGHTS.flatMap((first) =>
  LIGHTS.flatMap((second) =>
    [2, 3, 4, 5].flatMap((times) => {
      const work = (times * first.photon - second.photon) / (times - 1)
      const isShort = Math.abs(work * 20 - Math.round(work * 20)) < 1e-9
      return isShort && work >= 1.8 && work <= 5 && first.photon - work >= 0.2 && second.photon > first.photon
        ? [{ first, second, times, work: tidy(work) }]
        : []
    }),
  ),
)

/** "Lights of 310 nm and 248 nm give electrons whose greatest energies are as 1 : 2. What is the work function?" */
function energyRatio(rng: Random) {
  const { first, second, times, work } = rng.pick(RATIOS)
  const answer = eV(work)
  const surface = rng.pick(PLATES)
  const [one, other] = [nm(first.wavelength), nm(second.wavelength)]
  const many = times === 2 ? 'twice' : `${times} times`
  return {
    given: { find: 'ratio' as const, first: first.wavelength, second: second.wavelength, times },
    prompt: stem(
      rng,
      [
        say`Light of wavelength ${one} and then light of wavelength ${other} falls on ${surface}. The maximum kinetic energy of the photoelectrons in the second case is ${many} that in the first.`,
        say`The maximum kinetic energies of the photoelectrons from ${surface} are in the ratio 1 : ${times} for light of ${one} and ${other}, respectively.`,
        say`When the wavelength of the light on ${surface} is changed from ${one} to ${other}, the maximum kinetic energy of the photoelectrons becomes ${many} as large.`,
        say`The stopping potential for ${surface} becomes ${many} as large when light of ${other} is used instead of light of ${one}.`,
        say`In two experiments with ${surface}, light of ${one} and light of ${other} are used, and the fastest photoelectrons of the latter have ${many} the kinetic energy of those of the former.`,
      ],
      [
        say`The work function of the surface is:`,
        say`What is the work function of the surface?`,
        say`Find the work function of the surface.`,
        say`Calculate its work function.`,
      ],
      [say`(hc = 1240 eV nm)`, say`Take hc = 1240 eV nm.`],
    ),
    answer,
    mistakes: [
      { value: tidy(first.photon - work), because: 'that is the kinetic energy in the first case' },
      { value: tidy(second.photon - work), because: 'that is the kinetic energy in the second case' },
      { value: tidy(second.photon - first.photon), because: 'that is the difference of the photon energies' },
      { value: first.photon, because: 'that is the energy of a photon of the first light' },
      { value: tidy((first.photon + second.photon) / 2), because: 'the photon energies were averaged' },
      {
        value: tidy(times * first.photon - second.photon),
        because: say`the difference was not divided by ${times} − 1`,
      },
      { value: tidy(work + 0.3), because: 'the equations were solved wrongly' },
      { value: tidy(work - 0.2), because: 'the equations were solved wrongly' },
    ].filter(({ value }) => value > 0 && Number.isInteger(tidy(value * 100))),
    // Both lights free electrons.
    within: [0.1, first.photon] as const,
    steps: [
      say`Photon energies: 1240 ÷ ${first.wavelength} = ${eV(first.photon)} and 1240 ÷ ${second.wavelength} = ${eV(second.photon)}`,
      say`Einstein's equation for both: ${second.photon} − φ = ${times} × (${first.photon} − φ)`,
      say`${times === 2 ? 'φ' : `${times - 1}φ`} = ${times} × ${first.photon} − ${second.photon} = ${tidy(times * first.photon - second.photon)}`,
      say`φ = ${tidy(times * first.photon - second.photon)}${times === 2 ? '' : ` ÷ ${times - 1}`} = ${answer}`,
    ],
  }
}
