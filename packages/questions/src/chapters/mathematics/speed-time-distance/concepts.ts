/** What a syllabus names below the chapter: id | title | other names that people type. */
export const concepts = `
  speed-formula | Speed = Distance ÷ Time | basic speed, speed distance time formula
  kmph-to-mps | km/h & m/s | kmph to mps, conversion of speed
  relative-speed | Relative Speed | meeting point, two persons moving towards each other, overtaking, police and thief, sapeksh gati, two cars meeting, car and bus meeting, two persons meeting, bus and car meet
  usual-speed | Usual Speed & Time | usual time, fraction of usual speed, walks at 3/4 of usual speed, 3/4 of usual speed, 3/4 of speed, man walking at 3/4 of speed, man walking 3/4 of speed
  average-speed-of-parts | Average Speed of Parts | average speed of whole journey
  equal-distances | Equal Distances at Different Speeds | there and back, to and fro, up and down journey, 2xy/x+y
  beats-by-metres | Beats by Metres | race start, head start, a beats b by metres, gives a start
  beats-by-seconds | Beats by Seconds | a beats b by seconds
  train-crossing-a-pole | Train Crossing a Pole | train and pole, train crossing a man, train passes a pole, train passes a man, train crosses a man, train passes a standing man, train passing a pole
  train-crossing-a-platform | Train Crossing a Platform | train and platform, train crossing bridge, train crossing tunnel, length of platform
  train-crossing-a-moving-man | Train Crossing a Moving Person | train passes a man walking, train and cyclist
  trains-crossing-each-other | Trains Crossing Each Other | two trains crossing, relative speed of trains, trains meeting, two trains meeting
  trains-in-opposite-directions | Two Trains in Opposite Directions | trains in opposite direction, two trains moving in opposite directions
  trains-in-the-same-direction | Two Trains in the Same Direction | trains in same direction, two trains moving in the same direction, train overtakes another train, one train overtakes another, train overtaking train
  late-and-early-distance | Late by One Speed, Early by Another | late or early, reaches late, reaches early, speed distance late early, late early problems, late and early arrival
  stoppage-time | Stoppage Time | stoppage, train stops per hour
  first-meeting-on-track | First Meeting on a Track | meeting on circular track, first meet on circular track
  meeting-at-the-start | Meeting at the Starting Point | meet at starting point
  escalators | Escalators | escalator, escalator problems, moving staircase
`
