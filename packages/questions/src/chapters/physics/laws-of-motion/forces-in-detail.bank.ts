import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What provides the centripetal force on a car at a turn?' */
export const forcesInDetail = defineBank({
  id: 'forces-in-detail',
  sets: [
    {
      rows: `
1 centripetal-force, circular-motion | The force that keeps a body moving in a circle is directed: | towards the centre | away from the centre | along the tangent | along the axis | It is called the centripetal force and changes only the direction of the velocity.
1 centripetal-force, circular-motion | Cream is separated from milk in a machine that uses: | centrifugal action | gravity alone | surface tension | magnetism | On spinning, the denser milk moves outwards and the lighter cream gathers near the axis.
2 centripetal-force, circular-motion | A stone of 0.5 kg is whirled at 4 m/s in a circle of radius 2 m. The centripetal force is: | 4 N | 8 N | 16 N | 2 N | F = mv²/r = 0.5 × 16/2 = 4 N.
2 banking-of-roads, circular-motion | On a level road, the centripetal force for a car taking a turn is provided by: | friction between tyres and road | weight of the car | normal reaction of the road | pull of the engine | That is why a car may skid on a wet turn.
2 banking-of-roads, circular-motion | The greatest safe speed of a car on a level turn of radius r with coefficient of friction μ is: | √(μrg) | μrg | √(rg/μ) | √(μg/r) | The limiting friction μmg must supply the centripetal force mv²/r.
2 banking-of-roads, circular-motion | A cyclist leans inwards while taking a turn so that: | a centripetal force is available | his weight becomes less | friction becomes zero | his speed increases | A part of the reaction of the ground then points towards the centre.
3 banking-of-roads, circular-motion | A car turns on a level road of radius 50 m with μ = 0.2. Its greatest safe speed is: (g = 10 m/s²) | 10 m/s | 5 m/s | 20 m/s | 100 m/s | v = √(0.2 × 50 × 10) = 10 m/s.
2 vertical-circle, circular-motion | To complete a vertical circle of radius r, a stone on a string must have at the lowest point a speed of at least: | √(5gr) | √(gr) | √(2gr) | √(3gr) | At the top √(gr) is needed, and energy conservation gives √(5gr) at the bottom.
2 vertical-circle, circular-motion | A stone on a string moves in a vertical circle. The tension in the string is greatest at the: | lowest point | highest point | side, at the level of the centre | point midway to the top | At the bottom the tension supports the weight and supplies the centripetal force.
3 vertical-circle, circular-motion | The difference between the tensions at the lowest and the highest points of a vertical circle for a stone of mass m is: | 6mg | 2mg | 4mg | 5mg | v² differs by 4gr between the points, so the tensions differ by 4mg + 2mg.
2 vertical-circle, circular-motion | Water in a bucket whirled fast in a vertical circle does not fall out at the top because its weight: | is used as centripetal force | becomes zero at the top | is balanced by friction | acts upwards at the top | At sufficient speed the needed centripetal force is at least equal to the weight.
3 vertical-circle, circular-motion | In a conical pendulum with string at angle θ to the vertical, the tension in the string for a bob of mass m is: | mg/cos θ | mg cos θ | mg sin θ | mg/sin θ | The vertical part T cos θ balances the weight, and T sin θ is the centripetal force.
2 angle-of-repose, friction | If the coefficient of static friction is μ, the angle of repose θ is given by: | tan θ = μ | sin θ = μ | cos θ = μ | tan θ = 1/μ | At this inclination the body is just about to slide down.
2 angle-of-repose, friction | The angle of repose is equal to the: | angle of friction | angle of incidence | angle of contact | angle of projection | Both have their tangent equal to the coefficient of static friction.
2 angle-of-repose, friction | Sand poured on the ground forms a cone with sides at a fixed slope. This slope is the: | angle of repose | angle of dip | critical angle | angle of banking | When the slope is steeper than this angle, the grains slide down.
3 angle-of-repose, friction | A body placed on a rough plane just begins to slide when the plane is raised to 30°. The coefficient of static friction is: | 1/√3 | √3 | 1/2 | √3/2 | The plane is at the angle of repose, so μ = tan 30° = 1/√3.
2 angle-of-repose, friction | The angle of repose of a body on an inclined plane does not depend on the: | mass of the body | nature of the surfaces | roughness of the plane | coefficient of friction | Both the pull along the plane and the friction are proportional to the mass, which cancels.
1 pseudo-force, apparent-weight | A frame of reference in which Newton's first law holds is called: | an inertial frame | a non-inertial frame | an accelerated frame | a rotating frame | In accelerated or rotating frames pseudo forces have to be added.
2 pseudo-force, apparent-weight | In a frame moving with acceleration a, the pseudo force on a body of mass m is: | ma, opposite to a | ma, along a | mg, downwards | zero | It appears to act opposite to the acceleration of the frame.
2 pseudo-force | Which of the following is a pseudo force? | Centrifugal force | Centripetal force | Frictional force | Tension in a string | It appears only to an observer in the rotating frame and has no body that exerts it.
2 pseudo-force | A pendulum hangs from the roof of a car that accelerates forward. The bob: | moves backward | moves forward | stays vertical | moves sideways | In the frame of the car a pseudo force acts on the bob opposite to the acceleration.
3 pseudo-force | A pendulum in a car is at rest at 45° to the vertical. The acceleration of the car is: | g | g/2 | g/√2 | 2g | tan θ = a/g, and tan 45° = 1.
2 equilibrium-of-forces | Three concurrent forces in equilibrium are each proportional to the sine of the angle between the other two. This is: | Lami's theorem | Hooke's law | Pascal's law | Newton's second law | It follows from the closed triangle that the three forces form.
1 equilibrium-of-forces | A body is acted upon by balanced forces. It will: | have no acceleration | speed up | slow down | move in a circle | The net force is zero, so the body stays at rest or moves with constant velocity.
2 equilibrium-of-forces | Forces of 3 N and 4 N act at right angles at a point. The force that balances them is: | 5 N | 7 N | 1 N | 12 N | Their resultant is √(9 + 16) = 5 N, and an equal opposite force balances it.
2 equilibrium-of-forces | A diagram that shows one body alone with all the external forces on it is called: | a free body diagram | a circuit diagram | a ray diagram | a phase diagram | Forces that the body exerts on other bodies are not shown.
3 equilibrium-of-forces | Which of these sets of concurrent forces can be in equilibrium? | 4 N, 5 N, 8 N | 2 N, 3 N, 6 N | 1 N, 4 N, 9 N | 3 N, 5 N, 10 N | Each force must not exceed the sum of the other two, and only 8 N is less than 4 N + 5 N.
1 types-of-force | Which of the following is a non-contact force? | Magnetic force | Frictional force | Muscular force | Normal reaction | Magnetic, electrostatic and gravitational forces act without contact.
1 types-of-force | Which of the four fundamental forces of nature is the weakest? | Gravitational | Electromagnetic | Strong nuclear | Weak nuclear | The strong nuclear force is the strongest, but acts only within the nucleus.
2 types-of-force | Which fundamental force is responsible for the beta decay of nuclei? | Weak nuclear | Strong nuclear | Gravitational | Electromagnetic | The strong force holds the nucleus together, while the weak force changes a neutron into a proton.
2 types-of-force | Friction and tension in a string are, at the atomic level, forces of which kind? | Electromagnetic | Gravitational | Strong nuclear | Weak nuclear | They arise from the forces between charged particles of atoms.
1 rolling-friction, friction | Which of these frictional forces is the smallest for the same pair of bodies? | Rolling friction | Sliding friction | Static friction | Limiting friction | Limiting static friction is the greatest, then sliding, then rolling friction.
2 rolling-friction, friction | Static friction on a body at rest on a rough table, when no horizontal force is applied, is: | zero | maximum | equal to the weight | equal to limiting friction | Static friction adjusts itself to the applied force, up to the limiting value.
2 rolling-friction, friction | A block of 10 kg rests on a floor with coefficient of static friction 0.5. A push of 30 N acts on it. The friction is: (g = 10 m/s²) | 30 N | 50 N | 20 N | 100 N | The limit is 50 N, so the block stays at rest and friction equals the push.
1 rocket, newton-third-law | The thrust on a rocket is due to the: | gases ejected backwards | push of the ground | air pressure behind it | heat of the engine | By the third law, the ejected gases push the rocket forward; no air is needed.
2 rocket, newton-third-law | A rocket ejects gas at 2 kg/s with a speed of 1,000 m/s relative to it. The thrust is: | 2,000 N | 500 N | 1,000 N | 20,000 N | Thrust = rate of ejection of mass × relative speed = 2 × 1,000 N.
2 rocket, newton-third-law | A rocket can move in space, where there is no air, because it: | pushes against its own exhaust | pushes against sunlight | has very little weight | uses solar wind | Momentum carried off by the exhaust gases is balanced by that gained by the rocket.
2 rocket, conservation-of-momentum | With the engine giving constant thrust, the acceleration of a rocket going up increases with time mainly because its: | mass decreases | exhaust slows down | drag increases | thrust increases | Fuel is burnt and ejected, so the same thrust acts on a smaller mass.
1 conservation-of-momentum, momentum | The total momentum of an isolated system of bodies: | remains constant | always increases | always decreases | is always zero | Internal forces occur in equal and opposite pairs, so they cannot change it.
2 conservation-of-momentum, momentum | A truck of 2,000 kg moving at 6 m/s hits a car of 1,000 kg at rest and they move together. Their common speed is: | 4 m/s | 3 m/s | 2 m/s | 6 m/s | 2000 × 6 = 3000 × v gives v = 4 m/s.
`,
    },
  ],
})
