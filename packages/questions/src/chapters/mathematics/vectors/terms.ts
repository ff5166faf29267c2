import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
magnitude-of-vector | Vector, vector in mathematics, सदिश | A vector is a quantity with both magnitude and direction, written $a\\hat{i} + b\\hat{j} + c\\hat{k}$ in components.
magnitude-of-vector | Magnitude of a vector, sadish ka pariman, सदिश का परिमाण | Magnitude of a vector is its length; for $a\\hat{i} + b\\hat{j} + c\\hat{k}$ it is $\\sqrt{a^2 + b^2 + c^2}$.
magnitude-of-vector | Unit vector, matrak sadish, मात्रक सदिश | A unit vector is a vector of magnitude 1; that in the direction of a vector is the vector divided by its magnitude.
magnitude-of-vector | Position vector, sthiti sadish, स्थिति सदिश | The position vector of a point is the vector from the origin to that point.
dot-product | Dot product, scalar product, adish gunanphal, अदिश गुणनफल | Dot product of two vectors is the scalar $\\vec{a}\\cdot\\vec{b} = ab\\cos\\theta$; it is zero for perpendicular vectors.
cross-product | Cross product, vector product, sadish gunanphal, सदिश गुणनफल | Cross product of two vectors is the vector of magnitude $ab\\sin\\theta$ at right angles to both by the right-hand rule; it is zero for parallel vectors.
scalar-triple-product | Scalar triple product, box product, अदिश त्रिक गुणनफल | Scalar triple product of three vectors is $\\vec{a}\\cdot(\\vec{b} \\times \\vec{c})$; its absolute value is the volume of the parallelepiped on them, and it is zero if they are coplanar.
direction-cosines | Direction cosines, dik cosine, दिक्-कोज्या | Direction cosines of a line are the cosines $l$, $m$, $n$ of the angles it makes with the positive axes; $l^2 + m^2 + n^2 = 1$.
direction-cosines | Direction ratios, dik anupat, दिक्-अनुपात | Direction ratios of a line are any three numbers proportional to its direction cosines.
lines-in-space | Skew lines, vishamtaliya rekhayen, विषमतलीय रेखाएँ | Skew lines are two lines in space that neither meet nor are parallel, so that they do not lie in one plane.
planes | Plane in 3D, equation of a plane | A plane is a flat surface without end; its general equation is $ax + by + cz + d = 0$, where $a$, $b$, $c$ are direction ratios of its normal.
distance-in-space | Distance formula in space, distance formula in 3D | The distance between two points in space is $\\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2 + (z_2 - z_1)^2}$.
`)
