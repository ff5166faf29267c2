import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
torque | Torque, moment of force, bal aghoorn, बल आघूर्ण | Torque is the turning effect of a force about an axis, the product of the force and its perpendicular distance from the axis: $\\tau = rF\\sin\\theta$. Its SI unit is N m.
torque | Couple, bal yugm, बल युग्म | A couple is a pair of equal and opposite parallel forces whose lines of action differ; it turns a body without moving its centre of mass.
moment-of-inertia | Moment of inertia, jadatva aghoorn, जड़त्व आघूर्ण | Moment of inertia is the measure of a body's resistance to change in its rotation about an axis: $I = \\sum mr^2$. Its SI unit is kg m².
moment-of-inertia | Radius of gyration, ghoornan trijya, घूर्णन त्रिज्या | Radius of gyration is the distance from the axis at which the whole mass of a body could be concentrated without changing its moment of inertia: $I = Mk^2$.
axes-theorems | Parallel axis theorem, theorem of parallel axes, समांतर अक्ष प्रमेय | The parallel axis theorem states that the moment of inertia about any axis is that about the parallel axis through the centre of mass plus $Md^2$, where $d$ is the distance between the axes: $I = I_{cm} + Md^2$.
axes-theorems | Perpendicular axis theorem, theorem of perpendicular axes, लंब अक्ष प्रमेय | The perpendicular axis theorem states that for a plane lamina the moment of inertia about an axis normal to it is the sum of those about two perpendicular axes in its plane that meet this axis: $I_z = I_x + I_y$.
angular-momentum | Angular momentum, koniya samveg, कोणीय संवेग | Angular momentum is the moment of momentum of a body about an axis: $L = I\\omega$ or $mvr$ for a particle in a circle. Its unit is kg m²/s.
angular-momentum | Conservation of angular momentum, कोणीय संवेग संरक्षण | Conservation of angular momentum is the law that the angular momentum of a system stays constant when no net external torque acts: $I_1\\omega_1 = I_2\\omega_2$. A skater spins faster on drawing in the arms.
centre-of-mass | Centre of mass, center of mass, dravyaman kendra, द्रव्यमान केंद्र | The centre of mass of a system is the point at which its whole mass may be taken to be concentrated for its motion as a whole: $x = \\frac{\\sum mx}{\\sum m}$.
centre-of-mass | Centre of gravity, center of gravity, gurutva kendra, गुरुत्व केंद्र | The centre of gravity is the point of a body through which its whole weight acts, whatever its position; in uniform gravity it is the centre of mass.
centre-of-mass | Rigid body, dridh pind, दृढ़ पिंड | A rigid body is a body whose particles keep their distances from each other, so that its shape and size do not change under forces.
rotational-kinematics | Angular velocity, koniya veg, कोणीय वेग | Angular velocity is the rate of change of the angle turned through: $\\omega = \\theta/t = v/r$. Its SI unit is rad/s.
rotational-kinematics | Angular acceleration, koniya tvaran, कोणीय त्वरण | Angular acceleration is the rate of change of angular velocity with time: $\\alpha = d\\omega/dt$. Its SI unit is rad/s².
rotational-kinematics | Angular displacement, koniya visthapan, कोणीय विस्थापन | Angular displacement is the angle through which a body turns about an axis, measured in radians.
rotational-kinematics | Rotational motion, ghoornan gati, घूर्णन गति | Rotational motion is the motion of a body turning about an axis, in which every particle off the axis moves in a circle about it.
rolling-motion | Rolling motion, pure rolling, rolling without slipping, lotani gati, लोटनी गति | Rolling motion is motion in which a body turns and moves forward together; in pure rolling the point of contact is at rest and $v = \\omega R$.
rotational-energy | Rotational kinetic energy, kinetic energy of rotation, घूर्णन गतिज ऊर्जा | Rotational kinetic energy is the energy a body has because of its rotation about an axis: $K = \\frac{1}{2}I\\omega^2$.
rotational-energy | Flywheel, gatipalak chakra | A flywheel is a heavy wheel of large moment of inertia fitted to an engine to store rotational energy and keep its speed even.
rotational-equilibrium | Principle of moments, aghoornon ka siddhant, आघूर्णों का सिद्धांत | The principle of moments states that a body is in rotational equilibrium when the sum of clockwise moments about any point equals the sum of anticlockwise moments.
rotational-equilibrium | Equilibrium of a rigid body, mechanical equilibrium | A rigid body is in mechanical equilibrium when the net force and the net torque on it are both zero.
rotational-equilibrium | Lever, uttolak, उत्तोलक | A lever is a simple machine: a rigid bar free to turn about a fixed point, the fulcrum, by which a small effort can move a large load.
rotational-equilibrium | Fulcrum, aalamb, आलंब | A fulcrum is the fixed point about which a lever turns. In scissors it is the pivot between the blades.
rotational-equilibrium | Mechanical advantage, yantrik labh, यांत्रिक लाभ | Mechanical advantage of a machine is the ratio of the load moved to the effort applied: MA = load ÷ effort.
rotational-equilibrium | Classes of levers, types of levers | Levers are of three classes: fulcrum in the middle (scissors), load in the middle (nutcracker) and effort in the middle (tongs).
`)
