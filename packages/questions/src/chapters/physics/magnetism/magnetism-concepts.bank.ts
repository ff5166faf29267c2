import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'A transformer works on:' */
export const magnetismConcepts = defineBank({
  id: 'magnetism-concepts',
  sets: [
    {
      rows: `
3 magnetic-force | Given below are two statements: // Statement I: A magnetic field can change the kinetic energy of a charged particle that moves in it. // Statement II: The magnetic force on a moving charge is perpendicular to its velocity. // Choose the correct answer. | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are correct | Both Statement I and Statement II are incorrect | Statement I is correct but Statement II is incorrect | A force perpendicular to the velocity does no work, so the speed does not change.
1 bar-magnet | A freely hung bar magnet comes to rest pointing: | north–south | east–west | up–down | towards the sun | The earth is itself like a magnet and turns the magnet along its field.
1 bar-magnet | The surest test of whether an iron bar is a magnet is: | repulsion | attraction | heating | weighing | A magnet attracts both iron and an unlike pole, but only another magnet can repel it.
1 bar-magnet | If a bar magnet is cut into two equal pieces: | each piece has two poles | each piece has one pole | both pieces lose magnetism | one piece is all north | Poles cannot be parted; each piece becomes a complete, weaker magnet.
1 electromagnet, field-of-currents | The core of an electromagnet is made of: | soft iron | steel | copper | aluminium | Soft iron is magnetised strongly and loses its magnetism when the current stops. Steel keeps it.
1 bar-magnet | Magnetic field lines outside a bar magnet run from: | north to south pole | south to north pole | centre to both poles | one side to the other side | Outside they go from north to south and inside from south to north, so they are closed curves.
1 transformer | The device used to raise or lower an alternating voltage is a: | transformer | rectifier | capacitor | transistor | A transformer works by mutual induction. A rectifier changes alternating into direct current.
2 transformer, electromagnetic-induction | A transformer does not work with direct current because: | the flux through it does not change | direct current has no voltage | its core would be demagnetised | direct current flows only in copper | An induced voltage needs a changing magnetic flux, which steady current cannot give.
2 transformer, eddy-currents, electromagnetic-induction | The core of a transformer is laminated to reduce: | eddy currents | resistance of the coil | leakage of flux into air | the number of turns | Thin insulated sheets cut the paths of eddy currents and so the heat loss.
2 lenz-law, electromagnetic-induction | Lenz's law follows from the conservation of: | energy | charge | mass | angular momentum | The induced current opposes the change that produces it; otherwise energy would come from nothing.
2 magnetic-force | A charged particle at rest in a magnetic field experiences: | no force | a force along the field | a force against the field | a force at right angles to field | The magnetic force is qvB sin θ, which is zero when the speed is zero.
2 diamagnetism, magnetic-materials | Which of these is a diamagnetic substance? | Bismuth | Iron | Aluminium | Cobalt | Bismuth is weakly repelled by a magnet. Aluminium is paramagnetic, and iron and cobalt are ferromagnetic.
2 ferromagnetism, magnetic-materials | Above its Curie temperature a ferromagnetic substance becomes: | paramagnetic | diamagnetic | superconducting | permanently magnetic | Heat destroys the alignment of domains. For iron this is about 1,043 K.
2 earths-magnetism | The angle between the magnetic and the geographic meridian is called: | declination | dip | inclination of the axis | latitude | Declination is needed in finding true north with a compass. Dip is the angle of the field with the horizontal.
2 earths-magnetism | At the magnetic equator the angle of dip is: | 0° | 45° | 90° | 180° | The field is horizontal at the magnetic equator and vertical, with dip 90°, at the poles.
2 fleming-rules, magnetic-force | Fleming's left-hand rule is used to find the direction of: | force on a conductor | induced current | magnetic field of a coil | electric field of a charge | The left hand is for motors and the right hand for generators, that is for induced current.
3 magnetic-force | The work done by a magnetic force on a moving charge is: | zero | positive | negative | dependent on the speed | The force is always at right angles to the velocity, so it changes direction but not speed.
3 magnetic-force | A charged particle enters a uniform magnetic field at right angles. Its path is a: | circle | straight line | parabola | helix | The force of constant size acts towards a centre. With a component along the field the path would be a helix.
3 ferromagnetism, magnetic-materials | The material of a permanent magnet should have: | high retentivity and coercivity | low retentivity and coercivity | high retentivity and zero coercivity | low retentivity and high resistance | It must keep its magnetism and not lose it easily. Electromagnet cores need low coercivity.
3 galvanometer-conversion, galvanometer | A galvanometer is changed into an ammeter by connecting: | a low resistance in parallel | a high resistance in series | a low resistance in series | a high resistance in parallel | A shunt carries most of the current. A high resistance in series makes a voltmeter.
3 parallel-currents, magnetic-force | Two long parallel wires carrying currents in the same direction: | attract each other | repel each other | exert no force | turn at right angles | Each lies in the field of the other and the forces pull them together. Opposite currents repel.
1 ferromagnetism, magnetic-materials | Which of these is attracted strongly by a magnet? | Nickel | Copper | Aluminium | Glass | Iron, cobalt and nickel are ferromagnetic. Aluminium is attracted so weakly that it is not noticed.
1 bar-magnet | Where is the magnetism of a bar magnet strongest? | At the poles | At the middle | Equally at all points | Just outside the middle | Iron filings cling most to the ends. The middle has hardly any pull.
1 electromagnet, field-of-currents | A compass needle placed near a straight wire turns when: | a current flows in the wire | the wire is made of iron | the wire is coated with plastic | the wire is warmed by hand | A current has a magnetic field around it, as Oersted saw in 1820. The needle turns back when the current stops.
1 bar-magnet | A magnet loses its strength when it is: | heated strongly | kept in a wooden box | dipped in cold water | wrapped in paper | Heating or hammering disturbs the ordered domains of the magnet. Wood, paper and cold water do not harm it.
2 ac-generator, generator-motor, electromagnetic-induction | A generator works on the principle of: | electromagnetic induction | the heating effect of current | static electricity | the chemical effect of current | A coil turned in a magnetic field has a changing flux and so an induced voltage.
2 transformer | A step-up transformer increases voltage and: | decreases current | increases power | increases current | decreases frequency | In an ideal transformer power is the same on both sides, so current falls as voltage rises. Frequency does not change.
2 solenoid, ampere-law, field-of-currents | The magnetic field inside a long current-carrying solenoid is: | uniform | zero | strongest at one end | circular | Field lines inside are parallel to the axis, so the field is the same at all points.
2 bar-magnet | Magnetic field lines never cross because at a crossing: | the field would have two directions | the field would become zero | the lines would cancel out | the magnet would lose its poles | A compass needle can point in only one direction at a place.
3 electromagnetic-induction | An induced emf is produced in a coil only when the magnetic flux through it: | changes | is large | is zero | is constant | By Faraday's law emf equals the rate of change of flux. A steady flux, however large, gives none.
3 magnetic-force | The path of a charged particle moving parallel to a magnetic field is: | a straight line | a circle | a helix | a parabola | The force qvB sin θ is zero when velocity is along the field, so it goes straight on.
3 alternating-current | In a pure inductor with alternating current, the current: | lags the voltage by 90° | leads the voltage by 90° | is in phase with the voltage | lags the voltage by 45° | Self-induction opposes changes of current, so it reaches its peak a quarter cycle later. In a capacitor current leads.
3 diamagnetism, magnetic-materials | The magnetic susceptibility of a diamagnetic substance is: | small and negative | small and positive | large and positive | exactly zero | It is magnetised weakly against the field. Paramagnets have small positive values.
`,
    },
  ],
})
