import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'What does the area of a hysteresis loop show?' */
export const magnetsAndMachines = defineBank({
  id: 'magnets-and-machines',
  sets: [
    {
      rows: `
2 diamagnetism, magnetic-materials | A rod of diamagnetic material, hung freely in a uniform magnetic field, sets itself: | perpendicular to the field | parallel to the field | at 45° to the field | in any direction | Its magnetisation opposes the field. Paramagnetic rods set parallel to the field.
2 diamagnetism, magnetic-materials | When a diamagnetic substance is placed in a non-uniform magnetic field, it tends to move: | from stronger to weaker field | from weaker to stronger field | along a circle | nowhere | It is feebly repelled by a magnet, unlike paramagnetic substances, which are attracted.
2 diamagnetism, magnetic-materials | The susceptibility of a diamagnetic substance depends on temperature: | hardly at all | directly | inversely | exponentially | Diamagnetism comes from induced orbital currents, which heat hardly disturbs.
2 diamagnetism, magnetic-materials | Which of these sets contains only diamagnetic substances? | Copper, gold, water | Iron, cobalt, nickel | Aluminium, oxygen, platinum | Copper, iron, water | Aluminium, oxygen and platinum are paramagnetic; iron, cobalt and nickel are ferromagnetic.
1 paramagnetism, magnetic-materials | Which of the following is a paramagnetic substance? | Aluminium | Bismuth | Copper | Iron | Bismuth and copper are diamagnetic, and iron is ferromagnetic.
2 paramagnetism, magnetic-materials | According to Curie's law, the susceptibility of a paramagnetic substance varies with absolute temperature T as: | 1/T | T | T² | 1/T² | Thermal agitation disturbs the alignment of atomic magnets.
2 paramagnetism, magnetic-materials | The atoms of a paramagnetic substance have: | a permanent magnetic moment | no magnetic moment | only induced moments | an equal number of protons and neutrons | In the absence of a field the moments point in random directions and cancel.
2 paramagnetism, magnetic-materials | The magnetic susceptibility of a paramagnetic substance is: | small and positive | small and negative | large and positive | zero | It is negative for diamagnetic and large for ferromagnetic substances.
3 paramagnetism, magnetic-materials | A paramagnetic salt has susceptibility 0.0006 at 300 K. Its susceptibility at 200 K is: | 0.0009 | 0.0004 | 0.0006 | 0.0012 | By Curie's law χT is constant, so χ = 0.0006 × 300/200.
2 ferromagnetism, magnetic-materials | The area of the hysteresis loop of a material is a measure of the: | energy lost per cycle | strength of the field | magnetic moment | Curie temperature | This energy appears as heat, so transformer cores need a narrow loop.
2 ferromagnetism, magnetic-materials | The magnetism left in a ferromagnetic material when the magnetising field is reduced to zero is called: | retentivity | coercivity | permeability | susceptibility | Coercivity is the reverse field needed to remove this magnetism.
2 ferromagnetism, magnetic-materials | Soft iron is preferred for the core of transformers because its hysteresis loop has: | a small area | a large area | a square shape | a diamond shape | Less energy is then lost in each cycle. Steel has a wide loop and suits permanent magnets.
1 ferromagnetism, magnetic-materials | Which of the following is not a ferromagnetic element? | Aluminium | Iron | Cobalt | Nickel | Aluminium is only feebly attracted; it is paramagnetic.
2 solenoid, ampere-law | The magnetic field inside a long solenoid with n turns per unit length and current I is: | μ₀nI | μ₀I/2n | μ₀nI/2 | μ₀I/n | At either end of the solenoid the field is half of this.
2 cyclotron, magnetic-force | A cyclotron is used to: | accelerate charged particles | measure magnetic field | accelerate neutrons | produce alternating current | Neutrons have no charge and cannot be accelerated by it.
2 cyclotron, magnetic-force | The frequency of revolution of a charged particle in a cyclotron does not depend on: | its speed | its charge | its mass | the magnetic field | f = qB/2πm, as long as the speed is much less than that of light.
2 cyclotron, magnetic-force | In a cyclotron, the energy of the particles is increased by the: | electric field between the dees | magnetic field within the dees | gravity between the dees | vacuum within the dees | The magnetic field only bends the path; it does no work.
3 cyclotron, magnetic-force | In crossed electric and magnetic fields E and B, a charge passes undeflected if its speed is: | E/B | B/E | EB | E²/B | The forces qE and qvB balance. This is the velocity selector.
2 cyclotron, magnetic-force | Which of these cannot be accelerated in a cyclotron? | Neutron | Proton | Deuteron | Alpha particle | A neutron carries no charge, so electric and magnetic fields exert no force on it.
1 parallel-currents, magnetic-force | Two long parallel wires carrying currents in opposite directions: | repel each other | attract each other | exert no force | rotate about each other | Currents in the same direction attract each other and currents in opposite directions repel.
2 parallel-currents, magnetic-force | The force per unit length between two parallel wires carrying currents I₁ and I₂ at distance d is: | μ₀I₁I₂/2πd | μ₀I₁I₂/2πd² | μ₀I₁I₂/4πd | μ₀I₁I₂d/2π | It is inversely proportional to the distance between the wires.
2 parallel-currents, magnetic-force | If the current in each of two parallel wires is doubled and their distance is also doubled, the force between them becomes: | 2 times | 4 times | 8 times | the same as before | The force is proportional to I₁I₂/d, so it becomes 4/2 = 2 times.
3 parallel-currents, magnetic-force | Two long parallel wires 1 m apart carry 1 A each in vacuum. The force on each metre of either is: | 2 × 10⁻⁷ N | 1 × 10⁻⁷ N | 4π × 10⁻⁷ N | 2 × 10⁻⁵ N | F = (4π × 10⁻⁷/2π) × 1 × 1/1, which was long used to define the ampere.
2 galvanometer-conversion, galvanometer | The resistance of an ideal ammeter is: | zero | infinite | 100 Ω | equal to that of the circuit | It must not change the current. An ideal voltmeter has infinite resistance.
2 current-loop | The magnetic moment of a circular coil of N turns, area A and current I is: | NIA | NI/A | NIA² | IA/N | Its direction is along the axis, by the right-hand rule.
2 current-loop, galvanometer | The torque on a current loop in a uniform magnetic field is greatest when the plane of the loop is: | parallel to the field | perpendicular to the field | at 45° to the field | at 30° to the field | Torque = NIAB sin θ, where θ is between the field and the normal to the loop.
1 current-loop | The SI unit of magnetic moment is: | A m² | A m | T m² | A m⁻¹ | It is the product of current and area.
2 current-loop | A bar magnet of moment M is cut into two equal parts across its length. The magnetic moment of each part is: | M/2 | M | 2M | M/4 | The pole strength stays the same, while the length becomes half.
3 current-loop | The work done in turning a magnet of moment M from parallel to the field B to perpendicular to it is: | MB | 2MB | MB/2 | zero | W = MB(cos 0° − cos 90°) = MB.
1 fleming-rules | In Fleming's left-hand rule, the thumb shows the direction of the: | force on the conductor | magnetic field | current | induced emf | The forefinger shows the field and the middle finger the current.
1 fleming-rules | The direction of the current induced in a conductor moving in a magnetic field is given by Fleming's: | right-hand rule | left-hand rule | swimming rule | cork-screw rule | The left-hand rule gives the force on a current, as in a motor.
2 fleming-rules | Fleming's left-hand rule and right-hand rule are applied respectively to: | motor and generator | generator and motor | transformer and motor | generator and transformer | A motor uses the force on a current; a generator uses the induced current.
2 fleming-rules | An electron beam moves horizontally towards the east in a magnetic field pointing vertically up. The force on it is towards the: | north | south | west | east | The conventional current is westward; by Fleming's left-hand rule the force on it is towards the north.
1 electric-motor, generator-motor | An electric motor works on the principle of: | force on a current in a magnetic field | electromagnetic induction | heating effect of current | chemical effect of current | A current-carrying coil in a magnetic field experiences a torque.
2 electric-motor, generator-motor | The direction of rotation of a DC motor is reversed by: | reversing the current in the coil | increasing the current | using a stronger magnet | adding turns to the coil | Reversing either the current or the field reverses the force, but not both together.
2 electric-motor, generator-motor | When the coil of a motor rotates, the emf induced in it: | opposes the applied voltage | adds to the applied voltage | is always zero | equals the applied current | It is called back emf, and it limits the current in a running motor.
2 ac-generator, generator-motor | In an AC generator, the current is led out of the rotating coil through: | slip rings | split rings | commutator | fuse wires | A split-ring commutator is used in a DC generator.
1 electromagnet, field-of-currents | That an electric current produces a magnetic field was discovered in 1820 by: | Oersted | Faraday | Lenz | Ohm | He noticed that a compass needle turns near a wire carrying current.
1 electromagnet, field-of-currents | Which of these devices uses an electromagnet? | Electric bell | Electric iron | Electric heater | Electric bulb | The others use the heating effect of current.
2 electromagnet, field-of-currents | When a straight wire carrying current is held in the right hand with the thumb along the current, the curled fingers show the: | magnetic field lines | induced current | force on the wire | electric field lines | This is the right-hand thumb rule for the field of a straight current.
2 electromagnet, field-of-currents | The strength of an electromagnet is not increased by: | using copper wire of another colour | increasing the current | increasing the number of turns | inserting a soft iron core | Only current, turns and core decide the field of the coil.
2 motional-emf, electromagnetic-induction | One weber is equal to: | 1 T m² | 1 T m⁻² | 1 A m² | 1 V s⁻¹ | Magnetic flux is field times area; 1 Wb is also 1 V s.
2 mutual-inductance, inductance | The mutual inductance of two coils does not depend on the: | current in the coils | number of turns | distance between them | medium between them | It depends on the shape, size, position and medium of the coils only.
2 mutual-inductance, inductance | The current in a coil changes by 5 A in 0.1 s. If the mutual inductance with a second coil is 0.2 H, the emf induced in the second is: | 10 V | 1 V | 100 V | 0.1 V | e = M dI/dt = 0.2 × 50 = 10 V.
2 reactance, lcr-circuit | A choke coil is preferred to a resistor for reducing an alternating current because it: | wastes very little power | increases the voltage | has no resistance at all | works on DC only | The power factor of a choke is nearly zero.
1 ac-generator, generator-motor | An electric generator converts: | mechanical energy into electrical | electrical energy into mechanical | chemical energy into electrical | heat directly into light | A motor does the reverse, and a cell converts chemical energy into electrical.
2 ac-generator, generator-motor | The emf of an AC generator can be increased by: | rotating the coil faster | rotating the coil slower | using fewer turns | using a weaker magnet | The peak emf is NBAω, so it grows with turns, field, area and speed.
2 ac-generator, generator-motor | The frequency of the alternating current supplied by power stations in India is: | 50 Hz | 60 Hz | 100 Hz | 220 Hz | The current changes its direction 100 times in a second.
`,
    },
  ],
})
