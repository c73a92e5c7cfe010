/** An empty server with Express. JavaScript, so that its start strips no types, as the bundle of the service does not. */
import express from 'express'

const server = express().listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`)
})
