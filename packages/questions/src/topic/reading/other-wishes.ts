/**
 * Words of other wishes than to be asked: cures, recipes, songs, shops, love, fortune. Beside them a name of the syllabus means
 * something else: 'kabir singh song' is not about the saint, 'diabetes ka ilaj' wants advice that questions must not give.
 */
const OTHER_WISHES: ReadonlySet<string> = new Set(
  `ilaj ilaaj dawa dawai dawaai nuskha nuskhe gharelu dosage recipe
  song gana gaana lyric movie serial episode trailer
  netflix hotstar zomato swiggy flipkart instagram tiktok snapchat
  pubg minecraft girlfriend boyfriend husband wife shayari wallpaper ringtone love pyaar romantic joke caption ticket tomorrow
  vacancy samsung iphone redmi oneplus auction
  horoscope rashifal kundli tarot lottery coupon recharge mileage apk cheat`.split(/\s+/),
)

export const isOtherWish = (word: string): boolean => OTHER_WISHES.has(word)

/** What people hold, and what they want done with it: 'aadhaar download' asks for no question on the Aadhaar Act. */
const HELD: ReadonlySet<string> = new Set(
  'aadhaar aadhar adhar card pin kyc passport licence license'.split(' '),
)
const DONE: ReadonlySet<string> = new Set(
  'download update apply reset status login otp link print correction enrolment'.split(' '),
)

/** Whether somebody wants an errand done, which no question does. */
export const isErrand = (words: readonly { typed: string }[]): boolean =>
  words.some(({ typed }) => HELD.has(typed)) && words.some(({ typed }) => DONE.has(typed))
