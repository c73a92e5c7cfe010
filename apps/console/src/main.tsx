import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './styles/base.css'
import './styles/controls.css'
import './styles/forced-colors.css'
import './styles/page.css'
import { Console } from './console.tsx'
import { restoreSession } from './session/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
await restoreSession()
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
