import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'An ammeter is connected in a circuit:' */
export const electricityConcepts = defineBank({
  id: 'electricity-concepts',
  sets: [
    {
      rows: `
1 ammeter-voltmeter | How is an ammeter connected in a circuit? | In series | In parallel | Across the cell only | In the earth wire | The whole current must pass through it, and its resistance is very low. A voltmeter is put in parallel.
1 electric-bulb, household-circuits, series-parallel | Lamps in a house are connected in parallel so that: | each gets the full voltage | the current is the same in all | less wire is needed | total resistance becomes larger | Each lamp works at the mains voltage and can be switched separately. In series one failure stops all.
1 electric-fuse, household-circuits | The wire of a fuse should have: | a low melting point | a high melting point | very low resistance and great thickness | the same metal as the cable | The fuse melts when too large a current heats it and breaks the circuit.
1 electric-bulb, heating-effect | The filament of an electric bulb is made of: | tungsten | copper | aluminium | iron | Tungsten melts at about 3,400 °C and can glow white hot without melting.
1 heating-effect | The heating element of an electric iron is made of: | nichrome | copper | silver | brass | Nichrome has high resistivity and does not oxidise readily at high temperature.
1 ohms-law | Ohm's law holds when which quantity stays constant? | Temperature | Voltage | Current | Power | The current is proportional to the voltage if temperature and other physical conditions do not change.
1 current-and-conductors | The conventional current flows in a circuit outside the cell from: | positive to negative terminal | negative to positive terminal | earth to the positive terminal | the switch to both terminals | Conventional current is opposite in direction to the flow of electrons.
1 earthing, household-circuits | The earth wire of an appliance protects the user by: | leading leaked current to the ground | raising the voltage of the body | reducing the power used | storing the electric charge | If the live wire touches the metal case, current takes the path of low resistance to the ground and the fuse blows.
2 temperature-and-resistance, resistivity | When the temperature of a metallic conductor rises, its resistance: | increases | decreases | stays the same | becomes zero | Atoms vibrate more and electrons collide more often. In semiconductors resistance falls on heating.
2 resistivity | A wire is stretched to twice its length. Its resistance becomes: | four times | twice | half | the same | Length doubles and the area becomes half since volume stays constant, so R = ρl/A becomes four times.
2 resistivity | Resistivity of a wire depends on its: | material | length | thickness | shape | Resistivity belongs to the material and its temperature. Resistance depends on length and thickness also.
2 electric-power, heating-effect | Electric power is sent over long distances at high voltage to: | reduce loss as heat | increase the current | increase the speed of current | make insulators unnecessary | For the same power a high voltage means a small current, and heat loss I²R is small.
2 electric-bulb, electric-power, series-parallel | Two bulbs of 40 W and 100 W for the same voltage are joined in series. Which glows brighter? | 40 W bulb | 100 W bulb | Both glow equally | Neither glows | The 40 W bulb has higher resistance. With the same current in both, I²R is greater in it.
2 ammeter-voltmeter | An ideal voltmeter has resistance that is: | infinite | zero | equal to the load | equal to the cell | It should draw no current from the circuit. An ideal ammeter has zero resistance.
2 charges-at-rest | Electric field inside a charged hollow metal conductor is: | zero | greatest at the centre | equal to that at the surface | infinite | Charge stays on the outer surface and the field inside is zero, which is electrostatic shielding. So a car is safe in lightning.
2 charges-at-rest | A lightning conductor is made with a sharp point because: | charge density is high at points | points have a low melting point | points reflect the lightning | charge cannot leave a point | Charge gathers at points and leaks to the air, so a cloud is discharged quietly.
3 kirchhoff-laws | Kirchhoff's junction rule is based on the conservation of: | charge | energy | momentum | mass | Charge cannot gather at a junction, so currents in and out are equal. The loop rule rests on energy.
3 emf-internal-resistance | The terminal voltage of a cell is greater than its emf when the cell is: | being charged | being discharged | on open circuit | short-circuited | While charging, V = E + Ir. While giving current V = E − Ir, and on open circuit they are equal.
3 wheatstone-bridge | A Wheatstone bridge is balanced when: | no current flows in the galvanometer | all four resistances are equal | the cell gives no current | the galvanometer reads its maximum | In balance both ends of the galvanometer are at one potential, which needs P/Q = R/S and not equal resistances.
3 charges-at-rest | A dielectric slab is put between plates of a charged capacitor kept connected to a battery. The charge on it: | increases | decreases | stays the same | becomes zero | Capacitance grows K times while the voltage is held, so Q = CV grows. Without the battery the charge would stay the same.
3 electric-bulb, drift-velocity | The drift speed of electrons in a house wire is small, yet a lamp glows at once because: | the electric field spreads quickly | electrons travel at the speed of light | the lamp stores charge in advance | electrons jump across the switch | The field is set up along the wire almost at the speed of light and all free electrons begin to drift together.
1 earthing, household-circuits | The switch in a house circuit is always put in the: | live wire | neutral wire | earth wire | fuse wire | With the live wire cut off, the appliance carries no voltage when switched off.
1 charges-at-rest | Rubbing a glass rod with silk makes it positively charged because it: | loses electrons | gains electrons | gains protons | loses protons | Only electrons move in rubbing: silk takes them from glass and becomes negative.
1 current-and-conductors | Which of these is the best insulator? | Rubber | Graphite | Sea water | Aluminium | Rubber has hardly any free charge carriers. Graphite and aluminium conduct, as does salt water.
2 series-parallel | Three equal resistances give the least combined resistance when they are connected: | all in parallel | all in series | two in series, one in parallel | two in parallel, one in series | In parallel the combined resistance is R/3, smaller than each. In series it is 3R.
2 earthing, household-circuits | A person standing on a dry wooden stool touches a live wire and is not shocked because: | the circuit to earth is not complete | wood is a good conductor | the wire has no voltage | current flows only through metals | Dry wood is an insulator, so no appreciable current can flow through the body to the ground.
2 heating-effect | Which property of a wire is used in an electric geyser? | Heating effect of current | Magnetic effect of current | Chemical effect of current | Photoelectric effect | Heat I²Rt is produced in a resistance. The magnetic effect is used in motors and the chemical one in electroplating.
2 household-circuits | The frequency of alternating current supplied to Indian houses is: | 50 Hz | 60 Hz | 220 Hz | 100 Hz | India uses 220 to 230 V at 50 Hz. The current changes its direction 100 times a second.
3 charges-at-rest | Potential inside a charged hollow conducting sphere is: | the same as at its surface | zero everywhere | greatest at its centre | half of that at its surface | The field inside is zero, so no work is done in moving a charge and the potential is constant.
3 charges-at-rest | The electric field lines of a single positive charge: | go radially outwards | go radially inwards | are closed circles | are parallel lines | Lines start on positive and end on negative charges; they never form closed loops in electrostatics.
3 potentiometer | A potentiometer measures the emf of a cell better than a voltmeter because at balance: | it draws no current from the cell | it has very low resistance | it heats the cell a little | it is always more sensitive to light | A voltmeter draws a little current and so reads less than the emf by the drop in the cell.
2 charges-at-rest | Two like charges placed near each other: | repel | attract | cancel | exert no force | Like charges repel and unlike charges attract, by Coulomb's law.
`,
    },
  ],
})
