import type { Reader, ReaderGroup } from '../toolkit/found.ts'
import { law, product, readStory, sum } from '../toolkit/story.ts'

const SPECIFIC =
  '\\(?(?:take |taking |given |and |with |if |the |its |where )*(?:sp\\.? |specific )heat(?: capacity)?(?: of (?:the )?(?:water|iron|copper|aluminium|metal|substance|liquid|ice|lead|brass|oil|steel|gold|silver))?(?: is| of| =| as|:|,)* ?@heatCapacity\\)?'
const LATENT =
  '\\(?(?:take |taking |given |and |with |if |the |its |where )*(?:specific )?latent heat(?: of (?:fusion|vapori[sz]ation|melting|steam|ice|water))?(?: of (?:ice|water|steam))?(?: is| of| =| as|:|,)* ?@latent\\)?'
const MATTER =
  'water iron copper aluminium metal substance liquid lead brass oil steel gold silver block piece ball rod vessel'

/** The same law with temperatures told in °C or in kelvin, so that the answer comes in the same way. */
const gas = (kind: 'degrees' | 'kelvin'): Reader => {
  const isCelsius = kind === 'degrees'
  const asked = '(?:the |its |new |final |what )*temperature(?: of the gas)?(?: will it| required| needed)*'
  return readStory({
    id: `gas-changes-${kind}`,
    isInOrder: true,
    cue: isCelsius ? /gas|air|balloon/ : /gas|air|balloon|pressure/,
    concepts: ['States of Matter'],
    refuses: `by #|initially|originally|earlier|was|were|moles?|# mol|# g|density|mixture|partial|diffus\\w*|rate|2 gases|cylinder with|leaks?|escapes?|not|absolute zero|then|real gas|heat|adiabatic\\w*|work|${isCelsius ? '# k' : '# °c|# °|celsius'}`,
    implied: [
      [
        '(?:at |keeping |under )?(?:the )?(?:constant|same) temperature(?: constant)?|(?:if |with |and )?(?:the )?temperature (?:is |remains |remaining |being |kept |is kept )*(?:constant|unchanged|the same)|isothermally',
        'kT',
        1,
      ],
      [
        '(?:at |keeping |under )?(?:the )?(?:constant|same) pressure(?: constant)?|(?:if |with |and )?(?:the )?pressure (?:is |remains |remaining |being |kept |is kept )*(?:constant|unchanged|the same)',
        'kP',
        1,
      ],
      [
        '(?:at |keeping |under )?(?:the )?(?:constant|same) volume(?: constant)?|(?:if |with |and )?(?:the )?volume (?:is |remains |remaining |being |kept |is kept )*(?:constant|unchanged|the same)|closed (?:rigid )?vessel',
        'kV',
        1,
      ],
      ['(?:the |its )*volume (?:will |to )?(?:be |is |gets? |becomes? )?(?:double[d]?|twice)', 'kV', 2],
      ['(?:the |its )*volume (?:will |to )?(?:be |is |gets? |becomes? )?(?:halved|half)', 'kV', 0.5],
      ['(?:the |its )*pressure (?:will |to )?(?:be |is |gets? |becomes? )?(?:double[d]?|twice)', 'kP', 2],
      ['(?:the |its )*pressure (?:will |to )?(?:be |is |gets? |becomes? )?(?:halved|half)', 'kP', 0.5],
    ],
    quantities: {
      P: { kind: 'pressure', label: 'first pressure', like: 'P2' },
      P2: {
        kind: 'pressure',
        label: 'pressure',
        like: 'P',
        asked: '(?:the |its |new |final |what )*pressure(?: of the gas)?(?: required| needed)*',
      },
      dV: {
        kind: 'volume',
        label: 'change of volume',
        like: 'V',
        asked:
          'by how (?:much|many @unit) (?:does|will|is) (?:the |its )?volume (?:of the gas )?(?:decrease|increase|decreased|increased|change|reduced)',
      },
      V: { kind: 'volume', label: 'first volume' },
      V2: {
        kind: 'volume',
        label: 'volume',
        like: 'V',
        asked: '(?:the |its |new |final |what )*volume(?: of the gas)?(?: will it occupy| occupied)*',
      },
      ...(isCelsius && {
        t: { kind: 'degrees', label: 'first temperature', isSigned: true },
        t2: { kind: 'degrees', label: 'temperature', asked, isSigned: true },
      }),
      T: { kind: 'kelvin', label: 'first temperature' },
      T2: { kind: 'kelvin', label: 'temperature', ...(!isCelsius && { asked }) },
    },
    facts: [
      [
        `(?:heated |cooled |warmed |changed )?from @${kind} to @${kind}`,
        isCelsius ? 't' : 'T',
        isCelsius ? 't2' : 'T2',
      ],
      [
        `(?:heated|cooled|raised|changed|increased|warmed|brought|temperature is|lowered)(?: up)? to @${kind}`,
        isCelsius ? 't2' : 'T2',
      ],
      [`(?:at |and |is )*(?:a )?(?:temperature )?(?:of |is )?@${kind}`, isCelsius ? 't' : 'T'],
      [`(?:at |and |is )*(?:a )?(?:temperature )?(?:of |is )?@${kind}`, isCelsius ? 't2' : 'T2'],
      [
        '(?:pressure )?(?:is |was )?(?:raised|increased|reduced|changed|decreased|lowered|compressed|becomes?|brought) (?:from @pressure )to @pressure',
        'P',
        'P2',
      ],
      [
        '(?:its |the )?(?:pressure )?(?:is |was )?(?:raised|increased|reduced|changed|decreased|lowered|becomes?|brought) to @pressure',
        'P2',
      ],
      ['(?:at |and |under |has |exerts )*(?:a )?(?:pressure )?(?:of |is )?@pressure(?: pressure)?', 'P'],
      ['(?:at |and |under )*(?:a )?(?:pressure )?(?:of |is )?@pressure(?: pressure)?', 'P2'],
      [
        '(?:its |the )?(?:volume )?(?:is |was )?(?:compressed|expands?|expanded|reduced|increased|changed|decreased|becomes?|brought) to @volume',
        'V2',
      ],
      ['(?:occupies |has |fills |is )?(?:a )?(?:volume )?(?:of |is )?@volume', 'V'],
      ['(?:a )?(?:volume )?(?:of |is )?@volume', 'V2'],
    ],
    relations: [
      ...(isCelsius
        ? [sum('Kelvin = °C + 273', 'T', { t: 1 }, 273), sum('Kelvin = °C + 273', 'T2', { t2: 1 }, 273)]
        : []),
      product('Second volume = first × change', 'V2', { V: 1, kV: 1 }),
      product('Second pressure = first × change', 'P2', { P: 1, kP: 1 }),
      product('Second temperature = first × change, in kelvin', 'T2', { T: 1, kT: 1 }),
      product('PV ÷ T stays the same', 'kT', { kP: 1, kV: 1 }),
      law(
        'Change of volume',
        'dV',
        ['V', 'V2'],
        (a, b) => Math.abs(a - b),
        (a, b) => Math.max(a, b) - Math.min(a, b),
      ),
    ],
    words:
      'gas air ideal sample mass fixed amount certain given occupies volume pressure temperature changed raised heated cooled when will occupy by become compressed increased reduced its at balloon vessel container',
  })
}

export const matterStories: ReaderGroup = {
  subject: 'Physics',
  concepts: ['Heat', 'States of Matter'],
  readers: [
    // "how much heat in kJ is lost when 500 g water cools from 80 to 30 degree C, specific heat 4200 J/kg C"
    readStory({
      id: 'heat-by-specific-heat',
      cue: /heat|temperature/,
      concepts: ['Heat'],
      refuses:
        'mixed|mixture|ice|steam|melts?|melting|boils?|boiling|vapou?r|latent|calorimeter|# (?:w|kw)|power|gas|not|then|half|each|expan\\w+|length|engine|carnot|another|poured|dropped|container of|heater|time|min|hours?',
      quantities: {
        c: {
          kind: 'heatCapacity',
          label: 'specific heat',
          asked:
            '(?:the |its )*specific heat(?: capacity)?(?: of (?:the )?(?:metal|substance|liquid|iron|copper|block))?',
        },
        m: { kind: 'mass', label: 'mass', asked: '(?:the |its )*mass(?: of (?:the )?[a-z]+)?' },
        t: { kind: 'degrees', label: 'first temperature', isSigned: true },
        t2: {
          kind: 'degrees',
          label: 'last temperature',
          isSigned: true,
          asked: '(?:the |its )*(?:final|new) temperature',
        },
        dt: {
          kind: 'degrees',
          label: 'change of temperature',
          isSigned: true,
          isMagnitude: true,
          asked: '(?:the |its )*(?:rise|change|fall|increase) (?:in|of) (?:its )?temperature',
        },
        Q: {
          kind: 'energy',
          label: 'heat',
          isSigned: true,
          isMagnitude: true,
          asked:
            '(?:the |how much |amount of |quantity of )*(?:heat|heat energy|thermal energy)(?:,? in @unit)?(?: is| energy| will be)*(?: (?:required|needed|lost|released|given out|absorbed|gained|supplied|must be supplied))*',
        },
      },
      facts: [
        [SPECIFIC, 'c'],
        ['from @degrees to @degrees', 't', 't2'],
        ['from # to @degrees', 't', 't2'],
        ['(?:by|through) @degrees', 'dt'],
        ['(?:of )?@mass(?: of)?', 'm'],
        [
          '(?:absorbs |gives |given |takes |heat of |supplied |with )*@energy(?: of)?(?: heat| energy)*(?: is)?(?: supplied| given| added)?(?: to)?',
          'Q',
        ],
      ],
      relations: [
        sum('Change of temperature', 'dt', { t2: 1, t: -1 }),
        product('mass × change of temperature', 'md', { m: 1, dt: 1 }),
        product('Q = mcΔT', 'Q', { c: 1, md: 1 }),
      ],
      // The direction of the story and that of the numbers must agree.
      words: `${MATTER} heat temperature cools cool heated heating raise raised raises rise rises to when required needed its by it cooled down energy`,
    }),
    // "200 g water at 80 C is mixed with 300 g water at 20 C. By how many degrees does the hot water cool?"
    readStory({
      id: 'hot-and-cold-water',
      cue: /water.*water/,
      concepts: ['Heat'],
      refuses:
        'ice|steam|calorimeter|container of|copper|iron|metal|not|heat lost|loss|then|another|added again|vessel of|oil|half',
      quantities: {
        m: { kind: 'mass', label: 'first mass' },
        t: { kind: 'degrees', label: 'first temperature' },
        n: { kind: 'mass', label: 'second mass' },
        s: { kind: 'degrees', label: 'second temperature' },
        hot: {
          kind: 'degrees',
          label: 'fall of the hot water',
          asked:
            'by how (?:much|many @unit)(?: degrees)? (?:does|will) (?:the )?(?:temperature of )?(?:the )?(?:hot|hotter) water (?:cool|fall|drop)(?: down)?',
        },
        cold: {
          kind: 'degrees',
          label: 'rise of the cold water',
          asked:
            'by how (?:much|many @unit)(?: degrees)? (?:does|will) (?:the )?(?:temperature of )?(?:the )?(?:cold|colder|cooler) water (?:warm|rise|warm up)(?: up)?',
        },
        T: {
          kind: 'degrees',
          label: 'final temperature',
          asked:
            '(?:the |its )*(?:final |resulting |common |equilibrium )*temperature(?: of (?:the )?mixture)?',
        },
      },
      facts: [
        ['@mass(?: of)?(?: hot| cold)? water (?:at|of)(?: a temperature of)? @degrees', 'm', 't'],
        ['@mass(?: of)?(?: hot| cold)? water (?:at|of)(?: a temperature of)? @degrees', 'n', 's'],
      ],
      holds: (known) => known.get('t') !== known.get('s'),
      relations: [
        law(
          'Final temperature = (m₁t₁ + m₂t₂) ÷ (m₁ + m₂)',
          'T',
          ['m', 't', 'n', 's'],
          (m, t, n, s) => (m * t + n * s) / (m + n),
          (m, t, n, s) => t + (n / (m + n)) * (s - t),
        ),
        law(
          'Fall of the hot water',
          'hot',
          ['T', 't', 's'],
          (T, t, s) => Math.max(t, s) - T,
          (T, t, s) => (t > s ? t - T : s - T),
        ),
        law(
          'Rise of the cold water',
          'cold',
          ['T', 't', 's'],
          (T, t, s) => T - Math.min(t, s),
          (T, t, s) => (t > s ? T - s : T - t),
        ),
      ],
      words: 'mass mixed with is added to mixture together poured into water',
    }),
    // "heat needed to melt 2 kg ice at 0°C, latent heat 336 kJ/kg"
    readStory({
      id: 'latent-heat',
      cue: /latent/,
      concepts: ['Heat'],
      refuses: 'specific heat|from|mixed|rise|raise|# w|power|not|half|then|-\\d|define|why',
      quantities: {
        L: { kind: 'latent', label: 'latent heat' },
        zero: { kind: 'degrees', label: 'temperature' },
        m: {
          kind: 'mass',
          label: 'mass',
          asked:
            '(?:the |how much |what )*(?:mass of )?(?:ice|water)(?: can be| will be| is)*(?: melted| melt| vapori[sz]ed)?',
        },
        Q: {
          kind: 'energy',
          label: 'heat',
          asked:
            '(?:the |how much |amount of |quantity of )*(?:heat|heat energy)(?: is)?(?: required| needed| absorbed| released| given out)*(?: to)?(?: melt| convert| change| vapori[sz]e| boil)*',
        },
      },
      facts: [
        [LATENT, 'L'],
        [
          '(?:ice |water )?(?:at )0 ?(?:°c|°|c)(?: (?:in)?to (?:water|ice)(?: at (?:0 ?(?:°c|°|c)|the same temperature))?)?',
        ],
        ['@mass(?: of)?', 'm'],
        ['(?:by |with |of )?@energy(?: of)?(?: heat)?', 'Q'],
      ],
      relations: [product('Q = mL', 'Q', { m: 1, L: 1 })],
      words:
        'ice water steam melt melts melting melted convert change boil boiling into completely its point latent fusion',
    }),
    gas('degrees'),
    gas('kelvin'),
    // "Half life of a substance is 5 days. Starting with 80 g how much has decayed after 15 days?"
    readStory({
      id: 'half-life-story',
      isExact: true,
      cue: /half[- ]?li(?:fe|ves)/,
      concepts: ['Modern Physics'],
      refuses:
        'first order|rate constant|reaction|mean life|decay constant|activity|carbon|age|2 (?:samples|substances|elements)|another|ratio|not|more|month',
      quantities: {
        T: {
          kind: 'span',
          label: 'half-life',
          like: 't',
          asked: '(?:the |its )*half[- ]life(?: of (?:the )?[a-z]+)?',
        },
        t: {
          kind: 'span',
          label: 'time',
          like: 'T',
          asked: '(?:the |what )*time(?: taken| required)*|(?:in |after )?how (?:long|many @unit)',
        },
        N: {
          kind: 'mass',
          unit: 'g',
          label: 'mass at the start',
          asked: '(?:the )?(?:initial|original) (?:mass|amount)',
        },
        D: {
          kind: 'mass',
          label: 'decayed',
          like: 'N',
          asked:
            'how (?:much|many grams)(?: of (?:it|the (?:substance|sample)))?(?: has| have| will have| will be| is| will)* (?:decayed|decay|disintegrated|lost)|(?:the )?(?:amount|mass)(?: that has| which has| that)? (?:decayed|disintegrated)',
        },
        L: {
          kind: 'mass',
          label: 'left',
          like: 'N',
          asked:
            'how (?:much|many grams)(?: of (?:it|the (?:substance|sample)))?(?: will| would| is| of it)*(?: remain| be)* ?(?:left|remain|remains|undecayed|remaining)?|(?:the )?(?:amount|mass|quantity)(?: of (?:it|the substance))?(?: that| which| will be| will| is)* ?(?:left|remaining|remains|undecayed|remain)',
        },
        p: {
          kind: 'percent',
          label: 'left',
          asked:
            'what (?:%|percent(?:age)?)(?: of (?:it|the (?:sample|substance|original)))*(?: will| would| is| be)* (?:left|remain|remains|undecayed|remaining)',
        },
        q: {
          kind: 'percent',
          label: 'decayed',
          asked:
            'what (?:%|percent(?:age)?)(?: of (?:it|the (?:sample|substance|original)))*(?: will| would| is| be| has| have| will have)* (?:decay|decayed|disintegrated)',
        },
        n: { kind: 'plain', label: 'number of half-lives' },
      },
      facts: [
        [
          '(?:has )?(?:a |the |its )*half[- ]?life(?: period)?(?: of (?:a |the )?(?:radioactive )?(?:substance|element|sample|isotope|material|nuclide))?(?: is| of| =)* ?@span',
          'T',
        ],
        ['(?:in|after|for|within)(?: a| the| time| of)* @span', 't'],
        ['(?:after|in) # half[- ]?lives', 'n'],
        [
          '@mass(?: of (?:it|the (?:substance|sample)))? (?:to )?(?:become|becomes|reduce to|be reduced to|decay to|reduces to|be left as) @mass',
          'N',
          'L',
        ],
        [
          '(?:starting with |start with |initial mass (?:is |of )?|initially |out of |of |from |if we start with |a |the )*@mass(?: of it| of the substance| sample| of)?',
          'N',
        ],
      ],
      relations: [
        product('Number of half-lives = t ÷ T', 't', { T: 1, n: 1 }),
        {
          said: 'Left = start × (½)ⁿ',
          names: ['L', 'N', 'n'],
          open(name, known) {
            const [L = Number.NaN, N = Number.NaN, n = Number.NaN] = ['L', 'N', 'n'].map((one) =>
              known.get(one),
            )
            if (name === 'L') return N * 0.5 ** n
            return name === 'N' ? L * 2 ** n : Math.log2(N / L)
          },
          residual: (known) =>
            (known.get('L') ?? Number.NaN) * 2 ** (known.get('n') ?? Number.NaN) -
            (known.get('N') ?? Number.NaN),
        },
        sum('Decayed = start − left', 'N', { D: 1, L: 1 }),
        law(
          'Left = 100% × (½)ⁿ',
          'p',
          ['n'],
          (n) => 100 * 0.5 ** n,
          (n) => 100 * Math.exp(-n * Math.LN2),
        ),
        sum('Decayed = 100% − left', 'q', { p: -1 }, 100),
      ],
      words:
        'radioactive substance element sample isotope material starting with is of it original nuclide half-life decays',
    }),
    // "A wave of frequency 500 Hz has wavelength 0.7 m. find its speed and time period"
    readStory({
      id: 'wave-story',
      cue: /wave|frequency|sound|wavelength/,
      concepts: ['Oscillations & Waves'],
      refuses:
        'echo|doppler|beats?|string|tension|pipe|harmonic|overtone|node|light|photon|electron|moving|source|depth|reflect\\w*|away|towards|not|medium to|enters?|after|between|consecutive|crest|amplitude|distance|far|wall|cliff',
      quantities: {
        L: {
          kind: 'length',
          label: 'wavelength',
          asked: '(?:the |its )*wave ?length(?: of (?:the |this )?(?:wave|sound|sound wave))?',
        },
        f: {
          kind: 'frequency',
          label: 'frequency',
          asked: '(?:the |its )*frequency(?: of (?:the |this )?(?:wave|sound))?',
        },
        T: {
          kind: 'time',
          label: 'time period',
          asked: '(?:the |its )*(?:time )?period(?: of (?:the |this )?wave)?',
        },
        v: {
          kind: 'speed',
          label: 'speed',
          asked:
            '(?:the |its )*(?:wave )?(?:velocity|speed)(?: of (?:the |this )?(?:wave|sound|sound wave|waves))?',
        },
      },
      facts: [
        ['(?:has |and |with |of |having |its |whose )*(?:a |the )?wave ?length(?: of| is| =)* ?@length', 'L'],
        [
          '(?:has |and |with |of |having |its |whose )*(?:a |the )?(?:time )?period(?: of| is| =)* ?@time',
          'T',
        ],
        [
          '(?:has |and |with |of |having |its |whose |at )*(?:a |the )?(?:frequency )?(?:of |is |= )*@frequency',
          'f',
        ],
        [
          '(?:has |and |with |of |having |its |whose |at |travels |travelling |moves |speed of sound )*(?:in air )?(?:a |the )?(?:velocity |speed )?(?:of |is |= )*@speed(?: in air)?',
          'v',
        ],
      ],
      relations: [product('v = fλ', 'v', { f: 1, L: 1 }), product('f = 1 ÷ T', 'unit', { f: 1, T: 1 })],
      assumed: { unit: 1 },
      words: 'wave waves sound air travels travelling speed velocity tuning fork note produces vibrates in',
    }),
    // "A Carnot engine works between 500 K and 300 K. If it absorbs 600 J, how much work does it do per cycle?"
    readStory({
      id: 'carnot-work',
      cue: /carnot|heat engine/,
      concepts: ['Thermodynamics'],
      refuses:
        'refrigerator|increase[ds]?|doubled|reduced|changed|raised|lowered|not|second engine|real|another|half|°c|celsius|-',
      quantities: {
        H: { kind: 'kelvin', label: 'source' },
        C: { kind: 'kelvin', label: 'sink' },
        Q: { kind: 'energy', label: 'heat taken in' },
        e: {
          kind: 'percent',
          label: 'efficiency',
          asked: '(?:the |its )*(?:% )?efficiency(?: of (?:the |this )?engine)?',
        },
        W: {
          kind: 'energy',
          label: 'work',
          asked:
            '(?:the |how much )*(?:useful )?work(?: done| does it do| output| is done)*(?: (?:per|in each|in 1|by the engine in each) cycle)?',
        },
        R: {
          kind: 'energy',
          label: 'heat given out',
          asked:
            '(?:the |how much )*heat(?: is)? (?:rejected|given out|released)(?: to (?:the )?sink)?(?: (?:per|in each) cycle)?',
        },
      },
      facts: [
        ['between(?: the)?(?: temperatures)?(?: of)? # ?k? and @kelvin', 'H', 'C'],
        ['(?:source|reservoir) (?:is |at |temperature )*(?:at |of |is )*@kelvin', 'H'],
        ['sink (?:is |at |temperature )*(?:at |of |is )*@kelvin', 'C'],
        [
          '(?:it )?(?:absorbs|takes in|takes|receives|absorbing|draws) @energy(?: of)?(?: heat| energy)*(?: from (?:the )?(?:source|hot reservoir))?(?: (?:in each|per|every) cycle)?',
          'Q',
        ],
      ],
      holds: (known) => (known.get('H') ?? 0) > (known.get('C') ?? 0),
      relations: [
        law(
          'η = 1 − T₂ ÷ T₁',
          'e',
          ['H', 'C'],
          (H, C) => 100 * (1 - C / H),
          (H, C) => (100 * (H - C)) / H,
        ),
        product('W = ηQ', 'W', { e: 1, Q: 1 }, 0.01),
        sum('Heat given out = Q − W', 'Q', { W: 1, R: 1 }),
      ],
      words:
        'carnot engine heat works working operates operating ideal reversible cycle each per it from source sink temperatures',
    }),
  ],
}
