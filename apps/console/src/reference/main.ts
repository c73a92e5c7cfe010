import '../styles/base.css'
import '../styles/controls.css'
import '../styles/page.css'
import './reference.css'
import './operation.css'

const element = document.querySelector('#root')
if (!element) throw new Error('reference.html has no element with the id root')
try {
  // The modules of the reference read the document of the API, which they load first.
  const { startReference } = await import('./start.tsx')
  startReference(element)
} catch {
  element.textContent = 'The reference could not be loaded. Check that the service runs, and reload the page.'
}
