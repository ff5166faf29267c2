import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# types-of-force, inertia | Forces and the first law
Four basic forces: strong nuclear > electromagnetic > weak > gravity. Friction, tension and normal force are electromagnetic. Contact forces need touch, field forces do not.

**First law**: without a net force a body keeps its velocity. Inertia is measured by mass: of rest (dust beaten from a carpet), of motion (a passenger falls forward when a bus stops), of direction (mud leaves a wheel along the tangent).

# newton-second-law, momentum | Second law and momentum
$$\vec p = m\vec v, \qquad \vec F = \frac{d\vec p}{dt} = m\vec a$$

1 N = 1 kg m/s² = $10^5$ dyne. With changing mass $F = v\frac{dm}{dt}$ (belt, hose).

*Worked.* 10 kg from 5 to 15 m/s in 4 s: $a = 2.5$ m/s², $F = 25$ N. *Worked.* Sand falls on a belt at 2 kg/s, belt 3 m/s: extra force 6 N. *Worked.* Equal momentum, masses 1 : 4: kinetic energies 4 : 1, as $K = \frac{p^2}{2m}$.

# newton-third-law | Third law
Forces come in pairs: equal, opposite, at the same time, on **different** bodies; so they never cancel. Weight and normal force on a book are *not* such a pair: the partner of its weight is its pull on the Earth. Walking, swimming, recoil of a gun.

# impulse | Impulse
$J = F\Delta t = \Delta p$, the area under the force–time graph. More time, less force: a fielder draws back the hands, airbags, sand under a high jumper.

*Worked.* A 0.15 kg ball at 20 m/s is hit straight back at 30 m/s: $\Delta p = 0.15\times50 = 7.5$ N s; in 0.01 s 750 N. *Worked.* It hits a wall at 60° to the normal and bounces with equal speed: $2mv\cos60°$.

# conservation-of-momentum, rocket | Conservation of momentum, rockets
No outside force: total momentum stays. Gun: $MV = mv$. Sticking together: $m_1u_1+m_2u_2 = (m_1+m_2)v$.

Rocket: thrust $u\frac{dm}{dt}$, speed gained $u\ln\frac{m_0}{m}$; it needs no air to push against.

*Worked.* A bullet of 20 g at 400 m/s from a 4 kg rifle: recoil 2 m/s. *Worked.* A body of 3 kg at rest bursts into 1 kg at 12 m/s and 2 kg: 6 m/s the other way. *Worked.* 5000 kg rocket, exhaust 800 m/s, upward 20 m/s², $g = 10$: $\frac{dm}{dt} = \frac{5000\times30}{800} = 187.5$ kg/s.

# equilibrium-of-forces | Equilibrium of forces
Three forces in balance form a triangle; **Lami**: $\frac{P}{\sin\alpha} = \frac{Q}{\sin\beta} = \frac{R}{\sin\gamma}$, each over the sine of the angle between the other two.

*Worked.* 10 N hangs from two strings at 30° and 60° to the horizontal: tensions 5 N (in the string at 30°) and $5\sqrt3$ N.

# friction, rolling-friction, angle-of-repose | Friction
Static friction adapts up to $\mu_sN$, kinetic is $\mu_kN$, rolling is far smaller: $\mu_s>\mu_k>\mu_r$. It does not depend on the area. Angle of friction: $\tan\lambda = \mu$; angle of repose, the slope on which a body just slides, is equal to it.

~~~
friction |     . limiting
         |    / \_______ kinetic
         |   /
         |  / static = pull
         |_/______________ pull
~~~

Stopping distance $\frac{v^2}{2\mu g}$. Pulling at an angle is easier than pushing: it lessens $N$.

*Worked.* 5 kg, $\mu_s = 0.4$, $\mu_k = 0.3$, $g = 10$: pull 15 N: friction 15 N, at rest; pull 25 N: friction 15 N, $a = 2$ m/s².

# inclined-plane | Inclined plane
Along it $mg\sin\theta$, across it $N = mg\cos\theta$. Sliding down $a = g(\sin\theta-\mu\cos\theta)$, up (slowing) $g(\sin\theta+\mu\cos\theta)$. Force to keep from sliding $mg(\sin\theta-\mu\cos\theta)$, to push up $mg(\sin\theta+\mu\cos\theta)$.

*Worked.* Down a rough 45° slope a body takes twice the time as on a smooth one: $\mu = 1-\frac1{n^2} = \frac34$.

# pulleys, pulley-on-incline | Pulleys and connected bodies
$$a = \frac{(m_1-m_2)g}{m_1+m_2}, \quad T = \frac{2m_1m_2g}{m_1+m_2}; \qquad \text{one on a smooth table: } a = \frac{m_2g}{m_1+m_2}$$

Draw each body by itself, write $F = ma$ for each, add. The pulley's support carries $2T$.

*Worked.* 3 kg and 2 kg over a pulley: $a = 2$ m/s², $T = 24$ N ($g = 10$). *Worked.* 1, 2 and 3 kg in a row pulled by 12 N at the 3 kg: $a = 2$, the string next to the 1 kg has 2 N, the next 6 N.

# apparent-weight, pseudo-force | Lift and pseudo force
$R = m(g+a)$ accelerating up, $m(g-a)$ accelerating down, $mg$ at steady speed, 0 in free fall. In an accelerated frame add $-m\vec a$ to each body.

*Worked.* 60 kg in a lift that goes up and *slows* at 2 m/s²: acceleration is down, $R = 480$ N. *Worked.* A pendulum in a car with acceleration $a$ hangs at $\tan\theta = \frac ag$ backwards.

# circular-motion, centripetal-force | Circular motion
$$a_c = \frac{v^2}r = \omega^2r, \qquad F = \frac{mv^2}r \text{ towards the centre}$$

It is no new force: tension, gravity or friction provides it, and at constant speed it does no work. Centrifugal force appears only in the turning frame.

*Worked.* 0.5 kg on a 1 m string that breaks at 50 N: $v = \sqrt{\frac{50\times1}{0.5}} = 10$ m/s. *Worked.* Flat bend of 50 m, $\mu = 0.2$: $v = \sqrt{\mu rg} = 10$ m/s. Conical pendulum: $\tan\theta = \frac{v^2}{rg}$.

# banking-of-roads, level-turn | Banking of roads
Without friction $\tan\theta = \frac{v^2}{rg}$; with it $v_{max} = \sqrt{rg\frac{\mu+\tan\theta}{1-\mu\tan\theta}}$. The outer rail is raised by $h = \frac{bv^2}{rg}$ for a gauge $b$ (small angles).

*Worked.* 20 m/s on 100 m: $\tan\theta = 0.4$, 21.8°.

# vertical-circle | Vertical circle
On a string: at the top at least $\sqrt{gr}$, at the side $\sqrt{3gr}$, at the bottom $\sqrt{5gr}$; $T_{bottom}-T_{top} = 6mg$. On a light rod the top may be passed at speed 0, so the bottom needs $\sqrt{4gr}$. Loop from rest: start at $h = \frac52r$.

*Worked.* A bucket of water on a 1.6 m circle: at the top at least 4 m/s ($g = 10$).
`)
