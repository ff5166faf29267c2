import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# degrees-and-radians | Degrees and radians
A radian is the angle at the centre whose arc is as long as the radius. $\pi$ rad $= 180°$, so degrees × $\frac{\pi}{180}$ are radians, and 1 rad ≈ 57° 17′. With $\theta$ in radians an arc is $l = r\theta$ and a sector $\frac12r^2\theta$.

*Worked.* $75° = \frac{75\pi}{180} = \frac{5\pi}{12}$. The minute hand turns $\frac{2\pi}{60} = \frac{\pi}{30}$ in a minute; in 20 minutes a hand of 21 cm moves its tip $21\times\frac{2\pi}{3} = 44$ cm.

# ratios-in-a-right-triangle, ratio-from-another-ratio | Ratios in a right triangle
~~~
            B
           /|
     hyp  / |  opposite to A
         /  |
        /___|
       A    C
       adjacent
~~~

$$\sin A = \frac{opp}{hyp}, \quad \cos A = \frac{adj}{hyp}, \quad \tan A = \frac{opp}{adj}, \quad \csc A = \frac1{\sin A}, \quad \sec A = \frac1{\cos A}, \quad \cot A = \frac1{\tan A}$$

One ratio gives all: draw the triangle, find the third side by Pythagoras. Know the triples 3-4-5, 5-12-13, 8-15-17, 7-24-25, 20-21-29.

*Worked.* $\tan A = \frac{5}{12}$: sides 5, 12, 13, so $\sin A = \frac5{13}$ and $\frac{1-\sin A}{1+\sin A} = \frac{8}{18} = \frac49$.

*Worked, divide by cos.* $3\tan\theta = 4$. $\frac{2\sin\theta + \cos\theta}{2\sin\theta - \cos\theta} = \frac{2\tan\theta + 1}{2\tan\theta - 1} = \frac{\frac83+1}{\frac83-1} = \frac{11}{5}$.

# standard-angles | Standard angles
Write $\sqrt0, \sqrt1, \sqrt2, \sqrt3, \sqrt4$, each over 2: that is $\sin$ of 0°, 30°, 45°, 60°, 90°. Backwards it is cosine; tangent is the one over the other: $0, \frac1{\sqrt3}, 1, \sqrt3$, not defined.

Also useful: $\sin15° = \cos75° = \frac{\sqrt6-\sqrt2}{4}$, $\cos15° = \sin75° = \frac{\sqrt6+\sqrt2}{4}$, $\tan15° = 2-\sqrt3$, $\tan75° = 2+\sqrt3$, $\sin18° = \frac{\sqrt5-1}{4}$, $\cos36° = \frac{\sqrt5+1}{4}$, $\tan22.5° = \sqrt2-1$.

*Worked.* $4\sin^230° + 3\tan^230° - \cos^245° = 4\cdot\frac14 + 3\cdot\frac13 - \frac12 = \frac32$.

# complementary-angles | Complementary angles
$\sin(90°-\theta) = \cos\theta$, $\tan(90°-\theta) = \cot\theta$, $\sec(90°-\theta) = \csc\theta$. Pair what adds up to 90°.

*Worked.* $\tan10°\tan20°\cdots\tan80° = 1$, because $\tan10°\tan80° = 1$, and so on.

*Worked.* $\sin^25° + \sin^210° + \dots + \sin^285° + \sin^290°$: 8 pairs give 8, $\sin^245° = \frac12$, $\sin^290° = 1$; sum $9\frac12$.

*Worked.* $\sin3\theta = \cos(\theta+10°)$ with acute angles: $3\theta + \theta + 10° = 90°$, $\theta = 20°$.

# fundamental-identities | Fundamental identities
$\sin^2\theta + \cos^2\theta = 1$; divided by $\cos^2\theta$: $1 + \tan^2\theta = \sec^2\theta$; by $\sin^2\theta$: $1 + \cot^2\theta = \csc^2\theta$. To simplify, turn everything into sine and cosine, or see a difference of squares.

- $\sin^4\theta + \cos^4\theta = 1 - 2\sin^2\theta\cos^2\theta$, and $\sin^6\theta + \cos^6\theta = 1 - 3\sin^2\theta\cos^2\theta$
- $\frac{1+\sin\theta}{\cos\theta} = \frac{\cos\theta}{1-\sin\theta}$

*Worked.* If $\sin\theta + \sin^2\theta = 1$, then $\sin\theta = \cos^2\theta$, so $\cos^2\theta + \cos^4\theta = \sin\theta + \sin^2\theta = 1$.

*Worked, eliminate.* $x = a\cos\theta$, $y = b\sin\theta$: $\frac{x^2}{a^2} + \frac{y^2}{b^2} = 1$.

# sec-plus-tan, sin-plus-cos | sec θ + tan θ, sin θ + cos θ
$(\sec\theta+\tan\theta)(\sec\theta-\tan\theta) = 1$: if one is $p$, the other is $\frac1p$, and $\sec\theta = \frac12(p+\frac1p)$, $\tan\theta = \frac12(p-\frac1p)$, $\sin\theta = \frac{p^2-1}{p^2+1}$.

$(\sin\theta+\cos\theta)^2 = 1 + 2\sin\theta\cos\theta$ and $(\sin\theta+\cos\theta)^2 + (\sin\theta-\cos\theta)^2 = 2$.

*Worked.* $\sec\theta+\tan\theta = 3$: $\sec\theta = \frac12(3+\frac13) = \frac53$, so $\cos\theta = \frac35$ and $\sin\theta = \frac45$.

*Worked.* $\sin\theta+\cos\theta = \frac{17}{13}$: $\sin\theta\cos\theta = \frac12(\frac{289}{169}-1) = \frac{60}{169}$, and $|\sin\theta-\cos\theta| = \sqrt{2-\frac{289}{169}} = \frac{7}{13}$.

# compound-angles | Compound angles
$$\sin(A\pm B) = \sin A\cos B \pm \cos A\sin B, \quad \cos(A\pm B) = \cos A\cos B \mp \sin A\sin B, \quad \tan(A\pm B) = \frac{\tan A\pm\tan B}{1\mp\tan A\tan B}$$

Products to sums: $2\sin A\cos B = \sin(A+B) + \sin(A-B)$. Sums to products: $\sin C + \sin D = 2\sin\frac{C+D}2\cos\frac{C-D}2$.

If $A + B = 45°$, then $(1+\tan A)(1+\tan B) = 2$. If $A+B+C = 180°$, then $\tan A+\tan B+\tan C = \tan A\tan B\tan C$.

*Worked.* $\tan A = \frac12$, $\tan B = \frac13$: $\tan(A+B) = \frac{5/6}{5/6} = 1$, so $A + B = 45°$.

*Worked, range.* $a\sin\theta + b\cos\theta$ lies between $\mp\sqrt{a^2+b^2}$: $3\sin\theta + 4\cos\theta$ is at most 5.

# multiple-angles | Multiple and allied angles
$$\sin2A = 2\sin A\cos A = \frac{2\tan A}{1+\tan^2A}, \quad \cos2A = 2\cos^2A-1 = 1-2\sin^2A = \frac{1-\tan^2A}{1+\tan^2A}, \quad \tan2A = \frac{2\tan A}{1-\tan^2A}$$

$\sin3A = 3\sin A - 4\sin^3A$, $\cos3A = 4\cos^3A - 3\cos A$. And $\sin\theta\sin(60°-\theta)\sin(60°+\theta) = \frac14\sin3\theta$, the same with cosine; with tangent the product is $\tan3\theta$.

Allied angles: around 180° and 360° the function stays, around 90° and 270° it changes to its co-function. The sign is that of the quadrant: all, sine, tangent, cosine positive in turn.

*Worked.* $\sin150° = \sin30° = \frac12$; $\cos210° = -\cos30° = -\frac{\sqrt3}2$; $\tan315° = -1$.

*Worked.* $\cos20°\cos40°\cos80° = \frac{\sin160°}{8\sin20°} = \frac18$.

# inverse-trig-principal | Principal values of inverse functions
Sine, tangent and cosecant have their principal values from −90° to 90°, cosine, cotangent and secant from 0° to 180°. Of a negative number: $\sin^{-1}(-x) = -\sin^{-1}x$, but $\cos^{-1}(-x) = 180° - \cos^{-1}x$.

*Worked.* $\sin^{-1}(\sin120°) = 60°$, since 120° is outside the range.

# inverse-trigonometry | Inverse trigonometry
Principal values: $\sin^{-1}$ and $\tan^{-1}$ from $-\frac\pi2$ to $\frac\pi2$ (for $\tan^{-1}$ without the ends), $\cos^{-1}$ from 0 to $\pi$.

$\sin^{-1}x + \cos^{-1}x = \frac\pi2$, $\ \tan^{-1}x + \cot^{-1}x = \frac\pi2$, $\ \tan^{-1}x + \tan^{-1}y = \tan^{-1}\frac{x+y}{1-xy}$ for $xy < 1$; add $\pi$ for positive $x$, $y$ with $xy > 1$.

*Worked.* $\sin^{-1}\left(\sin\frac{2\pi}3\right) = \frac\pi3$, not $\frac{2\pi}3$, which is outside the range. $\tan^{-1}1 + \tan^{-1}2 + \tan^{-1}3 = \frac\pi4 + \frac{3\pi}4 = \pi$.

# trigonometric-equations | Trigonometric equations
$\sin x = \sin a$: $x = n\pi + (-1)^na$. $\cos x = \cos a$: $x = 2n\pi \pm a$. $\tan x = \tan a$: $x = n\pi + a$. ($n$ any integer.)

*Worked.* $2\cos^2x + 3\sin x = 3$: with $s = \sin x$, $2s^2 - 3s + 1 = 0$, so $s = 1$ or $\frac12$; between 0° and 360° $x = 30°, 90°, 150°$.

*Mistake.* Dividing by $\sin x$ or $\cos x$ loses solutions; squaring brings false ones: test each.

# heights-and-distances | Heights and distances
Draw the right triangle first: the height stands upright, the line of sight is the hypotenuse, and the angle of elevation or depression is measured from the horizontal. Then one tangent for each angle; two angles give two equations.

*Worked.* A broken tree touches the ground 6 m from its foot at 30°: standing part $6\tan30° = 2\sqrt3$, broken part $\frac{6}{\cos30°} = 4\sqrt3$, together $6\sqrt3$ m.

# angle-of-elevation, angle-of-depression | Angles of elevation and depression
Both are measured from the horizontal. The angle of depression at the top equals the angle of elevation at the bottom.

~~~
  top  T . . . . . . . horizontal through T
       |  \ depression
     h |    \
       |      \ elevation
       F--------A
           d            tan(elevation) = h / d
~~~

*Worked.* A tower's top is seen at 60° from 20 m: $h = 20\sqrt3 \approx 34.6$ m. From the top of a 75 m cliff a boat is seen at a depression of 30°: it is $75\sqrt3 \approx 130$ m away.

*Worked, shadow.* The shadow grows by 40 m when the Sun sinks from 60° to 30°: $h(\cot30°-\cot60°) = 40$, $h\cdot\frac{2}{\sqrt3} = 40$, $h = 20\sqrt3$ m.

# ladder | Ladder against a wall
The ladder is the hypotenuse. With angle $\theta$ at the ground it reaches $l\sin\theta$ and stands $l\cos\theta$ from the wall.

*Worked.* A 10 m ladder at 60°: $5\sqrt3$ m up, 5 m out. If its angle with the *wall* is 30°, that is the same ladder.

# two-angles-of-elevation | Flagstaff on a tower
Two right triangles share the base $d$: tower $h = d\tan\beta$, tower and flag $h + f = d\tan\alpha$, so $f = d(\tan\alpha-\tan\beta)$ and $h = \frac{f\tan\beta}{\tan\alpha-\tan\beta}$.

*Worked.* A 6 m flagstaff, angles 60° and 45° to its top and foot: $h = \frac{6}{\sqrt3-1} = 3(\sqrt3+1) \approx 8.2$ m.

# moving-object-elevation | Moving car, boat or plane
The distance gone is the difference of the two bases: $h(\cot\beta-\cot\alpha)$, then divide by the time.

*Worked.* A car comes straight to a 60 m tower; the depression goes from 30° to 60° in 6 s. It moved $60(\sqrt3-\frac1{\sqrt3}) = 40\sqrt3$ m and needs half as long, 3 s, for the rest, since the rest is $20\sqrt3$ m.

# complementary-angles-of-elevation | Complementary angles of elevation
From distances $a$ and $b$ on one line the angles add up to 90°: $\tan\theta = \frac ha$, $\cot\theta = \frac hb$, so $h^2 = ab$.

*Worked.* Distances 4 m and 9 m: $h = 6$ m.

# cloud-and-reflection | Cloud and its reflection
From a point $h$ above a lake the cloud is seen at elevation $\alpha$, its reflection at depression $\beta$. With the cloud at $H$ above the lake the reflection is $H$ below it: $\tan\alpha = \frac{H-h}{d}$, $\tan\beta = \frac{H+h}{d}$, hence

$$H = \frac{h(\tan\beta+\tan\alpha)}{\tan\beta-\tan\alpha}$$

*Worked.* $h = 60$ m, 30° and 60°: $H = 60\cdot\frac{\sqrt3+1/\sqrt3}{\sqrt3-1/\sqrt3} = 120$ m.

# two-towers | Two towers
Draw the horizontal from the lower top: the triangle above it has the difference of heights. If both tops are seen from one point between them, the two bases add up to the distance.

*Worked.* From the top of a 30 m tower the top of another is at 30° elevation and its foot at 60° depression: $d = \frac{30}{\sqrt3} = 10\sqrt3$ m, the rest $d\tan30° = 10$ m, so it is 40 m high.

*Worked, crossing wires.* Lines from each top to the foot of the other cross at height $\frac{ab}{a+b}$, whatever the distance.

# sine-rule, cosine-rule | Sine rule and cosine rule
$$\frac a{\sin A} = \frac b{\sin B} = \frac c{\sin C} = 2R, \qquad a^2 = b^2 + c^2 - 2bc\cos A, \qquad \text{area} = \tfrac12bc\sin A = \frac{abc}{4R}$$

Two angles and a side: sine rule. Three sides, or two sides and the angle between: cosine rule.

*Worked.* Sides 5, 7, 8: the angle opposite 7 has $\cos = \frac{25+64-49}{80} = \frac12$, so it is 60°. Then $2R = \frac{7}{\sin60°}$, $R = \frac7{\sqrt3}$.

*Worked.* Angles 45°, 60°, 75°: the sides are as $\sin45° : \sin60° : \sin75° = 2 : \sqrt6 : \sqrt3+1$.
`)
