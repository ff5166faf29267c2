import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'The blue colour of the sky is due to:' */
export const lightConcepts = defineBank({
  id: 'light-concepts',
  sets: [
    {
      rows: `
1 scattering | The blue colour of the clear sky is due to: | scattering of light | reflection of light | refraction of light | interference of light | Air molecules scatter short blue waves much more than long red ones.
1 dispersion, prism | The splitting of white light into colours by a prism is: | dispersion | diffraction | polarisation | reflection | Different colours bend by different amounts, violet the most and red the least.
1 mirrors | Which mirror is used as a rear-view mirror in vehicles? | Convex | Concave | Plane | Parabolic | A convex mirror gives an upright, smaller image and a wide field of view.
1 mirrors | Which mirror is used by dentists to see large images of teeth? | Concave | Convex | Plane | Cylindrical | An object within the focus of a concave mirror gives an enlarged, upright image.
1 defects-of-vision | Short-sightedness (myopia) is corrected by a: | concave lens | convex lens | bifocal lens | cylindrical lens | A concave lens spreads rays so that they meet on the retina, not in front of it. A convex lens corrects long sight.
1 dispersion, prism | Which colour of light bends the most in a glass prism? | Violet | Red | Yellow | Green | Violet has the shortest wavelength and the highest refractive index in glass. Red bends the least.
1 mirrors | The image in a plane mirror is: | virtual and of the same size | real and of the same size | virtual and smaller | real and larger than the object | It lies as far behind the mirror as the object is in front, upright and laterally inverted.
1 refraction | The twinkling of stars is due to: | refraction in the atmosphere | reflection by clouds | rotation of the stars | changes in the sun | Light of a star bends in layers of moving air with changing refractive index. Planets, being nearer, do not twinkle.
2 refraction | A swimming pool looks less deep than it is because of: | refraction | reflection | dispersion | scattering | Rays bend away from the normal on leaving water and seem to come from a higher point.
2 total-internal-reflection | Mirage in deserts is an effect of: | total internal reflection | diffraction | dispersion | scattering by particles of sand | Light from the sky passing through hotter, rarer air near the ground is bent until it is totally reflected.
2 optical-fibre, total-internal-reflection | An optical fibre carries light by: | total internal reflection | diffraction | polarisation | scattering in its outer layer | Light strikes the wall of the denser core at angles above the critical angle and cannot leave.
2 scattering | Danger signals are red because red light: | is scattered the least | is scattered the most | is the fastest in the air | is the brightest in the air | Red has the longest wavelength of visible light and reaches farthest through fog and smoke.
2 scattering | The sun looks red at sunrise and sunset because: | blue light is scattered away | red light is scattered away | the sun is cooler at that time | the sun is farther from earth | Light passes through a long path of air, and little but the red end reaches the eye.
2 total-internal-reflection | Total internal reflection can take place only when light goes from: | a denser to a rarer medium | a rarer to a denser medium | air into glass | vacuum into water | The angle of incidence in the denser medium must also be greater than the critical angle.
2 refraction | When light passes from air into glass, which does not change? | Frequency | Speed | Wavelength | Wave number | Frequency is set by the source. Speed and wavelength both become smaller in glass.
2 interference | The colours of a thin film of oil on water are due to: | interference | dispersion | scattering | total reflection | Waves reflected from the upper and the lower surfaces of the film interfere.
2 defects-of-vision | The defect of the eye in which vertical and horizontal lines are not equally sharp is: | astigmatism | myopia | long-sightedness | presbyopia | Uneven curvature of the cornea causes astigmatism; cylindrical lenses correct it. Presbyopia comes with age.
2 dispersion | A red rose seen in green light looks: | black | red | green | yellow | The rose reflects red only. Green light is absorbed, so no light reaches the eye.
3 polarisation | Which phenomenon shows that light waves are transverse? | Polarisation | Interference | Diffraction | Refraction | Only transverse waves can be polarised. Interference and diffraction are shown by longitudinal waves as well.
3 total-internal-reflection | The critical angle for total internal reflection is smaller when the refractive index of the denser medium is: | larger | smaller | equal to one | zero | sin C = 1/n, so diamond with n = 2.42 has a small critical angle of about 24° and sparkles.
3 youngs-double-slit | In Young's double-slit experiment, fringe width increases when: | the slits are brought closer | the slits are moved apart | the screen is brought nearer | violet light replaces red | Fringe width is λD/d, so a smaller d, a larger D or a longer wavelength widens the fringes.
3 lens-maker-formula | A convex lens is dipped in a liquid of the same refractive index. Its focal length becomes: | infinite | zero | smaller | negative | No bending takes place at the surfaces, so the lens acts like a plane plate and its power is zero.
3 optical-instruments | In a compound microscope the final image with respect to the object is: | virtual, inverted and enlarged | real, upright and enlarged | virtual, upright and enlarged | real, inverted and smaller | The objective gives a real inverted image, which the eyepiece magnifies as a virtual image without turning it again.
3 dispersion | Rainbow formation involves refraction, dispersion and: | internal reflection | polarisation | diffraction | scattering by dust | Light enters a drop, is reflected within it and leaves with colours parted.
1 dispersion | To which range of wavelengths is the human eye sensitive? | 400 to 700 nm | 4 to 7 nm | 40 to 70 nm | 4,000 to 7,000 nm | Visible light runs from violet at about 400 nm to red at about 700 nm. Shorter waves are ultraviolet, and longer ones infrared.
1 mirrors | Which phenomenon lets us see an object that gives no light of its own? | Reflection | Dispersion | Polarisation | Interference | Light from a source is reflected by the object to our eyes.
2 refraction | A pencil partly dipped in water looks bent because of: | refraction | reflection | diffraction | scattering of light | Light changes direction as it leaves water for air, so the dipped part seems raised.
2 total-internal-reflection | The sparkle of a cut diamond is due to repeated: | total internal reflection | scattering by impurities | interference in its layers | diffraction at its edges | Its critical angle is only about 24°, so light is reflected many times before it leaves.
3 optical-instruments | The resolving power of a telescope is increased by: | a larger aperture | a smaller aperture | light of longer wavelength | light of lower frequency | Resolving power is D/1.22λ, so a larger objective shows finer details.
3 diffraction | Diffraction of light is less easily seen than that of sound because light has a much: | shorter wavelength | lower frequency | smaller speed | greater wavelength | Waves bend round obstacles of about their wavelength. Sound waves are of the order of a metre.
3 power-of-lens | Power of a lens is negative when it is: | concave | convex | very thin | in vacuum | A concave lens has a negative focal length by the sign convention, so its power is negative.
2 human-eye | In a human eye, the image on the retina is: | real and inverted | virtual and upright | real and upright | virtual and inverted | The eye lens forms a real, inverted image that the brain reads as upright.
2 optical-fibre | Optical fibre is used in medicine to look into the stomach in an instrument called: | an endoscope | a stethoscope | a periscope | a microscope | Light goes in and the image comes out through bundles of fibres.
1 optical-fibre | Signals in an optical fibre are carried in the form of: | light | sound | electric current | radio waves | A laser or an LED sends the signals as pulses of light.
2 optical-fibre | The outer layer of an optical fibre, with a lower refractive index than the core, is called the: | cladding | jacket | grating | amplifier | Total internal reflection takes place where core and cladding meet.
2 optical-fibre | An advantage of an optical fibre over a copper cable is that it: | is free of electrical interference | carries heat as well | needs no light | works only over short distances | It also carries far more data and loses less of the signal.
2 optical-fibre | The core of an optical fibre for long-distance communication is usually made of: | very pure glass | copper | rubber | aluminium | Pure silica glass absorbs very little light even over many kilometres.
2 optical-fibre, total-internal-reflection | For light to stay inside an optical fibre, its angle of incidence on the wall of the core must be: | greater than the critical angle | less than the critical angle | equal to zero | exactly 45° | Otherwise a part of the light leaves the core by refraction.
2 optical-fibre | The Indian-born physicist known as the father of fibre optics, for his work on the optical fibre, is: | Narinder Singh Kapany | C. V. Raman | Homi Bhabha | Satyendra Nath Bose | He showed in the 1950s that bent glass fibres carry pictures.
1 snell-law, refraction | Snell's law of refraction relates the: | sines of the angles of incidence and refraction | speeds of two sources | focal lengths of two lenses | colours of light | Snell's law states that sin i/sin r is constant for a pair of media.
2 snell-law, refraction | By Snell's law, light passing from air into glass with i = 60° and n = √3 is refracted at: | 30° | 45° | 60° | 90° | sin r = sin 60° ÷ √3 = ½, so r = 30°.
2 snell-law, refraction | Snell's law may be written for two media as: | n₁ sin i = n₂ sin r | n₁ cos i = n₂ cos r | n₂ sin i = n₁ sin r | n₁ tan i = n₂ tan r | The product of index and sine is the same on both sides.
2 refraction | A coin lies at the bottom of a tank of water 12 cm deep (n = 4/3). Seen from above, its apparent depth is: | 9 cm | 16 cm | 12 cm | 8 cm | Apparent depth = real depth/n = 12 × 3/4 = 9 cm.
1 refraction | A pond looks shallower than it is. Its apparent depth is less than the real depth because of: | refraction | reflection | dispersion | scattering | Light bends away from the normal on leaving the water.
2 refraction | The ratio of real depth to apparent depth of an object in a liquid equals the liquid's: | refractive index | density | critical angle | viscosity | For vertical viewing n = real depth ÷ apparent depth.
3 refraction | A glass slab of thickness 6 cm and n = 1.5 lies on a mark. Seen from above, the mark seems raised by: | 2 cm | 3 cm | 4 cm | 1.5 cm | The shift is t(1 − 1/n) = 6 × 1/3 = 2 cm.
2 snell-law, refraction | By Snell's law, a ray that falls normally on a glass surface: | goes straight on | bends towards the normal | bends away from the normal | is totally reflected | With i = 0 the angle of refraction is also zero.
2 snell-law, refraction | By Snell's law, when light goes from a rarer to a denser medium, the angle of refraction is: | less than the angle of incidence | greater than the angle of incidence | equal to the angle of incidence | always 90° | The larger index belongs to the smaller sine.
3 snell-law, refraction | Light goes from water (n = 4/3) into glass (n = 3/2). By Snell's law, sin i : sin r is: | 9 : 8 | 8 : 9 | 2 : 1 | 1 : 2 | n₁ sin i = n₂ sin r gives sin i : sin r = 3/2 : 4/3 = 9 : 8.
2 total-internal-reflection | In total internal reflection, the angle of incidence is: | greater than the critical angle | equal to zero | less than the critical angle | always 90° | At the critical angle the refracted ray goes along the surface; beyond it there is none.
3 total-internal-reflection | The critical angle of a medium in air is 45°. Its refractive index is: | √2 | √3 | 2 | 1/√2 | The refractive index is n = 1/sin C = 1/sin 45° = √2.
2 total-internal-reflection | Total internal reflection does not take place when light goes from: | air into water | water into air | glass into air | glass into water | Light must come from the optically denser medium; air is rarer than water.
2 total-internal-reflection | The critical angle of diamond in air is about: | 24° | 42° | 49° | 60° | Its refractive index is about 2.42. That of ordinary glass is 42° and that of water 49°.
2 dispersion, prism | The colours of white light are separated by a prism because they have different: | speeds in glass | speeds in vacuum | amplitudes | intensities | The refractive index of glass is not the same for all colours. In vacuum all have one speed.
1 dispersion, prism | Which colour of light is bent the least by a glass prism? | Red | Violet | Blue | Green | Red has the longest wavelength and the smallest refractive index in glass.
1 dispersion, prism | Who first showed with a prism that white light is made of colours? | Isaac Newton | Thomas Young | Robert Hooke | Galileo Galilei | He also joined the colours again into white light with a second, inverted prism.
2 scattering | The scattering of a beam of light by the particles of a colloid is the: | Tyndall effect | Doppler effect | Seebeck effect | Compton effect | It makes a beam of sunlight visible in a dusty or smoky room.
2 scattering | Blue light is scattered by air more than red light because its: | wavelength is shorter | wavelength is longer | speed is less | intensity is less | Very small particles scatter light in proportion to 1/λ⁴.
`,
    },
  ],
})
