import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
base-and-height | Mensuration, kshetramiti, क्षेत्रमिति | Mensuration is the branch of mathematics that deals with the measurement of lengths, areas, surfaces and volumes of figures.
base-and-height | Area, kshetraphal, क्षेत्रफल | Area is the measure of the surface enclosed by a plane figure, in square units; that of a triangle is $\\frac{1}{2} \\times$ base × height.
base-and-height | Perimeter, parimap, परिमाप | Perimeter is the total length of the boundary of a plane figure; for a rectangle it is $2(l + b)$.
heron-formula | Heron's formula, heron formula, hero's formula, हीरोन का सूत्र | Heron's formula gives the area of a triangle from its three sides: $\\sqrt{s(s-a)(s-b)(s-c)}$ with $s = \\frac{a+b+c}{2}$.
heron-formula | Semi-perimeter, semiperimeter, ardh parimap, अर्धपरिमाप | Semi-perimeter is half the perimeter of a figure; for a triangle $s = \\frac{a + b + c}{2}$.
area-of-equilateral-triangle | Area of an equilateral triangle, समबाहु त्रिभुज का क्षेत्रफल | The area of an equilateral triangle of side $a$ is $\\frac{\\sqrt3}{4}a^2$ and its height is $\\frac{\\sqrt3}{2}a$.
trapezium | Trapezium, trapezoid, samlamb chaturbhuj, समलंब चतुर्भुज | A trapezium is a quadrilateral with one pair of opposite sides parallel; its area is $\\frac{1}{2}(a + b)h$.
rhombus | Rhombus, sam chaturbhuj, समचतुर्भुज | A rhombus is a parallelogram with all sides equal; its diagonals bisect each other at right angles and its area is $\\frac{1}{2}d_1d_2$.
parallelogram-area | Area of a parallelogram, समांतर चतुर्भुज का क्षेत्रफल | The area of a parallelogram is the product of a side and the height on it: $b \\times h$.
area-and-circumference | Circumference, paridhi, परिधि | Circumference is the length of the boundary of a circle: $2\\pi r$; the area of the circle is $\\pi r^2$.
area-and-circumference | Pi, value of pi, पाई | Pi is the constant ratio of the circumference of a circle to its diameter, an irrational number of about 3.14159, often taken as $\\frac{22}{7}$.
area-of-sector | Sector of a circle, trijyakhand, त्रिज्यखंड | A sector is the part of a circle between two radii and the arc they cut off; its area is $\\frac{\\theta}{360°}\\pi r^2$.
length-of-arc | Arc, चाप | An arc is a part of the circumference of a circle; for the angle $\\theta$ at the centre its length is $\\frac{\\theta}{360°} \\times 2\\pi r$.
segment-of-circle | Segment of a circle, vrittkhand, वृत्तखंड | A segment is the part of a circle between a chord and its arc; the minor segment is the area of the sector less that of the triangle.
volume-of-cuboid | Volume, aaytan, आयतन | Volume is the measure of the space occupied by a solid, in cubic units; that of a cuboid is length × breadth × height.
volume-of-cuboid | Cuboid, ghanabh, घनाभ | A cuboid is a solid bounded by six rectangular faces; its volume is $lbh$ and its whole surface $2(lb + bh + hl)$.
surface-of-cuboid | Total surface area, TSA, lateral surface area, कुल पृष्ठीय क्षेत्रफल | Total surface area is the sum of the areas of all the faces of a solid; the lateral or curved surface area leaves out the ends.
cube | Cube, ghan, घन | A cube is a solid with six equal square faces; its volume is $a^3$, its surface $6a^2$ and its diagonal $\\sqrt3\\,a$.
four-walls | Area of four walls, char diwaron ka kshetraphal | The area of the four walls of a room is the lateral surface of a cuboid: $2(l + b)h$.
volume-of-cylinder | Cylinder, belan, बेलन | A right circular cylinder is a solid with two equal circular ends and a curved surface; its volume is $\\pi r^2h$.
surface-of-cylinder | Curved surface area of a cylinder, CSA of cylinder | The curved surface area of a cylinder is $2\\pi rh$ and its total surface area $2\\pi r(r + h)$.
volume-of-cone | Cone, shanku, शंकु | A right circular cone is a solid with a circular base that narrows to a point; its volume is $\\frac{1}{3}\\pi r^2h$.
surface-of-cone | Slant height, tiryak unchai, तिर्यक ऊँचाई | Slant height of a cone is the distance from its vertex to the edge of the base: $l = \\sqrt{r^2 + h^2}$; the curved surface is $\\pi rl$.
volume-of-sphere | Sphere, gola, गोला | A sphere is a solid all of whose surface points are equally far from the centre; its volume is $\\frac{4}{3}\\pi r^3$ and its surface $4\\pi r^2$.
hemisphere | Hemisphere, ardhgola, अर्धगोला | A hemisphere is half of a sphere; its volume is $\\frac{2}{3}\\pi r^3$, its curved surface $2\\pi r^2$ and its whole surface $3\\pi r^2$.
bucket-volume | Frustum, frustum of a cone, chhinnak, छिन्नक | A frustum is the part of a cone left when its top is cut off parallel to the base, like a bucket; its volume is $\\frac{1}{3}\\pi h(R^2 + Rr + r^2)$.
grazing-area | Grazing area, area grazed by an animal | Grazing area is the area an animal tied to a post can graze, the circle or sector with the rope as radius: $\\frac{\\theta}{360°}\\pi r^2$.
`)
