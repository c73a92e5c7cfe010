import react from '@vitejs/plugin-react'
import { type Connect, defineConfig, type Plugin } from 'vite'

/** The pages: their HTML files, and the paths at which the service serves them. */
const pages = { 'index.html': '/console/', 'reference.html': '/docs/' }

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react(), referencePath()],
  build: {
    target: 'es2023',
    // The service's Content Security Policy allows no inline styles, and data URLs only for images.
    assetsInlineLimit: 0,
    // One file for all views: Vite's loader would not load the styles of a view again after a failure.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: Object.keys(pages).map(file => `${import.meta.dirname}/${file}`) },
  },
  experimental: {
    // Each page loads its files from its own path, so that an operator may close one of the two paths.
    renderBuiltUrl(file, { hostId, hostType }) {
      if (hostType !== 'html') return { relative: true }
      return (hostId === 'reference.html' ? pages['reference.html'] : pages['index.html']) + file
    },
  },
})

/** Serves the reference at `/docs` in `npm run console`, as the service does. */
function referencePath(): Plugin {
  const lead: Connect.NextHandleFunction = (request, _response, next) => {
    request.url = request.url
      ?.replace(/^\/docs\/?(?=$|\?)/, '/console/reference.html')
      .replace(/^\/docs\/assets\//, '/console/assets/')
    next()
  }
  return {
    name: 'reference-path',
    configureServer: ({ middlewares }) => void middlewares.use(lead),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(lead),
  }
}
