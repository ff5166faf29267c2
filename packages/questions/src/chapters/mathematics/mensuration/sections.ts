import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# plane-figures | Plane figures: perimeter and area
Perimeter is the length of the boundary, in m; area is what it encloses, in m². 1 hectare = 10,000 m².

| Figure | Perimeter | Area |
| --- | --- | --- |
| rectangle | $2(l+b)$ | $lb$, diagonal $\sqrt{l^2+b^2}$ |
| square | $4a$ | $a^2 = \frac{d^2}2$ |
| triangle | $a+b+c$ | $\frac12bh$ |
| parallelogram | $2(a+b)$ | base × height |
| rhombus | $4a$ | $\frac12d_1d_2$ |
| trapezium | sum of the sides | $\frac12(a+b)h$ |
| circle | $2\pi r$ | $\pi r^2$ |
| semicircle | $\pi r+2r$ | $\frac12\pi r^2$ |
| regular hexagon | $6a$ | $\frac{3\sqrt3}2a^2$ |

For one perimeter the circle has the largest area, and among rectangles the square.

*Worked.* Rectangle of perimeter 46 and diagonal 17: $l+b = 23$, so $lb = \frac{529-289}2 = 120$. *Worked.* Semicircle of radius 7: perimeter $22+14 = 36$, area 77.

# base-and-height, heron-formula, area-of-isosceles-triangle, area-of-equilateral-triangle | Area of a triangle
| Known | Area |
| --- | --- |
| base $b$, height $h$ | $\frac12bh$ |
| three sides, $s = \frac{a+b+c}2$ | $\sqrt{s(s-a)(s-b)(s-c)}$ (Heron) |
| equal sides $a$, base $b$ | $\frac b4\sqrt{4a^2-b^2}$ |
| equilateral, side $a$ | $\frac{\sqrt3}4a^2$, height $\frac{\sqrt3}2a$ |
| right angle | half the product of its legs |

*Worked.* 13, 14, 15: $s = 21$, $\sqrt{21\cdot8\cdot7\cdot6} = 84$. *Worked.* Sides 10, 10, 12: $\frac{12}4\sqrt{400-144} = 48$. *Worked.* From a point inside an equilateral triangle the distances to the sides are 3, 4, 5: their sum is the height, 12, so the side is $\frac{24}{\sqrt3} = 8\sqrt3$.

# trapezium, parallelogram-area, rhombus, general-quadrilateral | Quadrilaterals
~~~
    ____a____          trapezium: half (a + b) x h
   /    |    \
  /     h     \        parallelogram: base x height
 /______b______\       rhombus: half d1 x d2
~~~

Parallelogram $ab\sin\theta$; $d_1^2+d_2^2 = 2(a^2+b^2)$. Rhombus: diagonals halve each other at right angles, side $\frac12\sqrt{d_1^2+d_2^2}$. Any quadrilateral: $\frac12d(p_1+p_2)$ with the offsets $p_1$, $p_2$ on the diagonal $d$.

*Worked.* Rhombus with diagonals 16 and 30: area 240, side 17, perimeter 68. *Worked.* Diagonal 20, offsets 6 and 9: 150. *Worked.* Trapezium 25 and 13, slant sides 10 each: height $\sqrt{100-36} = 8$, area 152.

# area-and-circumference, area-of-sector, length-of-arc, segment-of-circle | Circle, sector, segment
$C = 2\pi r$, $A = \pi r^2$; arc $\frac\theta{360}2\pi r$; sector $\frac\theta{360}\pi r^2 = \frac12lr$; segment = sector − triangle $\frac12r^2\sin\theta$.

*Worked.* Wire bent from a square of side 22 to a circle: $88 = 2\pi r$, $r = 14$, area 616. *Worked.* $r = 14$, 90°: sector 154, triangle 98, segment 56. *Worked.* Square in a circle of radius $r$: $2r^2$; circle in a square of side $a$: $\frac{\pi a^2}4$.

# revolutions-of-a-wheel, grazing-area | Wheels and grazing
One turn covers $2\pi r$. A rope at a corner of a field grazes $\frac{\theta}{360}$ of a circle: a quarter in a square, $\frac16$ in an equilateral triangle; over all corners of any triangle half a circle.

*Worked.* Wheel of 70 cm across, 66 km/h: $1100$ m a minute, 2.2 m a turn, 500 turns. *Worked.* Four cows at the corners of a square of 14 m, ropes of 7 m: not grazed $196-154 = 42$ m².

# path-round-a-rectangle, crossing-paths, circular-path | Paths
Outside path of width $w$: $2w(l+b+2w)$; inside $2w(l+b-2w)$; two crossing paths $w(l+b-w)$; ring $\pi(R^2-r^2)$.

*Worked.* 60 m × 40 m with a 2 m path outside: $4\times104 = 416$ m². Crossing paths of 3 m: $3\times97 = 291$ m². *Worked.* Circumferences 132 and 88: $R = 21$, $r = 14$, ring 770.

# solid-figures | Solids: surface and volume
| Solid | Curved or side surface | Total surface | Volume |
| --- | --- | --- | --- |
| cuboid | $2h(l+b)$ | $2(lb+bh+hl)$ | $lbh$ |
| cube | $4a^2$ | $6a^2$ | $a^3$ |
| cylinder | $2\pi rh$ | $2\pi r(r+h)$ | $\pi r^2h$ |
| cone, slant height $l$ | $\pi rl$ | $\pi r(r+l)$ | $\frac13\pi r^2h$ |
| sphere | $4\pi r^2$ | $4\pi r^2$ | $\frac43\pi r^3$ |
| hemisphere | $2\pi r^2$ | $3\pi r^2$ | $\frac23\pi r^3$ |
| right prism | perimeter of base × $h$ | side + 2 × base | base × $h$ |
| right pyramid | $\frac12$ perimeter × slant height | side + base | $\frac13$ base × $h$ |

Paint, canvas and sheet ask for surface; water, earth and metal for volume. 1 m³ = 1000 L, 1 L = 1000 cm³. Lengths of similar solids as $a : b$: surfaces $a^2 : b^2$, volumes $a^3 : b^3$.

*Worked.* Cylinder and cone with $r = 7$, $h = 24$: 3696 and a third of it, 1232. *Worked.* Surfaces of two spheres 4 : 9: radii 2 : 3, volumes 8 : 27.

# volume-of-cuboid, surface-of-cuboid, cube, four-walls, bricks-in-a-wall | Cuboid and cube
$V = lbh$, surface $2(lb+bh+hl)$, diagonal $\sqrt{l^2+b^2+h^2}$, four walls $2h(l+b)$. Cube: $a^3$, $6a^2$, $a\sqrt3$. If the areas of three faces are $x$, $y$, $z$: $V = \sqrt{xyz}$.

*Worked.* $l+b+h = 12$, diagonal $5\sqrt2$: surface $144-50 = 94$. *Worked.* Wall 8 m × 6 m × 22.5 cm, bricks 25 × 11.25 × 6 cm: $\frac{800\cdot600\cdot22.5}{25\cdot11.25\cdot6} = 6400$. *Worked.* Open box from a sheet 48 × 36 with corners of 8 cut off: $32\cdot20\cdot8 = 5120$.

# volume-of-cylinder, surface-of-cylinder, hollow-cylinder | Cylinder
$V = \pi r^2h$, curved $2\pi rh$, total $2\pi r(r+h)$. Hollow: $V = \pi h(R^2-r^2)$, total $2\pi(R+r)(h+R-r)$.

*Worked.* Curved surface 264, volume 924: $\frac{V}{C} = \frac r2$, $r = 7$, $h = 6$. *Worked.* Sheet 44 × 18 rolled along 44: $r = 7$, $V = 2772$.

# well-and-embankment, water-flow-through-pipe | Earth and water
Earth dug out = earth spread. Water in time $t$: area of the pipe × speed × time.

*Worked.* Well 7 m across, 20 m deep, earth spread on 22 m × 14 m: $\frac{770}{308} = 2.5$ m. *Worked.* Pipe of 14 cm across at 5 km/h fills a tank 50 m × 44 m by 7 cm: needs 154 m³; one hour gives $\frac{22}7\cdot0.07^2\cdot5000 = 77$ m³, so 2 hours.

# volume-of-cone, surface-of-cone | Cone
$l = \sqrt{r^2+h^2}$, $V = \frac13\pi r^2h$, curved $\pi rl$, total $\pi r(r+l)$. A sector of radius $l$ and angle $\theta$ rolls to a cone with $r = \frac{\theta}{360}l$.

*Worked.* $r = 7$, $h = 24$: $l = 25$, curved 550, $V = 1232$. *Worked.* Canvas 5 m wide for that tent (in metres): 110 m.

# volume-of-sphere, surface-of-sphere, hemisphere, hollow-sphere | Sphere and hemisphere
$V = \frac43\pi r^3$, $S = 4\pi r^2$; hemisphere $\frac23\pi r^3$, curved $2\pi r^2$, total $3\pi r^2$; hollow $\frac43\pi(R^3-r^3)$. Cone, hemisphere, cylinder of one base and height $r$: $1 : 2 : 3$. Largest sphere in a cube: $\frac\pi6$ of it.

*Worked.* Volume and surface equal in number: $r = 3$.

# immersed-solids | Rise of water
Volume of what goes in = base area of the vessel × rise.

*Worked.* A ball of radius 6 in a cylinder of radius 12: $\frac{288\pi}{144\pi} = 2$.

# bucket-volume, frustum-surface, cone-cut-parallel-to-base | Frustum
$$V = \frac{\pi h}3(R^2+r^2+Rr), \qquad l = \sqrt{h^2+(R-r)^2}, \qquad \text{curved} = \pi(R+r)l$$

A cone cut parallel to its base at $\frac1k$ of the height from the top: small cone $\frac1{k^3}$ of the volume.

*Worked.* Bucket $R = 28$, $r = 7$, $h = 45$: $\frac{22}7\cdot15\cdot(784+49+196) = 48{,}510$ cm³. *Worked.* Cut half-way: parts 1 : 7.

# melted-spheres, melted-into-small-spheres, melted-cubes, melted-cylinders, wire-from-a-sphere | Melting and recasting
Volume stays, surface does not. Number = big volume ÷ small volume.

*Worked.* Ball of 8 cm into balls of 2 cm: $4^3 = 64$. *Worked.* Cubes 3, 4, 5: $27+64+125 = 216$, edge 6. *Worked.* Coins 1.5 cm across, 0.2 cm thick from a cylinder 10 cm high, 4.5 cm across: $\frac{2.25^2\cdot10}{0.75^2\cdot0.2} = 450$. *Worked.* Sphere of 6 cm radius to wire of 0.2 cm radius: $\frac{288}{0.04} = 7200$ cm.

# percent-change-in-area, percent-change-in-volume | Percentage change
Lengths change by $x$ and $y$ per cent: area by $x+y+\frac{xy}{100}$. One length counted twice: $2x+\frac{x^2}{100}$. Volumes multiply three factors.

*Worked.* Radius +10%: area +21%, volume of a sphere +33.1%. *Worked.* Length +20%, breadth −20%: area −4%. *Worked.* Radius halved, height doubled in a cylinder: volume halved.
`)
