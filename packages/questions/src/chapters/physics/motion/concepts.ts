/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  distance-displacement | Speed, Velocity & Displacement |
  equations-of-motion | Equations of Motion | kinematics, kinematic equations, uniformly accelerated motion, gati ke sameekaran, gati ke samikaran
  free-fall | Free Fall | motion under gravity, freely falling body, body thrown upwards, vertical motion
  motion-graphs | Motion Graphs | velocity time graph, position time graph, displacement time graph, v-t graph, x-t graph
  relative-velocity | Relative Velocity | relative motion, relative speed in physics
  vectors-in-physics | Scalars & Vectors | sadish aur adish, scalars
  projectile-motion | Projectile Motion | projectile, two dimensional motion, oblique projection, prakshepya gati
  acceleration | Acceleration & Retardation | retardation, <uniform acceleration, average acceleration, deceleration, tvaran
  displacement | Distance & Displacement | rest and motion, types of motion, doori aur visthapan
  velocity | Speed & Velocity | average velocity, <instantaneous velocity, average speed and velocity, chal aur veg
  cross-product-area | Area by the Cross Product | vector cross product area of triangle, cross product area of triangle, cross product area, area of triangle by cross product, area of triangle using cross product, area of triangle by vectors, area of triangle using vectors, area of parallelogram by cross product, area of parallelogram using cross product, vector area of triangle
  vector-laws | Addition & Resolution of Vectors | vector addition, resolution of vectors, triangle law of vectors, parallelogram law of vectors, resultant of vectors, triangle law of vector addition, <components of a vector, resultant of two vectors
  projectile-range | Range, Height & Time of Flight | trajectory of projectile, equation of trajectory
  horizontal-range | Range of a Projectile | horizontal range, maximum range, projectile motion range
  projectile-height | Greatest Height of a Projectile | maximum height of projectile, maximum height
  projectile-flight-time | Time of Flight | time of flight of projectile
  projectile-on-incline | Projectile on an Inclined Plane | projectile motion on inclined plane, projectile on incline, projectile up an incline
  horizontal-projectile | Horizontal Projectile | horizontal projection, body thrown horizontally
  river-boat | River & Rain Problems | river boat problem, <rain man problem, swimmer crossing a river, rain problem, <rain and umbrella problem
  scalar-and-vector-compared | Scalar and Vector Quantities Compared | difference between scalar and vector, scalar and vector quantities, vector and scalar, adish aur sadish rashi
`
