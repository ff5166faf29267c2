import { use } from 'react'
import { guideMessages } from '../../messages/en/guide.ts'
import { type Locale, LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'
import doubt from './pictures/doubt.webp'
import hindiDoubt from './pictures/hi/doubt.webp'
import hindiHome from './pictures/hi/home.webp'
import hindiPractice from './pictures/hi/practice.webp'
import home from './pictures/home.webp'
import practice from './pictures/practice.webp'

type Name = 'home' | 'practice' | 'doubt'

/** Taken from the app itself by tools/guide-pictures.mjs. */
const pictures: Record<Locale, Record<Name, string>> = {
  en: { home, practice, doubt },
  hi: { home: hindiHome, practice: hindiPractice, doubt: hindiDoubt },
}

/** A phone's screen at half its size, in the language of the reader, loaded when it comes near. */
export function GuidePicture({ name }: { name: Name }) {
  const words = useMessages(guideMessages)
  const locale = use(LocaleContext)
  return (
    <img
      src={pictures[locale][name]}
      alt={words.pictures[name]}
      width={720}
      height={1280}
      loading="lazy"
      decoding="async"
      className="my-2 h-auto w-60 max-w-full rounded-lg border border-rule"
    />
  )
}
