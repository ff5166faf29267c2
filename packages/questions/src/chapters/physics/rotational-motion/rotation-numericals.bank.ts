import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What is the moment of inertia of a rod about its end?' */
export const rotationNumericals = defineBank({
  id: 'rotation-numericals',
  sets: [
    {
      rows: `
1 torque | A force of 10 N acts at right angles to a spanner 0.3 m from the nut. The torque is: | 3 N m | 30 N m | 33 N m | 4.5 N m | Torque is force times perpendicular distance: 10 × 0.3 = 3 N m.
1 torque | The torque on a body of moment of inertia 4 kg m² with an angular acceleration of 5 rad/s² is: | 20 N m | 0.8 N m | 9 N m | 1.25 N m | τ = Iα = 4 × 5 = 20 N m.
2 moment-of-inertia-of-rod, moment-of-inertia | The moment of inertia of a thin uniform rod of mass M and length L about its centre, perpendicular to its length, is: | ML²/12 | ML²/3 | ML²/2 | ML²/6 | About an axis through one end it is larger, ML²/3.
2 moment-of-inertia-of-sphere, moment-of-inertia | The moment of inertia of a solid sphere of mass M and radius R about a diameter is: | (2/5)MR² | (2/3)MR² | (1/2)MR² | MR² | A hollow sphere has (2/3)MR², a disc (1/2)MR² and a ring MR² about the axis.
2 axes-theorems | The moment of inertia of a uniform rod about its end, found by the parallel axis theorem from ML²/12, is: | ML²/3 | ML²/4 | ML²/6 | ML²/2 | ML²/12 + M(L/2)² = ML²/12 + 3ML²/12 = ML²/3.
2 axes-theorems | Using the theorem of perpendicular axes, the moment of inertia of a thin disc (M, R) about its diameter comes out as: | MR²/4 | MR²/2 | MR² | 5MR²/4 | By perpendicular axes 2I = MR²/2, so I = MR²/4.
3 axes-theorems | The moment of inertia of a ring of mass M and radius R about a tangent in its plane is: | 3MR²/2 | 2MR² | MR²/2 | 5MR²/4 | About a diameter it is MR²/2, and the parallel axis theorem adds MR².
2 axes-theorems, moment-of-inertia-of-sphere | The moment of inertia of a solid sphere about a tangent is: | 7MR²/5 | 2MR²/5 | 5MR²/3 | 6MR²/5 | The parallel axis theorem gives (2/5)MR² + MR² = (7/5)MR².
2 centre-of-mass | Two bodies of 2 kg and 3 kg are 10 m apart. The distance of their centre of mass from the 2 kg body is: | 6 m | 4 m | 5 m | 2 m | x = 3 × 10 ÷ (2 + 3) = 6 m. It is nearer to the heavier body.
2 centre-of-mass | A man stands at one end of a boat at rest on still water and walks to the other end. The centre of mass of man and boat: | does not move | moves with the man | moves opposite to the man | moves with the boat | There is no external horizontal force, so the boat moves back just enough.
1 rotational-kinematics | A wheel starts from rest and reaches 20 rad/s in 5 s. Its angular acceleration is: | 4 rad/s² | 100 rad/s² | 0.25 rad/s² | 15 rad/s² | α = ω/t = 20 ÷ 5 = 4 rad/s².
2 rotational-kinematics | A wheel turns at 300 revolutions per minute. Its angular velocity is: | 10π rad/s | 5π rad/s | 300π rad/s | 600π rad/s | 300 rpm is 5 revolutions per second: 5 × 2π = 10π rad/s.
2 rotational-kinematics | A wheel starting from rest with 2 rad/s² turns in 10 s through: | 100 rad | 20 rad | 200 rad | 50 rad | θ = ½αt² = ½ × 2 × 100 = 100 rad.
2 rolling-motion | A ring rolls without slipping. The ratio of its rotational to its translational kinetic energy is: | 1 : 1 | 1 : 2 | 2 : 5 | 2 : 1 | I = MR², so ½Iω² = ½Mv². For a disc it is 1 : 2.
3 rolling-motion, rolling-on-incline | A solid cylinder rolls from rest down an incline of height h. Its speed at the bottom is: | √(4gh/3) | √(2gh) | √(gh) | √(10gh/7) | mgh = ½mv²(1 + ½) gives v² = 4gh/3. The value 10gh/7 is for a solid sphere.
1 rotational-energy | A flywheel of moment of inertia 2 kg m² turns at 10 rad/s. Its kinetic energy is: | 100 J | 20 J | 50 J | 10 J | ½Iω² = ½ × 2 × 100 = 100 J.
2 rotational-energy | The angular momentum of a body is doubled with its moment of inertia unchanged. Its rotational kinetic energy becomes: | four times | double | half | the same | The energy is L²/2I, so it varies as the square of L.
1 angular-momentum | A disc of moment of inertia 0.5 kg m² turns at 8 rad/s. Its angular momentum is: | 4 kg m²/s | 16 kg m²/s | 32 kg m²/s | 8.5 kg m²/s | L = Iω = 0.5 × 8 = 4 kg m²/s.
2 conservation-of-angular-momentum, angular-momentum | A disc turning at ω is joined by an identical disc at rest placed gently on it on the same axis. The common angular speed is: | ω/2 | ω | 2ω | ω/4 | Angular momentum is conserved while the moment of inertia doubles.
1 rotational-equilibrium | A child of 30 kg sits 2 m from the pivot of a see-saw. Where should a child of 20 kg sit to balance it? | 3 m from the pivot | 2 m from the pivot | 1.33 m from the pivot | 4 m from the pivot | By the principle of moments 30 × 2 = 20 × d, so d = 3 m on the other side.
1 rotational-equilibrium | A pair of scissors is a lever of the: | first class | second class | third class | fourth class | The fulcrum lies between effort and load. A nutcracker is of the second and tongs of the third class.
1 rotational-equilibrium | In which class of lever is the load between the fulcrum and the effort? | Second class | First class | Third class | Fourth class | A wheelbarrow and a nutcracker are examples, and their mechanical advantage is greater than one.
1 torque | The SI unit of torque is the: | newton metre | newton per metre | joule second | newton second | Torque is force times distance. Newton second is the unit of impulse.
1 torque | A force passes through the axis of rotation. Its torque about the axis is: | zero | the greatest | equal to the force | negative | The perpendicular distance from the axis is zero, so there is no turning effect.
1 torque | A torque of 20 N m acts on a wheel for 4 s. The change in its angular momentum is: | 80 kg m²/s | 5 kg m²/s | 24 kg m²/s | 0.2 kg m²/s | The change of angular momentum is torque times time: 20 × 4 = 80.
1 moment-of-inertia | The SI unit of moment of inertia is: | kg m² | kg m | kg m/s | kg/m² | It is the sum of mass times the square of distance from the axis.
2 moment-of-inertia | Two particles of 1 kg each are fixed at the ends of a light rod 2 m long. The moment of inertia about the centre, perpendicular to the rod, is: | 2 kg m² | 4 kg m² | 1 kg m² | 8 kg m² | Each particle is 1 m from the axis: 1 × 1² + 1 × 1² = 2 kg m².
2 moment-of-inertia-of-disc, moment-of-inertia | The radius of gyration of a uniform disc of radius R about its axis is: | R/√2 | R | R/2 | √2R | I = ½MR² = Mk², so k = R/√2.
2 moment-of-inertia-of-sphere, moment-of-inertia | A solid sphere and a hollow sphere have equal mass and radius. Their moments of inertia about diameters are in the ratio: | 3 : 5 | 5 : 3 | 2 : 3 | 1 : 1 | They are (2/5)MR² and (2/3)MR², and 2/5 : 2/3 = 3 : 5.
2 moment-of-inertia-of-sphere, moment-of-inertia | The radius of gyration of a solid sphere of radius R about a diameter is: | √(2/5) R | (2/5) R | √(7/5) R | (1/2) R | From Mk² = (2/5)MR² one gets k² = (2/5)R², about 0.63 R for k.
3 moment-of-inertia-of-sphere, moment-of-inertia | Of two solid spheres of the same material, one has twice the radius of the other. Its moment of inertia about a diameter is larger by a factor of: | 32 | 4 | 8 | 16 | Its mass is 8 times as large and R² four times, so MR² is 32 times as large.
3 moment-of-inertia-of-sphere, moment-of-inertia | A solid sphere of moment of inertia I about a diameter is recast into 8 equal solid spheres. The moment of inertia of each about a diameter is: | I/32 | I/8 | I/16 | I/64 | Each has an eighth of the mass and half the radius, so its MR² is 1/8 × 1/4 of the first.
2 centre-of-mass | Particles of 1 kg, 2 kg and 3 kg lie on a line at x = 0, 3 m and 4 m. Their centre of mass is at x equal to: | 3 m | 2 m | 3.5 m | 7/3 m | (1 × 0 + 2 × 3 + 3 × 4) ÷ 6 = 18 ÷ 6 = 3 m.
2 centre-of-mass | A mass of 2 kg is at the origin and a mass m at x = 6 m. If their centre of mass is at x = 4 m, then m is: | 4 kg | 3 kg | 1 kg | 6 kg | 6m = 4(2 + m) gives m = 4 kg.
1 centre-of-mass | A force of 12 N from outside acts on a system of two bodies of 2 kg and 4 kg. The acceleration of the centre of mass is: | 2 m/s² | 6 m/s² | 3 m/s² | 9 m/s² | The centre of mass moves as if the whole mass of 6 kg were there.
2 centre-of-mass | A body of 2 kg moves at 3 m/s towards a body of 1 kg at rest. The velocity of their centre of mass is: | 2 m/s | 3 m/s | 1.5 m/s | 1 m/s | (2 × 3 + 1 × 0) ÷ 3 = 2 m/s.
3 centre-of-mass | From a uniform disc of radius R a disc of radius R/2, whose rim passes through the centre, is cut out. The centre of mass shifts by: | R/6 | R/4 | R/3 | R/2 | The part cut out has a quarter of the mass at R/2 from the centre: (¼ × R/2) ÷ ¾ = R/6.
2 centre-of-mass | Four particles of equal mass are at the corners of a square of side 2 m. The distance of their centre of mass from any corner is: | √2 m | 1 m | 2 m | 2√2 m | It is at the middle of the square, half a diagonal of 2√2 m away.
1 rolling-on-incline, rolling-motion | A ring, a disc and a solid sphere roll down the same inclined plane from rest. Which reaches the bottom first? | Solid sphere | Ring | Disc | All together | It has the smallest moment of inertia for its mass and radius.
1 rolling-on-incline, rolling-motion | Of a ring, a disc, a solid sphere and a solid cylinder rolling down an incline, which has the least acceleration? | Ring | Disc | Solid sphere | Solid cylinder | All its mass lies at the rim, so the most energy goes into rotation.
1 rolling-on-incline, rolling-motion | The force that makes a body roll instead of slide down an inclined plane is: | static friction | the normal force | viscous drag | air pressure | It gives the torque about the centre of mass.
2 rolling-on-incline, rolling-motion | A disc rolls down a plane of inclination 30° without slipping. Its acceleration is: | g/3 | g/2 | g/4 | 2g/3 | a = g sin 30° ÷ (1 + 1/2) = g/3.
2 rolling-on-incline, rolling-motion | A ring rolls from rest down a height h. Its speed at the bottom is: | √(gh) | √(2gh) | √(4gh/3) | √(10gh/7) | mgh = mv², as half of the energy is rotational.
2 rolling-on-incline, rolling-motion | Two solid spheres, one with twice the radius of the other, roll from rest down the same inclined plane. They reach the bottom: | together | the larger first | the smaller first | the heavier last | The acceleration depends neither on mass nor on radius.
3 rolling-on-incline, rolling-motion | The times of sliding without friction and of rolling as a disc down the same inclined plane are in the ratio: | √2 : √3 | 2 : 3 | √3 : √2 | 1 : 2 | The accelerations are as 3 : 2, and times as their inverse roots.
3 rolling-on-incline, rolling-motion | The least coefficient of friction for a solid cylinder to roll without slipping down a plane of angle θ is: | (1/3) tan θ | (2/3) tan θ | (2/7) tan θ | tan θ | The friction needed is (1/3)mg sin θ, and the normal force mg cos θ.
3 rolling-on-incline, rolling-motion | A solid sphere rolls up an inclined plane with an initial speed v. The height it reaches is: | 7v²/10g | v²/2g | 5v²/14g | 3v²/4g | mgh = ½mv² + ½ × (2/5)mv² = (7/10)mv².
2 rolling-on-incline, rolling-motion | As a body rolls down an inclined plane without slipping, the work done by friction is: | zero | negative | positive | equal to mgh | The point of contact is at rest at each instant.
`,
    },
  ],
})
