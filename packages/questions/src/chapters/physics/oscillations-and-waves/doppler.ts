import { defineGenerator } from '../../../kit/define-generator.ts'
import type { Random } from '../../../kit/random/random.ts'
import { hertz, metresPerSecond } from '../../../kit/values/quantities.ts'
import { rounded } from '../../../kit/values/value.ts'
import { people } from '../../../kit/wording/people.ts'
import { towns } from '../../../kit/wording/places.ts'
import { say } from '../../../kit/wording/say.ts'

/** "A listener moves at 20 m/s towards a siren of 600 Hz. Sound travels at 340 m/s. What frequency is heard?" */
export const doppler = defineGenerator({
  id: 'physics/doppler',
  version: 1,
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const [direction, siren] = [
    isNearing ? 'straight towards' : 'straight away from',
    rng.pick(['a factory siren', 'a loudspeaker', 'a standing fire engine', 'a whistle', 'an alarm']),
  ]
  return {
    given: { sent, sound, source: 0, listener: way * speed },
    prompt: rng.pick([
      say`${person} rides at ${metresPerSecond(speed)} ${direction} ${siren} of ${hertz(sent)} in ${town}. Sound travels at ${metresPerSecond(sound)}. What frequency is heard, to the nearest hertz?`,
      say`In ${town} ${siren} at rest gives a tone of ${hertz(sent)}. With ${metresPerSecond(sound)} for the speed of sound, find to the nearest hertz what ${person} hears on a train that moves ${direction} it at ${metresPerSecond(speed)}.`,
      say`To the nearest hertz, which tone reaches a driver near ${town} who goes ${direction} ${siren} at ${metresPerSecond(speed)}, if the siren stands still, sends ${hertz(sent)} and sound moves at ${metresPerSecond(sound)}?`,
      say`The speed of sound is ${metresPerSecond(sound)}. A car leaves a junction in ${town} and moves at ${metresPerSecond(speed)} ${direction} ${siren}, which is fixed and sounds at ${hertz(sent)}. What frequency do the people in the car hear? (nearest hertz)`,
      say`${siren.charAt(0).toUpperCase()}${siren.slice(1)} of ${hertz(sent)} is at rest in ${town}, and ${person} moves ${direction} it with ${metresPerSecond(speed)}. Taking ${metresPerSecond(sound)} for sound in still air, work out the frequency that ${person} hears, to the nearest hertz.`,
    ]),
    answer,
    mistakes: shiftMistakes({ sent, heard, other: (sent * (sound - way * speed)) / sound, speed, way }),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const [direction, vehicle] = [
    isNearing ? 'comes straight towards' : 'moves straight away from',
    rng.pick(['An ambulance', 'A train', 'A fire engine', 'A bus', 'A police jeep', 'A motorcycle']),
  ]
  return {
    given: { sent, sound, source: way * speed, listener: 0 },
    prompt: rng.pick([
      say`${vehicle} sounding at ${hertz(sent)} ${direction} ${person}, who stands at a road in ${town}, at ${metresPerSecond(speed)}. Sound travels at ${metresPerSecond(sound)}. What frequency is heard, to the nearest hertz?`,
      say`${person} waits in ${town} while ${vehicle.toLowerCase()} with a horn of ${hertz(sent)} ${direction} the spot at ${metresPerSecond(speed)}. With ${metresPerSecond(sound)} for sound, find the frequency heard, to the nearest hertz.`,
      say`To the nearest hertz, what tone does a person at rest in ${town} hear from ${vehicle.toLowerCase()} that ${direction} this person with ${metresPerSecond(speed)}? Its horn gives ${hertz(sent)}; sound moves at ${metresPerSecond(sound)}.`,
      say`The horn of ${vehicle.toLowerCase()} has ${hertz(sent)}. It ${direction} a bus stop in ${town} at ${metresPerSecond(speed)}, and the speed of sound is ${metresPerSecond(sound)}. Which frequency do those who wait there hear? (nearest hertz)`,
      say`A microphone that ${person} has fixed to a pole in ${town} records the siren (${hertz(sent)}) of ${vehicle.toLowerCase()} which ${direction} it at ${metresPerSecond(speed)}. Sound: ${metresPerSecond(sound)}. What frequency is recorded, to the nearest hertz?`,
    ]),
    answer,
    mistakes: shiftMistakes({ sent, heard, other: (sent * sound) / (sound + way * speed), speed, way }),
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
  const [person, town] = [rng.pick(people).name, rng.pick(towns)]
  const vehicle = rng.pick(['An ambulance', 'A train', 'A fire engine', 'A police jeep', 'A truck'])
  const each = isNearing ? 'towards each other' : 'away from each other'
  return {
    given: { sent, sound, source: way * first, listener: way * second },
    prompt: rng.pick([
      say`${vehicle} at ${metresPerSecond(first)} and the car of ${person} at ${metresPerSecond(second)} move straight ${each} near ${town}. The horn of the first has ${hertz(sent)}; sound travels at ${metresPerSecond(sound)}. What frequency does ${person} hear, to the nearest hertz?`,
      say`On a straight road to ${town}, ${person} drives at ${metresPerSecond(second)} and hears ${vehicle.toLowerCase()} that sounds at ${hertz(sent)} and runs at ${metresPerSecond(first)}; the two move ${each}. With ${metresPerSecond(sound)} for sound, find the frequency heard, to the nearest hertz.`,
      say`The speed of sound is ${metresPerSecond(sound)} in ${town}. ${vehicle} (${hertz(sent)}, ${metresPerSecond(first)}) and a listener on a scooter (${metresPerSecond(second)}) move ${each} along one line. Which frequency reaches the listener? (nearest hertz)`,
      say`To the nearest hertz, what does ${person} near ${town} hear from ${vehicle.toLowerCase()} with a siren of ${hertz(sent)}, if the two go ${each}, the vehicle with ${metresPerSecond(first)}, ${person} with ${metresPerSecond(second)}, and sound with ${metresPerSecond(sound)}?`,
      say`Source and listener move ${each}: ${vehicle.toLowerCase()} of ${town} with a tone of ${hertz(sent)} has ${metresPerSecond(first)}, the motorcycle of ${person} ${metresPerSecond(second)} on the same straight track. Take ${metresPerSecond(sound)} for sound and find the frequency heard, to the nearest hertz.`,
    ]),
    answer,
    mistakes: whole([
      {
        value: (sent * (sound - way * second)) / (sound + way * first),
        because: 'both signs were turned round',
      },
      { value: (sent * sound) / below, because: 'the motion of the listener was left out' },
      { value: (sent * above) / sound, because: 'the motion of the source was left out' },
      { value: sent, because: 'that is the frequency that was sent; the motion changes it' },
      { value: sent + 2 * (heard - sent), because: 'the change of the frequency was counted twice' },
      { value: (sent * below) / above, because: 'the fraction was turned upside down' },
      { value: sent + 1.5 * (heard - sent), because: 'half of the change was added once more' },
      { value: sent + (heard - sent) / 2, because: 'the sent and the heard frequency were averaged' },
    ]),
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

/** Mistakes that every form shares; `other` is the result for the opposite direction. */
function shiftMistakes(tone: { sent: number; heard: number; other: number; speed: number; way: 1 | -1 }) {
  const { sent, heard, other, speed, way } = tone
  return whole([
    { value: other, because: way === 1 ? 'coming nearer raises the tone' : 'moving away lowers the tone' },
    { value: sent, because: 'that is the frequency that was sent; the motion changes it' },
    { value: sent + 2 * (heard - sent), because: 'the change of the frequency was counted twice' },
    { value: sent + 3 * (heard - sent), because: 'the change of the frequency was counted three times' },
    { value: (sent + heard) / 2, because: 'the sent and the heard frequency were averaged' },
    {
      value: heard + way * 2 * speed,
      because: `twice the speed was ${way === 1 ? 'added to' : 'subtracted from'} the frequency heard`,
    },
    {
      value: sent - way * speed,
      because: `the speed was ${way === 1 ? 'subtracted from' : 'added to'} the frequency`,
    },
  ])
}
