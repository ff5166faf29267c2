import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A passenger falls forward when a bus stops suddenly because of:' */
export const lawsOfMotionConcepts = defineBank({
  id: 'laws-of-motion-concepts',
  sets: [
    {
      rows: `
1 inertia | A passenger falls forward when a moving bus stops suddenly because of: | inertia of motion | inertia of rest | friction of air | gravity | The lower part of the body stops with the bus while the upper part goes on moving by inertia.
1 inertia | Dust leaves a carpet that is beaten with a stick because of: | inertia of rest | inertia of motion | gravity of dust | friction of the stick | The carpet is set in motion while the dust tends to stay at rest and so comes off.
1 newton-third-law, momentum | The rocket works on the principle of: | action and reaction | inertia of rest | conservation of mass | Archimedes | Gases rush out backwards and push the rocket forward by Newton's third law, which is also conservation of momentum.
1 impulse | A cricketer draws back the hands while catching a fast ball in order to: | lengthen the time of stopping | shorten the time of stopping | increase the momentum | keep the ball from spinning | The same change of momentum over a longer time needs a smaller force, so the hands are not hurt.
1 newton-second-law | Which of Newton's laws defines force as rate of change of momentum? | Second law | First law | Third law | Law of gravitation | The second law gives the measure of force. The first law tells what happens without a net force.
1 friction | Friction between two surfaces always acts: | against relative motion | along relative motion | upwards | at right angles to the surface | Friction opposes the sliding, or the tendency to slide, of one surface on another.
1 friction | Ball bearings reduce friction because: | rolling friction is less than sliding | sliding friction is less than rolling | they remove all lubricating oil | they lessen the weight of the wheel | Bearings change sliding into rolling, and rolling friction is much smaller.
1 momentum | Momentum of a body is the product of its mass and: | velocity | acceleration | force | displacement | Momentum is mass times velocity. Mass times acceleration is force.
2 newton-third-law | Action and reaction forces do not cancel each other because they: | act on different bodies | act at different times | are unequal in size | act in the same direction | They are equal and opposite at the same time but act on two bodies, so they cannot balance.
2 apparent-weight | A man in a lift feels heavier when the lift: | accelerates upwards | accelerates downwards | moves up at steady speed | falls freely | The floor must push more than the weight to accelerate him upwards. At steady speed the reading is the true weight.
2 apparent-weight | In a freely falling lift the apparent weight of a person is: | zero | equal to the true weight | twice the true weight | half the true weight | The floor exerts no push when lift and person fall with the same acceleration g.
2 circular-motion | Roads are banked at turns so that: | the centripetal force is provided | vehicles can stop at once | friction is made larger | the weight of vehicle becomes less | A component of the normal reaction points to the centre, so that vehicles need not depend on friction alone.
2 momentum | When a gun is fired it recoils in order that: | momentum is conserved | energy is destroyed | mass is conserved | pressure stays constant | Total momentum was zero before firing, so the gun moves backwards with momentum equal to that of the bullet.
2 friction | Once a heavy box has begun to slide, the force of friction on it: | becomes slightly less than before | becomes slightly more than before | becomes exactly zero | doubles at once | Kinetic friction is less than the limiting static friction that had to be overcome at the start.
2 circular-motion | A stone tied to a string is whirled in a circle and the string breaks. The stone flies off: | along the tangent | towards the centre | away along the radius | in a larger circle | Without centripetal force the stone keeps the velocity it had, which is along the tangent.
2 friction | It is easier to pull a roller than to push it because pulling: | reduces the normal reaction | increases the normal reaction | reduces the mass of the roller | makes the ground smoother | The upward part of the pull lessens the pressure on the ground and so the friction. Pushing adds to it.
3 circular-motion | A body moves at constant speed in a circle. Which quantity is constant? | Kinetic energy | Velocity | Momentum | Acceleration | Speed is constant, so kinetic energy is. Velocity, momentum and acceleration change direction all the time.
3 impulse | The area under a force–time graph gives: | change of momentum | work done | power | acceleration | Force times time is impulse, which equals the change of momentum. The area under a force–displacement graph gives work.
3 newton-second-law | The net force on a raindrop falling with terminal velocity is: | zero | equal to its weight | equal to the drag of air | twice its weight | At terminal velocity weight is balanced by drag and buoyancy, so there is no acceleration.
3 newton-third-law | A horse can pull a cart forward because: | the ground pushes the horse forward | the cart pulls less than the horse | the reaction acts after the action | the horse is heavier than the cart | The horse pushes the ground backward, and the forward push of the ground is greater than the pull of the cart on it.
3 newton-second-law | Consider the statements: // 1. A body can have velocity without acceleration. // 2. A body at rest for a moment can have acceleration. // Which is correct? | 1 and 2 | 1 only | 2 only | Neither 1 nor 2 | Uniform motion has no acceleration. A ball at its highest point is at rest for a moment but has acceleration g.
3 friction | The coefficient of static friction between two given surfaces does not depend on: | the apparent area of contact | the nature of the surfaces | the roughness of the surfaces | the material of the surfaces | Within limits friction depends on normal force and the nature of surfaces, not on apparent area of contact.
1 inertia | A body at rest or in uniform motion stays so unless acted upon by a net force. This is: | Newton's first law | Newton's second law | Newton's third law | Kepler's first law | It is also called the law of inertia. Galileo had come to the same idea.
1 friction | Oil is put between moving parts of a machine to: | reduce friction | increase friction | increase weight | add to the weight | A film of oil keeps surfaces apart and lessens wear and heat.
1 inertia | The measure of the inertia of a body is its: | mass | speed | volume | weight in air | A larger mass is harder to set in motion or to stop. Weight changes from place to place; mass does not.
1 newton-third-law | A swimmer pushes water backwards and moves forward. This illustrates: | Newton's third law | Newton's first law | law of gravitation | Pascal's law | Water pushes the swimmer forward with an equal and opposite force.
2 inertia | A ball is thrown straight up inside a train moving at uniform speed. It falls: | back into the hand | behind the thrower | in front of the thrower | to one side | The ball shares the forward motion of the train by inertia, so it comes back to the hand.
2 inertia | Athletes run some way before a long jump in order to: | gain inertia of motion | lose some weight | lessen friction | lower the pull of gravity | The run gives a large velocity that carries them farther.
2 circular-motion | Mud flies off a rotating wheel along: | the tangent | the radius outwards | the radius inwards | the axle | Once it leaves the tyre there is no centripetal force, and it moves in the direction of its velocity.
2 impulse | A glass falling on a cement floor breaks but on a carpet does not, because on the carpet: | the time of impact is longer | the change of momentum is less | the speed of fall is smaller | gravity is weaker | The same momentum is lost in a longer time, so the force is smaller.
3 pulleys | Two masses hang over a light frictionless pulley. If the masses are equal, the system: | has no acceleration | falls with acceleration g | accelerates to the heavier side | must be at rest | The net force is zero, so it stays at rest or moves with constant speed.
3 inclined-plane | The normal reaction on a block resting on an incline, as the angle grows: | decreases | increases | stays the same | first falls, then rises | It is mg cos θ, which falls as the angle grows. The component along the plane, mg sin θ, increases.
`,
    },
  ],
})
