import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { hertz, metresPerSecond } from '../../../kit/values/quantities.ts'
import { rounded } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A listener moves at 20 m/s towards a siren of 600 Hz. Sound travels at 340 m/s. What frequency is heard?" */
export const doppler = defineGenerator({
  id: 'physics/doppler',
  version: 6,
  concepts: ['doppler-effect'],
  levels: { easy: { form: movingListener }, medium: { form: movingSource }, hard: { form: bothMoving } },
  generate: (rng, { form }) => form(rng),
  solve: ({ sent, sound, source, listener }) => heardFrequency(sent, sound, source, listener),
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
  const { sent, sound } = drawTone(rng)
  const [speed, isNearing] = [rng.int(15, 40), rng.chance(0.5)]
  const way = isNearing ? 1 : -1
  const heard = (sent * (sound + way * speed)) / sound
  const answer = rounded(heard, 0, 'Hz')
  const [direction, siren] = [
    isNearing ? 'straight towards' : 'straight away from',
    rng.pick(['a factory siren', 'a loudspeaker', 'a standing fire engine', 'a whistle', 'an alarm']),
  ]
  return {
    given: { sent, sound, source: 0, listener: way * speed },
    prompt: stem(
      rng,
      [
        say`An observer moves with a velocity of ${metresPerSecond(speed)} ${direction} ${siren} of frequency ${hertz(sent)}. The velocity of sound is ${metresPerSecond(sound)}.`,
        say`A stationary source emits sound of frequency ${hertz(sent)}, and a listener moves ${direction} it at ${metresPerSecond(speed)}. The speed of sound in air is ${metresPerSecond(sound)}.`,
        say`The frequency of ${siren} is ${hertz(sent)}. A person in a train moves ${direction} it with a speed of ${metresPerSecond(speed)}, and the velocity of sound in still air is ${metresPerSecond(sound)}.`,
        say`Sound travels at ${metresPerSecond(sound)} in air. A motorcyclist going ${direction} ${siren}, which emits a note of ${hertz(sent)}, has a speed of ${metresPerSecond(speed)}.`,
        say`While ${siren} at rest gives out a note of ${hertz(sent)}, a car is driven ${direction} it at ${metresPerSecond(speed)}. (Speed of sound = ${metresPerSecond(sound)})`,
        say`A girl listens in a jeep that goes ${direction} ${siren} at ${metresPerSecond(speed)}. The note sent out has a frequency of ${hertz(sent)}; sound travels at ${metresPerSecond(sound)}.`,
      ],
      [
        say`The apparent frequency heard (to the nearest hertz) is:`,
        say`To the nearest hertz, what pitch does the note seem to have?`,
        say`What is the frequency heard by the observer, to the nearest hertz?`,
        say`Find the apparent frequency, rounded to the nearest hertz.`,
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
  const { sent, sound } = drawTone(rng)
  const [speed, isNearing] = [rng.int(15, 40), rng.chance(0.5)]
  const way = isNearing ? 1 : -1
  const relative = sound - way * speed
  const heard = (sent * sound) / relative
  const answer = rounded(heard, 0, 'Hz')
  const [direction, vehicle] = [
    isNearing ? 'comes straight towards' : 'moves straight away from',
    rng.pick(['An ambulance', 'A train', 'A fire engine', 'A bus', 'A police jeep', 'A motorcycle']),
  ]
  return {
    given: { sent, sound, source: way * speed, listener: 0 },
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
        say`The apparent frequency heard (to the nearest hertz) is:`,
        say`To the nearest hertz, what pitch does the note seem to have?`,
        say`What is the frequency heard by the observer, to the nearest hertz?`,
        say`Find the apparent frequency, rounded to the nearest hertz.`,
        say`Which frequency reaches the ear of the person at rest, to the nearest hertz?`,
        say`By the Doppler effect, the note is heard with a frequency (to the nearest hertz) of:`,
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
  const { sent, sound } = drawTone(rng)
  const [first, second, isNearing] = [rng.int(10, 35), rng.int(10, 35), rng.chance(0.5)]
  const way = isNearing ? 1 : -1
  const [above, below] = [sound + way * second, sound - way * first]
  const heard = (sent * above) / below
  const answer = rounded(heard, 0, 'Hz')

  const vehicle = rng.pick(['An ambulance', 'A train', 'A fire engine', 'A police jeep', 'A truck'])
  const each = isNearing ? 'towards each other' : 'away from each other'
  return {
    given: { sent, sound, source: way * first, listener: way * second },
    prompt: stem(
      rng,
      [
        say`${vehicle} and a car move ${each} along a straight line with velocities of ${metresPerSecond(first)} and ${metresPerSecond(second)}, respectively. The first sounds a horn of frequency ${hertz(sent)}, and the velocity of sound is ${metresPerSecond(sound)}.`,
        say`A source of frequency ${hertz(sent)} and an observer move ${each} with speeds of ${metresPerSecond(first)} and ${metresPerSecond(second)}, respectively. The speed of sound in air is ${metresPerSecond(sound)}.`,
        say`The siren of ${vehicle.toLowerCase()} emits a note of ${hertz(sent)}. It moves at ${metresPerSecond(first)} and an observer in a car moves at ${metresPerSecond(second)}, the two going ${each}. Take the velocity of sound as ${metresPerSecond(sound)}.`,
        say`Sound travels at ${metresPerSecond(sound)}. Two trains run ${each} on parallel tracks; the first, at ${metresPerSecond(first)}, whistles at ${hertz(sent)}, and a passenger listens in the second, which runs at ${metresPerSecond(second)}.`,
        say`A motorcyclist riding at ${metresPerSecond(second)} and ${vehicle.replace(/^A/, 'a')} running at ${metresPerSecond(first)} with its siren of ${hertz(sent)} on are going ${each}. (Speed of sound = ${metresPerSecond(sound)})`,
        say`On a straight road, the driver of a car (${metresPerSecond(second)}) listens to the horn (${hertz(sent)}) of ${vehicle.replace(/^A/, 'a')} (${metresPerSecond(first)}). The two vehicles move ${each}, and sound travels at ${metresPerSecond(sound)}.`,
        say`The frequency of a horn is ${hertz(sent)} and the velocity of sound is ${metresPerSecond(sound)}. The horn is mounted on ${vehicle.replace(/^A/, 'a')} with a speed of ${metresPerSecond(first)}; a listener with a speed of ${metresPerSecond(second)} and the vehicle move ${each}.`,
        say`Source and listener go ${each}: the source, of frequency ${hertz(sent)}, at ${metresPerSecond(first)} and the listener at ${metresPerSecond(second)} through still air. (Velocity of sound = ${metresPerSecond(sound)})`,
      ],
      [
        say`The apparent frequency heard by the observer (to the nearest hertz) is:`,
        say`What is the frequency heard by the moving listener, to the nearest hertz?`,
        say`Find the apparent frequency, rounded to the nearest hertz.`,
        say`Which frequency does the one without the horn hear, to the nearest hertz?`,
        say`By the Doppler effect, the note is heard with a frequency (to the nearest hertz) of:`,
        say`To the nearest hertz, what pitch does the note seem to have for the listener?`,
      ],
    ),
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

function drawTone(rng: Random) {
  return { sent: rng.int(25, 150) * 10, sound: rng.pick([320, 330, 332, 335, 340, 344, 345, 350]) }
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
