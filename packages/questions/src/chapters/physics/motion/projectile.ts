import { defineGenerator } from '../../../kit/define-generator.ts'
import { often } from '../../../kit/random/often.ts'
import type { Random } from '../../../kit/random/random.ts'
import { bisect } from '../../../kit/values/bisect.ts'
import { range } from '../../../kit/values/number-theory.ts'
import { metres, metresPerSecond } from '../../../kit/values/quantities.ts'
import { quantity } from '../../../kit/values/value.ts'
import { say } from '../../../kit/wording/say.ts'
import { stem } from '../../../kit/wording/stem.ts'

/** "A ball leaves a roof 20 m high horizontally at 15 m/s. How far from the wall does it land?" */
export const projectile = defineGenerator({
  id: 'physics/projectile',
  version: 8,
  concepts: [
    'projectile-motion',
    'horizontal-projectile',
    'projectile-range',
    'projectile-height',
    'horizontal-range',
  ],
  levels: {
    easy: { forms: [fromRoof] },
    medium: {
      forms: [
        greatestHeight,
        ...often(2, timeOfFlight),
        ...often(3, landingSpeed),
        ...often(3, rangeOnLevel),
        ...often(2, heightOfRange),
      ],
    },
    hard: { forms: [...often(3, overTheWall), ...often(3, fromTower), ...often(2, twoAngles)] },
  },
  generate: (rng, { forms }) => rng.pick(forms)(rng),
  solve(given) {
    switch (given.find) {
      case 'roof':
        return given.speed * bisect((time) => (given.g / 2) * time ** 2 - given.height, 100)
      case 'landing': {
        // The energy of the fall is added to that of the throw.
        const energy = given.speed ** 2 / 2 + given.g * given.height
        return bisect((speed) => speed ** 2 / 2 - energy, 1000)
      }
      case 'height of range': {
        // The top of the path y = x tan θ − k x², which comes down to the ground at the range.
        const bend = given.tangent / given.range
        const middle = given.range / 2
        return middle * given.tangent - bend * middle ** 2
      }
      case 'wall': {
        const along = given.speed / Math.hypot(1, given.tangent)
        return given.distance * given.tangent - (given.g * given.distance ** 2) / (2 * along ** 2)
      }
      case 'tower': {
        const along = given.speed / Math.hypot(1, given.tangent)
        const way = (x: number) => (given.g * x ** 2) / (2 * along ** 2) - given.tangent * x - given.height
        // The path starts at the top, so it is below the ground level only beyond the point of landing.
        const x = bisect(way, 10_000)
        return given.wanted === 'time' ? x / along : x
      }
      case 'two angles': {
        // The upward speeds of the two throws are the two parts of the same speed.
        const [one, other] = given.times.map((time) => (given.g * time) / 2)
        return (2 * (one ?? 0) * (other ?? 0)) / given.g
      }
      case 'height': {
        // The energy of the upward motion alone becomes height.
        const upward = given.speed * given.sine
        return bisect((height) => given.g * height - upward ** 2 / 2, 10_000)
      }
      case 'flight': {
        // Up and down again: the height is 0 for the second time.
        const upward = given.speed * given.sine
        return bisect((time) => (given.g * time) / 2 - upward, 1000)
      }
      case 'range': {
        const [along, up] = [given.speed / Math.hypot(1, given.tangent), given.tangent]
        // Where the path y = x tan θ − g x² / (2 v² cos² θ) comes down to the ground again.
        return bisect((x) => (given.g * x) / (2 * along ** 2) - up, 100_000)
      }
    }
  },
})

const G = 10

const BALLS = ['A ball', 'A stone', 'A marble', 'A bottle cap', 'A wet sponge', 'A toy dart', 'A coin']

function fromRoof(rng: Random) {
  const [time, speed] = [rng.int(1, 5), rng.int(3, 28)]
  const height = (G * time ** 2) / 2
  const answer = metres(speed * time)
  const ball = rng.pick(BALLS)
  const place = rng.pick(
    height > 45 ? ['a tower', 'a cliff', 'a high rock'] : ['a roof', 'a tower', 'a cliff', 'a bridge'],
  )
  return {
    concept: ['projectile-motion', 'horizontal-projectile'],
    given: { find: 'roof' as const, height, speed, g: G },
    prompt: stem(
      rng,
      [
        say`${ball} is projected horizontally with a speed of ${metresPerSecond(speed)} from ${place} of height ${metres(height)}.`,
        say`A body is thrown horizontally at ${metresPerSecond(speed)} from the top of ${place} ${metres(height)} high.`,
        say`From a point ${metres(height)} above the level ground, ${ball.toLowerCase()} is projected in the horizontal direction with a velocity of ${metresPerSecond(speed)}.`,
        say`The initial velocity of ${ball.toLowerCase()} leaving ${place} is ${metresPerSecond(speed)} along the horizontal. The vertical height through which it falls is ${metres(height)}.`,
      ],
      [
        say`The horizontal distance travelled before it hits the ground is:`,
        say`At what horizontal distance from the foot does it strike the ground?`,
        say`Find its horizontal range.`,
        say`How far from the vertical through the point of projection does it land?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: speed * time ** 2, because: 'the square root was not taken for the time' },
      { value: height, because: 'that is the height of the fall' },
      { value: speed * (time + 1), because: 'the time was taken one second too long' },
      { value: speed * (time - 1), because: 'the time was taken one second too short' },
      { value: (speed * height) / G, because: 'the time was taken as height ÷ g' },
      { value: speed, because: 'that is the way of one second only' },
      { value: 2 * speed * time, because: 'the time of rise and fall was used' },
      { value: (speed * time) / 2, because: 'the distance was halved' },
    ],
    steps: [
      say`Fall: h = ½gt², so t = √(2 × ${height} ÷ 10) = ${quantity(time, 's')}`,
      say`Horizontal distance = speed × time = ${speed} × ${time} = ${answer}`,
    ],
  }
}

const SINES = [
  { text: 'at 30° to the ground', sine: 0.5 },
  { text: 'at an angle θ with sin θ = 0.6 above the ground', sine: 0.6 },
  { text: 'at an angle θ with sin θ = 0.8 above the ground', sine: 0.8 },
] as const

const UPS = SINES.flatMap(({ text, sine }) =>
  range(5, 50).flatMap((speed) => {
    const upward = Math.round(speed * sine * 100) / 100
    const height = Math.round((upward ** 2 / (2 * G)) * 1e6) / 1e6
    return Number.isInteger(upward) && Number.isInteger(height * 20)
      ? [{ text, sine, speed, upward, height }]
      : []
  }),
)

/** "A ball is thrown at 20 m/s at 30° to the ground. How long is it in the air?" */
function timeOfFlight(rng: Random) {
  const { text, sine } = rng.pick(SINES)
  const speed = rng.int(8, 60) * (sine === 0.5 ? 1 : 0.5)
  const upward = Math.round(speed * sine * 100) / 100
  const time = Math.round((2 * upward * 1000) / G) / 1000
  const answer = quantity(time, 's')
  const body = rng.pick(KICKED)
  return {
    concept: ['projectile-motion', 'projectile-range'],
    given: { find: 'flight' as const, speed, sine, g: G },
    prompt: stem(
      rng,
      [
        say`A projectile is fired from level ground with a velocity of ${metresPerSecond(speed)} ${text}.`,
        say`${body} is projected with a speed of ${metresPerSecond(speed)}, ${text}.`,
        say`The velocity of projection of ${body} is ${metresPerSecond(speed)} and it is launched ${text}.`,
        say`From level ground, ${body} starts ${text} with a speed of ${metresPerSecond(speed)}.`,
      ],
      [
        say`The time of flight is:`,
        say`What is the time of flight?`,
        say`For how long does it stay in the air before it is back at the same level?`,
        say`Find the time after which it strikes the ground again.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: upward / G, because: 'that is the time of the rise alone' },
      { value: (2 * speed) / G, because: 'the full speed was used as if the throw were straight up' },
      { value: speed / G, because: 'the full speed was divided by g' },
      { value: (4 * upward) / G, because: 'the time was counted twice' },
      { value: upward ** 2 / (2 * G), because: 'that number is the greatest height in metres' },
      { value: time + 0.5, because: 'a slip in the division made it too long' },
    ],
    steps: [
      say`Upward part of the speed = ${speed} × ${sine} = ${metresPerSecond(upward)}`,
      say`It takes as long to rise as to fall, each time v ÷ g.`,
      say`Time of flight = 2 × ${upward} ÷ 10 = ${answer}`,
    ],
  }
}

function greatestHeight(rng: Random) {
  const { text, sine, speed, upward, height } = rng.pick(UPS)
  const answer = metres(height)
  const body = rng.pick(KICKED)
  return {
    concept: ['projectile-motion', 'projectile-range', 'projectile-height'],
    given: { find: 'height' as const, speed, sine, g: G },
    prompt: stem(
      rng,
      [
        say`A projectile is fired from the ground with a velocity of ${metresPerSecond(speed)} ${text}.`,
        say`${body} is projected with a speed of ${metresPerSecond(speed)}, ${text}.`,
        say`A body of mass m is projected from level ground with an initial speed of ${metresPerSecond(speed)} ${text}.`,
        say`The velocity of projection of ${body} is ${metresPerSecond(speed)} and it is launched ${text}.`,
      ],
      [
        say`The maximum height attained by it is:`,
        say`What is the maximum height of the projectile above the ground?`,
        say`Find the greatest height reached during its flight.`,
        say`At the highest point of the trajectory, its height above the ground is:`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: speed ** 2 / (2 * G), because: 'the full speed was used as if the throw were straight up' },
      { value: upward ** 2 / G, because: 'the 2 in v² ÷ 2g was forgotten' },
      { value: height / 2, because: 'the result was halved' },
      { value: (speed ** 2 * sine) / (2 * G), because: 'the sine was not squared' },
      {
        value: (speed ** 2 * (1 - sine ** 2)) / (2 * G),
        because: 'the horizontal part of the speed was used',
      },
      { value: upward / G, because: 'that number is the time of rise in seconds' },
      { value: (2 * upward) / G, because: 'that number is the time of flight in seconds' },
      { value: upward, because: 'that number is the upward speed in m/s' },
    ],
    steps: [
      say`Upward part of the speed = ${speed} × ${sine} = ${metresPerSecond(upward)}`,
      say`At the top this part is zero, so H = v² ÷ 2g`,
      say`H = ${upward}² ÷ 20 = ${answer}`,
    ],
  }
}

/** Speeds along and down, and the speed that they make together. */
const LANDINGS = (
  [
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
    [7, 24, 25],
    [20, 21, 29],
  ] as const
).flatMap(([one, other, whole]) =>
  range(1, 12).flatMap((times) =>
    [
      [one, other],
      [other, one],
    ].flatMap(([along = one, down = other]) =>
      [0.5, 1].flatMap((scale) => {
        const [speed, fall, end] = [along * times * scale, down * times * scale, whole * times * scale]
        const height = fall ** 2 / (2 * G)
        return speed >= 2 && speed <= 40 && fall >= 4 && fall <= 45 && Number.isInteger(height * 20)
          ? [{ speed, fall, end, height }]
          : []
      }),
    ),
  ),
)

/** "A ball leaves a roof 20 m high horizontally at 15 m/s. With what speed does it hit the ground?" */
function landingSpeed(rng: Random) {
  const { speed, fall, end, height } = rng.pick(LANDINGS)
  const answer = metresPerSecond(end)
  const ball = rng.pick(BALLS)
  const place = rng.pick(
    height > 45
      ? ['a tower', 'a cliff', 'a high rock']
      : ['a roof', 'a tower', 'a cliff', 'a bridge', 'a balcony'],
  )
  return {
    concept: ['projectile-motion', 'horizontal-projectile'],
    given: { find: 'landing' as const, speed, height, g: G },
    prompt: stem(
      rng,
      [
        say`${ball} is projected horizontally with a speed of ${metresPerSecond(speed)} from ${place}, ${metres(height)} above the ground.`,
        say`A body is thrown horizontally at ${metresPerSecond(speed)} from ${place} ${metres(height)} high.`,
        say`From a point ${metres(height)} above the level ground, ${ball.toLowerCase()} is thrown in the horizontal direction with a velocity of ${metresPerSecond(speed)}.`,
        say`${ball} leaves ${place} with a horizontal velocity of ${metresPerSecond(speed)} and falls through a height of ${metres(height)}.`,
      ],
      [
        say`The speed with which it strikes the ground is:`,
        say`What is its speed on reaching the ground?`,
        say`Find the magnitude of its velocity just before it hits the ground.`,
        say`How fast is it when it lands?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: fall, because: 'that is the vertical part of the velocity alone' },
      { value: speed + fall, because: 'the two parts were added as if they had one direction' },
      { value: speed, because: 'that is the horizontal part of the velocity alone' },
      { value: Math.abs(fall - speed), because: 'the two parts were subtracted' },
      { value: (speed + fall) / 2, because: 'the two parts were averaged' },
      { value: 2 * end, because: 'the result was doubled' },
      { value: end / 2, because: 'the result was halved' },
    ],
    steps: [
      say`Vertical part: v² = 2gh = 2 × 10 × ${height} = ${Math.round(fall ** 2 * 100) / 100}, so ${metresPerSecond(fall)}`,
      say`The horizontal part stays ${metresPerSecond(speed)}.`,
      say`Speed = √(${speed}² + ${fall}²) = ${answer}`,
    ],
  }
}

/** "A projectile thrown with tan θ = 3/4 has a range of 48 m. How high does it rise?" */
function heightOfRange(rng: Random) {
  const angle = rng.pick([...ANGLES, { tangent: 1, up: 1, along: 1, slant: 0 }])
  const { range: far, top } = rng.until(
    () => {
      const far = rng.int(4, 240)
      return { range: far, top: (far * angle.up) / (4 * angle.along) }
    },
    (drawn) => Number.isInteger(Math.round(drawn.top * 2e6) / 1e6) && drawn.top >= 1 && drawn.top <= 120,
  )
  const answer = metres(top)
  const text = angle.slant === 0 ? 'θ = 45°' : drawAngle(rng, angle)
  const body = rng.pick(KICKED)
  return {
    concept: ['projectile-motion', 'projectile-range', 'projectile-height'],
    given: { find: 'height of range' as const, range: far, tangent: angle.tangent },
    prompt: stem(
      rng,
      [
        say`The horizontal range of ${body}, projected from level ground at an angle θ with the horizontal, is ${metres(far)}. Here ${text}.`,
        say`${body} is projected at an angle θ to the horizontal, where ${text}, and lands ${metres(far)} away on the same level.`,
        say`A projectile fired at an angle θ (${text}) with level ground strikes the ground again ${metres(far)} from the point of projection.`,
      ],
      [
        say`The maximum height attained by it is:`,
        say`What is the greatest height that it reaches?`,
        say`Find its maximum height above the ground.`,
        say`How high does it rise above the ground?`,
      ],
      [say`(Neglect air resistance.)`, say`Neglect the resistance of air.`],
    ),
    answer,
    mistakes: [
      { value: 2 * top, because: 'the range was divided by 2 instead of 4' },
      { value: 4 * top, because: 'the range was multiplied by tan θ without dividing by 4' },
      { value: top / 2, because: 'the result was halved' },
      { value: far / 4, because: 'that holds only at 45°' },
      { value: (far * angle.along) / (4 * angle.up), because: 'tan θ was turned upside down' },
      { value: far / 2, because: 'half of the range was taken' },
      {
        value: (far * angle.up) / (4 * Math.hypot(angle.up, angle.along)),
        because: 'sin θ was used in place of tan θ',
      },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps: [
      say`R = 2u² sin θ cos θ ÷ g and H = u² sin² θ ÷ 2g`,
      say`H ÷ R = tan θ ÷ 4`,
      say`tan θ = ${angle.up === angle.along ? '1' : `${angle.up}/${angle.along}`}`,
      say`H = ${far} × ${angle.up} ÷ (4 × ${angle.along}) = ${answer}`,
    ],
  }
}

/** An angle by its tangent, its sine or its cosine. */
const drawAngle = (rng: Random, { up, along, slant }: { up: number; along: number; slant: number }): string =>
  rng.pick([`tan θ = ${up}/${along}`, `sin θ = ${up}/${slant}`, `cos θ = ${along}/${slant}`])

const ANGLES = [
  { tangent: 3 / 4, up: 3, along: 4, slant: 5 },
  { tangent: 4 / 3, up: 4, along: 3, slant: 5 },
  { tangent: 5 / 12, up: 5, along: 12, slant: 13 },
  { tangent: 12 / 5, up: 12, along: 5, slant: 13 },
  { tangent: 7 / 24, up: 7, along: 24, slant: 25 },
  { tangent: 24 / 7, up: 24, along: 7, slant: 25 },
  { tangent: 8 / 15, up: 8, along: 15, slant: 17 },
  { tangent: 15 / 8, up: 15, along: 8, slant: 17 },
] as const

function rangeOnLevel(rng: Random) {
  const angle = rng.pick(ANGLES)
  const times = rng.int(angle.slant === 5 ? 3 : 1, Math.floor(130 / angle.slant)) / 2
  const [speed, up, along] = [angle.slant * times, angle.up * times, angle.along * times]
  const time = (2 * up) / G
  const text = drawAngle(rng, angle)
  const answer = metres(along * time)
  const body = rng.pick(KICKED)
  return {
    concept: ['projectile-motion', 'projectile-range', 'horizontal-range'],
    given: { find: 'range' as const, speed, tangent: angle.tangent, g: G },
    prompt: stem(
      rng,
      [
        say`From level ground, ${body} is projected with a velocity of ${metresPerSecond(speed)} at an angle θ with the horizontal, where ${text}.`,
        say`${body} is projected with a speed of ${metresPerSecond(speed)}, making an angle θ with the horizontal such that ${text}.`,
        say`The angle of projection of ${body} is θ, where ${text}, and the velocity of projection is ${metresPerSecond(speed)}.`,
        say`A particle is thrown from a point on the ground with an initial speed of ${metresPerSecond(speed)}. Its direction makes an angle θ with the ground, with ${text}.`,
      ],
      [
        say`The horizontal range of the projectile is:`,
        say`What is the distance between the point of projection and the point of landing on the same level?`,
        say`Find its horizontal range on the level ground.`,
        say`How far from the point of projection does it strike the ground?`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: (along * up) / G, because: 'only the time of the rise was counted' },
      { value: speed * time, because: 'the full speed was used for the horizontal motion' },
      { value: up ** 2 / (2 * G), because: 'that is the greatest height' },
      { value: speed ** 2 / G, because: 'that is the range at 45°' },
      { value: 2 * along * time, because: 'the range was doubled' },
      { value: up * time, because: 'the upward speed was multiplied by the time of flight' },
      { value: (2 * along ** 2) / G, because: 'the horizontal speed was used for the time of flight too' },
      { value: (along * time) / 4, because: 'the range was divided by 4' },
    ].filter(({ value }) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
    steps: [
      say`In the right-angled triangle of θ, sin θ = ${angle.up}/${angle.slant} and cos θ = ${angle.along}/${angle.slant}`,
      say`Upward speed = ${metresPerSecond(up)}, horizontal speed = ${metresPerSecond(along)}`,
      say`Time of flight = 2 × ${up} ÷ 10 = ${quantity(time, 's')}`,
      say`Range = ${along} × ${time} = ${answer}`,
    ],
  }
}

/** A short decimal, as papers print it. */
const isShort = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e4)

/** Speeds at an angle whose parts are short decimals. */
const THROWS = ANGLES.flatMap((angle) =>
  range(1, Math.floor(100 / angle.slant)).map((halves) => ({
    angle,
    speed: (angle.slant * halves) / 2,
    up: (angle.up * halves) / 2,
    along: (angle.along * halves) / 2,
  })),
).filter(({ speed }) => speed >= 10)

/** "A ball is thrown at 25 m/s with tan θ = 4/3 and just clears a wall 30 m away. How high is the wall?" */
function overTheWall(rng: Random) {
  const { angle, speed, up, along, time } = rng.until(
    () => ({ ...rng.pick(THROWS), time: rng.int(2, 40) / 10 }),
    (drawn) => {
      const height = drawn.up * drawn.time - 5 * drawn.time ** 2
      return (
        height >= 2 &&
        height <= 25 &&
        isShort(height) &&
        isShort(drawn.along * drawn.time) &&
        drawn.time <= drawn.up / 5 - 0.2
      )
    },
  )
  const distance = Math.round(along * time * 100) / 100
  const round = (value: number) => Math.round(value * 100) / 100
  const height = round(up * time - 5 * time ** 2)
  const answer = metres(height)
  const text = drawAngle(rng, angle)
  const body = rng.pick(['a football', 'a cricket ball', 'a hockey ball', 'a stone', 'an arrow'])
  return {
    concept: ['projectile-motion', 'projectile-height'],
    given: { find: 'wall' as const, speed, tangent: angle.tangent, distance, g: G },
    prompt: stem(
      rng,
      [
        say`From level ground, ${body} is projected with a speed of ${metresPerSecond(speed)} at an angle θ with the horizontal, where ${text}, and just clears a vertical wall ${metres(distance)} away.`,
        say`${body} is projected from the ground at an angle θ (${text}) to the horizontal with a velocity of ${metresPerSecond(speed)}. It just passes over a wall at a horizontal distance of ${metres(distance)}.`,
        say`A wall is ${metres(distance)} from the point of projection of ${body}, which leaves the ground at ${metresPerSecond(speed)} at an angle θ, with ${text}, and just clears the top of the wall.`,
      ],
      [
        say`The height of the wall is:`,
        say`What is the height of the wall?`,
        say`Find the height of the wall.`,
      ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: round(up * time), because: 'the fall below the straight line was left out' },
      { value: round(up * time - 10 * time ** 2), because: 'the ½ in ½gt² was forgotten' },
      { value: round(up ** 2 / (2 * G)), because: 'that is the greatest height' },
      {
        value: round(up * (distance / speed) - 5 * (distance / speed) ** 2),
        because: 'the full speed was used for the horizontal motion',
      },
      { value: round(5 * time ** 2), because: 'that is only the fall below the straight line' },
      { value: 2 * height, because: 'the result was doubled' },
      { value: height / 2, because: 'the result was halved' },
    ].filter(({ value }) => value > 0 && isShort(value)),
    steps: [
      say`sin θ = ${angle.up}/${angle.slant} and cos θ = ${angle.along}/${angle.slant}, so the upward speed is ${metresPerSecond(up)} and the horizontal speed ${metresPerSecond(along)}.`,
      say`Time to reach the wall = ${distance} ÷ ${along} = ${quantity(time, 's')}`,
      say`Height then: y = ${up} × ${time} − ½ × 10 × ${time}²`,
      say`Height of the wall = ${answer}`,
    ],
  }
}

/** "From a tower 60 m high a ball is thrown upwards at 25 m/s with sin θ = 0.8. When does it reach the ground?" */
function fromTower(rng: Random) {
  const { angle, speed, up, along, time } = rng.until(
    () => ({ ...rng.pick(THROWS), time: rng.int(4, 20) / 2 }),
    (drawn) => {
      const height = 5 * drawn.time ** 2 - drawn.up * drawn.time
      return height >= 15 && height <= 200 && isShort(height) && drawn.speed <= 40
    },
  )
  const round = (value: number) => Math.round(value * 100) / 100
  const height = round(5 * time ** 2 - up * time)
  const wanted = rng.pick(['time', 'distance'] as const)
  const answer = wanted === 'time' ? quantity(time, 's') : metres(round(along * time))
  const text = drawAngle(rng, angle)
  const place = rng.pick(height > 60 ? ['a tower', 'a cliff'] : ['a tower', 'a cliff', 'a building'])
  const rise = up / G
  // What the usual slips make of the time.
  const [flat, level] = [Math.sqrt(height / 5), 2 * rise]
  const times = [
    { value: level, because: 'the time was taken only until it is back at the level of the top' },
    { value: round(flat), because: 'it was taken to be thrown horizontally' },
    { value: time - rise, because: 'only the fall from the highest point was counted' },
    { value: time - level, because: 'it was taken to be thrown downwards' },
    { value: time + rise, because: 'the time of the rise was counted twice' },
    { value: round(level + flat), because: 'the fall below the top was taken to begin from rest' },
    { value: time + 1, because: 'the quadratic equation was solved with a slip' },
    { value: time - 1, because: 'the quadratic equation was solved with a slip' },
  ].filter(({ value }) => value > 0)
  return {
    concept: ['projectile-motion', 'projectile-range'],
    given: { find: 'tower' as const, speed, tangent: angle.tangent, height, wanted, g: G },
    prompt: stem(
      rng,
      [
        say`From the top of ${place} ${metres(height)} high, a ball is thrown upwards at an angle θ with the horizontal (${text}) with a speed of ${metresPerSecond(speed)}.`,
        say`A stone is projected from the top of ${place} of height ${metres(height)} with a velocity of ${metresPerSecond(speed)} at an angle θ above the horizontal, where ${text}.`,
        say`The velocity of projection of a stone thrown from the top of ${place} is ${metresPerSecond(speed)}, at an angle θ above the horizontal such that ${text}. The top is ${metres(height)} above the ground.`,
      ],
      wanted === 'time'
        ? [
            say`The time in which it reaches the ground is:`,
            say`After how much time does it strike the ground?`,
            say`Find the time that it takes to reach the ground.`,
          ]
        : [
            say`The horizontal distance of its point of landing from the foot of ${place.replace(/^a /, 'the ')} is:`,
            say`How far from the foot of ${place.replace(/^a /, 'the ')} does it strike the ground?`,
            say`Find the horizontal distance that it covers before it strikes the ground.`,
          ],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: (wanted === 'time'
      ? times
      : [
          ...times.map(({ value, because }) => ({ value: round(along * value), because })),
          { value: round(speed * time), because: 'the full speed was used for the horizontal motion' },
        ]
    ).filter(({ value }) => isShort(value)),
    steps: [
      say`Upward speed = ${speed} × ${angle.up}/${angle.slant} = ${metresPerSecond(up)}, horizontal speed = ${speed} × ${angle.along}/${angle.slant} = ${metresPerSecond(along)}`,
      say`At the ground −${height} = ${up}t − 5t²`,
      wanted === 'time'
        ? say`The positive root is t = ${answer}`
        : say`The positive root is t = ${quantity(time, 's')}`,
      ...(wanted === 'time' ? [] : [say`Distance = ${along} × ${time} = ${answer}`]),
    ],
  }
}

/** "Two angles of projection give the same range; the times of flight are 3 s and 4 s. What is the range?" */
function twoAngles(rng: Random) {
  const { one, other } = rng.until(
    // Times in fifths of a second, with a range in whole or half metres.
    () => ({ one: rng.int(5, 60) / 5, other: rng.int(5, 60) / 5 }),
    (drawn) =>
      drawn.other - drawn.one >= 0.4 &&
      drawn.other <= 4 * drawn.one &&
      Number.isInteger(Math.round(10 * drawn.one * drawn.other * 1e6) / 1e6),
  )
  const round = (value: number) => Math.round(value * 100) / 100
  const value = round(5 * one * other)
  const answer = metres(value)
  const [first, second] = [quantity(one, 's'), quantity(other, 's')]
  return {
    concept: ['projectile-motion', 'projectile-range', 'horizontal-range'],
    given: { find: 'two angles' as const, times: [one, other], g: G },
    prompt: stem(
      rng,
      [
        say`A body projected with the same speed at two different angles has the same horizontal range. The two times of flight are ${first} and ${second}.`,
        say`For two angles of projection and the same speed, a projectile has the same range, and its times of flight are ${first} and ${second}.`,
        say`Two stones are thrown from level ground with equal speeds at different angles and land at the same point, after ${first} and ${second} respectively.`,
      ],
      [say`The horizontal range is:`, say`What is the horizontal range?`, say`Find the range.`],
      [say`(g = 10 m/s²)`, say`Take g = 10 m/s² and neglect air resistance.`, say`(Take g = 10 m/s²)`],
    ),
    answer,
    mistakes: [
      { value: round(2 * value), because: 'the ½ in R = ½gt₁t₂ was forgotten' },
      { value: round(value / 2), because: 'the product was divided by 4 instead of 2' },
      { value: round(5 * one ** 2), because: 'the same time was taken twice' },
      { value: round(5 * other ** 2), because: 'the same time was taken twice' },
      { value: round((5 * (one ** 2 + other ** 2)) / 2), because: 'the mean of the squares was taken' },
      { value: round((5 * (one + other) ** 2) / 4), because: 'the mean of the two times was taken' },
    ],
    steps: [
      say`Equal ranges belong to the angles θ and 90° − θ.`,
      say`t₁ = 2u sin θ ÷ g and t₂ = 2u cos θ ÷ g, so t₁t₂ = 2R ÷ g`,
      say`R = ½gt₁t₂ = 5 × ${one} × ${other}`,
      say`R = ${answer}`,
    ],
  }
}

const KICKED = [
  'a football',
  'a cricket ball',
  'a javelin',
  'an arrow',
  'a water jet',
  'a hockey ball',
  'a stone',
]
