import { changeBody } from './change-body.ts'
import type { FaultyCase } from './faulty-case.ts'

/** Servers whose lists lack resources, or contain resources that the caller did not ask for. */
export const listingFaults: readonly FaultyCase[] = [
  {
    promise: 'numbers pages from 0',
    fault: {
      onRequest: request => {
        request.url = request.url.replace(/page=([1-9]\d*)&/, (_, page) => `page=${Number(page) - 1}&`)
      },
    },
    group: 'listings',
    sentence: /^the ids on numbered pages/,
  },
  {
    promise: 'lists resources on numbered pages',
    fault: {
      onAnswer: (answer, { url }) => {
        if (url.includes('per_page=2'))
          answer.body = changeBody(answer, body => {
            Object.values(body).find(Array.isArray)?.splice(0)
            body.total = 0
          })
      },
    },
    group: 'listings',
    sentence: /^the ids on numbered pages must have \d+ items, got 0/,
  },
  {
    promise: 'filters rate limit policies',
    fault: {
      onRequest: request => {
        request.url = request.url.replace(/consumer_selector=[^&]*/, '')
      },
    },
    group: 'policies',
    sentence: /^the ids of the listed policies/,
  },
]
