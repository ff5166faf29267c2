import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { hertz, metresPerSecond } from '../../../kit/values/quantities.ts'
import { rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** In m/s, in air. */
const SPEEDS_OF_SOUND = [320, 330, 332, 336, 340, 342, 345, 350]

/** "A listener moves at 20 m/s towards a siren of 600 Hz. Sound travels at 340 m/s. What frequency is heard?" */
export const doppler = defineGenerator({
  id: 'physics/doppler',
  version: 10,
  concepts: ['doppler-effect'],
  levels: {
    easy: { forms: [movingListener] },
    medium: { forms: [movingSource] },
    hard: { forms: [bothMoving, sameDirection, echo, passing] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve({ find, sent, sound, source, listener }) {
    const heard = (from: number, own: number, other: number) => heardFrequency(from, sound, own, other)
    switch (find) {
      case 'heard':
        return heard(sent, source, listener)
      case 'echo':
        // The wall receives the note at rest and sends it back.
        return heard(heard(sent, source, 0), 0, listener)
      case 'passing':
        return heard(sent, source, 0) - heard(sent, -source, 0)
    }
  },
})

/**
 * Sends two crests and notes when each arrives. Source and listener are 5 km apart; a positive speed means towards
 * the other one.
 */
function heardFrequency(sent: number, sound: number, source: number, listener: number): number {
  const apart = 5000
  const arrival = (start: number) => {
    const way = apart - source * start - listener * start
    return start + way / (sound + listener)
  }
  return 1 / (arrival(1 / sent) - arrival(0))
}

function movingListener(rng: Random) {
  const isNearing = rng.chance(0.5)
  const way = isNearing ? 1 : -1
  const { sent, sound, speed } = rng.until(
    () => ({ ...drawTone(rng), speed: rng.int(8, 40) }),
    (drawn) => (drawn.sent * drawn.speed) % drawn.sound === 0,
  )
  const heard = (sent * (sound + way * speed)) / sound
  const answer = rounded(heard, 0, 'Hz')
  const [direction, siren] = [
    isNearing ? 'directly towards' : 'directly away from',
    rng.pick(['a factory siren', 'a loudspeaker', 'a standing fire engine', 'a whistle', 'an alarm']),
  ]
  return {
    given: { find: 'heard' as const, sent, sound, source: 0, listener: way * speed },
    prompt: stem(
      rng,
      [
        say`An observer moves with a velocity of ${metresPerSecond(speed)} ${direction} ${siren} of frequency ${hertz(sent)}. The velocity of sound is ${metresPerSecond(sound)}.`,
        say`A stationary source emits sound of frequency ${hertz(sent)}, and a listener moves ${direction} it at ${metresPerSecond(speed)}. The speed of sound in air is ${metresPerSecond(sound)}.`,
        say`The frequency of ${siren} is ${hertz(sent)}. A person in a train moves ${direction} it with a speed of ${metresPerSecond(speed)}, and the velocity of sound in still air is ${metresPerSecond(sound)}.`,
        say`Sound travels at ${metresPerSecond(sound)} in air. A motorcyclist going ${direction} ${siren}, which emits a note of ${hertz(sent)}, has a speed of ${metresPerSecond(speed)}.`,
        say`While ${siren} at rest gives out a note of ${hertz(sent)}, a car is driven ${direction} it at ${metresPerSecond(speed)}. (Speed of sound = ${metresPerSecond(sound)})`,
        say`An observer in a jeep moves ${direction} ${siren} at ${metresPerSecond(speed)}. The source emits a note of ${hertz(sent)}, and the speed of sound is ${metresPerSecond(sound)}.`,
      ],
      [
        say`The apparent frequency heard is:`,
        say`What is the frequency heard by the observer?`,
        say`Find the apparent frequency.`,
      ],
    ),
    answer,
    mistakes: shiftMistakes({ sent, heard, speed, way, confused: (sent * sound) / (sound - way * speed) }),
    within: onSideOf(sent, way),
    steps: [
      say`The listener meets the crests at ${sound} ${isNearing ? '+' : '−'} ${speed} = ${metresPerSecond(sound + way * speed)}`,
      say`f = ${sent} × ${sound + way * speed} ÷ ${sound} = ${answer}`,
    ],
  }
}

function movingSource(rng: Random) {
  const isNearing = rng.chance(0.5)
  const way = isNearing ? 1 : -1
  const { sent, sound, speed } = rng.until(
    () => ({ ...drawTone(rng), speed: rng.int(8, 40) }),
    (drawn) => (drawn.sent * drawn.sound) % (drawn.sound - way * drawn.speed) === 0,
  )
  const relative = sound - way * speed
  const heard = (sent * sound) / relative
  const answer = rounded(heard, 0, 'Hz')
  const [direction, vehicle] = [
    isNearing ? 'moves directly towards' : 'moves directly away from',
    rng.pick(['An ambulance', 'A train', 'A fire engine', 'A bus', 'A police jeep', 'A motorcycle']),
  ]
  return {
    given: { find: 'heard' as const, sent, sound, source: way * speed, listener: 0 },
    prompt: stem(
      rng,
      [
        say`${vehicle} sounding a horn of frequency ${hertz(sent)} ${direction} a stationary observer with a velocity of ${metresPerSecond(speed)}. The velocity of sound is ${metresPerSecond(sound)}.`,
        say`A source of sound of frequency ${hertz(sent)} ${direction} a listener at rest at ${metresPerSecond(speed)}. The speed of sound in air is ${metresPerSecond(sound)}.`,
        say`The horn of ${vehicle.toLowerCase()} has a frequency of ${hertz(sent)}. The vehicle ${direction} a person standing beside the road with a speed of ${metresPerSecond(speed)}, and sound travels at ${metresPerSecond(sound)}.`,
        say`The speed of sound is ${metresPerSecond(sound)}. A man standing on a platform hears the whistle of an engine which ${direction} him at ${metresPerSecond(speed)} and emits a note of ${hertz(sent)}.`,
        say`${vehicle}, whose siren has a true pitch of ${hertz(sent)}, ${direction} a listener at rest. Its speed is ${metresPerSecond(speed)}, and that of sound is ${metresPerSecond(sound)}.`,
        say`With a speed of ${metresPerSecond(speed)}, a whistling engine ${direction} a level crossing, where people are waiting. The whistle has a frequency of ${hertz(sent)}, and the velocity of sound is ${metresPerSecond(sound)}.`,
        say`A student at rest records the horn of ${vehicle.toLowerCase()} that ${direction} the microphone at ${metresPerSecond(speed)}. The horn sends out ${hertz(sent)}. (Velocity of sound = ${metresPerSecond(sound)})`,
      ],
      [
        say`The apparent frequency heard is:`,
        say`What is the frequency heard by the observer?`,
        say`Find the apparent frequency.`,
        say`By the Doppler effect, the note is heard with a frequency of:`,
        say`Calculate, how many vibrations per second are received.`,
      ],
    ),
    answer,
    mistakes: shiftMistakes({ sent, heard, speed, way, confused: (sent * (sound + way * speed)) / sound }),
    within: onSideOf(sent, way),
    steps: [
      say`The source moves, so f = f₀ × v ÷ (v ${isNearing ? '−' : '+'} u), where u is the speed of the source.`,
      say`v ${isNearing ? '−' : '+'} u = ${sound} ${isNearing ? '−' : '+'} ${speed} = ${metresPerSecond(relative)}`,
      say`f = ${sent} × ${sound} ÷ ${relative} = ${answer}`,
    ],
  }
}

function bothMoving(rng: Random) {
  const isNearing = rng.chance(0.5)
  const way = isNearing ? 1 : -1
  const { sent, sound, first, second } = rng.until(
    () => ({ ...drawTone(rng), first: rng.int(10, 35), second: rng.int(10, 35) }),
    (drawn) => (drawn.sent * (drawn.sound + way * drawn.second)) % (drawn.sound - way * drawn.first) === 0,
  )
  const [above, below] = [sound + way * second, sound - way * first]
  const heard = (sent * above) / below
  const answer = rounded(heard, 0, 'Hz')

  const vehicle = rng.pick(SOUNDING)
  const each = isNearing ? 'towards each other' : 'away from each other'
  const [u, w] = [metresPerSecond(first), metresPerSecond(second)]
  const [tone, air] = [hertz(sent), metresPerSecond(sound)]
  const { told, hearer } = rng.pick([
    {
      told: say`A ${vehicle} and a car move ${each} along a straight road with velocities of ${u} and ${w}, respectively. The ${vehicle} sounds a horn of frequency ${tone}, and the velocity of sound is ${air}.`,
      hearer: 'the driver of the car',
    },
    {
      told: say`A source of frequency ${tone} and an observer move ${each} with speeds of ${u} and ${w}, respectively. The speed of sound in air is ${air}.`,
      hearer: 'the observer',
    },
    {
      told: say`The siren of a ${vehicle} emits a note of ${tone}. It moves at ${u} and a car moves at ${w}, the two going ${each}. Take the velocity of sound as ${air}.`,
      hearer: 'a passenger in the car',
    },
    {
      told: say`Two trains P and Q run ${each} on parallel tracks with speeds of ${u} and ${w}, respectively. Train P blows a whistle of frequency ${tone}, and sound travels at ${air}.`,
      hearer: 'a passenger in train Q',
    },
    {
      told: say`A motorcyclist riding at ${w} and a ${vehicle} running at ${u} are going ${each}. The siren of the ${vehicle} has a frequency of ${tone}, and the speed of sound is ${air}.`,
      hearer: 'the motorcyclist',
    },
    {
      told: say`The speed of sound is ${air}. The driver of a car moving at ${w} hears the horn, of frequency ${tone}, of a ${vehicle} moving at ${u}. The two vehicles move ${each}.`,
      hearer: 'the driver of the car',
    },
  ])
  return {
    given: { find: 'heard' as const, sent, sound, source: way * first, listener: way * second },
    prompt: stem(rng, [told], askHeard(hearer)),
    answer,
    mistakes: whole([
      { value: (sent * sound) / below, because: 'the motion of the listener was left out' },
      { value: (sent * above) / sound, because: 'the motion of the source was left out' },
      { value: sent + 2 * (heard - sent), because: 'the change of the frequency was counted twice' },
      { value: sent + 3 * (heard - sent), because: 'the change of the frequency was counted three times' },
      { value: sent + 4 * (heard - sent), because: 'the change of the frequency was counted four times' },
      { value: sent + 1.5 * (heard - sent), because: 'half of the change was added once more' },
      { value: sent + (heard - sent) / 2, because: 'the sent and the heard frequency were averaged' },
    ]),
    within: onSideOf(sent, way),
    steps: [
      say`f = f₀ × (speed of sound against the listener) ÷ (speed of sound against the source)`,
      say`Listener: ${sound} ${isNearing ? '+' : '−'} ${second} = ${metresPerSecond(above)}`,
      say`Source: ${sound} ${isNearing ? '−' : '+'} ${first} = ${metresPerSecond(below)}`,
      say`f = ${sent} × ${above} ÷ ${below} = ${answer}`,
    ],
  }
}

function sameDirection(rng: Random) {
  const isBehind = rng.chance(0.5)
  const sign = isBehind ? -1 : 1
  const { sent, sound, first, second } = rng.until(
    () => ({ ...drawTone(rng), first: rng.int(8, 45), second: rng.int(8, 45) }),
    (drawn) =>
      Math.abs(drawn.first - drawn.second) >= 15 &&
      (drawn.sent * (drawn.sound + sign * drawn.second)) % (drawn.sound + sign * drawn.first) === 0,
  )
  const [above, below] = [sound + sign * second, sound + sign * first]
  const heard = (sent * above) / below
  const way = heard > sent ? 1 : -1
  const answer = rounded(heard, 0, 'Hz')
  const vehicle = rng.pick(SOUNDING)
  const [u, w] = [metresPerSecond(first), metresPerSecond(second)]
  const [tone, air] = [hertz(sent), metresPerSecond(sound)]
  const { told, hearer } = rng.pick([
    {
      told: say`A ${vehicle} moving at ${u} sounds a horn of frequency ${tone}. A car moves in the same direction at ${w}, ${isBehind ? 'ahead of' : 'behind'} the ${vehicle}, on a straight road. The velocity of sound is ${air}.`,
      hearer: 'the driver of the car',
    },
    {
      told: say`Two trains P and Q run in the same direction on parallel tracks with speeds of ${u} and ${w}, respectively, train Q being ${isBehind ? 'ahead' : 'behind'}. Train P blows a whistle of frequency ${tone}, and sound travels at ${air}.`,
      hearer: 'a passenger in train Q',
    },
    {
      told: say`A source of frequency ${tone} moves at ${u} and an observer ${isBehind ? 'in front of' : 'behind'} it moves in the same direction at ${w}. The speed of sound in air is ${air}.`,
      hearer: 'the observer',
    },
  ])
  const change = heard - sent
  return {
    given: { find: 'heard' as const, sent, sound, source: -sign * first, listener: sign * second },
    prompt: stem(rng, [told], askHeard(hearer)),
    answer,
    mistakes: whole([
      {
        value: (sent * (sound + way * second)) / (sound - way * first),
        because: 'they were taken to move in opposite directions',
      },
      {
        value: (sent * sound) / (sound - way * first),
        because: 'only the source was taken to move',
      },
      {
        value: (sent * (sound + way * second)) / sound,
        because: 'only the listener was taken to move',
      },
      { value: sent + 2 * change, because: 'the change of the frequency was counted twice' },
      { value: sent + 3 * change, because: 'the change of the frequency was counted three times' },
      { value: sent + 4 * change, because: 'the change of the frequency was counted four times' },
    ]),
    within: onSideOf(sent, way),
    steps: [
      say`f = f₀ × (speed of sound against the listener) ÷ (speed of sound against the source)`,
      say`The listener moves ${isBehind ? 'away from' : 'towards'} the source: ${sound} ${isBehind ? '−' : '+'} ${second} = ${metresPerSecond(above)}`,
      say`The source moves ${isBehind ? 'towards' : 'away from'} the listener: ${sound} ${isBehind ? '−' : '+'} ${first} = ${metresPerSecond(below)}`,
      say`f = ${sent} × ${above} ÷ ${below} = ${answer}`,
    ],
  }
}

function echo(rng: Random) {
  const isNearing = rng.chance(0.6)
  const way = isNearing ? 1 : -1
  const { sent, sound, speed } = rng.until(
    () => ({ ...drawTone(rng), speed: rng.int(8, 38) }),
    (drawn) => (drawn.sent * (drawn.sound + way * drawn.speed)) % (drawn.sound - way * drawn.speed) === 0,
  )
  const [above, below] = [sound + way * speed, sound - way * speed]
  const heard = (sent * above) / below
  const change = heard - sent
  const answer = rounded(heard, 0, 'Hz')
  const direction = isNearing ? 'towards' : 'away from'
  const vehicle = rng.pick(['car', 'bus', 'truck', 'train', 'motorboat', 'police jeep'])
  const wall =
    vehicle === 'motorboat' ? 'a vertical cliff' : rng.pick(['a vertical cliff', 'a high wall', 'a hill'])
  const [u, tone, air] = [metresPerSecond(speed), hertz(sent), metresPerSecond(sound)]
  return {
    given: { find: 'echo' as const, sent, sound, source: way * speed, listener: way * speed },
    prompt: stem(
      rng,
      [
        say`A ${vehicle} moving at ${u} directly ${direction} ${wall} sounds a horn of frequency ${tone}. The velocity of sound is ${air}.`,
        say`The driver of a ${vehicle}, moving at ${u} directly ${direction} ${wall}, blows a horn of frequency ${tone} and hears its echo. Take the speed of sound in air as ${air}.`,
        say`A ${vehicle} goes directly ${direction} ${wall} at ${u}. Its horn emits a note of ${tone}, and sound travels at ${air}.`,
      ],
      [
        say`What is the frequency of the echo heard by the driver?`,
        say`The frequency of the reflected sound heard by the driver is:`,
        say`Find the frequency of the echo as heard by the driver.`,
      ],
    ),
    answer,
    mistakes: whole([
      { value: (sent * sound) / below, because: 'that is the frequency at the wall; the driver moves too' },
      { value: (sent * above) / sound, because: 'the motion of the source was left out' },
      { value: sent + 2 * change, because: 'the change of the frequency was counted twice' },
      { value: sent + 1.5 * change, because: 'half of the change was added once more' },
      { value: sent + change / 4, because: 'only a quarter of the change was counted' },
      { value: sent + 0.75 * change, because: 'only three quarters of the change were counted' },
    ]),
    within: onSideOf(sent, way),
    steps: [
      say`At the wall the frequency is f₁ = f₀ × v ÷ (v ${isNearing ? '−' : '+'} u), as the source moves.`,
      say`The wall sends back f₁, and the driver moves ${direction} it: f = f₁ × (v ${isNearing ? '+' : '−'} u) ÷ v`,
      say`f = ${sent} × ${above} ÷ ${below} = ${answer}`,
    ],
  }
}

function passing(rng: Random) {
  const { sent, sound, speed } = rng.pick(PASSES)
  const [before, after] = [(sent * sound) / (sound - speed), (sent * sound) / (sound + speed)]
  const drop = before - after
  const answer = rounded(drop, 0, 'Hz')
  const vehicle = rng.pick(['train', 'fire engine', 'police jeep', 'truck', 'ambulance'])
  const the = vehicle === 'ambulance' ? 'an ambulance' : `a ${vehicle}`
  const [u, tone, air] = [metresPerSecond(speed), hertz(sent), metresPerSecond(sound)]
  return {
    given: { find: 'passing' as const, sent, sound, source: speed, listener: 0 },
    prompt: stem(
      rng,
      [
        say`${the} moving at ${u} and sounding a horn of frequency ${tone} approaches, passes and leaves a stationary observer. The velocity of sound is ${air}.`,
        say`A person standing beside the track hears the horn of ${the}, of frequency ${tone}, as it comes near and goes away at ${u}. Take the speed of sound in air as ${air}.`,
        say`While ${the} passes an observer at rest with a speed of ${u}, its horn emits a note of ${tone}. Sound travels at ${air}.`,
      ],
      [
        say`By how much does the frequency heard fall as it passes?`,
        say`The difference between the frequencies heard before and after it passes is:`,
        say`Find the drop in the frequency heard by the observer.`,
      ],
    ),
    answer,
    mistakes: whole([
      { value: before - sent, because: 'only the rise before it passes was counted' },
      { value: sent - after, because: 'only the fall after it has passed was counted' },
      { value: 2 * drop, because: 'the drop was counted twice' },
      { value: 1.5 * drop, because: 'half of the drop was added once more' },
      { value: drop / 4, because: 'only a quarter of the drop was counted' },
      { value: drop + speed, because: 'the speed was added to the drop' },
    ]),
    within: [2, sent] as const,
    steps: [
      say`Before: f₁ = ${sent} × ${sound} ÷ (${sound} − ${speed}) = ${hertz(before)}`,
      say`After: f₂ = ${sent} × ${sound} ÷ (${sound} + ${speed}) = ${hertz(after)}`,
      say`f₁ − f₂ = ${answer}`,
    ],
  }
}

/** Tones and speeds for which the frequencies before and after passing are whole numbers. */
const PASSES = SPEEDS_OF_SOUND.flatMap((sound) =>
  range(8, 42).flatMap((speed) =>
    range(60, 400)
      .map((times) => times * 4)
      .filter((sent) => (sent * sound) % (sound - speed) === 0 && (sent * sound) % (sound + speed) === 0)
      .map((sent) => ({ sent, sound, speed })),
  ),
)

const SOUNDING = ['train', 'fire engine', 'police jeep', 'truck', 'bus']

const askHeard = (hearer: string) => [
  say`What is the frequency heard by ${hearer}?`,
  say`The frequency heard by ${hearer} is:`,
  say`Find the apparent frequency for ${hearer}.`,
]

function drawTone(rng: Random) {
  return { sent: rng.int(25, 150) * 10, sound: rng.pick(SPEEDS_OF_SOUND) }
}

/** Rounded like the answer. */
const whole = (mistakes: readonly { value: number; because: string }[]) =>
  mistakes.map(({ value, because }) => ({ value: Math.round(value), because }))

/** Coming nearer raises the tone and moving away lowers it, so an option on the other side falls at sight. */
const onSideOf = (sent: number, way: 1 | -1) =>
  way === 1 ? ([sent + 1, 3 * sent] as const) : ([sent / 3, sent - 1] as const)

/** Mistakes that both forms share; `confused` is the result of the formula for the other one in motion. */
function shiftMistakes(tone: { sent: number; heard: number; confused: number; speed: number; way: 1 | -1 }) {
  const { sent, heard, confused, speed, way } = tone
  return whole([
    { value: confused, because: 'the motions of the source and of the listener were confused' },
    { value: sent + 2 * (heard - sent), because: 'the change of the frequency was counted twice' },
    { value: sent + 3 * (heard - sent), because: 'the change of the frequency was counted three times' },
    { value: sent + 4 * (heard - sent), because: 'the change of the frequency was counted four times' },
    { value: sent + 1.5 * (heard - sent), because: 'half of the change was counted once more' },
    { value: (sent + heard) / 2, because: 'the sent and the heard frequency were averaged' },
    { value: sent + (heard - sent) / 4, because: 'only a quarter of the change was counted' },
    {
      value: heard + way * 2 * speed,
      because: `twice the speed was ${way === 1 ? 'added to' : 'subtracted from'} the frequency heard`,
    },
    {
      value: sent + way * speed,
      because: `the speed was ${way === 1 ? 'added to' : 'subtracted from'} the frequency`,
    },
  ])
}
