import { readSections } from '../../../kit/define-notes.ts'

export const sections = readSections(String.raw`
# centre-of-mass | Centre of mass and centre of gravity
The centre of mass is the point that moves as if the whole mass were there and all outside forces acted there:

$$x_{cm} = \frac{m_1x_1 + m_2x_2 + \dots}{m_1 + m_2 + \dots}, \qquad a_{cm} = \frac{F_{ext}}{M}$$

- Two masses: it divides the line between them in the inverse ratio of the masses, $m_1r_1 = m_2r_2$.
- Uniform bodies: rod, middle; triangle, centroid (a third of each median from its side); semicircular ring $\frac{2R}{\pi}$, semicircular disc $\frac{4R}{3\pi}$, solid hemisphere $\frac{3R}{8}$, hollow hemisphere $\frac R2$, solid cone $\frac h4$ above the base.
- A cut-out counts as a negative mass.
- The centre of gravity is where the weight acts. It is the centre of mass as long as $g$ is the same over the body.

*Worked.* Masses 2 kg at $x = 0$ and 3 kg at $x = 5$ m: $x_{cm} = \frac{3 \times 5}{5} = 3$ m.

*Worked, cut-out.* From a disc of radius $R$ a disc of radius $\frac R2$ is cut that touches the rim inside. Its mass is $\frac M4$ at $\frac R2$ from the centre, so $x_{cm} = \frac{0 - \frac M4\cdot\frac R2}{M - \frac M4} = -\frac R6$: it shifts by $\frac R6$ away from the hole.

*Worked, explosion.* A shell bursts in the air. The pieces fly apart by internal forces, so the centre of mass keeps to the old parabola until a piece lands.

# rotational-kinematics | Angular velocity and acceleration
Every point of a rigid body turns through the same angle. With $\theta$ in radians

$$\omega = \frac{d\theta}{dt}, \quad \alpha = \frac{d\omega}{dt}, \quad v = r\omega, \quad a_t = r\alpha, \quad a_c = r\omega^2$$

For constant $\alpha$ the equations of linear motion hold with new letters: $\omega = \omega_0 + \alpha t$, $\theta = \omega_0t + \frac12\alpha t^2$, $\omega^2 = \omega_0^2 + 2\alpha\theta$. And $n$ turns a minute are $\omega = \frac{2\pi n}{60}$.

*Worked.* A wheel goes from 60 to 360 turns a minute in 10 s. $\omega$ goes from $2\pi$ to $12\pi$ rad/s, so $\alpha = \pi$ rad/s², and $\theta = \frac{2\pi + 12\pi}{2}\times 10 = 70\pi$ rad, which is 35 turns.

# torque | Torque
Torque is the turning effect of a force about an axis: force times the perpendicular distance of its line from the axis.

$$\vec\tau = \vec r \times \vec F, \qquad \tau = rF\sin\theta = I\alpha$$

~~~
        F
        ^
        |
  O-----+          torque about O = F x OA
    r   A          force along OA: none
~~~

Unit N m, dimensions $[ML^2T^{-2}]$ like energy, though it is no energy. A **couple** is two equal, opposite forces a distance $d$ apart; its torque $Fd$ is the same about every point.

*Worked.* A force of 20 N acts at the end of a 0.3 m spanner at 30° to it: $\tau = 0.3\times20\times\sin30° = 3$ N m.

*Worked, string on a pulley.* A mass $m$ hangs from a string round a solid disc of mass $M$. For the mass $mg - T = ma$, for the disc $TR = \frac12MR^2\cdot\frac aR$. Adding, $a = \frac{2mg}{2m + M}$.

# moment-of-inertia, moment-of-inertia-of-disc, moment-of-inertia-of-ring, moment-of-inertia-of-rod, moment-of-inertia-of-sphere | Moment of inertia and radius of gyration
It is to rotation what mass is to linear motion, but depends on the axis:

$$I = \sum m_ir_i^2 = Mk^2, \qquad k = \text{radius of gyration}$$

| Body (mass $M$) | Axis | $I$ |
| --- | --- | --- |
| Ring, thin hollow cylinder | own axis | $MR^2$ |
| Ring | diameter | $\frac12MR^2$ |
| Disc, solid cylinder | own axis | $\frac12MR^2$ |
| Disc | diameter | $\frac14MR^2$ |
| Thin rod | middle, across it | $\frac1{12}ML^2$ |
| Thin rod | end, across it | $\frac13ML^2$ |
| Solid sphere | diameter | $\frac25MR^2$ |
| Hollow sphere | diameter | $\frac23MR^2$ |
| Plate $a\times b$ | centre, across it | $\frac1{12}M(a^2+b^2)$ |

Mass far from the axis counts most: a flywheel has a heavy rim to keep its speed steady.

*Worked.* Four masses of 1 kg at the corners of a square of side 2 m, axis through the centre across the plane: each is $\sqrt2$ m away, so $I = 4\times1\times2 = 8$ kg m².

*Worked, gyration.* Solid sphere: $k^2 = \frac25R^2$, so $k \approx 0.63R$.

# axes-theorems | Theorems of parallel and perpendicular axes
- **Parallel axes**, any body: $I = I_{cm} + Md^2$, with $d$ the distance from the parallel axis through the centre of mass. So $I_{cm}$ is the least of all parallel axes.
- **Perpendicular axes**, flat bodies only: $I_z = I_x + I_y$, with $x$ and $y$ in the plane.

*Worked.* Ring about a tangent in its plane: $\frac12MR^2 + MR^2 = \frac32MR^2$; about a tangent across its plane: $MR^2 + MR^2 = 2MR^2$. Solid sphere about a tangent: $\frac25MR^2 + MR^2 = \frac75MR^2$.

*Mistake.* Going from one outer axis straight to another with the theorem: always pass through the centre of mass.

# angular-momentum, conservation-of-angular-momentum | Angular momentum and its conservation
$$\vec L = \vec r\times\vec p, \qquad L = I\omega, \qquad \tau = \frac{dL}{dt}$$

Without an outside torque $L$ stays the same: $I_1\omega_1 = I_2\omega_2$. A skater who draws in the arms spins faster; a planet is fastest where it is nearest to the Sun. For a particle on a straight line $L = mvd$ with $d$ the distance of the line from the point: constant.

*Worked.* A disc ($I = 2$ kg m²) turns at 12 rad/s, and a second one at rest ($I = 1$ kg m²) is dropped on it. $2\times12 = 3\omega$, so $\omega = 8$ rad/s. Energy before 144 J, after 96 J: 48 J went into heat by friction.

*Worked, melting ice.* If the ice of the poles melts, water moves towards the equator, $I$ of the Earth grows, $\omega$ falls, and the day gets longer.

*Mistake.* Keeping the kinetic energy when the moment of inertia changes. $K = \frac{L^2}{2I}$: it rises when $I$ falls, and the muscles do the work.

# rotational-energy | Rotational kinetic energy, work and power
$$K = \frac12I\omega^2 = \frac{L^2}{2I}, \qquad W = \tau\theta = \Delta K, \qquad P = \tau\omega$$

*Worked.* A flywheel with $I = 4$ kg m² at 30 rad/s is to stop in 20 revolutions. $K = \frac12\times4\times900 = 1800$ J and $\theta = 40\pi$ rad, so $\tau = \frac{1800}{40\pi} \approx 14.3$ N m.

*Worked, falling rod.* A rod of length $L$ standing on its end falls over without slipping. $Mg\frac L2 = \frac12\cdot\frac13ML^2\omega^2$, so $\omega = \sqrt{\frac{3g}{L}}$ and the tip lands with $\sqrt{3gL}$.

# rolling-motion, rolling-on-incline | Rolling without slipping
The point that touches the ground is at rest: $v_{cm} = R\omega$.

~~~
      -> 2v      top
     ( . ) -> v  centre
   ----o------   lowest point: at rest
~~~

$$K = \frac12mv^2\left(1 + \frac{k^2}{R^2}\right), \qquad a = \frac{g\sin\theta}{1 + \frac{k^2}{R^2}}, \qquad v = \sqrt{\frac{2gh}{1 + \frac{k^2}{R^2}}}$$

| Body | $\frac{k^2}{R^2}$ | Share of rotation in $K$ | Place in a race down a slope |
| --- | --- | --- | --- |
| Solid sphere | $\frac25$ | $\frac27$ | first |
| Disc | $\frac12$ | $\frac13$ | second |
| Hollow sphere | $\frac23$ | $\frac25$ | third |
| Ring | $1$ | $\frac12$ | last |

Mass and radius do not matter. Friction is static, does no work, and must satisfy $\mu \ge \frac{\tan\theta}{1 + R^2/k^2}$.

*Worked.* A disc rolls down from 3 m: $v = \sqrt{\frac{2\times10\times3}{1.5}} = \sqrt{40} \approx 6.3$ m/s ($g = 10$ m/s²). Sliding without friction it would have $\sqrt{60} \approx 7.7$ m/s.

# rotational-equilibrium | Equilibrium of rigid bodies
Two conditions: $\sum\vec F = 0$ (no straight acceleration) and $\sum\vec\tau = 0$ about any one point (no turning). The **principle of moments** for a lever: load × load arm = effort × effort arm.

| Class of lever | In the middle | Examples |
| --- | --- | --- |
| First | fulcrum | see-saw, scissors, beam balance |
| Second | load | wheelbarrow, nutcracker, bottle opener |
| Third | effort | tongs, forearm, fishing rod |

Take torques about the point where the most unknown forces act: they drop out.

*Worked, beam.* A uniform 4 m beam of 100 N rests on its ends and carries 60 N at 1 m from the left. About the left end: $R_2\times4 = 100\times2 + 60\times1$, so $R_2 = 65$ N and $R_1 = 95$ N.

*Worked, ladder.* A uniform ladder leans at angle $\theta$ to the ground against a smooth wall. About the foot: $N_wL\sin\theta = W\frac L2\cos\theta$, so $N_w = \frac{W}{2\tan\theta}$, and friction at the foot is as large. It slips when $\tan\theta < \frac1{2\mu}$.
`)
