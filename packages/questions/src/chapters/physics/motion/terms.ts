import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
displacement | Distance, path length, doori, दूरी | Distance is the total length of the path covered by a moving body; it is a scalar, is never negative and is measured in metres.
displacement | Displacement, visthapan, विस्थापन | Displacement is the shortest straight-line distance from the initial to the final position of a body, with its direction; it is a vector and can be zero.
displacement | Rest and motion, motion, gati, गति | Motion is the change of position of a body with time relative to its surroundings; a body whose position does not change relative to them is at rest.
displacement | Periodic motion, aavart gati, आवर्त गति | Periodic motion is motion that repeats itself after equal intervals of time, such as that of a pendulum or of the earth round the sun.
distance-displacement | Kinematics, शुद्ध गतिकी | Kinematics is the branch of mechanics that describes motion, by displacement, velocity, acceleration and time, without regard to its causes.
velocity | Speed, chal, चाल | Speed is the distance covered by a body per unit time: speed = distance ÷ time. It is a scalar and its SI unit is m/s.
velocity | Velocity, veg, वेग | Velocity is the displacement of a body per unit time, that is, speed in a definite direction; it is a vector and its SI unit is m/s.
velocity | Average speed, ausat chal, औसत चाल | Average speed is the total distance travelled divided by the total time taken. It is a scalar and is measured in m/s or km/h.
velocity | Average velocity, ausat veg, औसत वेग | Average velocity is the total displacement divided by the total time taken; its size is never more than the average speed.
velocity | Instantaneous velocity, tatkalik veg, तात्क्षणिक वेग | Instantaneous velocity is the velocity of a body at a given instant, the limit of displacement over time for a vanishing interval: $v = dx/dt$.
velocity | Uniform motion, saman gati, एकसमान गति | Uniform motion is motion in which a body covers equal distances in equal intervals of time along a straight line, so that its velocity is constant.
acceleration | Acceleration, tvaran, त्वरण | Acceleration is the rate of change of velocity with time: $a = (v - u)/t$. It is a vector and its SI unit is m/s².
acceleration | Retardation, deceleration, mandan, मंदन | Retardation is the rate of decrease of speed, that is, acceleration directed opposite to the velocity.
acceleration | Uniform acceleration, saman tvaran, एकसमान त्वरण | Uniform acceleration is acceleration that stays constant, so that the velocity changes by equal amounts in equal intervals of time.
equations-of-motion | Equations of motion, gati ke sameekaran, गति के समीकरण | Equations of motion are the three relations for motion with constant acceleration: $v = u + at$, $s = ut + \\frac{1}{2}at^2$ and $v^2 = u^2 + 2as$.
free-fall | Free fall, mukt patan, मुक्त पतन | Free fall is the motion of a body under gravity alone, with the acceleration $g$ (about 9.8 m/s²) whatever its mass.
motion-graphs | Velocity–time graph, velocity time graph, वेग समय ग्राफ | A velocity–time graph shows how the velocity of a body changes with time; its slope is the acceleration and the area under it the displacement.
motion-graphs | Position–time graph, displacement time graph, distance time graph | A position–time graph shows how the position of a body changes with time; its slope at any instant is the velocity. The slope of a distance–time graph is the speed.
relative-velocity | Relative velocity, apekshik veg, आपेक्षिक वेग | Relative velocity of one body with respect to another is the velocity with which it appears to move when the other is taken to be at rest: $v_{AB} = v_A - v_B$.
vectors-in-physics | Scalar quantity, scalar, adish rashi, अदिश राशि | A scalar quantity is a physical quantity that has magnitude only and no direction, such as mass, time, speed and energy.
vectors-in-physics | Vector quantity, vector in physics, sadish rashi, सदिश राशि | A vector quantity is a physical quantity that has both magnitude and direction and obeys the laws of vector addition, such as velocity, force and momentum.
vectors-in-physics | Unit vector in physics, ekank sadish | A unit vector is a vector of magnitude one used to show a direction; it is a vector divided by its magnitude.
vector-laws | Triangle law of vector addition, triangle law of vectors | The triangle law states that if two vectors are drawn as two sides of a triangle in order, the third side taken in the opposite order gives their sum.
vector-laws | Parallelogram law of vector addition, parallelogram law of vectors | The parallelogram law states that if two vectors are drawn as adjacent sides of a parallelogram, the diagonal from their common point is their resultant: $R = \\sqrt{A^2 + B^2 + 2AB\\cos\\theta}$.
vector-laws | Resolution of vectors, components of a vector, सदिशों का वियोजन | Resolution of a vector is the splitting of it into components, usually at right angles: $A_x = A\\cos\\theta$ and $A_y = A\\sin\\theta$.
vector-laws | Resultant vector, resultant, परिणामी सदिश | The resultant of two or more vectors is the single vector that has the same effect as all of them together.
projectile-motion | Projectile, projectile motion, prakshepya, प्रक्षेप्य गति | Projectile motion is the motion of a body thrown into the air that then moves under gravity alone; its path is a parabola.
projectile-motion | Trajectory, prakshepya path, प्रक्षेप पथ | Trajectory is the path of a projectile; without air resistance it is a parabola: $y = x\\tan\\theta - \\frac{gx^2}{2u^2\\cos^2\\theta}$.
projectile-range | Time of flight, uddayan kal, उड्डयन काल | Time of flight is the total time for which a projectile stays in the air: $T = \\frac{2u\\sin\\theta}{g}$ on level ground.
projectile-range | Horizontal range, range of a projectile, kshaitij paras, क्षैतिज परास | Horizontal range is the horizontal distance that a projectile covers during its flight: $R = \\frac{u^2\\sin2\\theta}{g}$, greatest at 45°.
projectile-range | Maximum height of a projectile, adhiktam unchai | Maximum height is the greatest vertical height that a projectile reaches: $H = \\frac{u^2\\sin^2\\theta}{2g}$, where its vertical velocity is zero.
horizontal-projectile | Horizontal projectile, horizontal projection | A horizontal projectile is a body thrown horizontally from a height: it keeps its horizontal speed and falls freely, landing after $t = \\sqrt{2h/g}$.
river-boat | Drift in river crossing, river boat problem | Drift is the distance by which a boat or swimmer is carried downstream by the current while crossing a river.
`)
