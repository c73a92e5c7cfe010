/** Starts the API reference. */
try {
  const { startReference } = await import('./page/start.js')
  startReference()
} catch {
  document.querySelector('#reference').textContent =
    'The reference could not be loaded. Check that the service runs, and reload the page.'
}
