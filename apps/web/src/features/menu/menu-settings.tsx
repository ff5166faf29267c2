import { use } from 'react'
import { Segmented } from '../../components/ui/segmented.tsx'
import { useTheme } from '../../components/use-theme.ts'
import { chooseLocale, LocaleContext, localeNames } from '../../messages/locale.ts'
import { menuMessages } from '../../messages/menu.ts'
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
        {/* In the device's own font: the word for Hindi alone must not fetch the Devanagari file. */}
        <Segmented
          className={locale === 'en' ? '[&_label]:font-system' : ''}
          legend={words.language}
          choices={[
            { value: 'en', label: localeNames.en },
            { value: 'hi', label: localeNames.hi },
          ]}
          value={locale}
          onValueChange={chooseLocale}
        />
        <p className="mt-2 text-sm text-ink-3">{words.languageHint}</p>
      </div>
    </div>
  )
}
