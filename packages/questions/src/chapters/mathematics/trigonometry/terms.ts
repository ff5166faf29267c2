import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
ratios-in-a-right-triangle | Trigonometry, trikonmiti, त्रिकोणमिति | Trigonometry is the branch of mathematics that studies the relations between the sides and angles of triangles.
ratios-in-a-right-triangle | Trigonometric ratios, sin cos tan, trikonmitiya anupat, त्रिकोणमितीय अनुपात | Trigonometric ratios are the ratios of the sides of a right triangle with respect to an acute angle: sine, cosine, tangent, cosecant, secant and cotangent.
ratios-in-a-right-triangle | Sine, sin theta, jya, ज्या | Sine of an acute angle in a right triangle is the ratio of the opposite side to the hypotenuse.
ratios-in-a-right-triangle | Cosine, cos theta, kojya, कोज्या | Cosine of an acute angle in a right triangle is the ratio of the adjacent side to the hypotenuse.
ratios-in-a-right-triangle | Tangent ratio, tan theta, स्पर्शज्या | Tangent of an acute angle in a right triangle is the ratio of the opposite side to the adjacent side: $\\tan\\theta = \\frac{\\sin\\theta}{\\cos\\theta}$.
degrees-and-radians | Radian, रेडियन | A radian is the angle that an arc equal to the radius makes at the centre of a circle: $\\pi$ radians = 180°, so one radian is about 57.3°.
degrees-and-radians | Degree, degree of an angle, ansh kon, डिग्री | A degree is the unit of angle equal to one 360th part of a full turn; it has 60 minutes.
fundamental-identities | Trigonometric identities, fundamental identities, trikonmitiya sarvsamika, त्रिकोणमितीय सर्वसमिका | The fundamental trigonometric identities are $\\sin^2\\theta + \\cos^2\\theta = 1$, $1 + \\tan^2\\theta = \\sec^2\\theta$ and $1 + \\cot^2\\theta = \\text{cosec}^2\\theta$.
angle-of-elevation | Angle of elevation, unnayan kon, उन्नयन कोण | Angle of elevation is the angle between the horizontal and the line of sight when an observer looks up at an object.
angle-of-depression | Angle of depression, avnaman kon, अवनमन कोण | Angle of depression is the angle between the horizontal and the line of sight when an observer looks down at an object.
angle-of-elevation | Line of sight, drishti rekha, दृष्टि रेखा | Line of sight is the straight line from the eye of an observer to the point of the object being viewed.
compound-angles | Compound angle formulas, compound angles, संयुक्त कोण | Compound angles are sums or differences of angles, with formulas such as $\\sin(A + B) = \\sin A\\cos B + \\cos A\\sin B$.
sine-rule | Sine rule, law of sines, ज्या नियम | The sine rule states that in a triangle each side is proportional to the sine of the opposite angle: $\\frac{a}{\\sin A} = \\frac{b}{\\sin B} = \\frac{c}{\\sin C} = 2R$.
cosine-rule | Cosine rule, law of cosines, कोज्या नियम | The cosine rule gives a side of a triangle from the other two and their angle: $a^2 = b^2 + c^2 - 2bc\\cos A$.
inverse-trigonometry | Inverse trigonometric functions, inverse trigonometry, प्रतिलोम त्रिकोणमितीय फलन | Inverse trigonometric functions give the angle whose trigonometric ratio is known, within a principal range, such as $\\sin^{-1}\\frac{1}{2} = 30°$.
trigonometric-equations | Trigonometric equation, general solution of trigonometric equation | A trigonometric equation is an equation with trigonometric functions of an unknown angle; $\\sin x = \\sin\\alpha$ has the general solution $x = n\\pi + (-1)^n\\alpha$.
complementary-angles | Ratios of complementary angles, trigonometric ratios of complementary angles | Ratios of complementary angles are related by $\\sin(90° - \\theta) = \\cos\\theta$, $\\tan(90° - \\theta) = \\cot\\theta$ and $\\sec(90° - \\theta) = \\text{cosec}\\,\\theta$.
multiple-angles | Double angle formulas, multiple angle formulas | Double angle formulas give the ratios of $2A$: $\\sin2A = 2\\sin A\\cos A$ and $\\cos2A = \\cos^2A - \\sin^2A = 1 - 2\\sin^2A$.
`)
