/** 'floor 3' -> 'Floor 3'. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
