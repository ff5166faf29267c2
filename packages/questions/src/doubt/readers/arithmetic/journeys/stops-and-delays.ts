import Fraction from 'fraction.js'
import { sayNumber } from '../../../say-number.ts'
import { found, type ReaderGroup } from '../../toolkit/found.ts'

const sixty = new Fraction(60)

/** Questions on a journey that is held up, begun late or caught up with. */
export const stopsAndDelays: ReaderGroup = {
  subject: 'Mathematics',
  concepts: ['Speed, Time & Distance', 'Boats & Streams'],
  readers: [
    {
      // "Excluding stoppages a bus runs at 54 km/h and including stoppages at 45 km/h. For how many minutes does it stop per hour?"
      id: 'stoppages',
      cue: /stoppages?|stops? .*per hour/,
      read(r) {
        const without = r.one(
          '(?:excluding|without)(?: any)? (?:stoppages?|stops?|halts?),? ?(?:the )?(?:average )?(?:speed )?(?:of )?(?:(?:a|the) (?:bus|train|car) )?(?:it )?(?:is |runs |travels |moves |covers )?(?:at )?(?:the )?(?:rate of |speed of |average speed of )?# km/h',
        )
        const having = r.one(
          '(?:including|with)(?: the)? (?:stoppages?|stops?|halts?),? ?(?:the )?(?:average )?(?:speed )?(?:it )?(?:is |runs |travels |moves )?(?:at )?(?:the )?(?:rate of |speed of )?# km/h',
        )
        if (!without || !having || having.gte(without)) return null
        if (
          !r.drop(
            '(?:for |find |calculate )?(?:how many|how much|what) (?:min|minutes|time)(?: on an average)?(?: does| did)?(?: the)?(?: bus| train| car| it)?(?: stops?| halts?)?(?: per| an| in an| every| each) (?:hour|h)',
          ) ||
          !r.done('bus train car the speed of its and average a')
        )
          return null
        const value = without.sub(having).div(without).mul(60)
        return found({
          value,
          unit: 'minute',
          steps: [
            [
              'Less distance in an hour',
              `${sayNumber(without)} − ${sayNumber(having)} = ${sayNumber(without.sub(having))} km`,
            ],
            [
              'Time for it',
              `${sayNumber(without.sub(having))} ÷ ${sayNumber(without)} × 60 = ${sayNumber(value)} minutes`,
            ],
          ],
          check: without.mul(sixty.sub(value)).div(60).equals(having),
        })
      },
    },
    {
      // "At 5 km/h a man misses a train by 7 minutes, at 6 km/h he is 5 minutes early. How far is the station?"
      id: 'late-and-early',
      cue: /(?:late|misses|missed).*(?:early|earlier|before)/,
      read(r) {
        const late = r.take(
          '(?:walks?|walking|goes|travels?|drives?|runs?|cycles?|moves?)?(?: at)?(?: the| a)?(?: speed| rate)?(?: of)? ?# km/h,? ?(?:and )?(?:he |she |it )?(?:misses (?:a|the|his) (?:train|bus) by # min|(?:is |reaches |arrives |gets )?(?:his |her |the )?(?:school |office |station )?# min late|reaches (?:his |the )?(?:school|office|station) # min late)',
        )
        const early = r.take(
          '(?:walks?|walking|goes|travels?|drives?|runs?|cycles?|moves?)?(?: at)?(?: the| a)?(?: speed| rate)?(?: of)? ?# km/h,? ?(?:then )?(?:and )?(?:he |she |it )?(?:is |reaches |arrives |gets )?(?:his |her |the )?(?:school |office |station |there )?# min (?:early|earlier|before(?: time| the (?:arrival|departure) of the train)?)',
        )
        const [slow, behind] = late ?? []
        const [fast, ahead] = early ?? []
        if (!slow || !behind || !fast || !ahead || slow.gte(fast)) return null
        if (
          !r.drop(
            '(?:find |what is )?(?:the )?distance(?: (?:to|of|from|between)[a-z ]{0,45})?|how far[a-z ]{0,45}',
          ) ||
          !r.done(
            'if a man he boy student person she his her school office station house however but when instead',
          )
        )
          return null
        const hours = behind.add(ahead).div(60)
        const value = slow.mul(fast).div(fast.sub(slow)).mul(hours)
        return found({
          value,
          unit: 'km',
          steps: [
            [
              'Difference of the times',
              `${sayNumber(behind)} + ${sayNumber(ahead)} = ${sayNumber(behind.add(ahead))} minutes`,
            ],
            [
              'Distance',
              `${sayNumber(slow)} × ${sayNumber(fast)} ÷ (${sayNumber(fast)} − ${sayNumber(slow)}) × ${sayNumber(hours)} = ${sayNumber(value)} km`,
            ],
          ],
          check: value.div(slow).sub(value.div(fast)).equals(hours),
        })
      },
    },
    {
      // "A boat goes 15 km/h in still water and the current is 3 km/h. Find the distance downstream in 20 minutes."
      id: 'distance-on-a-stream',
      cue: /still water.*(?:downstream|upstream)/,
      read(r) {
        const still = r.one(
          "(?:a |the )?(?:speed of (?:a|the) (?:boat|man|swimmer) |(?:boat|man)'s speed )?in still water (?:is )?# km/h|# km/h in still water",
        )
        const stream = r.one(
          '(?:the )?(?:speed of )?(?:the )?(?:current|stream|river|water)(?: flows)?(?: is| at| of)? # km/h',
        )
        const minutes = r.one('in # min')
        const hours = minutes ? minutes.div(60) : r.one('in # h')
        const isDown = r.drop(
          'downstream|down stream|along the (?:current|stream)|with the (?:current|stream)',
        )
        const isUp = r.drop('upstream|up stream|against the (?:current|stream)')
        if (!still || !stream || !hours || isDown === isUp || stream.gte(still)) return null
        if (
          !r.drop(
            '(?:find |what is )?(?:the )?distance(?: travelled| covered| traveled)?|how far[a-z ]{0,30}|how much distance[a-z ]{0,30}',
          )
        )
          return null
        if (!r.done('a the boat man rate speed of and it travelled covered by will go can')) return null
        const speed = isDown ? still.add(stream) : still.sub(stream)
        const value = speed.mul(hours)
        return found({
          value,
          unit: 'km',
          steps: [
            [
              isDown ? 'With the stream' : 'Against the stream',
              `${sayNumber(still)} ${isDown ? '+' : '−'} ${sayNumber(stream)} = ${sayNumber(speed)} km/h`,
            ],
            ['Distance', `${sayNumber(speed)} × ${sayNumber(hours)} = ${sayNumber(value)} km`],
          ],
          check: value.div(speed).equals(hours),
        })
      },
    },
    {
      // "A policeman is 200 m behind a thief. They run at 11 and 10 km/h. How far apart are they after 6 minutes?"
      id: 'gap-of-a-chase',
      cue: /thief.*(?:police|cop)|(?:police|cop).*thief/,
      read(r) {
        const gap = r.one('(?:from )?(?:a )?(?:distance of )?# m(?: behind| ahead| away)?')
        const thief = r.one(
          'thief (?:is )?(?:runs|running|starts running)?(?: at)?(?: the)?(?: speed| rate)?(?: of)? ?# km/h',
        )
        const police = r.one(
          '(?:policeman|police|cop)(?: (?:runs|chases him|running|is running))?(?: at)?(?: the)?(?: speed| rate)?(?: of)? ?# km/h',
        )
        const minutes = r.one('after # min')
        if (!gap || !thief || !police || !minutes || police.lte(thief)) return null
        if (
          !r.drop('(?:what (?:is|will be)|find) (?:the )?distance between them|how far (?:apart )?are they')
        )
          return null
        if (
          !r.done(
            'a the thief is noticed spotted seen by policeman police from and starts running chases when him away',
          )
        )
          return null
        const closed = police.sub(thief).mul(1000).mul(minutes).div(60)
        const value = gap.sub(closed)
        return found({
          value,
          unit: 'm',
          steps: [
            [
              'Gained in that time',
              `${sayNumber(police.sub(thief))} km/h for ${sayNumber(minutes)} minutes = ${sayNumber(closed)} m`,
            ],
            ['Left', `${sayNumber(gap)} − ${sayNumber(closed)} = ${sayNumber(value)} m`],
          ],
          check: value.gte(0) && value.add(closed).equals(gap),
        })
      },
    },
  ],
}
