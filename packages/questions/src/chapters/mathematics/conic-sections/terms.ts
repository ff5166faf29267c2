import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
circle-equation | Conic section, conic sections, shanku parichhed, शंकु परिच्छेद | A conic section is a curve in which a plane cuts a double cone: circle, parabola, ellipse or hyperbola.
circle-equation | Equation of a circle, vritt ka sameekaran, वृत्त का समीकरण | The equation of a circle with centre $(h, k)$ and radius $r$ is $(x - h)^2 + (y - k)^2 = r^2$.
parabola | Parabola, paravalay, परवलय | A parabola is the set of points equally distant from a fixed point (focus) and a fixed line (directrix); its standard equation is $y^2 = 4ax$ and its eccentricity is 1.
parabola | Latus rectum, nabhilamb, नाभिलंब | The latus rectum is the chord of a conic through a focus at right angles to its axis; for $y^2 = 4ax$ its length is $4a$.
parabola | Focus and directrix, focus of a conic, directrix, नाभि और नियता | The focus is the fixed point and the directrix the fixed line whose distances from any point of a conic are in a constant ratio, the eccentricity.
ellipse | Ellipse, deergh vritt, दीर्घवृत्त | An ellipse is the set of points the sum of whose distances from two fixed points (foci) is constant: $\\frac{x^2}{a^2} + \\frac{y^2}{b^2} = 1$.
ellipse | Eccentricity, utkendrata, उत्केंद्रता | Eccentricity is the constant ratio of the distance of a point of a conic from the focus to that from the directrix: 0 for a circle, below 1 for an ellipse, 1 for a parabola, above 1 for a hyperbola.
hyperbola | Hyperbola, atiparavalay, अतिपरवलय | A hyperbola is the set of points the difference of whose distances from two fixed points (foci) is constant: $\\frac{x^2}{a^2} - \\frac{y^2}{b^2} = 1$.
hyperbola | Asymptote, anantsparshi, अनंतस्पर्शी | An asymptote is a line that a curve approaches ever more closely without limit; the hyperbola $\\frac{x^2}{a^2} - \\frac{y^2}{b^2} = 1$ has $y = \\pm\\frac{b}{a}x$.
`)
