import { use } from 'react'
import { Segmented } from '../../components/ui/segmented.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { chooseLocale, LocaleContext } from '../../messages/locale.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function MenuSettings() {
  const words = useMessages(menuMessages)
  const { theme, changeTheme } = useTheme()
  const locale = use(LocaleContext)
  return (
    <div className="grid gap-6">
      <Segmented
        legend={words.theme}
        choices={[
          { value: 'light', label: words.themeNames.light },
          { value: 'dark', label: words.themeNames.dark },
        ]}
        value={theme}
        onValueChange={changeTheme}
      />
      <div>
        <Segmented
          legend={words.language}
          choices={[
            { value: 'en', label: words.languageNames.en },
            { value: 'hi', label: words.languageNames.hi },
          ]}
          value={locale}
          onValueChange={chooseLocale}
        />
        <p className="mt-2 text-sm text-ink-3">{words.languageHint}</p>
      </div>
    </div>
  )
}
