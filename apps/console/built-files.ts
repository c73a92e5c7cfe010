import path from 'node:path'

/** The folder of the build. The service serves it at `/console` and `/docs`. */
export const dist = path.join(import.meta.dirname, 'dist')
/** The file in dist/ with the hash of the files from which dist/ was built. */
export const stampFile = path.join(dist, 'stamp')
