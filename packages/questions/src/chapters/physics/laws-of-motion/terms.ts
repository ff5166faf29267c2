import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
inertia | Inertia, jadatva, जड़त्व | Inertia is the property of a body by which it resists any change in its state of rest or of uniform motion in a straight line; mass is its measure.
inertia | Newton's first law, newton first law of motion, law of inertia, न्यूटन का प्रथम नियम | Newton's first law states that a body stays at rest or in uniform motion in a straight line unless a net external force acts on it.
inertia | Inertia of rest, viram jadatva, विराम जड़त्व | Inertia of rest is the tendency of a body at rest to remain at rest; passengers fall backwards when a bus starts suddenly.
inertia | Inertia of motion, gati jadatva, गति जड़त्व | Inertia of motion is the tendency of a moving body to keep moving; passengers fall forwards when a moving bus stops suddenly.
inertia | Inertia of direction, disha jadatva | Inertia of direction is the tendency of a body to keep its direction of motion; mud flies off a turning wheel along the tangent.
newton-second-law | Newton's second law, newton second law of motion, न्यूटन का द्वितीय नियम | Newton's second law states that the rate of change of momentum of a body is proportional to the applied force and takes place in its direction: $F = ma$ for constant mass.
newton-second-law | Force, bal, बल | Force is a push or pull that changes or tends to change the state of rest, the motion or the shape of a body: $F = ma$. Its SI unit is the newton.
newton-second-law | Newton, newton unit, न्यूटन मात्रक | The newton is the SI unit of force: the force that gives a mass of 1 kg an acceleration of 1 m/s². $1\\ \\text{N} = 10^5$ dyne.
newton-third-law | Newton's third law, newton third law of motion, kriya pratikriya ka niyam, न्यूटन का तृतीय नियम | Newton's third law states that to every action there is an equal and opposite reaction, and that the two act on different bodies.
momentum | Momentum, linear momentum, samveg, संवेग | Momentum is the product of the mass and velocity of a body: $p = mv$. It is a vector and its SI unit is kg m/s.
impulse | Impulse, aaveg, आवेग | Impulse is the product of a force and the short time for which it acts; it equals the change of momentum: $J = F\\,\\Delta t = \\Delta p$. Its unit is N s.
impulse | Impulsive force | An impulsive force is a very large force that acts for a very short time, such as that of a bat on a ball.
conservation-of-momentum | Conservation of momentum, law of conservation of momentum, samveg sanrakshan, संवेग संरक्षण | Conservation of momentum is the law that the total momentum of a system stays constant when no net external force acts on it: $m_1u_1 + m_2u_2 = m_1v_1 + m_2v_2$.
friction | Friction, gharshan, घर्षण | Friction is the force that opposes the relative motion, or the tendency to it, between two surfaces in contact; it acts along the surfaces.
friction | Coefficient of friction, gharshan gunank, घर्षण गुणांक | The coefficient of friction is the ratio of the limiting or kinetic friction to the normal reaction between two surfaces: $\\mu = f/N$. It has no unit.
friction | Normal reaction, normal force, abhilamb pratikriya | Normal reaction is the force that a surface exerts on a body in contact with it, perpendicular to the surface.
rolling-friction | Static friction, sthaitik gharshan, स्थैतिक घर्षण | Static friction is the friction between surfaces at rest relative to each other; it adjusts itself to the applied force up to a greatest value, $f_s \\le \\mu_s N$.
rolling-friction | Limiting friction, seemant gharshan, सीमांत घर्षण | Limiting friction is the greatest value of static friction, which acts when a body is just about to move: $f = \\mu_s N$.
rolling-friction | Kinetic friction, sliding friction, gatij gharshan, गतिज घर्षण | Kinetic friction is the friction between surfaces that slide over each other: $f_k = \\mu_k N$. It is slightly less than limiting friction.
rolling-friction | Rolling friction, lotanik gharshan, लोटनिक घर्षण | Rolling friction is the friction that opposes a body rolling over a surface; it is much less than sliding friction, which is why wheels and ball bearings are used.
apparent-weight | Apparent weight, abhasi bhar, आभासी भार | Apparent weight is the normal force that a support exerts on a body; in a lift accelerating upwards it is $m(g + a)$, downwards $m(g - a)$.
circular-motion | Uniform circular motion, saman vrittiya gati, एकसमान वृत्तीय गति | Uniform circular motion is motion in a circle at constant speed; the velocity changes direction all the time, so the body is accelerated towards the centre.
centripetal-force | Centripetal force, abhikendriya bal, अभिकेंद्रीय बल | Centripetal force is the force directed towards the centre that keeps a body moving in a circle: $F = mv^2/r$.
centripetal-force | Centrifugal force, apkendriya bal, अपकेंद्रीय बल | Centrifugal force is the apparent outward force felt by a body moving in a circle in the rotating frame; it is a pseudo force of size $mv^2/r$.
centripetal-force | Centripetal acceleration, अभिकेंद्रीय त्वरण | Centripetal acceleration is the acceleration of a body in circular motion directed towards the centre: $a = v^2/r = \\omega^2 r$.
banking-of-roads | Banking of roads, banking of road, सड़कों का बंकन | Banking of roads is the raising of the outer edge of a curved road above the inner edge, so that the normal reaction helps to supply centripetal force: $\\tan\\theta = v^2/rg$.
vertical-circle | Vertical circular motion, motion in a vertical circle | Vertical circular motion is motion in a circle in a vertical plane, in which the speed changes because of gravity; a string stays tight only if the speed at the bottom is at least $\\sqrt{5gr}$.
vertical-circle | Conical pendulum | A conical pendulum is a small mass on a string that moves in a horizontal circle, so that the string traces the surface of a cone.
pulleys | Tension, tension in a string, तनाव बल | Tension is the pulling force along a stretched string, rope or cable; in a light string over a smooth pulley it is the same throughout.
pulleys | Atwood machine | An Atwood machine is a pair of unequal masses hung by a light string over a smooth pulley; the acceleration is $a = \\frac{(m_1 - m_2)g}{m_1 + m_2}$.
inclined-plane | Inclined plane, nat samtal, नत समतल | An inclined plane is a flat surface set at an angle to the horizontal; a body on a smooth one slides down with acceleration $g\\sin\\theta$.
angle-of-repose | Angle of repose, vishranti kon, विश्राम कोण | The angle of repose is the least angle of an inclined plane with the horizontal at which a body on it is just about to slide down: $\\tan\\theta = \\mu_s$.
angle-of-repose | Angle of friction, gharshan kon, घर्षण कोण | The angle of friction is the angle that the resultant of limiting friction and normal reaction makes with the normal reaction; it equals the angle of repose.
pseudo-force | Pseudo force, fictitious force, chhadm bal, छद्म बल | A pseudo force is an apparent force that must be assumed on bodies seen from an accelerated frame so that Newton's laws hold in it; it equals $-ma$, where $a$ is the acceleration of the frame.
pseudo-force | Inertial frame of reference, inertial frame, जड़त्वीय फ्रेम | An inertial frame is a frame of reference at rest or moving with constant velocity, in which Newton's first law holds.
pseudo-force | Non-inertial frame of reference, non inertial frame, अजड़त्वीय फ्रेम | A non-inertial frame is an accelerated frame of reference, in which Newton's laws hold only if pseudo forces are added. A turning car is an example.
equilibrium-of-forces | Lami's theorem, lami theorem, लामी का प्रमेय | Lami's theorem states that if three concurrent forces keep a body in equilibrium, each is proportional to the sine of the angle between the other two: $\\frac{P}{\\sin\\alpha} = \\frac{Q}{\\sin\\beta} = \\frac{R}{\\sin\\gamma}$.
equilibrium-of-forces | Free body diagram, FBD | A free body diagram is a sketch of one body alone with all the external forces acting on it, used to write its equations of motion.
equilibrium-of-forces | Balanced and unbalanced forces, balanced forces, unbalanced forces | Balanced forces are forces on a body whose resultant is zero, so its motion does not change; unbalanced forces have a resultant and change its motion.
types-of-force | Fundamental forces, four fundamental forces, mool bal, मूल बल | Fundamental forces are the four basic forces of nature: gravitational, weak nuclear, electromagnetic and strong nuclear. Gravitation is the weakest and the strong nuclear force the strongest.
types-of-force | Contact force, sampark bal, संपर्क बल | A contact force is a force that acts only when two bodies touch, such as friction, tension and normal reaction.
types-of-force | Non-contact force, field force, असंपर्क बल | A non-contact force is a force that acts without the bodies touching, such as gravitational, electric and magnetic force.
rocket | Rocket propulsion, rocket principle | Rocket propulsion is the forward push on a rocket by the gases it ejects backwards at high speed; it follows from Newton's third law and conservation of momentum.
`)
