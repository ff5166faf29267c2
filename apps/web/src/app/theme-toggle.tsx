import { Icon } from '../components/ui/icon.tsx'
import { useTheme } from '../components/use-theme.ts'
import { shellMessages } from '../messages/shell.ts'
import { useMessages } from '../messages/use-messages.ts'
import { toolClasses } from './tool-classes.ts'

export function ThemeToggle() {
  const words = useMessages(shellMessages)
  const { theme, toggleTheme } = useTheme()
  const dark = theme === 'dark'
  return (
    <button
      type="button"
      aria-label={dark ? words.switchToLight : words.switchToDark}
      onClick={toggleTheme}
      className={toolClasses}
    >
      <Icon name={dark ? 'moon' : 'sun'} className="size-5.5" />
    </button>
  )
}
