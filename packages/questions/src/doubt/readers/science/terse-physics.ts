import Fraction from 'fraction.js'
import type { Exact } from '../../../kit/values/exact.ts'
import { found, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readWhole } from '../toolkit/whole.ts'

const say = (value: Exact): string => sayMeasured(value.valueOf())
const TIMES: Readonly<Record<string, number>> = { double: 2, doubled: 2, twice: 2, thrice: 3, triple: 3 }
const GRAVITY = '(?:~(?:take )?(?:g|acceleration due gravity)~#~(?:m/s\\^2)?)?'

/** Physics that is typed with few words. */
export const tersePhysics: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Light', 'Work, Energy & Power', 'Heat'],
  readers: [
    // "Focal length of a concave mirror is 15 cm, object at 30 cm. Where is the image formed?"
    readWhole({
      id: 'where-is-the-image',
      cue: /mirror|lens/,
      patterns: [
        '(?:where |position )?image~(?:formed|form)?~(concave|convex) (mirror|lens)~(?:focal length|f)~# cm~object~(?:placed|kept|distance|front|away)*~# cm',
        'focal length~(concave|convex) (mirror|lens)~# cm~(?:object)~(?:placed|kept|distance|front|away)*~# cm~(?:mirror|lens|front|away)*~(?:where)?~(?:position|distance|location)?~image~(?:formed|form|distance|position)*',
      ],
      solve([shape = '', kind = ''], [f, u]) {
        if (!f || !u) return null
        const converges = (kind === 'mirror') === (shape === 'concave')
        const focus = converges ? f : f.neg()
        if (focus.equals(u)) return null
        // Real is positive, for mirrors and lenses alike: 1/v = 1/f − 1/u.
        const v = focus.mul(u).div(u.sub(focus))
        const isReal = v.gt(0)
        const where =
          kind === 'mirror'
            ? isReal
              ? 'in front of the mirror'
              : 'behind the mirror'
            : isReal
              ? 'on the other side of the lens'
              : 'on the same side as the object'
        return found({
          value: v.abs(),
          unit: 'cm',
          shown: `${say(v.abs())} cm ${where}`,
          steps: [
            ['Formula', 'With real distances positive, 1/v + 1/u = 1/f'],
            ['Image', `v = f × u ÷ (u − f) = ${say(v)} cm: ${isReal ? 'real' : 'virtual'}, ${where}`],
          ],
          check: new Fraction(1).div(v).add(new Fraction(1).div(u)).equals(new Fraction(1).div(focus)),
        })
      },
    }),
    // "A convex lens of focal length 10 cm, object at 15 cm. Magnification?"
    readWhole({
      id: 'magnification-by-focus',
      concepts: ['Optics'],
      cue: /magnification/,
      patterns: [
        '(concave|convex) (mirror|lens)~(?:focal length|f)~#~(?:cm)?~object~(?:distance|placed|kept|front|away)*~# cm~(?:mirror|lens|front|away)*~(?:linear )?magnification',
        'object~(?:placed|kept)~# cm~(?:front |away )*(concave|convex) (mirror|lens)~focal length~# cm~(?:linear )?magnification',
      ],
      solve([shape = '', kind = ''], numbers, text) {
        const [f, u] = text.startsWith('object') ? [numbers[1], numbers[0]] : numbers
        if (!f || !u) return null
        const converges = (kind === 'mirror') === (shape === 'concave')
        const focus = converges ? f : f.neg()
        if (focus.equals(u)) return null
        // With real distances positive v = fu ÷ (u − f); a real image is inverted.
        const v = focus.mul(u).div(u.sub(focus))
        const m = v.div(u).neg()
        const nature = v.gt(0) ? 'real and inverted' : 'virtual and erect'
        return found({
          value: m,
          shown: `${sayMeasured(m.valueOf())} (${nature})`,
          steps: [
            ['Image distance', `f × u ÷ (u − f) = ${say(v.abs())} cm: ${nature}`],
            ['Magnification', `size of image ÷ size of object = ${sayMeasured(m.valueOf())}`],
          ],
          check: m.equals(focus.div(focus.sub(u))),
        })
      },
    }),
    // "Three capacitors of 2 μF each in parallel" / "4 resistors of 8 ohm each in series"
    readWhole({
      id: 'alike-together',
      concepts: ['Current Electricity'],
      cue: /each.*(?:series|parallel)|(?:series|parallel).*each/,
      except: /battery|current|voltage| v\b|charged|energy|then|both/,
      patterns: [
        '(?:equivalent |total |net |effective )?(?:resistance |capacitance )?#~(?:identical )?(capacitors?|resistors?|resistances?|condensers?)~(?:each )?# (uf|ohm)~(?:each )?~(?:are )?(?:connected |joined )?(series|parallel)~(?:equivalent|total|net|effective)?~(?:capacitance|resistance)?',
      ],
      solve([thing = '', unit = '', way = ''], [count, size]) {
        const isCapacitor = /^(?:capac|cond)/.test(thing)
        if (count?.d !== 1n || !size || count.lt(2) || isCapacitor !== (unit === 'uf')) return null
        const adds = isCapacitor === (way === 'parallel')
        const value = adds ? size.mul(count) : size.div(count)
        const shown = unit === 'uf' ? 'μF' : 'Ω'
        return found({
          value,
          unit: shown,
          steps: [
            [
              adds ? 'They add up' : 'Their reciprocals add up',
              `${say(size)} ${adds ? '×' : '÷'} ${count} = ${say(value)} ${shown}`,
            ],
          ],
          check: (adds ? value.div(count) : value.mul(count)).equals(size),
        })
      },
    }),
    // "A bullet of 20 g is fired at 100 m/s from a gun of 4 kg. Recoil velocity?"
    readWhole({
      id: 'recoil',
      concepts: ['Laws of Motion'],
      cue: /recoil/,
      patterns: [
        'bullet~(?:mass|weighing)?~# (g|kg)~(?:fired|leaves|is shot)~(?:velocity|speed)?~# m/s~(?:gun|rifle|pistol)~(?:mass|weighing)?~# (kg|g)~(?:recoil (?:velocity|speed)|(?:velocity|speed) recoil)~(?:gun|rifle|pistol)?',
        '(?:gun|rifle|pistol)~(?:mass|weighing)?~# (kg|g)~fires~bullet~(?:mass|weighing)?~# (g|kg)~(?:velocity|speed)?~# m/s~(?:recoil (?:velocity|speed)|(?:velocity|speed) recoil)~(?:gun|rifle|pistol)?',
      ],
      solve([unit, other], numbers, text) {
        const isGunFirst = !text.startsWith('bullet')
        const [m, v, gun] = isGunFirst ? [numbers[1], numbers[2], numbers[0]] : numbers
        const [small, large] = isGunFirst ? [other, unit] : [unit, other]
        if (!m || !v || !gun) return null
        const kilograms = (mass: Exact, of: string | undefined) => (of === 'g' ? mass.div(1000) : mass)
        const [bullet, weapon] = [kilograms(m, small), kilograms(gun, large)]
        if (bullet.gte(weapon)) return null
        const value = bullet.mul(v).div(weapon)
        return found({
          value,
          unit: 'm/s',
          steps: [
            [
              'Momentum before is zero, and so it is after',
              `${say(bullet)} × ${say(v)} = ${say(weapon)} × V`,
            ],
            ['Recoil velocity', `${say(value)} m/s, opposite to the bullet`],
          ],
          check: weapon.mul(value).equals(bullet.mul(v)),
        })
      },
    }),
    // "3 ohm and 6 ohm in parallel, and 4 ohm in series with them: equivalent resistance"
    readWhole({
      id: 'parallel-then-series',
      concepts: ['Current Electricity'],
      cue: /parallel.*(?:series|plus)/,
      except: /battery|current|voltage|each|capacit| v\b/,
      patterns: [
        '(?:equivalent |total |effective |net )?resistance~# ohm~# ohm~(?:resistors |connected )*parallel~(?:(?:plus|series)~# ohm~(?:series|resistor)*)',
        '# ohm~# ohm~(?:resistors |connected )*parallel~(?:(?:plus|series)~# ohm~(?:series|resistor)*)~(?:equivalent|total|effective|net) resistance',
      ],
      solve(_, [a, b, c]) {
        if (!a || !b || !c) return null
        const pair = a.mul(b).div(a.add(b))
        const value = pair.add(c)
        return found({
          value,
          unit: 'Ω',
          steps: [
            ['In parallel', `${say(a)} × ${say(b)} ÷ (${say(a)} + ${say(b)}) = ${say(pair)} Ω`],
            ['In series', `${say(pair)} + ${say(c)} = ${say(value)} Ω`],
          ],
          check: new Fraction(1).div(value.sub(c)).equals(new Fraction(1).div(a).add(new Fraction(1).div(b))),
        })
      },
    }),
    {
      // "Magnification of a mirror when the image distance is -30 cm and the object distance -15 cm"
      id: 'magnification-with-signs',
      concepts: ['Optics'],
      cue: /magnification/,
      read(r) {
        const image =
          /(?:image distance|\bv)(?: of the image)?(?: is| of| ?=)* ?([+-]?) ?(\d+(?:\.\d+)?) ?cm/.exec(
            r.text,
          )
        const object =
          /(?:object distance|\bu)(?: of the object)?(?: is| of| ?=)* ?([+-]?) ?(\d+(?:\.\d+)?) ?cm/.exec(
            r.text,
          )
        const kind = /\b(mirror|lens)\b/.exec(r.text)?.[1]
        // Without its sign the object distance may mean another convention.
        if (!image?.[2] || object?.[1] !== '-' || !object[2] || kind === undefined) return null
        r.rest = r.text.replace(image[0], ' ').replace(object[0], ' ')
        r.drop('magnification|mirror|lens|when|concave|convex|linear|image|object|distance|produced|formed')
        if (!r.done('and a the of by')) return null
        const v = new Fraction(image[2]).mul(image[1] === '-' ? -1 : 1)
        const u = new Fraction(object[2]).neg()
        const value = kind === 'mirror' ? v.div(u).neg() : v.div(u)
        return found({
          value,
          steps: [
            [kind === 'mirror' ? 'm = −v ÷ u' : 'm = v ÷ u', `${say(v)} and ${say(u)} give ${say(value)}`],
          ],
          check: value.mul(u).equals(kind === 'mirror' ? v.neg() : v),
        })
      },
    },
    // "Two resistances 6 ohm and 3 ohm in parallel. Equivalent?"
    readWhole({
      id: 'two-resistances',
      concepts: ['Current Electricity'],
      cue: /ohm.*(?:parallel|series)/,
      patterns: [
        '(?:2)?~(?:resistances?|resistors?)~# ohm~# ohm~(?:connected|joined)?~(parallel|series)~(?:equivalent|total|net|effective|combined|resultant)~(?:resistance)?',
      ],
      solve([way = ''], [a, b]) {
        if (!a || !b) return null
        const value = way === 'series' ? a.add(b) : a.mul(b).div(a.add(b))
        return found({
          value,
          unit: 'Ω',
          steps: [
            [way === 'series' ? 'In series they add' : 'In parallel the inverses add', `R = ${say(value)} Ω`],
          ],
          check: way === 'series' ? value.sub(a).equals(b) : value.mul(a.add(b)).equals(a.mul(b)),
        })
      },
    }),
    // "Focal length of a concave mirror 20 cm. Radius of curvature?" / the other way round
    readWhole({
      id: 'radius-of-a-mirror',
      concepts: ['Optics'],
      cue: /radius.*(?:focal|mirror)|focal.*radius/,
      patterns: [
        '(focal length)~(?:spherical |concave |convex )?mirror~# (cm|m)~radius curvature~(?:mirror)?',
        '(?:spherical |concave |convex )?mirror~(focal length)~# (cm|m)~radius curvature~(?:mirror)?',
        '(radius curvature)~(?:spherical |concave |convex )?mirror~# (cm|m)~focal length~(?:mirror)?',
      ],
      solve([given = '', unit = ''], [length]) {
        if (!length) return null
        const isFocal = given === 'focal length'
        const value = isFocal ? length.mul(2) : length.div(2)
        return found({
          value,
          unit,
          steps: [['R = 2f', `${isFocal ? 'R' : 'f'} = ${say(value)} ${unit}`]],
          check: isFocal ? value.div(2).equals(length) : value.mul(2).equals(length),
        })
      },
    }),
    // "A lens has power +2.5 D. Focal length?"
    readWhole({
      id: 'focal-length-of-a-power',
      concepts: ['Optics'],
      cue: /power.*focal length|focal length.*power/,
      patterns: [
        '(?:convex |concave )?lens~power~(\\+|-)?~#~d(?:ioptres?|iopters?)?~focal length~(?:lens)?~(?:cm)?',
        'power~(?:convex )?lens~\\+?#~d(?:ioptres?|iopters?)?~focal length~(?:lens)?~(?:cm)?',
        'focal length~(?:convex |concave |converging |diverging )?lens~(?:whose |having )?power~(?:is )?(\\+|-)?~#~d(?:ioptres?|iopters?)?',
        'power~(?:convex |concave |converging |diverging )?lens~(-)~#~d(?:ioptres?|iopters?)?~focal length~(?:lens)?~(?:cm)?',
      ],
      solve([sign], [size], text) {
        const isNegative = sign === '-'
        // A power with the sign of the other kind of lens, or of a concave lens without a sign, is not read.
        const other = isNegative ? /convex|converging/ : /concave|diverging/
        if (!size || size.lte(0) || other.test(text)) return null
        const power = isNegative ? size.neg() : size
        const value = new Fraction(100).div(power)
        return found({
          value,
          unit: 'cm',
          steps: [['f = 100 cm ÷ P', `100 ÷ ${say(power)} = ${say(value)} cm`]],
          check: value.mul(power).equals(100),
        })
      },
    }),
    // "The speed of sound is 340 m/s. An echo is heard after 2 s. Distance of the cliff?"
    readWhole({
      id: 'echo',
      concepts: ['Oscillations, Sound & Electromagnetic Waves'],
      cue: /echo/,
      patterns: [
        '(?:speed|velocity) sound~(?:air)?~# m/s~(?:echo|sound)~(?:heard)~(?:after)?~# s~(?:later)?~(?:distance|far)~(?:cliff|wall|hill|building|reflecting surface|reflector|person|man|away)*',
        '(?:echo|sound)~heard~(?:after)?~# s~(?:later)?~(?:speed|velocity) sound~(?:air)?~# m/s~(?:distance|far)~(?:cliff|wall|hill|building|reflecting surface|reflector|person|man|away)*',
      ],
      solve(_, [first, second], text) {
        const [speed, time] = text.search(/m\/s/) < text.search(/\d s\b/) ? [first, second] : [second, first]
        if (!speed || !time) return null
        const value = speed.mul(time).div(2)
        return found({
          value,
          unit: 'm',
          steps: [['There and back', `2d = ${say(speed)} × ${say(time)}, so d = ${say(value)} m`]],
          check: value.mul(2).div(speed).equals(time),
        })
      },
    }),
    // "Force required to accelerate a 1000 kg car at 2 m/s²"
    readWhole({
      id: 'force-to-accelerate',
      concepts: ['Laws of Motion'],
      cue: /force.*(?:accelerate|acceleration)/,
      patterns: [
        'force~(?:required|needed|necessary)?~(?:accelerate|give|produce)~(?:body|car|object|mass)?~# kg~(?:body|car|object|mass|block|truck)?~(?:acceleration)?~# m/s\\^2~(?:acceleration)?',
        'force~(?:required|needed|necessary)?~(?:produce|give)~acceleration~# m/s\\^2~(?:body|car|object|mass)*~# kg~(?:body|car|object|mass)?',
      ],
      solve(_, [a, b]) {
        if (!a || !b) return null
        const value = a.mul(b)
        return found({
          value,
          unit: 'N',
          steps: [['F = ma', `${say(a)} × ${say(b)} = ${say(value)} N`]],
          check: value.div(a).equals(b),
        })
      },
    }),
    // "A 60 W bulb is used 5 hours daily. Energy consumed in 30 days in kWh"
    readWhole({
      id: 'units-of-a-month',
      concepts: ['Current Electricity'],
      cue: /(?:kwh|units?|energy)/,
      patterns: [
        '# w~(?:bulb|heater|fan|lamp|tv|iron|motor|appliance)~(?:used|runs|works|operated|lighted|glows|on)*~# h~(?:daily|day|each day|every day)~(?:energy|units|electricity|electrical energy)~(?:consumed|used)?~# day~(?:kwh|units)?',
        '(?:energy|units|electricity|electrical energy)~(?:consumed|used)~# w~(?:bulb|heater|fan|lamp|tv|iron|motor|appliance)~(?:used|runs|works|operated|on)*~# h~(?:daily|day|each day|every day)~# day~(?:kwh|units)?',
      ],
      solve(_, [power, hours, days], text) {
        if (!power || !hours || !days || !/kwh|units/.test(text)) return null
        const value = power.mul(hours).mul(days).div(1000)
        return found({
          value,
          unit: 'kWh',
          steps: [['Energy', `${say(power)} × ${say(hours)} × ${say(days)} ÷ 1000 = ${say(value)} kWh`]],
          check: value.mul(1000).div(power).div(hours).equals(days),
        })
      },
    }),
    // "Light enters glass from air, refractive index 1.5. Speed of light in glass?"
    readWhole({
      id: 'speed-in-a-medium',
      cue: /refractive index/,
      patterns: [
        '(?:ray )?(?:light)~(?:enters|passes|travels|goes)~(?:into)?~(?:glass|water|diamond|medium|block|slab|air)*~refractive index~(?:glass|water|diamond|medium)?~#~speed~(?:light)?~(?:glass|water|diamond|medium|block|slab)',
        'refractive index~(?:glass|water|diamond|medium)~#~speed~(?:light)?~(?:glass|water|diamond|medium)?',
      ],
      solve(_, [index]) {
        if (!index || index.lte(1)) return null
        const value = 3e8 / index.valueOf()
        return found({
          value,
          unit: 'm/s',
          steps: [['Speed in a medium', `v = c ÷ n = 3 × 10⁸ ÷ ${say(index)} = ${sayMeasured(value)} m/s`]],
          check: Math.abs(value * index.valueOf() - 3e8) < 1,
        })
      },
    }),
    // "Power of a pump lifting 100 kg of water to 10 m in 5 s, g = 10"
    readWhole({
      id: 'power-of-a-pump',
      cue: /power/,
      patterns: [
        `power~(?:pump|motor|engine|crane|machine|man|boy)~(?:required)?~(?:lifting|lifts?|raising|raises?|lifted)~# kg~(?:water|load|body|mass|box|bricks)?~(?:height)?~# m~(?:height)?~# (s|min)${GRAVITY}`,
        `(?:pump|motor|engine|crane|machine|man|boy)~(?:lifting|lifts?|raising|raises?|lifted)~# kg~(?:water|load|body|mass|box|bricks)?~(?:height|through)*~# m~(?:height)?~# (s|min)~(?:power)~(?:pump|motor|engine|crane|machine|developed|used)*${GRAVITY}`,
      ],
      solve([unit = ''], [mass, height, time, g]) {
        if (!mass || !height || !time || !g || time.equals(0)) return null
        const seconds = unit === 'min' ? time.mul(60) : time
        const work = mass.mul(g).mul(height)
        const value = work.div(seconds)
        return found({
          value: value.valueOf(),
          unit: 'W',
          steps: [
            ['Work done', `m g h = ${say(mass)} × ${say(g)} × ${say(height)} = ${say(work)} J`],
            ['Power', `${say(work)} ÷ ${say(seconds)} = ${say(value)} W`],
          ],
          check: value.mul(seconds).equals(work),
        })
      },
    }),
    // "Heat required to raise the temperature of 2 kg water from 20 to 70 °C (c = 4200 J/kg °C)"
    readWhole({
      id: 'heat-between-two-temperatures',
      cue: /heat/,
      patterns: [
        '(?:amount |quantity )?heat~(?:energy)?~(?:required|needed)~(?:raise|heat|increase|rise)~(?:temperature)?~# (kg|g)~(?:water|iron|copper|aluminium|substance|metal|oil|ice)?~# ?(?:°c|c|°)?~# ?(?:°c|c|°)~(?:specific heat|c|s)?~(?:capacity)?~(?:water|iron|copper|aluminium|substance|metal|oil)?~# j/?~kg[/ ]?~(?:°c|c|k|°)?',
      ],
      solve([unit = ''], [mass, low, high, heat]) {
        if (!mass || !low || !high || !heat || high.lte(low)) return null
        const kilograms = unit === 'g' ? mass.div(1000) : mass
        const value = kilograms.mul(heat).mul(high.sub(low))
        return found({
          value: value.valueOf(),
          unit: 'J',
          steps: [
            ['Heat', `m c ΔT = ${say(kilograms)} × ${say(heat)} × ${say(high.sub(low))} = ${say(value)} J`],
          ],
          check: value.div(heat).div(kilograms).equals(high.sub(low)),
        })
      },
    }),
    // "A heater of 1000 W is used 2 hours daily for 30 days. Units consumed?"
    readWhole({
      id: 'units-of-electricity',
      cue: /unit|kwh|energy/,
      patterns: [
        '(?:electric)?~(?:heater|bulb|fan|press|iron|motor|lamp|tv|appliance)?~# (w|kw)~(?:heater|bulb|fan|press|iron|motor|lamp|tv|appliance)?~(?:used|works|runs|glows|operated)?~# h~(?:daily|day|every day)~# day~(?:many|number)?~(?:units?|kwh|energy)~(?:electricity|electrical)?~(?:energy|consumed|used|units|kwh|month)*',
        '(?:electric)?~(?:heater|bulb|fan|press|iron|motor|lamp|tv|appliance)?~# (w|kw)~(?:heater|bulb|fan|press|iron|motor|lamp|tv|appliance)?~(?:used|works|runs|glows|operated|glowed|ran)?~# h~(?:many|number)?~(?:units?|kwh|energy)~(?:electricity|electrical)?~(?:energy|consumed|used|units|kwh)*',
      ],
      solve([unit = ''], [power, hours, days]) {
        if (!power || !hours) return null
        const kilowatts = unit === 'w' ? power.div(1000) : power
        const value = kilowatts.mul(hours).mul(days ?? 1)
        return found({
          value: value.valueOf(),
          unit: 'kWh',
          shown: `${say(value)} kWh (units)`,
          steps: [
            [
              'Energy',
              `${say(kilowatts)} kW × ${say(hours)} h${days ? ` × ${say(days)} days` : ''} = ${say(value)} kWh`,
            ],
          ],
          check: value
            .div(hours)
            .div(days ?? 1)
            .equals(kilowatts),
        })
      },
    }),
    // "The resistance of a wire is R. It is stretched to double its length. New resistance?"
    readWhole({
      id: 'stretched-wire',
      cue: /stretch/,
      patterns: [
        '(?:wire)?~resistance~(?:wire)?~(r|# ohm)~(?:wire)?~stretched~(?:length)?~(double|doubled|twice|thrice|triple|# times)~(?:length|original length|own length)*~(?:new)?~resistance~(?:wire|becomes?|new)*',
        '(?:wire)?~resistance~(r|# ohm)~stretched~(?:length)?~(?:becomes?)?~(double|doubled|twice|thrice|triple|# times)~(?:length|original)*~(?:new)?~resistance~(?:wire|becomes?|new)*',
      ],
      solve(words, numbers) {
        const isLetter = words[0] === 'r'
        const named = TIMES[words.at(-1) ?? '']
        const times = named ?? numbers.at(-1)?.valueOf()
        const own = isLetter ? 1 : numbers[0]?.valueOf()
        if (times === undefined || own === undefined || !Number.isInteger(times)) return null
        const value = own * times * times
        return found({
          value: isLetter ? `${value}R` : value,
          unit: isLetter ? '' : 'Ω',
          steps: [
            ['The volume stays', `${times} times the length means 1/${times} of the area.`],
            ['R = ρ l ÷ A', `The resistance is ${times}² = ${times * times} times as large.`],
          ],
          check: value / times / times === own,
        })
      },
    }),
    // "F = 20 N acts on m = 4 kg, find acceleration"
    readWhole({
      id: 'second-law-in-letters',
      cue: /acceleration/,
      patterns: [
        '(?:force)?~(?:f)?~# n~(?:acts|applied|acting)?~(?:body|object)?~(?:mass)?~(?:m)?~# kg~(?:body|object|mass)?~(?:produces?)?~acceleration~(?:produced|body)?',
      ],
      solve(_, [force, mass]) {
        if (!force || !mass || mass.equals(0)) return null
        const value = force.div(mass)
        return found({
          value: value.valueOf(),
          unit: 'm/s²',
          steps: [['Second law', `a = F ÷ m = ${say(force)} ÷ ${say(mass)} = ${say(value)} m/s²`]],
          check: value.mul(mass).equals(force),
        })
      },
    }),
  ],
}
