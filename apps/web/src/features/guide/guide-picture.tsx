import { guideMessages } from '../../messages/guide.ts'
import { useMessages } from '../../messages/use-messages.ts'
import doubt from './pictures/doubt.webp'
import home from './pictures/home.webp'
import practice from './pictures/practice.webp'

/** Taken from the app itself by tools/guide-pictures.mjs. */
const pictures = { home, practice, doubt }

/** A phone's screen at half its size, loaded when it comes near. */
export function GuidePicture({ name }: { name: keyof typeof pictures }) {
  const words = useMessages(guideMessages)
  return (
    <img
      src={pictures[name]}
      alt={words.pictures[name]}
      width={720}
      height={1280}
      loading="lazy"
      decoding="async"
      className="my-2 h-auto w-60 max-w-full rounded-lg border border-rule"
    />
  )
}
