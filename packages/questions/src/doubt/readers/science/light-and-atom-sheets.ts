import { found, type Reader, type ReaderGroup, sayMeasured } from '../toolkit/found.ts'
import { readSheet } from '../toolkit/sheet.ts'
import { law, product, sum } from '../toolkit/story.ts'

const TWISTS =
  'doubled|halved|tripled|twice|thrice|half|double|ratio|then|again|another|other|more|less|next|not|except|increases?|decreases?|difference of'
const EV = 1.602e-19
const PLANCK = 6.626e-34
const LIGHT = 3e8
const rad = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** "Two thin lenses of focal lengths +20 cm and -40 cm are placed in contact. Power of the combination?" / "of powers +5 D and -2 D" */
const lensesWithSigns: Reader = {
  id: 'lenses-with-signs',
  cue: /lens.*(?:contact|combin)|contact.*lens/,
  concepts: ['Optics'],
  read(r) {
    if (r.has('mirror|apart|separated|distance|object|image|not|refractive|convex|concave|magnification'))
      return null
    r.drop('2 (?:thin )?lenses')
    const tokens = [
      ...r.rest.matchAll(
        /([+-]?) ?(?<![\d.])(\d+(?:\.\d+)?) ?(cm|m|d|dioptres?|diopters?)?(?![a-z\d]|\.\d)/g,
      ),
    ]
    const [one, other] = tokens
    if (!one || !other || tokens.length !== 2) return null
    const last = other[3] ?? ''
    // 'Of +20 and -40 cm': the unit is that of both.
    if (last === '' || (one[3] !== undefined && one[3][0] !== last[0])) return null
    const isPower = last.startsWith('d')
    const values = tokens.map(([, minus, size]) => Number(size) * (minus === '-' ? -1 : 1))
    const size = last === 'm' ? 1 : 100
    const powers = values.map((value) => (isPower ? value : size / value))
    for (const [whole] of tokens) r.rest = r.rest.replace(whole, ' ')
    r.drop(
      'focal lengths?(?= |,|$)(?! of (?:the )?(?:combination|system)|\\?)(?=.*(?:focal length|power))|powers?(?= |,|$)(?! of (?:the )?(?:combination|system))(?=.*(?:focal length|power))',
    )
    const asksFocal = r.drop(
      '(?:net |effective |equivalent |resultant |combined )?focal length of (?:the )?(?:combination|system|combined lens)(?: in cm)?|(?:net |effective |equivalent |resultant |combined )focal length(?: in cm)?',
    )
    const asksPower = r.drop(
      '(?:net |effective |equivalent |resultant |combined |total )?power(?: of (?:the )?(?:combination|system|combined lens))?',
    )
    if (asksFocal === asksPower && !(isPower && asksFocal)) return null
    if (
      !r.done(
        '2 thin lenses lens in contact placed kept put held each other combination combined together coaxially and of having power combination d another with is',
      )
    )
      return null
    const total = powers.reduce((all, one) => all + one, 0)
    if (total === 0 || powers.some((one) => !Number.isFinite(one))) return null
    const value = Number((asksFocal ? 100 / total : total).toPrecision(10))
    return found({
      value,
      unit: asksFocal ? 'cm' : 'D',
      steps: [
        [
          'Power of each, with f in metres',
          powers.map((one) => `${sayMeasured(Number(one.toPrecision(6)))} D`).join(' and '),
        ],
        ['Powers add', `${sayMeasured(Number(total.toPrecision(10)))} D`],
        ...(asksFocal ? [['f = 1 ÷ P', `${sayMeasured(value)} cm`] as const] : []),
      ],
      check: Math.abs(total - (powers[1] ?? 0) - (powers[0] ?? 0)) < 1e-9,
    })
  },
}

/** "output of a NAND gate when both inputs are 1" */
const gates: Reader = {
  id: 'output-of-a-gate',
  cue: /\b(?:and|or|nand|nor|xor|xnor|not) gate/,
  concepts: ['Semiconductors', 'Computer'],
  read(r) {
    if (
      r.has(
        'universal|combination|followed|truth table|which|symbol|connected|output is|3 inputs?|high when|when is|inverted',
      )
    )
      return null
    const gate = r.words('(and|or|nand|nor|xor|xnor|ex-or) gate')?.[0]
    if (gate === undefined) return null
    const both =
      r.words(
        '(?:when |if |for |with )*(?:both|all)(?: (?:of )?(?:the|its))*(?: 2)? inputs?(?: are| is| being| at)* (1|0|high|low)',
      ) ??
      r.words(
        '(?:when |if |for |with )*(?:its |the )*inputs?(?: are| is| being| at)* (?:both|all) (1|0|high|low)',
      )
    const pair = both
      ? null
      : (r.words(
          '(?:when |if |for |with )*(?:its |the |2 )*inputs?(?: are| is| of|:)* (?:a ?= ?)?(1|0|high|low)(?: ?,| ?and| ?&| ?,? and)+ ?(?:b ?= ?)?(1|0|high|low)',
        ) ?? r.words('(?:when |if |for |with )*a ?= ?(1|0)(?: ?,| ?and| ?&)+ ?b ?= ?(1|0)'))
    const [a, b] = both ? [both[0], both[0]] : (pair ?? [])
    if (a === undefined || b === undefined) return null
    r.drop('(?:the )?output')
    if (!r.done('output 2 input inputs gate logic y')) return null
    const [x, y] = [a, b].map((one) => (/1|high/.test(one) ? 1 : 0))
    const [p, q] = [x ?? 0, y ?? 0]
    const plain = gate === 'ex-or' ? 'xor' : gate
    const base = /and/.test(plain) ? p & q : /x/.test(plain) ? p ^ q : p | q
    const value = /^n|^xn/.test(plain) ? 1 - base : base
    return found({
      value,
      steps: [[`${plain.toUpperCase()} gate`, `Inputs ${p} and ${q} give ${value}`]],
      // The second way counts the inputs that are 1.
      check:
        value ===
        ((plain === 'and' && p + q === 2) ||
        (plain === 'or' && p + q > 0) ||
        (plain === 'nand' && p + q < 2) ||
        (plain === 'nor' && p + q === 0) ||
        (plain === 'xor' && p + q === 1) ||
        (plain === 'xnor' && p + q !== 1)
          ? 1
          : 0),
    })
  },
}

const ORDINAL_STATES: Readonly<Record<string, number>> = {
  ground: 1,
  'first excited': 2,
  'second excited': 3,
  'third excited': 4,
}

/** "energy of the electron in the third orbit of hydrogen" / "radius of the second orbit" */
const bohr: Reader = {
  id: 'bohr-orbit',
  cue: /(?:orbit|excited|ground state|n ?= ?\d|energy level|shell).*|hydrogen.*state/,
  concepts: ['Atomic Structure', 'Modern Physics'],
  read(r) {
    if (
      r.has(
        'transition|wavelength|emitted|from|to n|ratio|satellite|earth|ionisation|ionization|difference|required|photon|jumps?|falls?|frequency|kinetic|potential|period|excitation|absorbs?|how many|number|not|spectral|lines?',
      )
    )
      return null
    let n: number | undefined
    const state = r.words(
      '(ground|1th excited|2th excited|3th excited|first excited|second excited|third excited) state',
    )
    if (state) {
      const said = (state[0] ?? '').replace(
        /^(\d)th/,
        (_, digit: string) => ['', 'first', 'second', 'third'][Number(digit)] ?? '',
      )
      n = ORDINAL_STATES[said]
    }
    n ??= r.one('(?:the )?#th (?:bohr )?(?:orbit|energy level|level|shell|state|stationary orbit)')?.valueOf()
    n ??= r
      .one('(?:orbit |level |shell |state )?(?:with )?(?:n|n value) ?= ?#(?: (?:orbit|level|shell|state))?')
      ?.valueOf()
    const words = ['first', 'second', 'third', 'fourth', 'fifth']
    if (n === undefined) {
      const word = r.words(
        `(?:the )?(${words.join('|')}) (?:bohr )?(?:orbit|energy level|level|shell|stationary orbit)`,
      )?.[0]
      n = word === undefined ? undefined : words.indexOf(word) + 1
    }
    const z = r.drop('(?:singly ionised helium|he ?\\+|he\\^?\\(?\\+\\)?)(?: ion)?')
      ? 2
      : r.drop('li ?(?:2\\+|\\+\\+|\\^\\(?2\\+\\)?)(?: ion)?')
        ? 3
        : r.drop("hydrogen(?: atom|'s)?(?: atom)?|h[- ]atom")
          ? 1
          : undefined
    if (n === undefined || z === undefined || !Number.isInteger(n) || n < 1 || n > 10) return null
    const asksEnergy = r.drop('(?:the )?(?:total )?energy(?: of (?:the |an )?electron)?')
    const asksRadius = r.drop('(?:the )?radius')
    const asksSpeed = r.drop('(?:the )?(?:velocity|speed)(?: of (?:the |an )?electron)?')
    if ([asksEnergy, asksRadius, asksSpeed].filter(Boolean).length !== 1) return null
    if (!r.done('electron orbit bohr bohrs model atom in ev å angstrom level its revolving hydrogen state'))
      return null
    if (asksEnergy) {
      const value = Number(((-13.6 * z * z) / (n * n)).toPrecision(6))
      return found({
        value,
        unit: 'eV',
        steps: [['Eₙ = −13.6 Z² ÷ n² eV', `−13.6 × ${z}² ÷ ${n}² = ${sayMeasured(value)} eV`]],
        check: Math.abs(value * n * n + 13.6 * z * z) < 1e-3,
      })
    }
    const value = asksRadius
      ? Number(((0.529 * n * n) / z).toPrecision(6))
      : Number(((2.18e6 * z) / n).toPrecision(6))
    return found({
      value,
      unit: asksRadius ? 'Å' : 'm/s',
      steps: [
        asksRadius
          ? ['rₙ = 0.529 n² ÷ Z Å', `0.529 × ${n}² ÷ ${z} = ${sayMeasured(value)} Å`]
          : ['vₙ = 2.18 × 10⁶ Z ÷ n m/s', `2.18 × 10⁶ × ${z} ÷ ${n} = ${sayMeasured(value)} m/s`],
      ],
      check: asksRadius
        ? Math.abs((value * z) / (n * n) - 0.529) < 1e-4
        : Math.abs((value * n) / z - 2.18e6) < 100,
    })
  },
}

/** Optics, photons, atoms and transistors. */
export const lightAndAtomSheets: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Optics', 'Modern Physics'],
  readers: [
    lensesWithSigns,
    gates,
    bohr,
    // "In Young's double slit experiment the slits are 1 mm apart and the screen is 1 m away, light of 600 nm. Fringe width?"
    readSheet({
      id: 'double-slit',
      cue: /slit|young|fringe/,
      concepts: ['Wave Optics'],
      refuses: `${TWISTS.replace('|double|', '|')}|single slit|water|liquid|immersed|refractive|mica|sheet|glass|intensity|th (?:bright|dark|minimum|maximum)|angular|coincide|shift|modulus|stress|strain|diffraction`,
      quantities: {
        L: {
          kind: 'fine',
          label: 'wavelength',
          unit: 'nm',
          names: 'wavelength(?: of (?:the )?light(?: used)?)?',
          symbol: 'λ',
          isNamed: true,
        },
        d: {
          kind: 'fine',
          label: 'slit separation',
          unit: 'mm',
          names:
            '(?:slit separation|separation (?:between|of) (?:the )?(?:2 )?slits|distance between (?:the )?(?:2 )?slits|slit spacing|slit width separation)',
          symbol: 'd',
          isNamed: true,
        },
        D: {
          kind: 'fine',
          label: 'distance of the screen',
          unit: 'm',
          names:
            '(?:distance (?:of (?:the )?screen from (?:the )?slits|between (?:the )?(?:slits? and (?:the )?screen|screen and (?:the )?slits?)|from (?:the )?slits? to (?:the )?screen|of (?:the )?slits from (?:the )?screen)|screen distance|slit[- ]screen distance)',
          isNamed: true,
        },
        b: {
          kind: 'fine',
          label: 'fringe width',
          unit: 'mm',
          names:
            'fringe[- ]?(?:width|spacing)|width of (?:each |the |a )*fringe|(?:distance|separation) between (?:2 )?(?:consecutive|successive|adjacent) (?:bright |dark )?fringes',
          isNamed: true,
        },
      },
      facts: [
        ['(?:light |wavelength )(?:of |is |having |with |used )*(?:wavelength )?(?:of |is )*@fine', 'L'],
        ['@fine (?:light|wavelength)', 'L'],
        [
          '(?:2 )?(?:narrow |thin )?slits?(?: are| is| which are| separated| placed| kept| by| spaced| a| distance| of)* @fine(?: apart)?',
          'd',
        ],
        [
          '(?:the )?screen(?: is| placed| kept| at| a| the| distance| of| situated| held)* @fine(?: away)?(?: from (?:the )?slits?)?',
          'D',
        ],
        ['@fine (?:away )?(?:from (?:the )?slits?)', 'D'],
      ],
      relations: [product('λD', 'LD', { L: 1, D: 1 }), product('β = λD ÷ d', 'b', { LD: 1, d: -1 })],
      words:
        "young youngs young's double slit experiment slits screen light wavelength monochromatic of used by interference pattern fringes fringe width apart away distance between formed illuminated obtained observed separation ydse s",
    }),
    // "critical angle / Brewster's angle for glass of refractive index 1.5"
    readSheet({
      id: 'brewster-angle',
      cue: /brewster|polari[sz]ing angle/,
      concepts: ['Wave Optics'],
      refuses: `${TWISTS}|critical|refraction angle|reflected`,
      quantities: {
        n: { kind: 'plain', label: 'n', names: 'refractive index', symbol: 'μ' },
        A: {
          kind: 'angle',
          label: 'angle',
          names: "brewster'?s? angle|polari[sz]ing angle|angle of polari[sz]ation",
        },
      },
      relations: [
        law(
          'tan θ = n',
          'A',
          ['n'],
          (n) => degrees(Math.atan(n)),
          (n) => degrees(Math.asin(n / Math.sqrt(1 + n * n))),
        ),
        law(
          'n = tan θ',
          'n',
          ['A'],
          (A) => Math.tan(rad(A)),
          (A) => Math.sin(rad(A)) / Math.cos(rad(A)),
        ),
      ],
      words: 'glass water medium of material for the air slab surface',
    }),
    // "A coin at the bottom of a 20 cm deep water tank, n = 4/3. Apparent depth?"
    readSheet({
      id: 'apparent-depth',
      cue: /apparent depth|appears?.*(?:depth|raised|shift)|normal shift/,
      concepts: ['Optics'],
      refuses: `${TWISTS}|2 liquids|layers|slab|oil|mirror|lens|sphere|angle`,
      quantities: {
        n: {
          kind: 'plain',
          label: 'n',
          names: 'refractive index(?: of (?:the )?(?:water|liquid))?',
          symbol: 'μ',
        },
        a: { kind: 'length', label: 'apparent depth', names: 'apparent depth', isNamed: true, like: 'd' },
        d: { kind: 'length', label: 'real depth', names: '(?:real |actual )?depth', like: 'a' },
      },
      facts: [
        ['@length deep', 'd'],
        ['refractive index(?: of (?:the )?(?:water|liquid))?(?: is| of| =)* ?#', 'n'],
      ],
      relations: [product('Real depth = n × apparent depth', 'd', { n: 1, a: 1 })],
      words:
        'coin fish stone pond tank beaker vessel swimming pool water liquid bottom of filled with to a at lying seen from above looks appears tank deep in its',
    }),
    // "least distance" of a telescope: f_o and f_e
    readSheet({
      id: 'telescope',
      cue: /telescope/,
      concepts: ['Optics'],
      refuses: `${TWISTS}|resolving|diameter|aperture|near point|25 cm|least distance|invented|who|height|tower|moon|image`,
      quantities: {
        o: {
          kind: 'length',
          label: 'focal length of the objective',
          names: 'focal length of (?:the |its )?objective(?: lens)?|objective',
          isNamed: true,
          isTold: true,
        },
        e: {
          kind: 'length',
          label: 'focal length of the eyepiece',
          names:
            'focal length of (?:the |its )?(?:eyepiece|eye piece|eye lens)|(?:eyepiece|eye piece|eye lens)',
          isNamed: true,
          isTold: true,
        },
        m: { kind: 'plain', label: 'magnification', names: '(?:angular )?magnif(?:ication|ying power)' },
        L: {
          kind: 'length',
          label: 'length of the tube',
          names:
            '(?:length of (?:the )?(?:telescope|tube)|tube length|separation between (?:the )?(?:objective|lenses)(?: and (?:the )?eyepiece)?)',
          isNamed: true,
          unit: 'cm',
        },
      },
      facts: [
        ['objective(?: lens)?(?: has| with| having| of| is| a| the| its| focal length)* @length', 'o'],
        [
          '(?:eyepiece|eye piece|eye lens)(?: has| with| having| of| is| a| the| its| focal length)* @length',
          'e',
        ],
      ],
      relations: [product('m = fₒ ÷ fₑ', 'm', { o: 1, e: -1 }), sum('Length = fₒ + fₑ', 'L', { o: 1, e: 1 })],
      words:
        'telescope astronomical small normal adjustment has an objective lens eyepiece eye piece focal length lengths of and is in for power',
    }),
    // "The work function of a metal is 2 eV. Photons of energy 5 eV fall on it. Stopping potential?"
    readSheet({
      id: 'photoelectric-effect',
      cue: /work function|photo-?electr|stopping potential|threshold/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS}|intensity|power|watt|number of photo|2 metals|speed|velocity|m/s|momentum|de broglie|current|photon hits`,
      quantities: {
        L0: {
          kind: 'fine',
          unit: 'nm',
          label: 'threshold wavelength',
          names: '(?:threshold|cut-?off|longest|maximum) wavelength',
          isNamed: true,
        },
        f0: {
          kind: 'frequency',
          label: 'threshold frequency',
          names: '(?:threshold|cut-?off|minimum) frequency',
          isNamed: true,
        },
        W: {
          kind: 'quantum',
          unit: 'eV',
          label: 'work function',
          names: '(?:photo-?electric )?work function',
          symbol: 'φ',
          isNamed: true,
        },
        K: {
          kind: 'quantum',
          unit: 'eV',
          label: 'maximum kinetic energy',
          names:
            '(?:maximum |max )?kinetic energy(?: of (?:the )?(?:emitted |ejected )?(?:photo-?)?electrons?)?|maximum energy of (?:the )?(?:emitted |ejected )?(?:photo-?)?electrons?',
          isNamed: true,
        },
        V: {
          kind: 'voltage',
          label: 'stopping potential',
          names: '(?:stopping|cut-?off|retarding) (?:potential|voltage)',
        },
        E: {
          kind: 'quantum',
          unit: 'eV',
          label: 'energy of a photon',
          names: '(?:photon )?energy(?: of (?:the |each |a )?(?:incident )?(?:photons?|light|radiation))?',
        },
        L: { kind: 'fine', unit: 'nm', label: 'wavelength', names: 'wavelength' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency' },
      },
      facts: [
        [
          '(?:work function|φ)(?: of (?:the |a |this )?[a-z]+(?: surface| metal)?)?(?: is| =| of|:)* ?@quantum',
          'W',
        ],
        ['(?:metal |surface )?(?:of|having|with|whose) work function(?: is| of)* @quantum', 'W'],
        ['@quantum (?:work function)', 'W'],
        [
          '(?:light|radiation|photons?|uv|ultraviolet)(?: radiation| light)?(?: of| having| with| each| of energy| an| energy)* @quantum',
          'E',
        ],
        ['@quantum (?:photons?|light|radiation)', 'E'],
        ['\\(?(?:take |use |given |using )*hc ?(?:=|is) ?(?:1240|1242) ?ev[ -]?nm\\)?'],
      ],
      assumed: { hc: PLANCK * LIGHT, h: PLANCK, e: EV },
      relations: [
        product('E = hf', 'E', { f: 1, h: 1 }),
        product('E = hc ÷ λ', 'hc', { E: 1, L: 1 }),
        product('φ = hf₀', 'W', { f0: 1, h: 1 }),
        product('φ = hc ÷ λ₀', 'hc', { W: 1, L0: 1 }),
        sum('K = E − φ', 'E', { K: 1, W: 1 }),
        product('K = eV', 'K', { V: 1, e: 1 }),
      ],
      words:
        "metal metals surface photon photons light radiation incident falls fall falling strikes illuminated irradiated by of with the emitted photoelectrons photoelectron electrons ejected photoelectric effect threshold cesium sodium potassium zinc from metallic on it ultraviolet monochromatic einstein's",
    }),
    // "energy of a photon of wavelength 500 nm in eV" is known; "frequency of light of wavelength 600 nm"
    readSheet({
      id: 'light-by-its-wavelength',
      cue: /frequency|wavelength/,
      concepts: ['Oscillations & Waves', 'Modern Physics'],
      refuses: `${TWISTS}|sound|glass|water|medium|refractive|work function|threshold|electron|de broglie|slit|string|pipe|doppler|energy|hydrogen|m/s(?!\\^)`,
      quantities: {
        L: { kind: 'fine', unit: 'm', label: 'wavelength', names: 'wavelength', symbol: 'λ' },
        f: { kind: 'frequency', label: 'frequency', names: 'frequency', symbol: 'f' },
      },
      assumed: { c: LIGHT },
      facts: [['(?:speed|velocity) of light(?: is| =)* ?3e8 m/s']],
      relations: [product('c = fλ', 'c', { f: 1, L: 1 })],
      words:
        'light radiation radio wave waves electromagnetic em yellow red green blue violet sodium x-ray ray x-rays station broadcasting broadcasts transmits at of having photon radar microwave in',
    }),
    // "de Broglie wavelength of a 1 kg ball moving at 10 m/s" / "of an electron moving at 1e6 m/s"
    readSheet({
      id: 'de-broglie',
      cue: /broglie|matter wave/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS}|\\d v\\b|potential|accelerated|temperature|kelvin|ev|energy|who|what is the de broglie|relation`,
      quantities: {
        m: { kind: 'mass', label: 'mass', names: 'mass', symbol: 'm' },
        v: { kind: 'speed', label: 'speed', names: 'speed|velocity', symbol: 'v' },
        p: { kind: 'momentum', unit: 'kg m/s', label: 'momentum', names: 'momentum', symbol: 'p' },
        L: {
          kind: 'fine',
          unit: 'm',
          label: 'wavelength',
          names: "(?:de[- ]broglie(?:'s)? )?wavelength",
          symbol: 'λ',
        },
      },
      implied: [
        ['(?:an )?electron', 'm', 9.11e-31],
        ['(?:a )?proton', 'm', 1.673e-27],
        ['(?:a )?neutron', 'm', 1.675e-27],
      ],
      facts: [
        ['\\(?(?:take |given |and )*(?:plancks? constant|h) ?(?:=|is) ?6\\.6\\d*e-34 ?(?:j[ -]?s)?\\)?'],
      ],
      assumed: { h: PLANCK },
      relations: [product('p = mv', 'p', { m: 1, v: 1 }), product('λ = h ÷ p', 'h', { L: 1, p: 1 })],
      words:
        'electron proton neutron ball bullet cricket moving with travelling of particle de broglie wavelength associated mass velocity speed at a thrown tennis golf dust in',
    }),
    // "In a transistor the emitter current is 5 mA and the collector current 4.9 mA. Find beta."
    readSheet({
      id: 'transistor',
      cue: /transistor|emitter|collector|\bbase\b.*\bcurrent/,
      concepts: ['Semiconductors'],
      refuses: `${TWISTS}|voltage gain|power gain|resistance|ohm|\\d v|change in|changes|input|output`,
      quantities: {
        E: {
          kind: 'current',
          unit: 'mA',
          label: 'emitter current',
          names: 'emitter current|current (?:in|through) (?:the )?emitter|ie',
          isNamed: true,
        },
        C: {
          kind: 'current',
          unit: 'mA',
          label: 'collector current',
          names: 'collector current|current (?:in|through) (?:the )?collector|ic',
          isNamed: true,
        },
        B: {
          kind: 'current',
          unit: 'mA',
          label: 'base current',
          names: 'base current|current (?:in|through) (?:the )?base|ib',
          isNamed: true,
        },
        a: {
          kind: 'plain',
          label: 'α',
          names: '(?:current gain )?(?:α|alpha)|current (?:gain|amplification factor) in common base',
        },
        b: {
          kind: 'plain',
          label: 'β',
          names:
            '(?:dc )?(?:current (?:gain|amplification factor)|gain)(?: \\(?β\\)?| \\(?beta\\)?)?(?: in common emitter(?: configuration| mode)?)?|β|beta',
        },
      },
      relations: [
        sum('I_E = I_B + I_C', 'E', { B: 1, C: 1 }),
        product('I_C = αI_E', 'C', { a: 1, E: 1 }),
        product('I_C = βI_B', 'C', { b: 1, B: 1 }),
        law(
          'β = α ÷ (1 − α)',
          'b',
          ['a'],
          (a) => a / (1 - a),
          (a) => 1 / (1 / a - 1),
        ),
        law(
          'α = β ÷ (1 + β)',
          'a',
          ['b'],
          (b) => b / (1 + b),
          (b) => 1 / (1 / b + 1),
        ),
      ],
      words:
        'when transistor npn pnp n-p-n p-n-p the current of common emitter base configuration its with in amplifier corresponding',
    }),
    // "Energy equivalent of 1 g of matter"
    readSheet({
      id: 'mass-and-energy',
      cue: /mass defect|e ?= ?mc|equivalent|converted (?:in)?to energy|annihilat|binding energy/,
      concepts: ['Modern Physics'],
      refuses: `${TWISTS}|per nucleon|resistance|capacit\\w*|cal|heat|gram equivalent|weight|# (?:c|ohm)|nucleons?|of joule|calorie`,
      quantities: {
        m: { kind: 'mass', label: 'mass', names: 'mass(?! defect)', symbol: 'm' },
        u: { kind: 'plain', label: 'mass defect', unit: 'u', names: '¬', isTold: true },
        E: {
          kind: 'energy',
          label: 'energy',
          names: '(?:equivalent )?energy(?: equivalent| released| produced)*',
        },
        M: {
          kind: 'plain',
          unit: 'MeV',
          label: 'energy',
          names: '(?:binding )?energy(?: equivalent| released)*(?: in mev)?',
        },
      },
      facts: [['(?:mass defect )?(?:of |is |= )*# (?:u|amu)', 'u']],
      assumed: { cc: 9e16 },
      relations: [product('E = mc²', 'E', { m: 1, cc: 1 }), product('1 u = 931.5 MeV', 'M', { u: 1 }, 931.5)],
      words:
        'of matter substance is completely fully converted into energy equivalent to mass in joule joules when defect nucleus reaction nuclear mev released',
    }),
  ],
}
