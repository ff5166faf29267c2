import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Page, PageHead } from '../components/ui/page.tsx'
import { readTheme, showTheme } from '../lib/stores/learner/theme-store.ts'
import { gallerySpecimens } from './gallery-specimens.tsx'

/**
 * Every component in its states on one page, for comparison: open /gallery.html of the development server.
 */
function ComponentGallery() {
  return (
    <Page>
      <PageHead title="Components" text="The parts every screen is made of, with their states." />
      {gallerySpecimens.map(({ name, Specimen }) => (
        <section
          key={name}
          className="grid gap-5 border-t border-rule py-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8 lg:py-10"
        >
          <h2>{name}</h2>
          <div className="grid min-w-0 gap-6">
            <Specimen />
          </div>
        </section>
      ))}
    </Page>
  )
}

showTheme(readTheme())
const container = document.getElementById('root')
if (container) {
  createRoot(container).render(
    <MemoryRouter>
      <ComponentGallery />
    </MemoryRouter>,
  )
}
