import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  // The service serves the build at this path.
  base: '/console/',
  plugins: [react()],
  build: {
    target: 'es2023',
    // The service's Content Security Policy allows no inline styles, and data URLs only for images.
    assetsInlineLimit: 0,
    // One file of 5 KB for all views: Vite's loader would not load the styles of a view again after a failure.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
