/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  inertia | Inertia & Newton's First Law | inertia, newton first law, newton first law of motion, law of inertia, first law of motion, jadatva, <inertia of rest, <inertia of motion
  newton-second-law | Newton's Second Law | second law of motion, newton second law of motion, force and acceleration, f = ma, newton ka dusra niyam, newton ka dwitiya niyam, gati ka dusra niyam
  newton-third-law | Newton's Third Law | newton third law of motion, action and reaction, third law of motion, kriya pratikriya
  momentum | Linear Momentum | momentum, samveg, change in momentum
  impulse | Impulse | impulsive force, impulse momentum theorem, aaveg
  friction | Friction | coefficient of friction, gharshan
  apparent-weight | Apparent Weight in a Lift | lift problems, man in a lift, apparent weight
  circular-motion | Circular Motion | uniform circular motion
  pulley-on-incline | Pulley on an Inclined Plane | pulley on incline, incline with pulley, inclined plane with pulley
  pulleys | Pulleys & Connected Bodies | pulley, connected bodies, atwood machine, tension in a string, pulley problems
  inclined-plane | Inclined Plane | body on an inclined plane, motion on an incline, smooth incline
  centripetal-force | Centripetal & Centrifugal Force | centripetal force, centripetal acceleration, centrifugal force, abhikendriya bal, apkendriya bal, centrifuge
  banking-of-roads | Banking of Roads | banked road, angle of banking, banking of curves, banking of curve, banking of tracks
  level-turn | Turning on a Level Road | car on a level turn, level turn, turning of a car on a level road, bending of a cyclist
  vertical-circle | Vertical Circular Motion | vertical circle, motion in a vertical circle, <conical pendulum
  angle-of-repose | Angle of Repose & Friction | angle of repose, angle of friction
  pseudo-force | Pseudo Force & Frames | pseudo force, <inertial frame, non inertial frame, <frame of reference, fictitious force, pseudo force in lift
  equilibrium-of-forces | Equilibrium of Forces | <lami theorem, <lamis theorem, <lami's theorem, <concurrent forces, <free body diagram, balanced and unbalanced forces, <balanced forces
  types-of-force | Types of Forces | <contact forces, <contact and non contact forces, <fundamental forces, <fundamental forces in nature, <four fundamental forces, <spring balance
  rolling-friction | Static, Kinetic & Rolling Friction | static friction, kinetic friction, rolling friction, limiting friction, types of friction, laws of friction, <sliding friction
  rocket | Rocket Propulsion | rocket principle, thrust of a rocket, variable mass
  conservation-of-momentum | Conservation of Momentum | conservation of linear momentum, law of conservation of momentum
`
