import { Kbd } from '../../components/ui/kbd.tsx'
import { guideMessages } from '../../messages/en/guide.ts'
import { useMessages } from '../../messages/use-messages.ts'

export function KeyTable() {
  const { keys } = useMessages(guideMessages)
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-edge text-left text-xs text-ink-3">
          <th scope="col" className="py-2 pr-4 font-label">
            {keys.key}
          </th>
          <th scope="col" className="py-2 font-label">
            {keys.what}
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.list.map((entry) => (
          <tr key={entry.does} className="border-b border-rule">
            <td className="flex flex-wrap gap-1.5 py-2.5 pr-4">
              {entry.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </td>
            <td className="py-2.5">{entry.does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
