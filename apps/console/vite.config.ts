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
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
