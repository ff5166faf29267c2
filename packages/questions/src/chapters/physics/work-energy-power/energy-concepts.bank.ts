import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A wound spring of a watch stores:' */
export const energyConcepts = defineBank({
  id: 'energy-concepts',
  sets: [
    {
      rows: `
1 potential-energy | The wound spring of a watch stores: | potential energy | kinetic energy | heat energy | sound energy | Work done in winding is stored as elastic potential energy and is slowly changed into kinetic energy of the wheels.
1 energy-transformation | A dynamo changes: | mechanical energy into electrical | electrical energy into mechanical | chemical energy into electrical | heat energy into mechanical | A dynamo or generator turns motion into current by induction. A motor does the opposite.
1 energy-transformation | In an electric motor, energy changes from: | electrical to mechanical | mechanical to electrical | chemical to mechanical | electrical to chemical | A coil carrying current turns in a magnetic field. A generator makes the opposite change.
1 energy-transformation | A dry cell changes: | chemical energy into electrical | electrical energy into chemical | heat energy into electrical | light energy into electrical | Chemical reactions in a cell drive the current. A solar cell changes light into electrical energy.
1 work-done | A porter stands still with a load on the head. The work done on the load by gravity or by the porter is: | zero | positive | negative | infinite | Work needs displacement in the direction of force; there is none here.
1 power-physics | The kilowatt hour is a unit of: | energy | power | force | charge | Kilowatt is power, and power times time is energy. One kilowatt hour is 3.6 million joules.
2 work-done | Work done by the centripetal force on a body in uniform circular motion is: | zero | positive | negative | equal to its kinetic energy | The force is at right angles to the displacement at every instant, so it does no work.
2 conservation-of-energy | In a freely falling body the total mechanical energy, without air resistance: | stays constant | increases | decreases | becomes zero at the ground | Potential energy changes into kinetic energy and the sum stays the same.
2 kinetic-energy | If the speed of a body is doubled, its kinetic energy becomes: | four times | two times | half | eight times | Kinetic energy is proportional to the square of speed. Momentum would be doubled.
2 kinetic-energy | A light and a heavy body have equal momentum. Which has more kinetic energy? | The light body | The heavy body | Both have the same | The slower body | Kinetic energy is p²/2m, so with equal momentum the smaller mass has the larger energy.
2 work-energy-theorem | A lorry and a car have the same kinetic energy. Brakes apply equal forces to both. Which stops in the shorter distance? | Both stop in the same distance | The car, being lighter | The lorry, being heavier | The one with less momentum | The work of the brakes, force times distance, must equal the kinetic energy, which is the same for both.
2 potential-energy | A boy carries a bucket up a staircase at steady speed. The work he does on it goes mainly into: | potential energy | kinetic energy | heat of the bucket | sound energy | At steady speed kinetic energy does not change; the raised bucket has gained gravitational potential energy.
2 potential-energy | Water stored behind a dam has energy in which form? | Potential | Kinetic | Chemical | Nuclear | Raised water has gravitational potential energy, which becomes kinetic energy as it falls on turbines.
3 collisions | What is true of a perfectly inelastic collision between two free bodies? | Only momentum is conserved, not kinetic energy | Only kinetic energy is conserved, not momentum | Momentum and kinetic energy are both conserved | Momentum and kinetic energy are both reduced | Momentum is conserved in every collision without outside force. Part of kinetic energy is turned into heat when bodies stick.
3 work-done | The work done by friction on a block sliding on a rough floor is: | negative | positive | zero | always equal to its weight | Friction acts against displacement, so its work is negative and takes away kinetic energy.
3 collisions | Two equal masses collide head-on and elastically, one being at rest. After the collision: | they exchange velocities | both move together | both come to rest | both rebound with half the speed | For equal masses momentum and energy conservation require that velocities are exchanged.
3 conservative-forces | A force is called conservative if the work done by it: | does not depend on the path | depends on the path taken | is always positive | is always negative | Gravity and spring forces are conservative. Friction is not, for its work depends on the path.
3 spring-energy | A spring is compressed first by x and then by 2x. The stored energy in the second case is: | four times as much | twice as much | equal | half as much | Energy of a spring is ½kx², so doubling the compression makes it four times as much.
1 conservation-of-energy | Energy can neither be created nor destroyed. This is the law of: | conservation of energy | inertia | gravitation | conservation of momentum | Energy only changes from one form to another; the total stays constant.
2 work-done | Why does a hill road wind up around the slope rather than go straight up? | Less force is needed on a gentle slope | Less work is done against gravity | The car loses weight on the way | There is no friction on curves | A gentle slope needs less force over a longer distance. The work against gravity is the same.
1 potential-energy | A stretched rubber band has energy that is called: | elastic potential energy | kinetic energy | chemical energy | gravitational potential energy | Work done in stretching is stored as elastic potential energy and returns as motion.
1 energy-transformation | Green plants change the energy of sunlight into: | chemical energy | nuclear energy | heat energy | mechanical energy | Photosynthesis stores the energy of light in the chemical bonds of sugars, which animals use later.
1 power-physics | One horsepower is about: | 746 watts | 1,000 watts | 100 watts | 476 watts | One horsepower equals 746 W. A kilowatt is about 1.34 horsepower.
1 power-physics | The rate of doing work is called: | power | energy | force | momentum | Power is work divided by time and is measured in watts.
2 conservation-of-energy | When an oscillating pendulum passes through its lowest point, its energy is: | wholly kinetic | wholly potential | half kinetic and half potential | zero | Speed is greatest at the lowest point. At the ends it stops for a moment and all its energy is potential.
2 energy-transformation | A bulb changes electrical energy into: | light and heat | light and sound | light only | heat and sound | A filament lamp turns most of the energy into heat and only a small part into light.
2 work-done | A body is moved along a level road by a horizontal pull. The work done by gravity is: | zero | positive | negative | equal to that of the pull | Weight acts at right angles to the motion, so it does no work.
2 energy-transformation | Tidal energy comes mainly from the gravitational pull of: | the moon | the earth's core | the planets | the stars | The moon, and to a smaller extent the sun, raise the tides of the sea.
3 work-energy-theorem | The work done on a body equals the change of its kinetic energy. This is the: | work–energy theorem | law of inertia | principle of moments | conservation of momentum | The net work of all forces equals the change in kinetic energy, whether forces are constant or not.
3 conservation-of-energy | A ball dropped on the floor rebounds to a smaller height because: | some energy becomes heat and sound | its mass becomes less | gravity grows during the rebound | momentum is created | The collision is not perfectly elastic, so a part of mechanical energy is changed to other forms.
3 kinetic-energy | Two bodies of masses m and 4m have equal kinetic energies. Their momenta are in the ratio: | 1 : 2 | 1 : 4 | 2 : 1 | 1 : 16 | p = √(2mE), so momenta are as √m : √(4m) = 1 : 2.
3 conservative-forces | Which of these forces is non-conservative? | Friction | Gravity | Spring force | Electrostatic force | The work done by friction depends on the path and is lost as heat. The other three are conservative.
`,
    },
  ],
})
