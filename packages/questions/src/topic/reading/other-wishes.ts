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
