import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Icon } from '../../components/ui/icon.tsx'
import { RuledList } from '../../components/ui/ruled-list.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { menuMessages } from '../../messages/en/menu.ts'
import { useMessages } from '../../messages/use-messages.ts'

const rowClasses = 'group flex min-h-13 w-full items-center justify-between gap-3 text-left text-ink'
const endClasses = 'size-5 text-ink-3 group-hover:text-action-text'

export function ShareDialog({ open, onClose, link }: { open: boolean; onClose: () => void; link: string }) {
  const words = useMessages(menuMessages).share
  const { copied, copy } = useCopy<'link' | 'text'>(words.copyFailed)
  return (
    <Dialog open={open} onClose={onClose} title={words.title} description={words.text}>
      <div className="mt-5 flex gap-2">
        <input
          readOnly
          aria-label={words.linkLabel}
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-target min-w-0 flex-1 rounded-md border border-edge bg-paper px-3 text-sm"
        />
        <Button variant="primary" onClick={() => copy('link', link, words.linkCopied)}>
          <Icon name={copied === 'link' ? 'check' : 'copy'} />
          {words.copyLink}
        </Button>
      </div>
      <RuledList className="mt-5">
        {shareLinks(link, words.message).map(({ name, address }) => (
          <li key={name}>
            <a href={address} target="_blank" rel="noopener noreferrer" className={rowClasses}>
              {words[name]}
              <Icon name="arrow-right" className={endClasses} />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => copy('text', `${words.message} ${link}`, words.textCopied)}
            className={rowClasses}
          >
            {words.instagram}
            <Icon name={copied === 'text' ? 'check' : 'copy'} className={endClasses} />
          </button>
        </li>
      </RuledList>
      {'share' in navigator && (
        <Button
          block
          className="mt-5"
          onClick={() => {
            // Cancelling the share sheet of the device is not an error.
            navigator.share({ title: words.title, text: words.message, url: link }).catch(() => undefined)
          }}
        >
          <Icon name="share" />
          {words.device}
        </Button>
      )}
    </Dialog>
  )
}

interface ShareLink {
  name: 'whatsapp' | 'x' | 'facebook'
  address: string
}

/** Where the learner can share the app's link, with a message if the site accepts one. */
export function shareLinks(link: string, message: string): ShareLink[] {
  const [text, url] = [encodeURIComponent(message), encodeURIComponent(link)]
  return [
    { name: 'whatsapp', address: `https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}` },
    { name: 'x', address: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: 'facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ]
}
