import { defineTerms } from '../../../kit/define-terms.ts'

export const terms = defineTerms(`
speed-formula | Speed in arithmetic, speed time and distance, chal samay doori, चाल समय दूरी | Speed is the distance covered in unit time: speed = distance ÷ time, usually in km/h or m/s.
kmph-to-mps | Conversion of km/h to m/s, kmph to mps | To change km/h into m/s multiply by $\\frac{5}{18}$; to change m/s into km/h multiply by $\\frac{18}{5}$.
relative-speed | Relative speed, sapeksh chal, सापेक्ष चाल | Relative speed is the speed of one moving body as seen from another: the sum of the speeds in opposite directions and their difference in the same direction.
average-speed-of-parts | Average speed of a journey, ausat chal yatra | Average speed of a journey is the total distance divided by the total time, and not in general the mean of the speeds.
equal-distances | Average speed for equal distances | The average speed over two equal distances covered at speeds $x$ and $y$ is the harmonic mean $\\frac{2xy}{x + y}$.
train-crossing-a-pole | Train crossing a pole, train crossing a man | A train crosses a pole or standing man when it covers its own length: time = length of train ÷ speed.
train-crossing-a-platform | Train crossing a platform, train crossing a bridge | A train crosses a platform or bridge when it covers its own length and that of the platform: time = (train + platform) ÷ speed.
stoppage-time | Stoppage time per hour, stoppage time | Stoppage time per hour is the time a vehicle stops in each hour: difference of the speeds without and with stoppages ÷ speed without stoppages.
beats-by-metres | Head start, start in a race, beats by metres | In a race, a start of $x$ metres means that one runner begins $x$ metres ahead; to beat by $x$ metres means to finish when the other is $x$ metres behind.
trains-crossing-each-other | Trains crossing each other, two trains crossing | Two trains cross each other when they cover the sum of their lengths at their relative speed: time = sum of lengths ÷ relative speed.
`)
