import { defineTable } from '../../../kit/facts/define-table.ts'

/** Terms that belong to one sport; what several sports share is listed with all of them. */
export const sportsTerms = defineTable({
  id: 'sports-terms',
  about: 'terms of sports',
  header: 'Term',
  columns: {
    sport: {
      header: 'Sport',
      kind: 'text',
      ask: ["With which sport is the term '{name}' associated?", "The term '{name}' is used in:"],
      askBack: ['Which of the following terms is used in {value}?'],
      askNot: ['Which of the following terms is not used in {value}?'],
      say: "The term '{name}' is used in {value}",
      conceptOf: {
        cricket: 'cricket',
        football: 'football',
        hockey: 'hockey',
        tennis: 'tennis',
        badminton: 'badminton-and-table-tennis',
        'table tennis': 'badminton-and-table-tennis',
        golf: 'golf-and-polo',
        polo: 'golf-and-polo',
        chess: 'indoor-games',
        bridge: 'indoor-games',
        billiards: 'indoor-games',
        snooker: 'indoor-games',
        boxing: 'combat-sports',
        wrestling: 'combat-sports',
        volleyball: 'team-games',
        basketball: 'team-games',
        kabaddi: 'team-games',
        baseball: 'team-games',
        rugby: 'team-games',
      },
    },
    kind: { header: 'Kind', kind: 'text' },
  },
  near: ['kind'],
  concepts: ['sports-terms'],
  parts: [
    {
      sources: [
        'Laws and rules of the international federations (MCC, FIFA, FIH, R&A, ITF and others)',
        'Lucent General Knowledge, sports terms',
      ],
      rows: `
        1 | Googly | cricket | team | It is a leg-spinner's ball that turns the other way.
        1 | LBW | cricket | team | The letters stand for leg before wicket.
        1 | Maiden over | cricket | team | No run is scored off it.
        2 | Silly point | cricket | team | It is a fielder very close to the batter.
        1 | Yorker | cricket | team | The ball pitches at the feet of the batter.
        2 | Chinaman | cricket | team | It is the stock ball of a left-arm wrist-spinner.
        1 | Duckworth–Lewis–Stern method | cricket | team | It sets a target after rain.
        1 | Nightwatchman | cricket | team | A tail-ender goes in before close of play.
        1 | Corner kick | football | team | It is given when a defender puts the ball behind the goal line.
        1 | Offside trap | football | team | Defenders step forward together.
        1 | Penalty corner | hockey | team | It is given for a foul inside the circle.
        2 | Bully-off | hockey | team | It was once the way to start the game.
        2 | Scoop | hockey / cricket | team | The ball is lifted with the stick.
        2 | Sixteen-yard hit | hockey | team | Defenders restart play with it.
        1 | Dribble | hockey / football / basketball | team | The ball is kept close while running.
        1 | Ace | tennis / volleyball / golf | racket | The server wins the point with an untouched serve.
        1 | Deuce | tennis / badminton / table tennis / volleyball | racket | The score is level near the end of a game.
        1 | Love | tennis / badminton / table tennis / squash | racket | It means nil.
        1 | Grand Slam tournament | tennis | racket | There are four in a year.
        1 | Double fault | tennis | racket | The server loses the point after two bad serves.
        1 | Shuttlecock | badminton | racket | It has sixteen feathers.
        1 | Birdie | golf / badminton | racket | It is one stroke under par.
        2 | Bogey | golf | racket | It is one stroke over par.
        1 | Tee | golf | racket | The ball stands on it for the first stroke.
        1 | Caddie | golf | racket | The person carries the clubs.
        2 | Albatross | golf | racket | It is three strokes under par.
        1 | Putting green | golf | racket | The hole lies in it.
        1 | Checkmate | chess | board | The king cannot escape.
        2 | Castling | chess | board | King and rook move together.
        3 | En passant | chess | board | A pawn is taken in passing.
        2 | Stalemate | chess | board | The player to move has no legal move and is not in check.
        1 | Knockout | boxing | combat | The boxer does not rise before the count of ten.
        2 | Uppercut | boxing / cricket | combat | It is a blow from below to the chin.
        1 | Jab | boxing | combat | It is a straight blow with the leading hand.
        2 | Half nelson | wrestling | combat | An arm is passed under the arm and behind the neck.
        3 | Grapevine | wrestling | combat | A leg is wound around the leg of the other.
        1 | Bull's eye | shooting / archery / darts | racket | It is the centre of the target.
        1 | Spike | volleyball | team | The ball is hit down over the net.
        2 | Libero | volleyball / football | team | The player only defends and wears another colour.
        3 | Booster | volleyball | team | The player sets the ball for a smash.
        1 | Slam dunk | basketball | team | The ball is put in from above the ring.
        2 | Lay-up | basketball / golf | team | The ball is laid against the board near the ring.
        1 | Chukker | polo | horse | It is a period of seven and a half minutes.
        2 | Mallet | polo / croquet | horse | The ball is struck with it.
        1 | Jockey | horse racing | horse | The person rides in the race.
        2 | Dressage | equestrian sport | horse | Horse and rider perform set movements.
        1 | Cue | billiards / snooker | board | The ball is struck with it.
        2 | Cannon | billiards / snooker | board | The cue ball strikes both other balls.
        1 | Butterfly stroke | swimming | water | Both arms move together over the water.
        1 | Freestyle stroke | swimming | water | Swimmers use the front crawl in it.
        1 | Crawl | swimming | water | It is the fastest stroke.
        1 | Raid | kabaddi | team | The player enters the other half while holding the breath.
        2 | Bonus line | kabaddi | team | A raider wins a point by crossing it with enough defenders on the mat.
        1 | Baton | relay racing | track | It is handed from runner to runner.
        1 | Pit stop | motor racing | track | Tyres are changed in it.
        3 | Coxswain | rowing | water | The person steers the boat.
        3 | Grand slam bid | bridge | board | It promises all thirteen tricks.
        1 | Home run | baseball / softball | team | The batter runs around all bases.
        1 | Pitcher | baseball / softball | team | The player throws to the batter.
        2 | Scrum | rugby | team | Eight forwards of each side push.
        2 | Clean and jerk | weightlifting | track | The bar is lifted in two movements.
        2 | Snatch | weightlifting | track | The bar is lifted in one movement.
        2 | Penholder grip | table tennis | racket | The bat is held like a pen.
        3 | Boast | squash | racket | The ball is hit to a side wall first.
        3 | Treble twenty | darts | board | It scores sixty.
        2 | Ippon | judo / karate | combat | It is a full point that wins the bout.
        3 | Dobok | taekwondo | combat | It is the dress of the players.
        3 | Spinnaker | sailing | water | It is a large sail for wind from behind.
        3 | Eskimo roll | canoeing | water | An upturned boat is righted by the paddler.
        2 | Velodrome | cycling | track | It is a track with banked curves.
        1 | Quiver | archery | racket | The arrows are kept in it.
        2 | Foil | fencing | combat | It is one of the three swords.
      `,
    },
  ],
})
