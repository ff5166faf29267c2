import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the fringe width in Young's double slit experiment?' */
export const rayAndWaveOptics = defineBank({
  id: 'ray-and-wave-optics',
  sets: [
    {
      rows: `
2 lens-maker-formula | According to the lens maker's formula, the focal length of a thin lens in air depends on its refractive index and: | radii of curvature | diameter | thickness of its edge | distance of the object | 1/f = (n − 1)(1/R₁ − 1/R₂). The aperture and the object have no part in it.
2 lens-maker-formula | A biconvex lens of refractive index 1.5 has both radii equal to 20 cm. Its focal length in air is: | 20 cm | 10 cm | 40 cm | 30 cm | 1/f = 0.5 × (1/20 + 1/20) = 0.05, so f = 20 cm.
2 lens-maker-formula | A plano-convex lens (n = 1.5) has a curved face of radius 10 cm. Its focal length is: | 20 cm | 10 cm | 5 cm | 15 cm | 1/f = (1.5 − 1) × (1/10 − 0) = 0.05, so f = 20 cm.
3 lens-maker-formula | A glass lens (n = 1.5) has focal length f in air. In water (n = 4/3) its focal length is: | 4f | f/4 | f | 2f | In air the factor is 0.5. In water it is 1.5 ÷ 1.333 − 1 = 0.125, four times smaller, so f becomes four times.
3 lens-maker-formula | A convex lens of glass (n = 1.5) is placed in a liquid of refractive index 1.6. It behaves as: | a diverging lens | a converging lens | a plane glass plate | a convex mirror | The liquid is optically denser than the glass, so (n_g/n_l − 1) is negative and the focal length changes sign.
3 lens-maker-formula, power-of-lens | An equiconvex lens of focal length f is cut into two equal halves by a plane perpendicular to the principal axis. The focal length of each half is: | 2f | f | f/2 | 4f | Each half is plano-convex with only one curved face, so its power is half. Cutting along the axis would leave f unchanged.
2 prism | The angle of minimum deviation of a prism of angle 60° is 60°. The refractive index of its material is: | 1.73 | 1.50 | 1.41 | 2.00 | n = sin((A + D)/2)/sin(A/2) = sin 60° ÷ sin 30° = √3 = 1.73.
2 prism | When a prism is in the position of minimum deviation, the ray inside an isosceles or equilateral prism is: | parallel to the base | perpendicular to the base | along the base face | totally reflected | The angles of incidence and emergence are then equal, so the path is symmetrical.
3 prism | A thin prism of angle 6° is made of glass with n = 1.5. The deviation produced is: | 3° | 6° | 9° | 4° | For a thin prism D = (n − 1)A = 0.5 × 6° = 3°.
3 prism, total-internal-reflection | A right-angled isosceles glass prism turns light by 90° by total internal reflection if its refractive index is at least: | √2 | √3 | 1.2 | 2 | Light meets the long face at 45°, so the critical angle must not exceed 45°: n ≥ 1/sin 45° = √2.
2 scattering | By Rayleigh's law, the intensity of light scattered by very small particles is proportional to: | 1/λ⁴ | 1/λ² | λ² | λ⁴ | Blue light, with a shorter wavelength, is scattered far more than red.
2 scattering | Clouds look white because their water drops: | scatter all colours nearly equally | absorb all colours | scatter only blue light | polarise the sunlight | The drops are large compared with the wavelength, so Rayleigh's law does not hold for them.
2 scattering | To an astronaut on the moon the sky looks: | black | blue | white | red | The moon has no atmosphere to scatter sunlight.
1 human-eye | The least distance of distinct vision for a normal human eye is about: | 25 cm | 25 m | 2.5 cm | 100 cm | A normal eye sees nearer objects blurred. Its far point is at infinity.
1 human-eye | The part of the eye that controls the amount of light entering it is the: | iris | retina | cornea | ciliary muscle | The iris changes the size of the pupil. The ciliary muscles change the focal length of the lens.
2 human-eye | The ability of the eye lens to adjust its focal length is called: | power of accommodation | persistence of vision | colour vision | dispersion | Ciliary muscles make the lens thicker for near objects and thinner for far ones.
2 human-eye | Which cells of the retina are responsible for vision in dim light? | Rods | Cones | Ciliary cells | Cells of the iris | Rods are sensitive to faint light but not to colours. Cones give colour vision in bright light.
1 defects-of-vision | A person who cannot see distant objects clearly suffers from: | myopia | hypermetropia | presbyopia | cataract | The image forms in front of the retina, since the eyeball is long or the lens too strong.
2 defects-of-vision | A person can see clearly only up to 2 m. The power of the lens needed to correct this is: | −0.5 D | +0.5 D | −2 D | +2 D | The far point must be brought from infinity to 2 m: f = −2 m, so P = 1/f = −0.5 D.
3 defects-of-vision | The near point of a hypermetropic eye is 1 m. What is the power of the lens needed to read at 25 cm? | +3 D | −3 D | +4 D | +1 D | 1/f = 1/v − 1/u = −1/1 + 1/0.25 = 3, so the power is +3 D.
2 defects-of-vision | Bifocal lenses are used to correct: | presbyopia | astigmatism | colour blindness | cataract | An aged eye may need help for both far and near objects, so the upper part is concave and the lower part convex.
2 optical-instruments | A simple microscope, used as a reading glass, consists of a: | convex lens of short focal length | concave lens of short focal length | convex lens of long focal length | concave lens of long focal length | The object lies within its focus, and the magnification 1 + D/f is large when f is small.
2 optical-instruments | An astronomical telescope has an objective of focal length 100 cm and an eyepiece of 5 cm. Its magnifying power in normal adjustment is: | 20 | 105 | 95 | 500 | The magnifying power is f_o/f_e = 100 ÷ 5 = 20.
3 optical-instruments | The length of an astronomical telescope in normal adjustment, with focal lengths 100 cm and 5 cm, is: | 105 cm | 95 cm | 20 cm | 500 cm | The focal points of the two lenses coincide, so the length is f_o + f_e = 105 cm.
3 optical-instruments | A magnifying glass has focal length 5 cm. Its magnifying power, with the image at 25 cm, is: | 6 | 5 | 4 | 25 | m = 1 + D/f = 1 + 25/5 = 6. With the image at infinity it is 5.
1 interference | Two sources of light are coherent if they have: | a constant phase difference | different frequencies | different colours | unequal amplitudes | They must have the same frequency as well. Two separate lamps are not coherent.
2 interference | For constructive interference of two waves, their path difference must be: | nλ | (2n + 1)λ/2 | (2n + 1)λ/4 | (2n + 1)λ/8 | Crests then fall on crests. For destructive interference it is an odd multiple of half a wavelength.
2 interference | According to Huygens' principle, each point of a wavefront acts as: | a source of secondary wavelets | a point of zero intensity | an absorber of light | a source of electrons | The envelope of the secondary wavelets gives the new wavefront a moment later.
3 interference | Two coherent waves have intensities in the ratio 9 : 1. The ratio of the greatest to the least intensity in the pattern is: | 4 : 1 | 9 : 1 | 3 : 1 | 16 : 1 | Amplitudes are 3 and 1, so intensities are (3 + 1)² and (3 − 1)², that is 16 : 4 = 4 : 1.
3 interference | The wavefront of light from a very distant star reaching the earth is: | plane | spherical | cylindrical | elliptical | A small part of a very large sphere is practically flat. Near a point source it is spherical.
1 youngs-double-slit | In Young's double slit experiment with white light, the central fringe is: | white | red | violet | dark | All colours have zero path difference at the centre and add up there. The other fringes are coloured.
2 youngs-double-slit | Slits 1 mm apart are lit with light of 600 nm, and the screen is 1 m away. The fringe width is: | 0.6 mm | 6 mm | 0.06 mm | 1.67 mm | β = λD/d = 600 × 10⁻⁹ × 1 ÷ 10⁻³ = 6 × 10⁻⁴ m = 0.6 mm.
2 youngs-double-slit | If the distance between the two slits is halved and that of the screen doubled, the fringe width becomes: | four times | two times | half | the same | β = λD/d, so 2 ÷ ½ = 4 times.
2 youngs-double-slit | Young's experiment is performed in water instead of air. The fringes become: | narrower | wider | unchanged in width | invisible | The wavelength in water is λ/n, so the fringe width falls by the factor n.
3 youngs-double-slit | In Young's experiment the 5th bright fringe is 3 mm from the centre. The distance of the 2nd dark fringe from the centre is: | 0.9 mm | 1.2 mm | 0.6 mm | 1.5 mm | β = 3 ÷ 5 = 0.6 mm, and the 2nd dark fringe is at 1.5β = 0.9 mm.
3 youngs-double-slit | In Young's experiment with equal slits, the intensity of a bright fringe is I. If one slit is closed, the intensity at that place becomes: | I/4 | I/2 | I | 2I | With both slits the amplitude is 2a and I is proportional to 4a². One slit gives a².
3 youngs-double-slit | In Young's experiment, the intensity at a point where the path difference is λ/6 is what part of the maximum? | 3/4 | 1/2 | 1/4 | 1/3 | The phase difference is 60°, and I = I_max cos²30° = 3/4 of the maximum.
3 youngs-double-slit | Light of 500 nm and 600 nm is used in Young's experiment. The 6th bright fringe of 500 nm coincides with which bright fringe of 600 nm? | 5th | 6th | 4th | 7th | n × 600 = 6 × 500 gives n = 5.
1 diffraction | The bending of light round the edges of an obstacle is called: | diffraction | refraction | dispersion | polarisation | It is marked when the obstacle or opening is about as small as the wavelength.
2 diffraction | In single slit diffraction the central maximum, compared with the other maxima, is: | twice as wide | half as wide | equally wide | four times as wide | It extends from −λ/a to +λ/a, while each other maximum has an angular width λ/a.
2 diffraction | If the width of the slit in a single slit experiment is made smaller, the central maximum becomes: | wider | narrower | brighter and narrower | unchanged | Its angular width is 2λ/a, so a smaller a spreads the light more.
3 diffraction | Light of 500 nm falls on a slit 0.1 mm wide, and the screen is 1 m away. The width of the central maximum is: | 10 mm | 5 mm | 2.5 mm | 20 mm | The width is 2λD/a = 2 × 500 × 10⁻⁹ × 1 ÷ 10⁻⁴ = 10⁻² m.
1 polarisation | Sunglasses made of polaroid reduce glare because reflected light is: | partly polarised | scattered | dispersed | coherent | Light reflected from roads and water is largely polarised in one direction, which the polaroid stops.
2 polarisation | By Malus' law, polarised light of intensity I passing through a polaroid at 60° to it emerges with intensity: | I/4 | I/2 | 3I/4 | I | I cos²60° = I × (1/2)² = I/4.
2 polarisation | At Brewster's angle the reflected and refracted rays are: | perpendicular to each other | parallel to each other | at 45° to each other | along the same line | The reflected light is then completely polarised, and tan i = n.
3 polarisation | The polarising angle of a medium is 60°. Its refractive index is: | 1.73 | 0.87 | 1.15 | 2.00 | By Brewster's law n = tan 60° = √3 = 1.73.
3 polarisation | Unpolarised light of intensity I passes through two polaroids with their axes at 45°. The final intensity is: | I/4 | I/2 | I/8 | 3I/4 | The first polaroid passes I/2, and the second I/2 × cos²45° = I/4.
2 total-internal-reflection | The critical angle of a medium of refractive index 2 in air is: | 30° | 45° | 60° | 90° | sin C = 1/n = 1/2, so C = 30°.
3 total-internal-reflection | A fish at a depth of √7 m in water (n = 4/3) sees the outside world through a circle of radius: | 3 m | 4 m | √7 m | 7 m | sin C = 3/4, so tan C = 3/√7, and the radius is √7 × 3/√7 = 3 m.
3 total-internal-reflection | The core of an optical fibre has, compared with its cladding: | a higher refractive index | a lower refractive index | the same refractive index | no refractive index | Light must go from a denser to a rarer medium at the wall for total internal reflection.
`,
    },
  ],
})
