import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { amperes, ohms, volts } from '../../../kit/values/quantities.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A Wheatstone bridge with P = 12 Ω, Q = 18 Ω and R = 20 Ω is balanced. Find S." */
export const wheatstoneBridge = defineGenerator({
  id: 'physics/wheatstone-bridge',
  version: 5,
  concepts: ['wheatstone-bridge'],
  levels: {
    easy: { forms: [fourthArm, thirdArm] },
    medium: { forms: [equivalent, addedInSeries, current] },
    hard: { forms: [shunt, middleVoltage] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      // The two middle points have the same share of the voltage.
      case 'S':
        return bisect((s) => s / (given.R + s) - given.Q / (given.P + given.Q), 1e6)
      case 'R':
        return bisect((r) => r / (r + given.S) - given.P / (given.P + given.Q), 1e6)
      // The middle points are at one potential: they may be joined, and the arms are parallel in pairs.
      case 'equivalent':
        return joined(given)
      case 'current':
        return given.voltage / joined(given)
      case 'shunt':
        return bisect((x) => 1 / (1 / given.S + 1 / x) - (given.Q * given.R) / given.P, 1e6)
      case 'middle': {
        // The drop across P against the drop across R, each from the current of its branch.
        const [left, right] = [given.voltage / (given.P + given.Q), given.voltage / (given.R + given.S)]
        return Math.abs(left * given.P - right * given.R)
      }
      case 'series':
        return bisect((x) => (given.S + x) / (given.R + given.S + x) - given.Q / (given.P + given.Q), 1e6)
    }
  },
})

type Arms = { P: number; Q: number; R: number; S: number }

const parallel = (one: number, other: number): number => 1 / (1 / one + 1 / other)

const joined = ({ P, Q, R, S }: Arms): number => parallel(P, R) + parallel(Q, S)

/** Four arms in balance, P/Q = R/S, no two of which are equal. */
function drawArms(rng: Random): Arms {
  return rng.until(
    () => {
      const [p, q] = [rng.int(1, 7), rng.int(1, 7)]
      const [one, other] = [rng.int(2, 30), rng.int(2, 30)]
      return { P: p * one, Q: q * one, R: p * other, S: q * other }
    },
    ({ P, Q, R, S }) => new Set([P, Q, R, S]).size === 4 && Math.max(P, Q, R, S) <= 150,
  )
}

const RULE = say`In balance P/Q = R/S.`

/** The places of the arms. The condition of balance follows from them, and is for the reader to know. */
const ORDERS = [
  'P is followed by Q in one branch across the battery and R by S in the other',
  'P and Q are in series across the battery, and so are R and S, with P and R at its positive terminal',
  'P, Q, S and R are the sides in order, and the galvanometer joins the junction of P and Q to that of R and S',
  'the galvanometer joins the junction of P and Q to that of R and S, and P and R meet at a terminal of the battery',
]

function fourthArm(rng: Random) {
  const { P, Q, R, S } = drawArms(rng)
  const answer = ohms(S)
  const order = rng.pick(ORDERS)
  return {
    given: { find: 'S' as const, P, Q, R },
    prompt: stem(
      rng,
      [
        say`In a Wheatstone bridge, ${order}. The bridge is balanced with P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}.`,
        say`The galvanometer of a Wheatstone bridge shows no deflection when P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}, where ${order}.`,
        say`In a balanced Wheatstone bridge P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}; ${order}.`,
        say`A student finds no current in the galvanometer of a Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}. In this bridge ${order}.`,
        say`To measure a resistance S, it is made the fourth arm of a Wheatstone bridge, in which ${order}. There is no deflection for P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}.`,
        say`In a Wheatstone bridge ${order}. Balance is obtained with P, Q and R equal to ${ohms(P)}, ${ohms(Q)} and ${ohms(R)}, respectively.`,
      ],
      [
        say`The value of S is:`,
        say`What is the resistance S?`,
        say`Find the unknown resistance S.`,
        say`How large is the fourth resistance, S?`,
        say`The resistance of the arm S is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: (P * R) / Q, because: say`P and Q were exchanged` },
      { value: (P * Q) / R, because: say`R was put in the place of P` },
      {
        value: Math.abs(Q + R - P),
        because: say`the differences of the arms were set equal, not their ratios`,
      },
      { value: P + Q + R, because: say`the arms were added` },
      {
        value: Math.abs(R - (Q - P)),
        because: say`the differences of the arms were set equal, not their ratios`,
      },
      { value: S + P, because: say`P was added at the end` },
      { value: 2 * S, because: say`the ratio was doubled` },
      { value: S / 2, because: say`the ratio was halved` },
      { value: Math.abs(S - P), because: say`P was subtracted at the end` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [RULE, say`S = QR ÷ P = ${Q} × ${R} ÷ ${P} = ${answer}`],
  }
}

function thirdArm(rng: Random) {
  const { P, Q, R, S } = drawArms(rng)
  const answer = ohms(R)
  const order = rng.pick(ORDERS)
  return {
    given: { find: 'R' as const, P, Q, S },
    prompt: stem(
      rng,
      [
        say`In a Wheatstone bridge, ${order}. It is balanced when P = ${ohms(P)}, Q = ${ohms(Q)} and S = ${ohms(S)}.`,
        say`The galvanometer of a Wheatstone bridge shows no deflection when P = ${ohms(P)}, Q = ${ohms(Q)} and S = ${ohms(S)}, where ${order}.`,
        say`In a balanced Wheatstone bridge P = ${ohms(P)}, Q = ${ohms(Q)} and S = ${ohms(S)}; ${order}.`,
        say`A student finds no current in the galvanometer of a Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)} and S = ${ohms(S)}. In this bridge ${order}.`,
        say`To measure a resistance R, it is made the third arm of a Wheatstone bridge, in which ${order}. There is no deflection for P = ${ohms(P)}, Q = ${ohms(Q)} and S = ${ohms(S)}.`,
        say`In a Wheatstone bridge ${order}. Balance is obtained with P, Q and S equal to ${ohms(P)}, ${ohms(Q)} and ${ohms(S)}, respectively.`,
      ],
      [
        say`The resistance of the arm R is:`,
        say`What is the resistance of the arm R?`,
        say`Find the resistance of the arm R.`,
        say`How large is the resistance R?`,
        say`The value of R is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: (Q * S) / P, because: say`P and Q were exchanged` },
      { value: (P * Q) / S, because: say`S was put in the place of Q` },
      {
        value: Math.abs(P + S - Q),
        because: say`the differences of the arms were set equal, not their ratios`,
      },
      { value: P + Q + S, because: say`the arms were added` },
      { value: R + Q, because: say`Q was added at the end` },
      { value: 2 * R, because: say`the ratio was doubled` },
      { value: R / 2, because: say`the ratio was halved` },
      { value: Math.abs(R - Q), because: say`Q was subtracted at the end` },
    ].filter(({ value }) => Number.isInteger(value) && value > 0),
    steps: [RULE, say`R = PS ÷ Q = ${P} × ${S} ÷ ${Q} = ${answer}`],
  }
}

/** Arms with a whole resistance between the battery terminals. */
const drawWhole = (rng: Random): Arms =>
  rng.until(
    () => drawArms(rng),
    (arms) => Number.isInteger(togetherOf(arms)),
  )

const togetherOf = ({ P, Q, R, S }: Arms): number => ((P + Q) * (R + S)) / (P + Q + R + S)

const between = ({ P, Q, R, S }: Arms) => [
  say`The arms P = ${ohms(P)} and Q = ${ohms(Q)} of a Wheatstone bridge are in series across the battery, and so are R = ${ohms(R)} and S = ${ohms(S)}; a galvanometer joins the two middle points.`,
  say`Between the battery terminals of a Wheatstone bridge there are P = ${ohms(P)} and Q = ${ohms(Q)} on one side and R = ${ohms(R)} and S = ${ohms(S)} on the other, with a galvanometer between the two junctions.`,
  say`A battery feeds a Wheatstone bridge: one path holds P = ${ohms(P)} followed by Q = ${ohms(Q)}, the other R = ${ohms(R)} followed by S = ${ohms(S)}, and a galvanometer links the middle points.`,
  say`Four resistors form a Wheatstone bridge. From one terminal of the battery to the other lead P = ${ohms(P)} and Q = ${ohms(Q)} in series, and also R = ${ohms(R)} and S = ${ohms(S)} in series; the junctions of the two pairs are joined through a galvanometer.`,
  say`In a bridge circuit the current from a battery divides into two branches, P + Q and R + S, with P = ${ohms(P)}, Q = ${ohms(Q)}, R = ${ohms(R)} and S = ${ohms(S)}. The middle points of the branches are connected by a galvanometer.`,
]

function equivalent(rng: Random) {
  const arms = drawWhole(rng)
  const { P, Q, R, S } = arms
  const value = togetherOf(arms)
  const answer = ohms(value)
  return {
    given: { find: 'equivalent' as const, P, Q, R, S },
    prompt: stem(rng, between(arms), [
      say`The resistance between the battery terminals is:`,
      say`What is the equivalent resistance across the battery?`,
      say`Find the resistance of the whole network across the battery.`,
      say`By which single resistance can the bridge be replaced?`,
      say`How large is the resistance that the battery has to feed?`,
    ]),
    answer,
    mistakes: [
      { value: P + Q + R + S, because: say`the two sides are in parallel, not in series` },
      { value: P + Q, because: say`only one side was counted` },
      { value: R + S, because: say`only one side was counted` },
      { value: (P + Q + R + S) / 2, because: say`the two sides were averaged` },
      { value: (P + Q + R + S) / 4, because: say`the four arms were averaged` },
      { value: value * 2, because: say`the parallel sides were doubled` },
      { value: Math.abs(R + S - P - Q), because: say`the two sides were subtracted` },
      { value: value / 2, because: say`the parallel sides were halved` },
      { value: Math.round(parallel(P, R)), because: say`only P and R were counted, as if in parallel` },
      { value: Math.round(parallel(Q, S)), because: say`only Q and S were counted, as if in parallel` },
    ].filter((wrong) => Number.isInteger(wrong.value) && wrong.value > 0),
    steps: [
      say`P/Q = ${P} ÷ ${Q} and R/S = ${R} ÷ ${S} are equal: the bridge is balanced, and the galvanometer carries no current.`,
      say`P + Q = ${P + Q} and R + S = ${R + S} are in parallel.`,
      say`${P + Q} × ${R + S} ÷ ${P + Q + R + S} = ${answer}`,
    ],
  }
}

function current(rng: Random) {
  const arms = drawWhole(rng)
  const { P, Q, R, S } = arms
  const whole = togetherOf(arms)
  const amount = rng.int(1, 6)
  const voltage = whole * amount
  const answer = amperes(amount)
  const rounded = (value: number) => Math.round(value * 100) / 100
  const sources = [
    say`The battery gives ${volts(voltage)} and has no internal resistance.`,
    say`The emf of the ideal battery is ${volts(voltage)}.`,
    say`Between its terminals, the battery keeps a potential difference of ${volts(voltage)}.`,
  ]
  return {
    given: { find: 'current' as const, voltage, P, Q, R, S },
    prompt: stem(
      rng,
      between(arms).map((text) => say`${text} ${rng.pick(sources)}`),
      [
        say`The current drawn from the battery is:`,
        say`What current does the battery supply?`,
        say`Find the current through the battery.`,
        say`How much current flows out of the battery?`,
        say`The main current in the circuit is:`,
      ],
    ),
    answer,
    mistakes: [
      { value: rounded(voltage / (P + Q)), because: say`only one side was counted` },
      { value: rounded(voltage / (R + S)), because: say`only one side was counted` },
      {
        value: rounded(voltage / (P + Q + R + S)),
        because: say`the two sides are in parallel, not in series`,
      },
      { value: 2 * amount, because: say`the current was doubled for the two sides` },
      { value: amount / 2, because: say`the current was halved for the two sides` },
      { value: amount + 1, because: say`a slip in the division` },
    ],
    steps: [
      say`P/Q = ${P} ÷ ${Q} and R/S = ${R} ÷ ${S} are equal: the bridge is balanced, and the galvanometer carries no current.`,
      say`P + Q = ${P + Q} and R + S = ${R + S} are in parallel.`,
      say`${P + Q} × ${R + S} ÷ ${P + Q + R + S} = ${ohms(whole)}`,
      say`I = ${voltage} ÷ ${whole} = ${answer}`,
    ],
  }
}

function shunt(rng: Random) {
  const { arms, large, value } = rng.until(
    () => {
      const arms = drawArms(rng)
      const large = arms.S + rng.int(1, 60)
      return { arms, large, value: (arms.S * large) / (large - arms.S) }
    },
    (drawn) => Number.isInteger(drawn.value) && drawn.value <= 400 && drawn.value !== drawn.large,
  )
  const { P, Q, R, S } = arms
  const answer = ohms(value)
  const order = rng.pick(ORDERS)
  return {
    given: { find: 'shunt' as const, P, Q, R, S: large },
    prompt: stem(
      rng,
      [
        say`The arms P, Q, R and S of a Wheatstone bridge are ${ohms(P)}, ${ohms(Q)}, ${ohms(R)} and ${ohms(large)}, and it is not balanced; ${order}.`,
        say`A Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)}, R = ${ohms(R)} and S = ${ohms(large)} needs a smaller S to be balanced. In it ${order}.`,
        say`In a Wheatstone bridge, where ${order}, P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)}, but S = ${ohms(large)} is too large.`,
        say`A Wheatstone bridge with the arms ${ohms(P)} (P), ${ohms(Q)} (Q), ${ohms(R)} (R) and ${ohms(large)} (S) is to be balanced by a resistor across S; ${order}.`,
        say`The galvanometer of a Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)}, R = ${ohms(R)} and S = ${ohms(large)} is deflected, where ${order}. The arm S is to be shunted.`,
      ],
      [
        say`The resistance to be joined in parallel with S for balance is:`,
        say`What resistance in parallel with S balances it?`,
        say`Find the shunt across S that brings it into balance.`,
        say`How large must the resistance across S be for balance?`,
        say`With which resistance in parallel with S is there no deflection?`,
      ],
    ),
    answer,
    mistakes: [
      { value: large - S, because: say`a resistance in parallel is not subtracted` },
      { value: S, because: say`that is what S and its shunt must have together` },
      { value: large, because: say`that would halve S` },
      { value: S + large, because: say`the two resistances were added` },
      {
        value: Math.round((S * large) / (S + large)),
        because: say`the required value was put in parallel itself`,
      },
      { value: 2 * value, because: say`the shunt was doubled` },
    ],
    steps: [
      RULE,
      say`For balance the arm must be QR ÷ P = ${Q} × ${R} ÷ ${P} = ${S} Ω.`,
      say`1/x = 1/${S} − 1/${large}`,
      say`x = ${S} × ${large} ÷ ${large - S} = ${answer}`,
    ],
  }
}

function addedInSeries(rng: Random) {
  const { arms, small } = rng.until(
    () => {
      const arms = drawArms(rng)
      return { arms, small: rng.int(2, Math.max(2, arms.S - 1)) }
    },
    (drawn) => drawn.arms.S - drawn.small >= 2 && drawn.arms.S !== 2 * drawn.small,
  )
  const { P, Q, R, S } = arms
  const value = S - small
  const answer = ohms(value)
  const order = rng.pick(ORDERS)
  return {
    given: { find: 'series' as const, P, Q, R, S: small },
    prompt: stem(
      rng,
      [
        say`In a Wheatstone bridge P = ${ohms(P)}, Q = ${ohms(Q)}, R = ${ohms(R)} and S = ${ohms(small)}; it is not balanced. In it ${order}.`,
        say`The arms P, Q, R and S of a Wheatstone bridge are ${ohms(P)}, ${ohms(Q)}, ${ohms(R)} and ${ohms(small)}; ${order}.`,
        say`A Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)} and R = ${ohms(R)} would be balanced if its fourth arm, S = ${ohms(small)}, were larger; ${order}.`,
        say`The galvanometer of a Wheatstone bridge with P = ${ohms(P)}, Q = ${ohms(Q)}, R = ${ohms(R)} and S = ${ohms(small)} is deflected, where ${order}. A resistor is to be added to the arm S.`,
      ],
      [
        say`The resistance to be joined in series with S for balance is:`,
        say`What resistance in series with S balances the bridge?`,
        say`Find the resistance that must be added in series with S to balance it.`,
        say`How many ohms have to be added to S for balance?`,
      ],
    ),
    answer,
    mistakes: [
      { value: S, because: say`that is the whole resistance that the arm must have` },
      { value: small, because: say`that would double S` },
      { value: S + small, because: say`the two values were added` },
      { value: Math.abs((P * R) / Q - small), because: say`P and Q were exchanged` },
      { value: Math.abs(R - small), because: say`R and S were set equal` },
      { value: 2 * value, because: say`the difference was doubled` },
      { value: value / 2, because: say`the difference was halved` },
      { value: Math.abs(Q - small), because: say`S was made equal to Q` },
      { value: Math.round(parallel(S, small)), because: say`the two values were put in parallel` },
    ].filter((wrong) => Number.isInteger(wrong.value) && wrong.value > 0),
    steps: [
      RULE,
      say`For balance the arm must be QR ÷ P = ${Q} × ${R} ÷ ${P} = ${S} Ω.`,
      say`x = ${S} − ${small} = ${answer}`,
    ],
  }
}

/** "P = 6 Ω, Q = 4 Ω, R = 3 Ω, S = 7 Ω across 20 V: what does a voltmeter between the junctions read?" */
function middleVoltage(rng: Random) {
  const { P, Q, R, S, voltage, reading } = rng.until(
    () => {
      const voltage = rng.int(2, 20) * 3
      // Branches whose currents have one decimal at most.
      const branches = range(5, 90).filter((whole) => (10 * voltage) % whole === 0)
      const [left, right] = [rng.pick(branches), rng.pick(branches)]
      const [P, R] = [rng.int(2, left - 2), rng.int(2, right - 2)]
      const reading = Math.round(Math.abs((10 * voltage * P) / left - (10 * voltage * R) / right)) / 10
      return { P, Q: left - P, R, S: right - R, voltage, reading }
    },
    ({ P, Q, R, S, reading }) => reading >= 1 && new Set([P, Q, R, S]).size === 4,
  )
  const [left, right] = [voltage / (P + Q), voltage / (R + S)]
  const tidy = (value: number) => Math.round(value * 10) / 10
  const [overP, overR] = [tidy(left * P), tidy(right * R)]
  const answer = volts(reading)
  const v = volts(voltage)
  return {
    given: { find: 'middle' as const, voltage, P, Q, R, S },
    prompt: stem(
      rng,
      [
        say`In a bridge circuit, P = ${ohms(P)} and Q = ${ohms(Q)} are in series across an ideal battery of ${v}, and so are R = ${ohms(R)} and S = ${ohms(S)}, with P and R at the same terminal. An ideal voltmeter is connected between the two junctions.`,
        say`The galvanometer of a Wheatstone bridge is replaced by an ideal voltmeter. One path from terminal to terminal of a battery of ${v} holds P = ${ohms(P)} followed by Q = ${ohms(Q)}, the other R = ${ohms(R)} followed by S = ${ohms(S)}.`,
        say`A battery of ${v} and negligible internal resistance feeds two branches: ${ohms(P)} followed by ${ohms(Q)}, and ${ohms(R)} followed by ${ohms(S)}. An ideal voltmeter links the middle points of the branches.`,
      ],
      [
        say`The reading of the voltmeter is:`,
        say`What does the voltmeter read?`,
        say`Find the potential difference between the middle points.`,
        say`How large is the potential difference shown by the voltmeter?`,
      ],
    ),
    answer,
    mistakes: [
      { value: overP, because: say`that is the potential difference across ${ohms(P)}` },
      { value: overR, because: say`that is the potential difference across ${ohms(R)}` },
      { value: tidy(overP + overR), because: 'the two drops were added instead of subtracted' },
      { value: tidy(voltage - overP), because: say`that is the potential difference across ${ohms(Q)}` },
      { value: tidy(voltage - overR), because: say`that is the potential difference across ${ohms(S)}` },
      { value: Math.abs(tidy(voltage - overR - overP)), because: 'the drops were taken from opposite ends' },
      { value: reading * 2, because: 'the result was doubled' },
      { value: reading / 2, because: 'the result was halved' },
    ],
    within: [0.1, voltage] as const,
    steps: [
      say`The voltmeter draws no current, so each branch is a series circuit.`,
      say`Current in P and Q: ${voltage} ÷ ${P + Q} = ${amperes(left)}, so the drop across P is ${tidy(left)} × ${P} = ${volts(overP)}`,
      say`Current in R and S: ${voltage} ÷ ${R + S} = ${amperes(right)}, so the drop across R is ${tidy(right)} × ${R} = ${volts(overR)}`,
      say`Both drops start at one terminal: reading = ${Math.max(overP, overR)} − ${Math.min(overP, overR)} = ${answer}`,
    ],
  }
}
