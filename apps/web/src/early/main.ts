/**
 * The build puts this into the HTML of pages that show what the browser has stored. It runs before the first paint and fills the
 * landing of the page with it, so that a learner on a slow line reads on while the app's code is fetched.
 */
import { LANDING } from '../lib/start/landing.ts'
import { drawHall } from './draw-hall.ts'
import { drawResults } from './draw-results.ts'
import { drawSession } from './draw-session.ts'

function draw(landing: HTMLElement): boolean {
  // The words of a landing are English.
  if (localStorage.getItem('language') === 'hi') return false
  const { pathname } = location
  if (pathname.startsWith('/exams/')) return drawHall(landing)
  return pathname.endsWith('/results') ? drawResults(landing) : drawSession(landing)
}

function fill(landing: HTMLElement): boolean {
  try {
    return draw(landing)
  } catch {
    // Nothing stored, or nothing that can be read: the app says so when it comes.
    return false
  }
}

const landing = document.getElementById(LANDING)
if (landing && fill(landing)) delete document.documentElement.dataset.landing
else landing?.remove()
