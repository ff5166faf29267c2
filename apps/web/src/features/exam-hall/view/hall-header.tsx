import { memo, useSyncExternalStore } from 'react'
import { Button, IconButton } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { useTheme } from '../../../components/use-theme.ts'
import { examHallMessages } from '../../../messages/en/exam-hall.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { HallController } from '../run/hall-controller.ts'
import { HallClockView } from './hall-clock-view.tsx'

export interface HallHeaderProps {
  title: string
  controller: HallController
  /** Questions without a saved answer. */
  open: number
  hasCalculator: boolean
  onLeave: () => void
  onPaper: () => void
  onCalculator: () => void
  onKeys: () => void
  onEnd: () => void
}

export const HallHeader = memo(function HallHeader(props: HallHeaderProps) {
  const { title, controller, open, hasCalculator, onLeave, onPaper, onCalculator, onKeys, onEnd } = props
  const words = useMessages(examHallMessages)
  const { theme, toggleTheme } = useTheme()
  const fullScreen = useFullScreen()
  return (
    <div>
      <div className="mx-auto flex h-bar max-w-session items-center gap-1 pr-3 pl-1 lg:gap-2 lg:pr-[calc(var(--spacing-gutter)-0.75rem)] lg:pl-[calc(var(--spacing-gutter)-0.75rem)]">
        <IconButton label={words.leave} onClick={onLeave}>
          <Icon name="x" className="size-5.5" />
        </IconButton>
        <h1 className="mr-auto min-w-0 truncate text-base leading-tight tracking-normal lg:text-lg">
          {title}
        </h1>
        <span className="flex items-center max-lg:hidden">
          {hasCalculator && (
            <Button variant="quiet" onClick={onCalculator}>
              <Icon name="calculator" />
              {words.calculator}
            </Button>
          )}
          <Button variant="quiet" onClick={onPaper}>
            <Icon name="sheet" />
            {words.questionPaper}
          </Button>
        </span>
        <HallClockView controller={controller} open={open} />
        <span className="flex items-center gap-1 max-lg:hidden">
          <Button onClick={onEnd} className="mx-1">
            {words.endTest}
          </Button>
          <IconButton label={words.keysButton} onClick={onKeys}>
            <Icon name="keyboard" className="size-5.5" />
          </IconButton>
          {fullScreen.isOffered && (
            <IconButton
              label={fullScreen.isOn ? words.leaveFullScreen : words.fullScreen}
              onClick={fullScreen.toggle}
            >
              <Icon name="expand" className="size-5.5" />
            </IconButton>
          )}
          <IconButton label={words.theme} onClick={toggleTheme}>
            <Icon name={theme === 'dark' ? 'moon' : 'sun'} className="size-5.5" />
          </IconButton>
        </span>
      </div>
    </div>
  )
})

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Full screen on wish, where the browser has it. */
function useFullScreen() {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    // A browser may refuse; the paper goes on as it is.
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return { isOn, isOffered: document.fullscreenEnabled, toggle }
}
