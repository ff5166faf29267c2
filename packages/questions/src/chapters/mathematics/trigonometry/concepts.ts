/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  standard-angles | Standard Angles | trigonometric ratios of standard angles, trigonometric ratios of 30 45 60, trigonometric ratios of specific angles, values of trigonometric ratios, sin 30 cos 60, value of sin 60, values at 30 45 60, trigonometry table values, sin cos values, sin cos tan values, trigonometry values
  degrees-and-radians | Degrees & Radians | radian measure, circular measure, radians
  compound-angles | Compound Angles | sin(a+b), cos(a+b), sum and difference of angles, addition formula, tan(a+b), sin 15, sin15, sin 75, cos 15, cos 75, tan 15, tan 75, sin15 value, value of sin 15, values of sin 15 and cos 75
  multiple-angles | Multiple & Allied Angles | sin 2a, cos 2a, double angle formula, allied angles, angles greater than 90, multiple and submultiple angles, submultiple angles, half angle formula, sin 3a, triple angle formula
  inverse-trigonometry | Inverse Trigonometry | inverse trigonometric functions, inverse trig, itf, sin inverse, tan inverse, pratilom trikonmitiya, inverse trigonometric, inverse trigonometric function
  inverse-trig-principal | Principal Values of Inverse Functions | principal value, principal value of inverse trigonometric functions, inverse trigonometry principal value, principal value branch
  ratio-from-another-ratio | One Ratio from Another | if sin theta then cos theta, if tan theta is given
  ratios-in-a-right-triangle | Ratios in a Right Triangle | right triangle trigonometry, lamb karn aadhar
  sec-plus-tan | sec θ + tan θ | sec theta plus tan theta, cosec plus cot, sec + tan, sec theta tan theta, sec tan
  sin-plus-cos | sin θ + cos θ | sin theta plus cos theta, sin + cos
  complementary-angles | Complementary Angles | sin 90 minus theta, tan1 tan2 tan3, sum of sin squares
  fundamental-identities | Trigonometric Identities | fundamental identities, trigonometry identities, trig identity, sin square plus cos square, sin2 + cos2, trigonometric simplification, tan a + cot a, tan theta + cot theta, tan plus cot, tan and cot
  heights-and-distances | Heights & Distances | height, trigonometry height and distance, unchai aur duri, <shadow of tower, <shadow of a tower, <shadow, <broken tree, <tree broken by wind
  angle-of-elevation | Angle of Elevation | unnayan kon, tower and elevation
  angle-of-depression | Angle of Depression | avnaman kon
  ladder | Ladder against a Wall | ladder problem, ladder leaning
  two-angles-of-elevation | Flagstaff on a Tower | two angle of elevation, flagstaff
  moving-object-elevation | Moving Car, Boat or Plane | boat approaching tower, aeroplane elevation, car approaching tower
  complementary-angles-of-elevation | Complementary Angles of Elevation | elevation complementary
  cloud-and-reflection | Cloud & its Reflection | cloud reflection in lake
  two-towers | Two Towers | two poles of different heights, elevation and depression, two buildings, two buildings heights, heights of two buildings, two poles
  sine-rule | Sine Rule | law of sines, sine formula, sine and cosine rule, sin rule
  cosine-rule | Cosine Rule | law of cosines, cosine formula, cos rule, solution of triangles, properties of triangle in trigonometry, sine cosine rule
  trigonometric-equations | Trigonometric Equations | general solution, general solution of trigonometric equations, trikonmitiya samikaran
`
