const wholeSeconds = (seconds: number): number =>
  seconds > 0 && Number.isFinite(seconds) ? Math.floor(seconds) : 0
const twoDigits = (value: number): string => String(value).padStart(2, '0')

export const NO_TIME_TEXT = '0:00'

/** '5:30' below an hour, '1h 2m 3s' from an hour on. */
export const timeText = (seconds: number): string => {
  const whole = wholeSeconds(seconds)
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${twoDigits(whole % 60)}`
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m ${whole % 60}s`
}

/** mm:ss, the form of current affairs; minutes can exceed 59. */
export const clockText = (seconds: number): string => {
  const whole = wholeSeconds(seconds)
  return `${twoDigits(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`
}

/** The seconds in a time text; 0 for text that is not a time. */
export const secondsOfTimeText = (text: string): number => {
  const clock = /^(\d+):([0-5]\d)$/.exec(text.trim())
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const spelled = /^(?:(\d+)h)? ?(?:(\d+)m)? ?(?:(\d+)s)?$/.exec(text.trim())
  const [, hours = 0, minutes = 0, seconds = 0] = spelled ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
