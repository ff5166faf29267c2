/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  mirror-formula | Mirror Formula | mirror equation, mirror formula concave mirror, mirror formula convex mirror, concave mirror numericals, magnification by a mirror, mirror formula and magnification, mirror formula numericals, darpan sutra
  sign-convention | Sign Convention for Mirrors & Lenses | sign convention, new cartesian sign convention, cartesian sign convention, sign convention for mirrors, sign convention for spherical mirrors, mirror formula sign convention, sign convention of lens, sign convention for lenses
  mirrors | Mirrors & Reflection | mirror, concave mirror, convex mirror, reflection of light, plane mirror, spherical mirror, darpan, laws of reflection, prakash ka paravartan, paravartan, reflection, rear view mirror, <periscope, <kaleidoscope
  uses-of-mirrors | Uses of Mirrors | concave mirror uses, convex mirror uses, uses of concave and convex mirror, uses of spherical mirrors
  snell-law | Snell's Law | snell, law of refraction
  refraction | Refraction | refractive index, speed of light and refractive index, speed of light in a medium, <apparent depth, <real and apparent depth, atmospheric refraction, twinkling of stars, apvartan
  reflection-and-refraction | Reflection & Refraction | difference between reflection and refraction, reflection and refraction of light, paravartan aur apvartan
  tir-applications | Applications of Total Internal Reflection | applications of tir, uses of total internal reflection, examples of total internal reflection
  total-internal-reflection | Total Internal Reflection | tir, <critical angle, <mirage, purna antarik paravartan, total reflection
  optical-fibre | Optical Fibre | optical fiber, fibre optics, <endoscope
  lenses | Lenses & Lens Formula | lens, lens formula, convex lens, concave lens, magnification by a lens, thin lens
  image-formation | Image Formation by Lenses & Mirrors | image formation, convex lens image formation, concave lens image formation, concave mirror image formation, image formation by convex lens, image formation by concave mirror, image formed by convex lens, position of image in lens, nature of image formed by lens, image formation by lens
  lens-maker-formula | Lens Maker's Formula | lens maker, lensmaker formula, lensmaker equation, lens maker equation, refraction at spherical surface, <lens in a liquid
  power-of-lens | Power & Combination of Lenses | power of lens, dioptre, combination of lenses, lenses in contact, lens ki kshamta, lens ki kshamata
  prism | Prism | refraction through a prism, angle of deviation, <minimum deviation, <angle of minimum deviation, <thin prism
  dispersion | Dispersion of Light | dispersion and colours, colours of light, colour of objects, spectrum of white light, varn vikshepan, primary colours of light, primary colours, dispersion of light by a prism, dispersion of light prism, dispersion through a prism, dispersion of white light, dispersion by prism, prism dispersion, light dispersion, dispersion
  rainbow | Rainbow | rainbow formation, primary and secondary rainbow, indradhanush
  scattering | Scattering of Light | <rayleigh scattering, blue colour of sky, why sky is blue, red colour at sunset, prakirnan, scattering sky blue
  human-eye | Human Eye | eye lens accommodation, eye lens, accommodation of eye, manav netra, power of accommodation, near point, retina and eye lens in optics
  defects-of-vision | Defects of Vision | <myopia, hypermetropia, <astigmatism, <presbyopia, drishti dosh, human eye and colourful world, defects of the eye, cataract, human eye defects and correction, eye defects and correction, defects of eye and their correction, defects of human eye
  myopia-hypermetropia | Myopia & Hypermetropia | short sightedness and long sightedness, difference between myopia and hypermetropia, defects of eye myopia hypermetropia, nikat drishti dosh aur door drishti dosh
  optical-instruments | Optical Instruments | optical devices, <microscope, <compound microscope, <simple microscope, <magnifying power, <resolving power
  telescope | Telescope | astronomical telescope, astronomical telescope magnification, magnifying power of telescope, reflecting telescope, terrestrial telescope, refracting telescope
  interference | Interference of Light | interference, <coherent sources, <thin film interference, <huygens principle, <huygens, <wavefront, wave theory of light, superposition of light waves
  newton-rings | Newton's Rings | newton ring experiment
  youngs-double-slit | Young's Double Slit Experiment | ydse, young double slit, fringe width, double slit experiment, double slit fringe width, fringe width in ydse, double slit
  diffraction | Diffraction | single slit diffraction, diffraction of light, vivartan, <central maximum
  diffraction-grating | Diffraction Grating | grating, plane transmission grating, grating element, grating constant, vivartan grating
  polarisation | Polarisation of Light | polarisation, polarization, <malus law, <brewster law, <brewster angle, <polaroid, polarised light, dhruvan
  concave-and-convex-mirror | Difference between Concave and Convex Mirrors | concave and convex mirror, avtal aur uttal darpan, concave vs convex mirror uses
  concave-and-convex-lens | Difference between Concave and Convex Lenses | concave and convex lens, concave and convex lenses, avtal aur uttal lens, converging and diverging lens
  real-and-virtual-image | Real and Virtual Images Compared | real and virtual image, real image, virtual image, vastavik aur abhasi pratibimb, difference between real and virtual image
`
