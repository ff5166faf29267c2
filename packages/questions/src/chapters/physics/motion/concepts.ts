/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  distance-displacement | Speed, Velocity & Displacement |
  equations-of-motion | Equations of Motion | kinematics, kinematic equations, uniformly accelerated motion, gati ke sameekaran, gati ke samikaran
  free-fall | Free Fall | motion under gravity, freely falling body, body thrown upwards, vertical motion
  motion-graphs | Motion Graphs | velocity time graph, position time graph, displacement time graph, v-t graph, x-t graph
  relative-velocity | Relative Velocity | relative motion, relative speed in physics
  vectors-in-physics | Scalars & Vectors | scalars and vectors, scalar and vector, sadish aur adish, scalars
  projectile-motion | Projectile Motion | projectile, two dimensional motion, oblique projection, prakshepya gati
  acceleration | Acceleration & Retardation | retardation, <uniform acceleration, average acceleration, deceleration, tvaran
  displacement | Distance & Displacement | distance and displacement, rest and motion, types of motion, doori aur visthapan
  velocity | Speed & Velocity | speed and velocity, average velocity, <instantaneous velocity, average speed and velocity, chal aur veg
  cross-product-area | Area by the Cross Product | vector cross product area of triangle, cross product area of triangle, cross product area, area of triangle by cross product, area of triangle using cross product, area of triangle by vectors, area of triangle using vectors, area of parallelogram by cross product, area of parallelogram using cross product, vector area of triangle
  vector-laws | Addition & Resolution of Vectors | vector addition, resolution of vectors, triangle law of vectors, parallelogram law of vectors, resultant of vectors, triangle law of vector addition, <components of a vector, resultant of two vectors
  projectile-range | Range, Height & Time of Flight | trajectory of projectile, equation of trajectory, range height and time of flight
  horizontal-range | Range of a Projectile | horizontal range, projectile range, range of projectile, maximum range, projectile motion range
  projectile-height | Greatest Height of a Projectile | maximum height of projectile, maximum height, projectile maximum height
  projectile-flight-time | Time of Flight | time of flight of projectile, projectile time of flight
  projectile-on-incline | Projectile on an Inclined Plane | projectile motion on inclined plane, projectile motion on an inclined plane, projectile on incline, projectile on inclined plane, inclined plane projectile, projectile up an incline
  horizontal-projectile | Horizontal Projectile | horizontal projection, body thrown horizontally
  river-boat | River & Rain Problems | river boat problem, <rain man problem, swimmer crossing a river, boat and river problem, rain problem, river boat problems, <rain and umbrella problem
`
