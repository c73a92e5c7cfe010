import { createClient } from '@tenant-api/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

// The proxy in vite.config.ts replaces the token.
const client = createClient({ baseUrl: location.origin, token: 'any' })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <App client={client} />
  </StrictMode>,
)
