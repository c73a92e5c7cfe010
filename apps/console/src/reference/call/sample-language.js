import { observable } from '../observable.js'

const key = 'tenant-api-reference-language'

/** The language of the samples, for all operations. The browser keeps it. */
export const sampleLanguage = observable(kept())

export function chooseLanguage(name) {
  sampleLanguage.set(name)
  try {
    localStorage.setItem(key, name)
  } catch {
    // The browser denies the storage, so the choice ends with the page.
  }
}

function kept() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
