import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Console } from './console.tsx'
import { restoreSession } from './session/session.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/page.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
await restoreSession()
createRoot(root).render(
  <StrictMode>
    <Console />
  </StrictMode>,
)
