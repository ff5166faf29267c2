import { defineBank } from '../../../kit/bank/define-bank.ts'

/** 'Which of these works with AC but not with DC?' */
export const currentPairs = defineBank({
  id: 'current-pairs',
  sets: [
    {
      rows: `
1 ac-and-dc | AC changes its direction periodically. DC: | flows in one direction | reverses once a second | changes its size periodically | has a frequency of 50 Hz | Direct current, as from a cell, keeps its direction.
1 ac-and-dc | The frequencies of the mains AC in India and of steady DC are, respectively: | 50 Hz and zero | zero and 50 Hz | 60 Hz and 50 Hz | 50 Hz and 100 Hz | Steady direct current does not alternate, so its frequency is zero.
1 ac-and-dc | Which pair has a source of AC first and a source of DC second? | Alternator and dry cell | Dry cell and alternator | Solar cell and battery | Car battery and dynamo with slip rings | An alternator gives alternating and a cell direct current.
1 ac-and-dc | Which device changes AC into DC? | Rectifier | Inverter | Transformer | Alternator | An inverter does the opposite and changes DC into AC.
2 ac-and-dc | Which of the following works with AC but not with steady DC? | Transformer | Electric heater | Filament lamp | Electromagnet | A changing current is needed to induce an emf in the secondary coil.
2 ac-and-dc | For which of the following is DC needed and AC unsuitable? | Electroplating | Room heating | Lighting by lamps | Running a fan by mains | The direction must stay the same for metal to deposit on one electrode.
2 ac-and-dc | AC generators and DC generators differ in having, respectively: | slip rings and a split-ring commutator | a split-ring commutator and slip rings | slip rings in each of them | a split-ring commutator in each | The commutator reverses the connections every half turn, so the output keeps one direction.
2 ac-and-dc | Why is AC preferred to DC for sending power over long distances by ordinary lines? | Its voltage is easily stepped up | It meets no resistance in wires | It needs thinner insulation | Its current is steadier | High voltage means small current, so the loss of heat in the line is small.
2 ac-and-dc | A capacitor in a circuit, once charged, behaves for steady DC and for AC, respectively, as: | a block and a path | a path and a block | a path for each | a block for each | Its reactance is infinite at zero frequency and falls as frequency rises.
2 ac-and-dc | Given below are two statements: // Statement I: Ordinary DC ammeters with a moving coil read zero on AC of 50 Hz. // Statement II: Hot-wire instruments can measure both AC and DC. // Choose the correct answer. | Both Statement I and Statement II are correct | Statement I is correct but Statement II is incorrect | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | The average of AC over a cycle is zero, while heating does not depend on direction.
2 ac-and-dc | Given below are two statements: // Statement I: The peak value of AC mains of 220 V is about 311 V. // Statement II: The peak value of steady DC of 220 V is also 311 V. // Choose the correct answer. | Statement I is correct but Statement II is incorrect | Both Statement I and Statement II are correct | Statement I is incorrect but Statement II is correct | Both Statement I and Statement II are incorrect | For AC the peak is √2 times the rms value; steady DC stays at 220 V.
2 ac-and-dc | Given below are an Assertion (A) and a Reason (R): // A: A transformer does not step up the voltage of a battery joined to it. // R: A steady direct current gives no changing magnetic flux. // Choose the correct answer. | Both A and R are true and R is the correct explanation of A | Both A and R are true but R is not the correct explanation of A | A is true but R is false | A is false but R is true | Induction needs change of flux, which AC provides and steady DC does not.
3 ac-and-dc | A coil takes 5 A from a 20 V DC supply and 4 A from a 20 V AC supply. The power that it takes from the AC supply is: | 64 W | 80 W | 100 W | 48 W | Its resistance is 20/5 = 4 Ω, and only the resistance takes power: 4² × 4 = 64 W.
3 ac-and-dc | A heater is joined to 220 V DC and then to AC with a peak value of 220 V. The powers that it takes are in the ratio: | 2 : 1 | 1 : 1 | √2 : 1 | 1 : 2 | The effective voltage of the AC is 220/√2, and the power goes as the square of the voltage.
3 ac-and-dc | A steady current of 3 A and an alternating current of rms value 4 A flow together in a wire. A hot-wire ammeter in it reads: | 5 A | 7 A | 3.5 A | 1 A | The heating effects add, so the reading is √(3² + 4²) = 5 A.
3 ac-and-dc | An AC of peak value 10 A and a steady DC of 5 A flow in turn through the same resistor for equal times. The heat produced is in the ratio: | 2 : 1 | 4 : 1 | √2 : 1 | 1 : 2 | The rms value of the AC is 10/√2 A, so its square is 50; that of the DC is 25.
3 ac-and-dc | A coil draws 2 A from a 12 V battery and 1 A from a 12 V AC source. Its reactance on AC is about: | 10.4 Ω | 6 Ω | 12 Ω | 18 Ω | The resistance is 6 Ω from DC and the impedance 12 Ω from AC; √(144 − 36) = 10.4 Ω.
`,
    },
  ],
})
