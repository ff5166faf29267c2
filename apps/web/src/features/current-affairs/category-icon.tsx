import { CURRENT_AFFAIRS_CATEGORIES, INDIA_BULK } from '@ekagra/exam/current-affairs/categories'
import type { CSSProperties } from 'react'
import { iconPaths } from '../../components/ui/icon.tsx'

type Category = (typeof CURRENT_AFFAIRS_CATEGORIES)[number]

/** Drawn on the same grid as the app's icons; kept here because no other screen needs them. */
const PATHS: Record<Category['icon'] | 'bulk', string> = {
  bulk: iconPaths.cards,
  flag: iconPaths.flag,
  landmark: 'M4 9.5 12 4l8 5.5zM4 20h16M6.5 17.5v-6M10.2 17.5v-6M13.8 17.5v-6M17.5 17.5v-6',
  banknote: 'M3.5 6.5h17v11h-17zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6.5 9.5v.1M17.5 14.5v.1',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6zM9 11.8l2.2 2.2 4-4.4',
  chart: iconPaths.chart,
  leaf: 'M6.8 17.2C3 10.500 8.500 5 19.500 4.500 20 15.500 14 20.500 6.800 17.200zM4.500 20c2-4.800 5-8 9.500-10',
  award: iconPaths.award,
  'map-pin':
    'M12 21s-6.500-5.700-6.500-10.800a6.500 6.500 0 0 1 13 0C18.500 15.300 12 21 12 21zM9.700 10.200a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0 -4.600 0z',
  calendar: iconPaths.calendar,
  trophy:
    'M8 4h8v6a4 4 0 0 1 -8 0zM8 6H4.500v1.500A3.500 3.500 0 0 0 8 11M16 6h3.500v1.500A3.500 3.500 0 0 1 16 11M12 14v3.500M8.500 20.500h7M10 17.500h4v3h-4z',
  flask: iconPaths.sample,
  users:
    'M5.700 8.500a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM3 19c.5-3.500 2.800-5.500 5.700-5.500s5.200 2 5.700 5.500M15 5.700a3 3 0 0 1 0 5.600M17 13.800c2.200.7 3.600 2.500 4 5.200',
  globe:
    'M3.500 12a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0 -17 0zM3.500 12h17M12 3.500c2.600 2.400 3.800 5.200 3.800 8.500s-1.200 6.100-3.800 8.500c-2.600-2.400-3.800-5.200-3.800-8.500s1.200-6.100 3.800-8.500z',
  palette:
    'M12 3.500a8.500 8.500 0 1 0 0 17c1.300 0 1.800-.9 1.500-1.900-.4-1.500.4-2.600 2-2.600h1.800c2 0 3.200-1.400 3.200-3.500A8.700 8.700 0 0 0 12 3.500zM7.800 12v.1M9.800 8v.1M14.200 8v.1',
}

/** Hue and chroma of each colour. */
const COLOURS: Record<Category['colour'] | 'bulk', [hue: number, chroma: number]> = {
  bulk: [275, 0.13],
  orange: [50, 0.11],
  indigo: [280, 0.13],
  emerald: [162, 0.09],
  slate: [255, 0.025],
  blue: [255, 0.13],
  green: [145, 0.1],
  amber: [78, 0.09],
  rose: [15, 0.13],
  violet: [300, 0.13],
  lime: [122, 0.09],
  cyan: [205, 0.08],
  teal: [185, 0.075],
  sky: [235, 0.1],
  pink: [350, 0.12],
}

interface SignStyle extends CSSProperties {
  '--hue': number
  '--chroma': number
}

/** The icon of a category on its colour. Both are only decoration beside the title. */
export function CategoryIcon({ category }: { category: string }) {
  const known = CURRENT_AFFAIRS_CATEGORIES.find(({ title }) => title === category)
  const [hue, chroma] = COLOURS[known?.colour ?? 'bulk']
  const style: SignStyle = { '--hue': hue, '--chroma': chroma }
  return (
    <span
      aria-hidden="true"
      data-colour={known?.colour ?? (category === INDIA_BULK ? 'bulk' : undefined)}
      style={style}
      className="category-sign grid size-11 flex-none place-items-center rounded-md"
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="size-6"
      >
        <path d={PATHS[known?.icon ?? 'bulk']} />
      </svg>
    </span>
  )
}
