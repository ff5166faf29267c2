/**
 * The id of the element that shows a page as a first visit sees it, until the app has arrived. The build writes it into the HTML of
 * each page; React's first render takes its place.
 */
export const LANDING = 'landing'

/** Asked during the first render: what takes the place of a landing must not fade in again. */
export const isLanding = (): boolean => document.getElementById(LANDING) !== null

/** Whether the landing shows what this browser has stored (early/main.ts): only the same page, complete, may take its place. */
export const isOwnLanding = (): boolean => document.getElementById(LANDING)?.dataset.own !== undefined
